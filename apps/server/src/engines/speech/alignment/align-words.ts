import type { SpokenWord } from '@reelwright/ad';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { inputArgs, QUIET_ARGS, toFileArgument } from '@reelwright/media';
import { AppError } from '#src/app-error.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import type { SpeechEngine, SpeechRequest } from '../speech.ts';
import { fillMissing } from './fill-missing.ts';
import { matchInThread } from './match-in-thread.ts';
import { FRAME_SAMPLE_RATE } from './mel-frames.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';

/** Longer audio is refused; see the heap of the thread. */
const MAX_DURATION_S = 1800;
/** Generous for slow machines: decoding audio is fast. */
const TIMEOUT_MS = HANG_LIMIT_MS + (MAX_DURATION_S * 1000) / 2;
const MAX_MEMORY_BYTES = 1024 * 2 ** 20;
const SAMPLE_BYTES = 2;

export interface AlignmentRequest extends Pick<SpeechRequest, 'text' | 'language' | 'pronunciations' | 'signal'> {
  /** Any file that ffmpeg reads, with at most half an hour of audio. */
  audioPath: string;
  /** For temporary files, which are removed. */
  folder: string;
}

export interface Alignment {
  /** The text's words as the reference engine divides it, in order, without overlaps, all within the audio. */
  words: SpokenWord[];
  /** Confidence that the audio speaks the text, 0 to 1. Below `LEAST_CONFIDENCE` the times are guesses. */
  confidence: number;
}

/** A recording that speaks the text word for word reaches it, also over music. */
export const LEAST_CONFIDENCE = 0.3;

export interface WordAligner {
  /**
   * Finds when each word of a text is spoken. Throws SPEECH_FAILED if the file has no readable audio or too much of it.
   */
  alignWords(request: AlignmentRequest): Promise<Alignment>;
}

/**
 * Times the words of a recording by comparing it with an engine that knows its own times: no model, no network.
 * `reference` speaks the text once, with a voice of the language.
 */
export function createWordAligner({
  reference,
  runProgram,
}: {
  reference: Pick<SpeechEngine, 'voices' | 'speak'>;
  runProgram: RunProgram;
}): WordAligner {
  const decode = async (input: string, output: string, signal: AbortSignal): Promise<void> => {
    const cut = ['-map', '0:a:0', '-t', String(MAX_DURATION_S + 1)];
    const samples = ['-ac', '1', '-ar', String(FRAME_SAMPLE_RATE), '-f', 's16le'];
    await runProgram({
      program: 'ffmpeg',
      args: [...QUIET_ARGS, ...inputArgs(input), ...cut, ...samples, toFileArgument(output)],
      signal,
      timeoutMs: TIMEOUT_MS,
      maxMemoryBytes: MAX_MEMORY_BYTES,
      errorCode: 'SPEECH_FAILED',
    });
  };

  const alignInFolder = async (request: AlignmentRequest, folder: string): Promise<Alignment> => {
    const { text, language, pronunciations, signal } = request;
    const recordingPath = path.join(folder, 'recording.pcm');
    const referencePath = path.join(folder, 'reference.pcm');
    await decode(request.audioPath, recordingPath, signal);
    const durationMs = ((await stat(recordingPath)).size / SAMPLE_BYTES / FRAME_SAMPLE_RATE) * 1000;
    if (durationMs > MAX_DURATION_S * 1000) throw fail(`more than ${MAX_DURATION_S} s of audio`);
    const spoken = await reference.speak({
      text,
      language,
      voiceId: findVoice(language),
      rate: 1,
      ...(pronunciations ? { pronunciations } : {}),
      folder,
      signal,
    });
    if (spoken.words.length === 0) return { words: [], confidence: 0 };
    await decode(spoken.wavPath, referencePath, signal);
    const match = await matchInThread({ recordingPath, referencePath, words: spoken.words }, signal);
    const lengths = spoken.words.map(({ startMs, endMs }) => endMs - startMs);
    const spans = fillMissing(match.words, lengths, durationMs);
    return {
      words: spoken.words.map((word, index) => ({ ...word, ...spans[index] })),
      confidence: match.confidence,
    };
  };

  /** Prefers a man's voice: its harmonics lie closer and so hide less of the compared spectrum. */
  function findVoice(language: SpeechRequest['language']): string {
    const voices = reference.voices().filter((voice) => voice.language === language);
    const voice = voices.find(({ gender }) => gender === 'male') ?? voices[0];
    if (!voice) throw fail(`no voice of ${language} to compare with`);
    return voice.id;
  }

  return {
    async alignWords(request) {
      request.signal.throwIfAborted();
      const folder = await mkdtemp(path.join(request.folder, 'alignment-'));
      try {
        return await alignInFolder(request, folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

const fail = (reason: string): AppError => new AppError('SPEECH_FAILED', {}, { cause: new Error(reason) });
