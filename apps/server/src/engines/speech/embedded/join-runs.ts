/** Below this level is silence: half a percent of full scale. */
const SILENCE_LEVEL = 160;
const KEPT_BEFORE_MS = 8;
const KEPT_AFTER_MS = 30;
const FADE_IN_MS = 4;
const FADE_OUT_MS = 20;
/** Silence at both ends, so that a player's start and end cut off nothing. */
export const LEAD_MS = 20;
export const TAIL_MS = 60;

export interface JoinedRun {
  /** Position of the run's own time zero in the joined audio; negative if silence was cut from its start. */
  offsetMs: number;
  /** The run's share of the joined audio. */
  startMs: number;
  endMs: number;
}

export interface RunSound {
  samples: Int16Array;
  /** Silence before and after the run. */
  beforeMs: number;
  afterMs: number;
}

/** Audio that continues where the previous batch ended. */
export interface JoinedSpeech {
  samples: Int16Array;
  /** Times from the start of the whole speech. */
  runs: JoinedRun[];
}

/** Converts between milliseconds and samples. */
export interface SampleClock {
  sampleRate: number;
  toSamples(ms: number): number;
  toMs(samples: number): number;
}

export const createSampleClock = (sampleRate: number): SampleClock => ({
  sampleRate,
  toSamples: (ms) => Math.round((ms * sampleRate) / 1000),
  toMs: (samples) => (samples * 1000) / sampleRate,
});

/** Returns the audible part of a run, with a small margin. */
function trim(samples: Int16Array, { toSamples }: SampleClock): { start: number; end: number } {
  const isHeard = (sample: number): boolean => Math.abs(sample) > SILENCE_LEVEL;
  const first = samples.findIndex(isHeard);
  if (first === -1) return { start: 0, end: 0 };
  return {
    start: Math.max(0, first - toSamples(KEPT_BEFORE_MS)),
    end: Math.min(samples.length, samples.findLastIndex(isHeard) + 1 + toSamples(KEPT_AFTER_MS)),
  };
}

function fadeEdges(samples: Int16Array, { toSamples }: SampleClock): void {
  const fade = (length: number, at: (index: number) => number): void => {
    const count = Math.min(length, samples.length >> 1);
    for (let index = 0; index < count; index += 1) {
      samples[at(index)] = Math.round(((samples[at(index)] ?? 0) * index) / count);
    }
  };
  fade(toSamples(FADE_IN_MS), (index) => index);
  fade(toSamples(FADE_OUT_MS), (index) => samples.length - 1 - index);
}

/**
 * Joins runs without clicks, replacing the silence at their edges by the requested silence. `startSample` is the
 * position of the first run in the whole speech.
 */
export function joinRuns(runs: readonly RunSound[], startSample: number, clock: SampleClock): JoinedSpeech {
  const { toSamples, toMs } = clock;
  const joined: JoinedRun[] = [];
  const parts: { at: number; samples: Int16Array }[] = [];
  let at = startSample;
  for (const run of runs) {
    at += toSamples(run.beforeMs);
    const { start, end } = trim(run.samples, clock);
    const heard = run.samples.slice(start, end);
    fadeEdges(heard, clock);
    parts.push({ at, samples: heard });
    joined.push({ offsetMs: toMs(at - start), startMs: toMs(at), endMs: toMs(at + heard.length) });
    at += heard.length + toSamples(run.afterMs);
  }
  const samples = new Int16Array(at - startSample);
  for (const part of parts) samples.set(part.samples, part.at - startSample);
  return { samples, runs: joined };
}
