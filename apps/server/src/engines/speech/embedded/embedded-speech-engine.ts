import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { SPEECH_LIMITS } from '@reelwright/contracts';
import { AppError } from '#src/app-error.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { createWarmProgram, type WarmProgram } from '#src/platform/process/warm-program.ts';
import type { Speech, SpeechEngine, SpeechRequest } from '../speech.ts';
import { planSpeech } from '../text/plan-speech.ts';
import { ESPEAK_SAMPLE_RATE, type EspeakEvent, type EspeakRequest, espeakResultSchema } from './espeak-protocol.ts';
import { toEspeakPitch, toEspeakVoice, toWordsPerMinute } from './espeak-voice.ts';
import { type JoinedRun, joinRuns, LEAD_MS, TAIL_MS, toMs, toSamples } from './join-runs.ts';
import { placePhonemes, placeWords } from './place-words.ts';
import { type PlannedRun, planRuns } from './plan-runs.ts';
import { polishSpeech, SYNTHETIC_DYNAMICS } from '../polish-speech.ts';
import type { Timbre } from './timbres.ts';
import { EMBEDDED_VOICES } from './voices.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';

const MAX_HEAP_MIB = 512;
/** An ad's scenes are spoken one right after another; then the memory is wanted for the render. */
const IDLE_MS = 3000;
const SLOWEST_WORDS_PER_MINUTE = 80;
const FASTEST_WORDS_PER_MINUTE = 450;
/** Spoken at a time: about a minute and a half, 4 MB of samples, however long the text. */
const BATCH_CHARACTERS = 1500;

export interface EmbeddedSpeechEngine extends SpeechEngine {
  close(): Promise<void>;
}

/** Speaks with espeak-ng, which runs as a program of its own, and ffmpeg: no model, no network, same request same bytes. */
export function createEmbeddedSpeechEngine({ runProgram }: { runProgram: RunProgram }): EmbeddedSpeechEngine {
  const espeak = createWarmProgram({
    program: process.execPath,
    args: [`--max-old-space-size=${MAX_HEAP_MIB}`, fileURLToPath(new URL('./espeak-program.ts', import.meta.url))],
    errorCode: 'SPEECH_FAILED',
    timeoutMs: HANG_LIMIT_MS,
    idleMs: IDLE_MS,
  });

  const speakInFolder = async (request: SpeechRequest, folder: string): Promise<Speech> => {
    const timbre = getTimbre(request.voiceId);
    const sentences = planSpeech(request.text, request.language, request.pronunciations);
    const runs = planRuns(sentences);
    const pcmPath = path.join(folder, 'voice.pcm');
    const { joined, events, durationMs } = await writeVoice({ espeak, runs, timbre, request, pcmPath });
    const wavPath = await polishSpeech({
      pcmPath,
      folder,
      sampleRate: ESPEAK_SAMPLE_RATE,
      filters: [...timbre.tone, ...SYNTHETIC_DYNAMICS],
      durationMs,
      runProgram,
      signal: request.signal,
    });
    await rm(pcmPath);
    const words = placeWords({ words: sentences.flat(), runs, events, joined });
    return { wavPath, durationMs, words, phonemes: placePhonemes({ events, joined }) };
  };

  return {
    id: 'embedded-speech',
    voices: () =>
      EMBEDDED_VOICES.map(({ id, name, language, gender, age, style }) => ({ id, name, language, gender, age, style })),
    warm: () => espeak.warm(),
    close: () => espeak.close(),
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

function getTimbre(voiceId: string): Timbre {
  const voice = EMBEDDED_VOICES.find(({ id }) => id === voiceId);
  if (!voice) throw new AppError('SPEECH_FAILED', {}, { cause: new Error(`no voice ${voiceId}`) });
  return voice.timbre;
}

/** Runs in batches that are small enough to be kept in memory. */
function batchRuns(runs: readonly PlannedRun[]): PlannedRun[][] {
  const batches: PlannedRun[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const run of runs) {
    characters += run.text.length;
    if (characters > BATCH_CHARACTERS) {
      batches.push([]);
      characters = run.text.length;
    }
    batches.at(-1)?.push(run);
  }
  return batches;
}

interface VoiceJob {
  espeak: WarmProgram;
  runs: readonly PlannedRun[];
  timbre: Timbre;
  request: SpeechRequest;
  pcmPath: string;
}

interface RawVoice {
  joined: JoinedRun[];
  events: EspeakEvent[][];
  durationMs: number;
}

/** Writes the raw voice of all runs, joined, as espeak's samples. */
async function writeVoice({ espeak, runs, timbre, request, pcmPath }: VoiceJob): Promise<RawVoice> {
  const { rate, signal } = request;
  const joined: JoinedRun[] = [];
  const events: EspeakEvent[][] = [];
  const file = await open(pcmPath, 'w');
  try {
    let written = toSamples(LEAD_MS);
    await file.write(toBytes(new Int16Array(written)));
    for (const batch of batchRuns(runs)) {
      const batchPath = `${pcmPath}.part`;
      const espeakRequest = { runs: batch.map((run) => toEspeakRun(run, timbre, request)), pcmPath: batchPath };
      const spoken = espeakResultSchema.parse(await espeak.request(espeakRequest, signal));
      const sounds = batch.map((run, index) => ({
        sampleCount: spoken[index]?.sampleCount ?? 0,
        beforeMs: run.silenceBeforeMs,
        afterMs: run === runs.at(-1) ? run.silenceAfterMs : Math.max(run.gapMs / rate, run.silenceAfterMs),
      }));
      const part = joinRuns(toInt16(await readFile(batchPath)), sounds, written);
      await rm(batchPath);
      await file.write(toBytes(part.samples));
      written += part.samples.length;
      joined.push(...part.runs);
      events.push(...spoken.map((run) => run.events));
    }
    const durationMs = Math.ceil(toMs(written)) + TAIL_MS;
    await file.write(toBytes(new Int16Array(toSamples(durationMs) - written)));
    return { joined, events, durationMs };
  } finally {
    await file.close();
  }
}

function toEspeakRun(
  { sounds, text }: PlannedRun,
  timbre: Timbre,
  { rate, pitchSemitones = 0 }: SpeechRequest,
): EspeakRequest['runs'][number] {
  const wordsPerMinute = Math.round(toWordsPerMinute(sounds, timbre) * rate);
  return {
    voice: toEspeakVoice(sounds, timbre),
    text,
    wordsPerMinute: Math.min(FASTEST_WORDS_PER_MINUTE, Math.max(SLOWEST_WORDS_PER_MINUTE, wordsPerMinute)),
    pitch: toEspeakPitch(timbre, pitchSemitones),
    range: timbre.range,
  };
}

const toInt16 = (bytes: Buffer): Int16Array =>
  new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

const toBytes = (samples: Int16Array): Uint8Array =>
  new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
