import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RunProgram } from '#src/platform/process/program.ts';
import type { WarmProgram } from '#src/platform/process/warm-program.ts';
import type { PitchShaper } from '../melody/pitch-shaper.ts';
import type { Melody } from '../melody/shape-pitch.ts';
import type { SpeechRequest } from '../speech.ts';
import { ESPEAK_SAMPLE_RATE, type EspeakEvent, type EspeakRun, espeakResultSchema } from './espeak-protocol.ts';
import { toEspeakPitch, toEspeakVoice, toWordsPerMinute } from './espeak-voice.ts';
import type { NaturalVoice } from './natural/natural-voice.ts';
import { planNaturalRuns } from './natural/plan-natural.ts';
import { resample } from './natural/resample.ts';
import { FESTIVAL_SAMPLE_RATE, speakWithFestival } from './natural/speak-festival.ts';
import { FLITE_SAMPLE_RATE, speakWithFlite } from './natural/speak-flite.ts';
import type { NaturalSound } from './natural/natural-run.ts';
import type { PlannedRun } from './plan-runs.ts';
import type { EmbeddedVoice } from './voices.ts';

const SLOWEST_WORDS_PER_MINUTE = 80;
const FASTEST_WORDS_PER_MINUTE = 450;
/** The edges of a recorded voice are not quite silent; this much is kept around its sounds. */
const KEPT_EDGE_MS = 25;
/** espeak's own melody is narrower than a speaker's. */
const ESPEAK_RANGE = 1.6;
/** espeak also changes pitch at ends by itself, by about this share. */
const ESPEAK_ENDING_SHARE = 0.5;

/** The synthesisers that speak runs, and what gives them their melody. */
export interface RunSpeakers {
  espeak: WarmProgram;
  shaper: PitchShaper;
  runProgram: RunProgram;
}

/** A spoken run, at the voice's sample rate. */
export interface SpokenSound {
  samples: Int16Array;
  events: EspeakEvent[];
}

interface SpeakRuns {
  runs: readonly PlannedRun[];
  voice: EmbeddedVoice;
  request: SpeechRequest;
  /** For temporary files, which are removed. */
  folder: string;
}

/** Returns the sample rate for playback: a smaller speaker is a recording played faster. */
export function sampleRateOf({ natural }: Pick<EmbeddedVoice, 'natural'>): number {
  if (!natural) return ESPEAK_SAMPLE_RATE;
  return Math.round((natural.program === 'festival' ? FESTIVAL_SAMPLE_RATE : FLITE_SAMPLE_RATE) * natural.size);
}

/**
 * Speaks runs, each with its melody and level, at `sampleRateOf` the voice. Throws SPEECH_FAILED, or the signal's
 * reason.
 */
export async function speakRuns(work: SpeakRuns, speakers: RunSpeakers): Promise<SpokenSound[]> {
  const { runs, voice, request } = work;
  const sampleRate = sampleRateOf(voice);
  const natural = voice.natural ? await speakNatural(work, voice.natural, speakers) : [];
  const others = runs.filter((_run, index) => natural[index] === undefined);
  const foreign = others.length === 0 ? [] : await speakWithEspeak({ ...work, runs: others }, speakers);
  const sounds = runs.map((run, index): SpokenSound & { melody: Melody } => {
    const recorded = natural[index];
    if (recorded && voice.natural)
      return { ...recorded, melody: toMelody(run, recorded.events, naturalMelody(voice.natural, request)) };
    const sound = foreign[others.indexOf(run)];
    if (!sound) throw new RangeError(`run ${index} was not spoken`);
    const samples = resample(sound.samples, ESPEAK_SAMPLE_RATE, sampleRate);
    return { samples, events: sound.events, melody: toMelody(run, sound.events, ESPEAK_MELODY) };
  });
  const shaped = await speakers.shaper.shape(
    sounds.map(({ samples, melody }, index) => ({
      samples,
      sampleRate,
      melody,
      gainDb: runs[index]?.delivery.gainDb ?? 0,
    })),
    request.signal,
  );
  return sounds.map(({ events }, index) => ({ events, samples: shaped[index] ?? new Int16Array(0) }));
}

interface OwnMelody {
  semitones: number;
  range: number;
  endingShare: number;
}

const ESPEAK_MELODY: OwnMelody = { semitones: 0, range: ESPEAK_RANGE, endingShare: ESPEAK_ENDING_SHARE };

const naturalMelody = (
  { size, semitones, range }: NaturalVoice,
  { pitchSemitones = 0 }: Pick<SpeechRequest, 'pitchSemitones'>,
): OwnMelody => ({ semitones: semitones + pitchSemitones - 12 * Math.log2(size), range, endingShare: 1 });

/** Returns the melody of a run's delivery, on top of the voice's own. */
function toMelody(run: PlannedRun, events: readonly EspeakEvent[], own: OwnMelody): Melody {
  const { delivery, endsPhrase, places, stressed } = run;
  const words = events.filter((event) => event.type === 'word');
  const endMs = events.at(-1)?.ms ?? 0;
  const accents = places.flatMap(({ word, start, end }) => {
    const first = words.findIndex((event) => event.start >= start && event.start < end);
    const startMs = words[first]?.ms;
    if (!stressed.has(word) || startMs === undefined) return [];
    const next = words.find((event, index) => index > first && event.start >= end);
    return [{ startMs, endMs: next?.ms ?? endMs, semitones: delivery.stressSemitones }];
  });
  return {
    semitones: own.semitones + delivery.semitones,
    range: own.range * delivery.range,
    accents,
    endingSemitones: endsPhrase ? delivery.endingSemitones * own.endingShare : 0,
  };
}

async function speakNatural(
  { runs, request, folder }: SpeakRuns,
  natural: NaturalVoice,
  { runProgram }: RunSpeakers,
): Promise<(SpokenSound | undefined)[]> {
  const plan = planNaturalRuns(runs);
  const spoken = plan.runs.flatMap((run, index) => {
    const delivery = runs[index]?.delivery;
    // Playback is faster by the speaker's size, so speech must be slower by as much.
    const rate = (natural.pace * request.rate * (delivery?.rate ?? 1)) / natural.size;
    return run ? [{ index, run: { ...run, rate } }] : [];
  });
  if (spoken.length === 0) return [];
  const work = { runs: spoken.map(({ run }) => run), lexicon: plan.lexicon, folder, signal: request.signal };
  const sounds =
    natural.program === 'festival'
      ? await speakWithFestival(work, { runProgram })
      : await speakWithFlite(work, { runProgram, voice: natural.person });
  const found: (SpokenSound | undefined)[] = runs.map(() => undefined);
  for (const [order, { index }] of spoken.entries()) {
    const sound = sounds[order];
    if (sound) found[index] = silenceEdges(toPlayed(sound, natural.size), sampleRateOf({ natural }));
  }
  return found;
}

const toPlayed = ({ samples, events }: NaturalSound, size: number): SpokenSound => ({
  samples,
  events: events.map((event) => ({ ...event, ms: event.ms / size })),
});

/** Silences a recorded voice before its first and after its last sound, where it only hisses. */
function silenceEdges({ samples, events }: SpokenSound, sampleRate: number): SpokenSound {
  const sounds = events.filter((event) => event.type === 'phoneme');
  const startMs = sounds.find(({ name }) => name !== '')?.ms ?? 0;
  const last = sounds.findLastIndex(({ name }) => name !== '');
  const endMs = sounds[last + 1]?.ms ?? Number.POSITIVE_INFINITY;
  const toSample = (ms: number): number => Math.round((ms * sampleRate) / 1000);
  const kept = samples.slice();
  kept.fill(0, 0, Math.max(0, toSample(startMs - KEPT_EDGE_MS)));
  if (Number.isFinite(endMs)) kept.fill(0, toSample(endMs + KEPT_EDGE_MS));
  return { samples: kept, events };
}

async function speakWithEspeak(
  { runs, voice, request, folder }: SpeakRuns,
  { espeak }: RunSpeakers,
): Promise<SpokenSound[]> {
  const pcmPath = path.join(folder, 'espeak.pcm');
  const espeakRuns = runs.map((run) => toEspeakRun(run, voice, request));
  try {
    const spoken = espeakResultSchema.parse(await espeak.request({ runs: espeakRuns, pcmPath }, request.signal));
    const bytes = await readFile(pcmPath);
    let from = bytes.byteOffset;
    return spoken.map(({ sampleCount, events }) => {
      const start = from;
      from += sampleCount * 2;
      return { samples: new Int16Array(bytes.buffer.slice(start, from)), events };
    });
  } finally {
    await rm(pcmPath, { force: true });
  }
}

/** What espeak is asked to say for a run. */
export function toEspeakRun(
  { sounds, text, delivery }: PlannedRun,
  { timbre }: EmbeddedVoice,
  { rate, pitchSemitones = 0 }: Pick<SpeechRequest, 'rate' | 'pitchSemitones'>,
): EspeakRun {
  const wordsPerMinute = Math.round(toWordsPerMinute(sounds, timbre) * rate * delivery.rate);
  return {
    voice: toEspeakVoice(sounds, timbre),
    text,
    wordsPerMinute: Math.min(FASTEST_WORDS_PER_MINUTE, Math.max(SLOWEST_WORDS_PER_MINUTE, wordsPerMinute)),
    pitch: toEspeakPitch(timbre, pitchSemitones),
    range: timbre.range,
  };
}
