import { mkdtemp, open, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { SPEECH_LIMITS } from '@reelwright/contracts';
import { AppError } from '#src/app-error.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { createWarmProgram } from '#src/platform/process/warm-program.ts';
import type { Speech, SpeechEngine, SpeechRequest } from '../speech.ts';
import { createPitchShaper } from '../melody/pitch-shaper.ts';
import { planSpeech } from '../text/plan-speech.ts';
import type { EspeakEvent } from './espeak-protocol.ts';
import { createSampleClock, type JoinedRun, joinRuns, LEAD_MS, TAIL_MS } from './join-runs.ts';
import type { NaturalPrograms } from './natural/find-programs.ts';
import { placePhonemes, placeWords } from './place-words.ts';
import { type PlannedRun, planRuns } from './plan-runs.ts';
import { polishSpeech, RECORDED_DYNAMICS, SYNTHETIC_DYNAMICS } from '../polish-speech.ts';
import { type RunSpeakers, sampleRateOf, speakRuns } from './speak-runs.ts';
import { listEmbeddedVoices } from './embedded-voices.ts';
import type { EmbeddedVoice } from './voices.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';

/**
 * Every request gets an instance of espeak of its own, whose code lives for seconds: optimising it took a third of the
 * CPU time of a sentence, and a quarter of that of a minute and a half.
 */
const V8_ARGS = ['--max-old-space-size=512', '--no-opt'];
/** The scenes of an ad are spoken one right after another; afterwards the render needs the memory. */
const IDLE_MS = 3000;
/** Characters spoken at a time: about a minute and a half, 4 MB of samples, however long the text. */
const BATCH_CHARACTERS = 1500;

export interface EmbeddedSpeechEngine extends SpeechEngine {
  /** An engine with the voices available on every machine, to compare recordings with. */
  reference: Pick<SpeechEngine, 'voices' | 'speak'>;
  close(): Promise<void>;
}

/**
 * Speaks with espeak-ng, flite and festival, which run as separate programs, and ffmpeg: no model, no network, and the
 * same request gives the same bytes. espeak-ng ships with the app; voices of the others are offered only if these are
 * installed.
 */
export function createEmbeddedSpeechEngine({
  runProgram,
  programs,
  batchCharacters = BATCH_CHARACTERS,
}: {
  runProgram: RunProgram;
  programs?: NaturalPrograms;
  batchCharacters?: number;
}): EmbeddedSpeechEngine {
  const { usable, toPlainVoice, ...voices } = listEmbeddedVoices(programs);
  const espeak = createWarmProgram({
    program: process.execPath,
    args: [...V8_ARGS, fileURLToPath(new URL('./espeak-program.ts', import.meta.url))],
    errorCode: 'SPEECH_FAILED',
    timeoutMs: HANG_LIMIT_MS,
    idleMs: IDLE_MS,
  });
  const shaper = createPitchShaper({ idleMs: IDLE_MS });
  const speakers: RunSpeakers = { espeak, shaper, runProgram };

  const speakInFolder = async (request: SpeechRequest, folder: string): Promise<Speech> => {
    const voice = usable.find(({ id }) => id === request.voiceId);
    if (!voice) throw new AppError('SPEECH_FAILED', {}, { cause: new Error(`no voice ${request.voiceId}`) });
    const sentences = planSpeech(request.text, request.language, request.pronunciations);
    const runs = planRuns(sentences);
    const batches = batchRuns(runs, batchCharacters);
    const pcmPath = path.join(folder, 'voice.pcm');
    const { joined, events, durationMs } = await writeVoice({ speakers, batches, voice, request, folder, pcmPath });
    const wavPath = await polishSpeech({
      pcmPath,
      folder,
      sampleRate: sampleRateOf(voice),
      filters: voice.natural
        ? [...voice.natural.tone, ...RECORDED_DYNAMICS]
        : [...voice.timbre.tone, ...SYNTHETIC_DYNAMICS],
      durationMs,
      runProgram,
      signal: request.signal,
    });
    await rm(pcmPath);
    const words = placeWords({ words: sentences.flat(), runs, events, joined });
    return { wavPath, durationMs, words, phonemes: placePhonemes({ events, joined }) };
  };

  const speak = async (request: SpeechRequest): Promise<Speech> => {
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
  };

  return {
    ...voices,
    reference: {
      voices: () => usable.filter(({ natural }) => natural === undefined).map(toPlainVoice),
      speak,
    },
    warm() {
      espeak.warm();
      shaper.warm();
    },
    async close() {
      await Promise.all([espeak.close(), shaper.close()]);
    },
    speak,
  };
}

/** Splits runs into batches that are small enough for memory. */
function batchRuns(runs: readonly PlannedRun[], mostCharacters: number): PlannedRun[][] {
  const batches: PlannedRun[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const run of runs) {
    characters += run.text.length;
    if (characters > mostCharacters) {
      batches.push([]);
      characters = run.text.length;
    }
    batches.at(-1)?.push(run);
  }
  return batches;
}

interface VoiceJob {
  speakers: RunSpeakers;
  batches: readonly PlannedRun[][];
  voice: EmbeddedVoice;
  request: SpeechRequest;
  folder: string;
  pcmPath: string;
}

interface RawVoice {
  joined: JoinedRun[];
  events: EspeakEvent[][];
  durationMs: number;
}

/** Writes the raw voice of all runs, joined. */
async function writeVoice({ speakers, batches, voice, request, folder, pcmPath }: VoiceJob): Promise<RawVoice> {
  const { rate } = request;
  const clock = createSampleClock(sampleRateOf(voice));
  const joined: JoinedRun[] = [];
  const events: EspeakEvent[][] = [];
  const file = await open(pcmPath, 'w');
  try {
    let written = clock.toSamples(LEAD_MS);
    await file.write(toBytes(new Int16Array(written)));
    const lastRun = batches.at(-1)?.at(-1);
    for (const batch of batches) {
      const spoken = await speakRuns({ runs: batch, voice, request, folder }, speakers);
      const sounds = batch.map((run, index) => ({
        samples: spoken[index]?.samples ?? new Int16Array(0),
        beforeMs: run.silenceBeforeMs,
        afterMs: run === lastRun ? run.silenceAfterMs : Math.max(run.gapMs / rate, run.silenceAfterMs),
      }));
      const part = joinRuns(sounds, written, clock);
      await file.write(toBytes(part.samples));
      written += part.samples.length;
      joined.push(...part.runs);
      events.push(...spoken.map((run) => run.events));
    }
    const durationMs = Math.ceil(clock.toMs(written)) + TAIL_MS;
    await file.write(toBytes(new Int16Array(clock.toSamples(durationMs) - written)));
    return { joined, events, durationMs };
  } finally {
    await file.close();
  }
}

const toBytes = (samples: Int16Array): Uint8Array =>
  new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
