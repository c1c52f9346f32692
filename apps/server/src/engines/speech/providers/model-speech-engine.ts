import type { SpokenWord } from '@reelwright/ad';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SPEECH_LANGUAGES, SPEECH_LIMITS, type Voice, type VoiceGender } from '@reelwright/contracts';
import { inputArgs, QUIET_ARGS, toDecimal, toFileArgument } from '@reelwright/media';
import { generateSpeech, type SpeechModel } from 'ai';
import { AppError } from '#src/app-error.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import type { WordAligner } from '../alignment/align-words.ts';
import { polishSpeech } from '../polish-speech.ts';
import type { Speech, SpeechEngine, SpeechRequest } from '../speech.ts';
import { respellText, splitText, type TextPart } from './split-text.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';

/** A voice with the provider's name for it. It speaks every language. */
export interface ModelVoice {
  name: string;
  gender: VoiceGender;
}

interface ModelSpeechOptions {
  /** `provider:model`, as named in messages. */
  id: string;
  model: SpeechModel;
  voices: readonly ModelVoice[];
  /** Times the words, because models don't. */
  aligner: WordAligner;
  runProgram: RunProgram;
  /** For one request, its retries included. */
  timeoutMs?: number;
  /** Characters of one request. */
  longestPart?: number;
}

const DEFAULT_TIMEOUT_MS = 120_000;
const RETRIES = 3;
const SAMPLE_RATE = 48_000;
const SAMPLES_PER_MS = SAMPLE_RATE / 1000;
const BYTES_PER_MS = SAMPLES_PER_MS * 2;
const PART_GAP_MS = 290;
const EDGE_MS = 20;
const MAX_MEMORY_BYTES = 1024 * 2 ** 20;
/** Trims silence at the edges of a model's audio; keeps a little, so that no sound is cut. */
const TRIM = 'silenceremove=start_periods=1:start_threshold=-50dB:start_silence=0.02';
const SOFT_START = 'afade=t=in:d=0.005';

const toVoiceId = (name: string, language: string): string => `model-${name}-${language}`;

/**
 * Speaks with a model. A long text is sent in parts that are joined with silence; speed and pitch are changed here,
 * since not all models support them; words are timed by alignment. Throws SPEECH_FAILED after the retries.
 */
export function createModelSpeechEngine(options: ModelSpeechOptions): SpeechEngine {
  const { id, model, aligner, runProgram, timeoutMs = DEFAULT_TIMEOUT_MS, longestPart } = options;
  const voices = SPEECH_LANGUAGES.flatMap((language) =>
    options.voices.map(
      ({ name, gender }): Voice => ({
        id: toVoiceId(name, language),
        name: name.charAt(0).toUpperCase() + name.slice(1),
        language,
        gender,
        age: 'adult',
        style: 'friendly',
      }),
    ),
  );

  async function askModel(text: string, voice: string, signal: AbortSignal): Promise<Uint8Array> {
    try {
      const { audio } = await generateSpeech({
        model,
        text,
        voice,
        outputFormat: 'wav',
        maxRetries: RETRIES,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      return audio.uint8Array;
    } catch (error) {
      signal.throwIfAborted();
      throw new AppError('SPEECH_FAILED', {}, { cause: error });
    }
  }

  /** Decodes the model's audio to samples without the silence around them, at the requested speed and pitch. */
  async function decode(source: string, target: string, request: SpeechRequest): Promise<void> {
    const pitch = 2 ** ((request.pitchSemitones ?? 0) / 12);
    const filters = [
      `aresample=${SAMPLE_RATE}`,
      `${TRIM},areverse,${TRIM},areverse`,
      ...(pitch === 1 ? [] : [`asetrate=${Math.round(SAMPLE_RATE * pitch)}`, `aresample=${SAMPLE_RATE}`]),
      `atempo=${toDecimal(Math.min(2, Math.max(0.5, request.rate / pitch)))}`,
      // A model's hum or offset would click at the silence between parts.
      `${SOFT_START},areverse,${SOFT_START},areverse`,
    ];
    await runProgram({
      program: 'ffmpeg',
      args: [
        QUIET_ARGS,
        inputArgs(source),
        ['-map', '0:a:0', '-ac', '1', '-filter:a', filters.join(',')],
        ['-ar', String(SAMPLE_RATE), '-c:a', 'pcm_s16le', '-f', 's16le', toFileArgument(target)],
      ].flat(),
      signal: request.signal,
      timeoutMs: HANG_LIMIT_MS,
      maxMemoryBytes: MAX_MEMORY_BYTES,
      errorCode: 'SPEECH_FAILED',
    });
  }

  async function speakPart(part: TextPart, voice: string, request: SpeechRequest, folder: string) {
    const { language, pronunciations = [], signal } = request;
    const text = request.text.slice(part.start, part.end);
    const sentPath = path.join(folder, 'sent');
    const pcmPath = path.join(folder, 'part.pcm');
    const wavPath = path.join(folder, 'part.wav');
    await writeFile(sentPath, await askModel(respellText(text, language, pronunciations), voice, signal));
    await decode(sentPath, pcmPath, request);
    const samples = await readFile(pcmPath);
    await writeFile(wavPath, Buffer.concat([toWavHeader(samples.length), samples]));
    const { words } = await aligner.alignWords({ audioPath: wavPath, text, language, pronunciations, folder, signal });
    await Promise.all([rm(sentPath), rm(pcmPath), rm(wavPath)]);
    return { samples, words };
  }

  async function speakInFolder(request: SpeechRequest, folder: string): Promise<Speech> {
    const voice = options.voices.find(({ name }) => toVoiceId(name, request.language) === request.voiceId);
    if (!voice) throw new AppError('SPEECH_FAILED', {}, { cause: new Error(`no voice ${request.voiceId}`) });
    const pcmPath = path.join(folder, 'voice.pcm');
    const file = await open(pcmPath, 'w');
    const words: SpokenWord[] = [];
    let writtenMs = 0;
    const writeSilence = async (ms: number): Promise<void> => {
      await file.write(new Uint8Array(Math.round(ms) * BYTES_PER_MS));
      writtenMs += Math.round(ms);
    };
    try {
      await writeSilence(EDGE_MS);
      const parts = splitText(request.text, request.language, longestPart);
      for (const [index, part] of parts.entries()) {
        await writeSilence(part.beforeMs);
        const spoken = await speakPart(part, voice.name, request, folder);
        const startMs = writtenMs;
        words.push(
          ...spoken.words.map((word) => ({
            ...word,
            start: word.start + part.start,
            end: word.end + part.start,
            startMs: word.startMs + startMs,
            endMs: word.endMs + startMs,
          })),
        );
        await file.write(spoken.samples);
        const partMs = Math.ceil(spoken.samples.length / BYTES_PER_MS);
        await file.write(new Uint8Array(partMs * BYTES_PER_MS - spoken.samples.length));
        writtenMs += partMs;
        const isLast = index === parts.length - 1;
        await writeSilence(isLast ? part.afterMs : Math.max(part.afterMs, PART_GAP_MS / request.rate));
      }
      await writeSilence(EDGE_MS * 3);
    } finally {
      await file.close();
    }
    const audio = { pcmPath, sampleRate: SAMPLE_RATE, filters: [], durationMs: writtenMs };
    const wavPath = await polishSpeech({ ...audio, folder, runProgram, signal: request.signal });
    await rm(pcmPath);
    return { wavPath, durationMs: writtenMs, words, phonemes: undefined };
  }

  return {
    id,
    voices: () => voices,
    warm: () => undefined,
    async speak(request) {
      request.signal.throwIfAborted();
      const limit = SPEECH_LIMITS.characters;
      if (request.text.length > limit) throw new AppError('TEXT_TOO_LONG', { limit });
      const folder = await mkdtemp(path.join(request.folder, 'speech-'));
      try {
        return await speakInFolder(request, folder);
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        throw error;
      }
    },
  };
}

/** Builds the header for 48 kHz mono 16-bit samples. */
function toWavHeader(dataBytes: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + dataBytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(dataBytes, 40);
  return header;
}
