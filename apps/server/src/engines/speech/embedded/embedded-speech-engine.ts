import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { AppError } from '#src/app-error.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { createWarmProgram } from '#src/platform/process/warm-program.ts';
import type { Speech, SpeechEngine, SpeechRequest } from '../speech.ts';
import { planSpeech } from '../text/plan-speech.ts';
import { type EspeakRequest, espeakResultSchema, type SpokenRun } from './espeak-protocol.ts';
import { joinRuns } from './join-runs.ts';
import { placeWords } from './place-words.ts';
import { type PlannedRun, planRuns } from './plan-runs.ts';
import { polishSpeech } from './polish-speech.ts';
import { EMBEDDED_VOICES, toEspeakVoice, type VoiceSound } from './voices.ts';

const MAX_HEAP_MIB = 512;
const TIMEOUT_MS = 60_000;
/** An ad's scenes are spoken one right after another; then the memory is wanted for the render. */
const IDLE_MS = 3000;
const SLOWEST_WORDS_PER_MINUTE = 80;
const FASTEST_WORDS_PER_MINUTE = 450;

export interface EmbeddedSpeechEngine extends SpeechEngine {
  close(): Promise<void>;
}

/** Speaks with espeak-ng, which runs as a program of its own, and ffmpeg: no model, no network, same request same bytes. */
export function createEmbeddedSpeechEngine({ runProgram }: { runProgram: RunProgram }): EmbeddedSpeechEngine {
  const espeak = createWarmProgram({
    program: process.execPath,
    args: [`--max-old-space-size=${MAX_HEAP_MIB}`, fileURLToPath(new URL('./espeak-program.ts', import.meta.url))],
    errorCode: 'SPEECH_FAILED',
    timeoutMs: TIMEOUT_MS,
    idleMs: IDLE_MS,
  });

  const synthesize = async (request: EspeakRequest, signal: AbortSignal): Promise<SpokenRun[]> =>
    espeakResultSchema.parse(await espeak.request(request, signal));

  const speakInFolder = async (request: SpeechRequest, folder: string): Promise<Speech> => {
    const sound = getSound(request.voiceId);
    const sentences = planSpeech(request.text, request.language);
    const runs = planRuns(sentences);
    const pcmPath = path.join(folder, 'voice.pcm');
    const shapedPath = path.join(folder, 'shaped.wav');
    const wavPath = path.join(folder, 'speech.wav');

    const espeakRequest = { runs: runs.map((run) => toEspeakRun(run, sound, request.rate)), pcmPath };
    const spoken = runs.length === 0 ? [] : await synthesize(espeakRequest, request.signal);
    const joined = joinRuns(
      runs.length === 0 ? new Int16Array() : toSamples(await readFile(pcmPath)),
      runs.map(({ gapMs }, index) => ({ sampleCount: spoken[index]?.sampleCount ?? 0, gapMs: gapMs / request.rate })),
    );
    await writeFile(pcmPath, new Uint8Array(joined.samples.buffer));
    const { durationMs } = joined;
    await polishSpeech({
      pcmPath,
      shapedPath,
      wavPath,
      tone: sound.tone,
      durationMs,
      runProgram,
      signal: request.signal,
    });
    await Promise.all([rm(pcmPath), rm(shapedPath)]);
    const events = spoken.map((run) => run.events);
    return { wavPath, durationMs, words: placeWords({ words: sentences.flat(), runs, events, joined: joined.runs }) };
  };

  return {
    id: 'embedded-speech',
    voices: () => EMBEDDED_VOICES.map(({ id, name, language, gender }) => ({ id, name, language, gender })),
    warm: () => espeak.warm(),
    close: () => espeak.close(),
    async speak(request) {
      request.signal.throwIfAborted();
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

function getSound(voiceId: string): VoiceSound {
  const voice = EMBEDDED_VOICES.find(({ id }) => id === voiceId);
  if (!voice) throw new AppError('SPEECH_FAILED', {}, { cause: new Error(`no voice ${voiceId}`) });
  return voice.sound;
}

function toEspeakRun({ sounds, text }: PlannedRun, sound: VoiceSound, rate: number): EspeakRequest['runs'][number] {
  const wordsPerMinute = Math.round(sound.wordsPerMinute[sounds] * rate);
  return {
    voice: toEspeakVoice(sounds, sound),
    text,
    wordsPerMinute: Math.min(FASTEST_WORDS_PER_MINUTE, Math.max(SLOWEST_WORDS_PER_MINUTE, wordsPerMinute)),
    pitch: sound.pitch,
    range: sound.range,
  };
}

const toSamples = (bytes: Buffer): Int16Array =>
  new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
