/** Time between two values of a pitch track. */
export const PITCH_HOP_MS = 5;

const LOWEST_HZ = 60;
const HIGHEST_HZ = 450;
/** Frames are compared at about this rate: enough for the pitch of a voice, and fast. */
const COMPARED_RATE_HZ = 8000;
const FRAME_MS = 25;
/** A frame this similar to itself a period later is voiced. */
const VOICED_LIKENESS = 0.65;
/** Shares of the mean level below which a frame is unvoiced. */
const QUIET_SHARE = 0.15;
/** Of several periods that fit nearly as well, the shortest is the voice's; the others are its multiples. */
const NEARLY_BEST = 0.92;
/** A voice's widest movement around its median; beyond it is a wrong octave. */
const WIDEST_SEMITONES = 10;

/** Step between the frames that give the rough median. */
const ROUGH_STEP = 4;

/** The pitch of a voice. */
export interface PitchTrack {
  /** In Hz every `PITCH_HOP_MS`; 0 if unvoiced. */
  hz: Float64Array;
  /** In Hz; 0 if no frame is voiced. */
  medianHz: number;
}

interface Thinned {
  samples: Float64Array;
  rate: number;
}

/** Downsamples by the mean of each group of samples. */
function thin(samples: Int16Array, sampleRate: number): Thinned {
  const factor = Math.max(1, Math.floor(sampleRate / COMPARED_RATE_HZ));
  const thinned = Float64Array.from({ length: Math.floor(samples.length / factor) }, (_none, index) => {
    let sum = 0;
    for (let at = index * factor; at < (index + 1) * factor; at += 1) sum += samples[at] ?? 0;
    return sum / factor;
  });
  return { samples: thinned, rate: sampleRate / factor };
}

interface FrameSearch {
  start: number;
  length: number;
  lowestHz: number;
  highestHz: number;
}

/** Finds the period after which a frame is most similar to itself, in samples; 0 for none. */
function findPeriod({ samples, rate }: Thinned, { start, length, lowestHz, highestHz }: FrameSearch): number {
  const from = Math.max(2, Math.floor(rate / highestHz));
  const to = Math.ceil(rate / lowestHz);
  if (start + length + to >= samples.length) return 0;
  let power = 0;
  for (let at = start; at < start + length; at += 1) power += (samples[at] ?? 0) ** 2;
  let laterPower = 0;
  for (let at = start + from; at < start + from + length; at += 1) laterPower += (samples[at] ?? 0) ** 2;
  const likeness = new Float64Array(to - from + 1);
  let best = 0;
  for (let lag = from; lag <= to; lag += 1) {
    let product = 0;
    for (let at = start; at < start + length; at += 1) product += (samples[at] ?? 0) * (samples[at + lag] ?? 0);
    const value = product / Math.sqrt(power * laterPower + 1);
    likeness[lag - from] = value;
    best = Math.max(best, value);
    laterPower += (samples[start + lag + length] ?? 0) ** 2 - (samples[start + lag] ?? 0) ** 2;
  }
  if (best < VOICED_LIKENESS) return 0;
  const at = (index: number): number => likeness[index] ?? 0;
  for (let index = 1; index < likeness.length - 1; index += 1) {
    const isPeak = at(index) >= at(index - 1) && at(index) >= at(index + 1);
    if (!isPeak || at(index) < best * NEARLY_BEST) continue;
    const bend = at(index - 1) - 2 * at(index) + at(index + 1);
    return from + index + (bend === 0 ? 0 : (at(index - 1) - at(index + 1)) / (2 * bend));
  }
  return 0;
}

const findMedian = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Finds the pitch of one voice by autocorrelation, without jumps to wrong octaves. */
export function trackPitch(samples: Int16Array, sampleRate: number): PitchTrack {
  const thinned = thin(samples, sampleRate);
  const length = Math.round((FRAME_MS * thinned.rate) / 1000);
  const count = Math.ceil((samples.length * 1000) / sampleRate / PITCH_HOP_MS);
  let sum = 0;
  for (const sample of thinned.samples) sum += sample * sample;
  const quiet = QUIET_SHARE ** 2 * (sum / Math.max(1, thinned.samples.length));

  const track = (lowestHz: number, highestHz: number, step: number): Float64Array =>
    Float64Array.from({ length: count }, (_none, index) => {
      if (index % step !== 0) return 0;
      const centre = (index * PITCH_HOP_MS * thinned.rate) / 1000;
      const start = Math.max(0, Math.round(centre - length / 2));
      let power = 0;
      for (let at = start; at < start + length; at += 1) power += (thinned.samples[at] ?? 0) ** 2;
      if (power / length <= quiet) return 0;
      const period = findPeriod(thinned, { start, length, lowestHz, highestHz });
      return period === 0 ? 0 : thinned.rate / period;
    });

  const roughHz = findMedian([...track(LOWEST_HZ, HIGHEST_HZ, ROUGH_STEP)].filter((hz) => hz > 0));
  if (roughHz === 0) return { hz: new Float64Array(count), medianHz: 0 };
  const reach = 2 ** (WIDEST_SEMITONES / 12);
  const hz = track(Math.max(LOWEST_HZ, roughHz / reach), Math.min(HIGHEST_HZ, roughHz * reach), 1);
  return { hz: dropLoneFrames(hz), medianHz: findMedian([...hz].filter((value) => value > 0)) || roughHz };
}

/** Drops single frames that differ from both neighbours in being voiced, which are mistakes. */
function dropLoneFrames(hz: Float64Array): Float64Array {
  return hz.map((value, index) => {
    const before = hz[index - 1] ?? 0;
    const after = hz[index + 1] ?? 0;
    if (value > 0 && before === 0 && after === 0) return 0;
    if (value === 0 && before > 0 && after > 0) return Math.sqrt(before * after);
    return value;
  });
}
