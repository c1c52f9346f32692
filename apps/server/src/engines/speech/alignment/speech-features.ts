import { BAND_COUNT, type MelFrames } from './mel-frames.ts';

/** The number of cepstral coefficients kept; the first one is the loudness. */
const CEPSTRUM_SIZE = 13;
/** Each coefficient, and its change over time. */
export const FEATURE_COUNT = 2 * CEPSTRUM_SIZE;

/** Frames on each side over which a change is measured. */
const DELTA_REACH = 3;
/** Weights above 1; tuned on synthetic voices with and without music. */
const DELTA_WEIGHT = 1.3;
const LOUDNESS_WEIGHT = 1.2;
/** Lower powers are digital silence. */
const LEAST_POWER = 1;
const BACKGROUND_SHARE = 0.08;

/** The compared features: `FEATURE_COUNT` values a frame, each about standard normal during speech. */
export interface SpeechFeatures {
  count: number;
  values: Float32Array;
}

/** A recording and its reference, with voice and surroundings equalised. */
export interface ComparedSpeech {
  recording: SpeechFeatures;
  reference: SpeechFeatures;
  /** Mean features of the recording's quietest frames. */
  background: Float32Array;
  /** 1 for the recording's frames that are not silent. */
  isLoud: Uint8Array;
}

/** Logarithms of powers, `BAND_COUNT` a frame, with the mean of each frame. */
interface Spectrum {
  count: number;
  logs: Float32Array;
  loudness: Float32Array;
  /** Frames above it contain speech. */
  threshold: number;
}

const COSINES = Array.from({ length: CEPSTRUM_SIZE }, (_, order) =>
  Float32Array.from({ length: BAND_COUNT }, (_band, band) => Math.cos((Math.PI * order * (band + 0.5)) / BAND_COUNT)),
);

function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function toSpectrum(logs: Float32Array): Spectrum {
  const count = logs.length / BAND_COUNT;
  const loudness = new Float32Array(count);
  for (const [place, value] of logs.entries()) {
    const frame = Math.floor(place / BAND_COUNT);
    loudness[frame] = (loudness[frame] ?? 0) + value / BAND_COUNT;
  }
  return { count, logs, loudness, threshold: (quantile(loudness, 0.1) + quantile(loudness, 0.95)) / 2 };
}

const measureSpectrum = ({ power }: MelFrames): Spectrum =>
  toSpectrum(power.map((value) => Math.log(Math.max(value, LEAST_POWER))));

/** Averages every value over the chosen frames. */
function averageFrames(values: Float32Array, size: number, isChosen: (frame: number) => boolean): Float32Array {
  const sums = new Float64Array(size);
  let count = 0;
  for (let frame = 0; frame < values.length / size; frame += 1) {
    if (!isChosen(frame)) continue;
    count += 1;
    for (let at = 0; at < size; at += 1) sums[at] = (sums[at] ?? 0) + (values[frame * size + at] ?? 0);
  }
  return Float32Array.from(sums, (sum) => sum / Math.max(1, count));
}

const averageSpoken = ({ logs, loudness, threshold }: Spectrum): Float32Array =>
  averageFrames(logs, BAND_COUNT, (frame) => (loudness[frame] ?? 0) >= threshold);

function stretchSpectrum({ count, logs }: Spectrum, factor: number): Spectrum {
  const stretched = new Float32Array(Math.round(count * factor) * BAND_COUNT);
  for (let place = 0; place < stretched.length; place += 1) {
    const band = place % BAND_COUNT;
    const at = Math.min(count - 1, Math.floor(place / BAND_COUNT) / factor);
    const [low, part] = [Math.floor(at), at % 1];
    const high = Math.min(count - 1, low + 1);
    stretched[place] = (logs[low * BAND_COUNT + band] ?? 0) * (1 - part) + (logs[high * BAND_COUNT + band] ?? 0) * part;
  }
  return toSpectrum(stretched);
}

function toFeatures({ count, logs, loudness, threshold }: Spectrum): SpeechFeatures {
  const values = new Float32Array(count * FEATURE_COUNT);
  for (let frame = 0; frame < count; frame += 1) {
    for (const [order, cosines] of COSINES.entries()) {
      let sum = 0;
      for (let band = 0; band < BAND_COUNT; band += 1) {
        sum += (logs[frame * BAND_COUNT + band] ?? 0) * (cosines[band] ?? 0);
      }
      values[frame * FEATURE_COUNT + order] = sum;
    }
  }
  addDeltas(values, count);
  normalise(values, (frame) => (loudness[frame] ?? 0) >= threshold);
  return { count, values };
}

function addDeltas(values: Float32Array, count: number): void {
  const at = (frame: number, order: number): number =>
    values[Math.min(count - 1, Math.max(0, frame)) * FEATURE_COUNT + order] ?? 0;
  for (let frame = 0; frame < count; frame += 1) {
    for (let order = 0; order < CEPSTRUM_SIZE; order += 1) {
      let slope = 0;
      for (let reach = 1; reach <= DELTA_REACH; reach += 1) {
        slope += reach * (at(frame + reach, order) - at(frame - reach, order));
      }
      values[frame * FEATURE_COUNT + CEPSTRUM_SIZE + order] = slope;
    }
  }
}

/** Scales each value to mean 0 and deviation 1 over the speech frames, then by its weight. */
function normalise(values: Float32Array, isSpoken: (frame: number) => boolean): void {
  const mean = averageFrames(values, FEATURE_COUNT, isSpoken);
  const squares = averageFrames(
    values.map((value) => value * value),
    FEATURE_COUNT,
    isSpoken,
  );
  const weights = Float32Array.from(mean, (value, at) => {
    const deviation = Math.sqrt(Math.max(1e-6, (squares[at] ?? 0) - value * value));
    const weight = (at >= CEPSTRUM_SIZE ? DELTA_WEIGHT : 1) * (at % CEPSTRUM_SIZE === 0 ? LOUDNESS_WEIGHT : 1);
    return weight / deviation;
  });
  for (const [place, value] of values.entries()) {
    const at = place % FEATURE_COUNT;
    values[place] = (value - (mean[at] ?? 0)) * (weights[at] ?? 0);
  }
}

/**
 * Makes a recording and its reference comparable: gives the reference the recording's spectrum and background (noise,
 * music), then turns both into cepstra. `stretch` is the number of reference frames per original one. Returns undefined
 * if one of them is silent.
 */
export function compareSpeech(
  recordingFrames: MelFrames,
  referenceFrames: MelFrames,
  stretch: number,
): ComparedSpeech | undefined {
  const recording = measureSpectrum(recordingFrames);
  const spoken = measureSpectrum(referenceFrames);
  const isFlat = ({ count, loudness }: Spectrum) =>
    count === 0 || quantile(loudness, 0.95) <= Math.log(LEAST_POWER) + 1;
  if (isFlat(recording) || isFlat(spoken)) return undefined;

  const paced = stretch === 1 ? spoken : stretchSpectrum(spoken, stretch);

  const recordingColour = averageSpoken(recording);
  const referenceColour = averageSpoken(paced);
  const floor = Float32Array.from({ length: BAND_COUNT }, (_, band) =>
    quantile(
      Float32Array.from({ length: recording.count }, (_frame, frame) => recording.logs[frame * BAND_COUNT + band] ?? 0),
      BACKGROUND_SHARE,
    ),
  );
  const surrounded = paced.logs.map((value, place) => {
    const band = place % BAND_COUNT;
    const coloured = value - (referenceColour[band] ?? 0) + (recordingColour[band] ?? 0);
    return Math.log(Math.exp(coloured) + Math.exp(floor[band] ?? 0));
  });
  const features = toFeatures({
    ...recording,
    logs: recording.logs.map((value, place) => Math.max(value, floor[place % BAND_COUNT] ?? 0)),
  });
  const quiet = quantile(recording.loudness, BACKGROUND_SHARE);
  return {
    recording: features,
    reference: toFeatures(toSpectrum(surrounded)),
    background: averageFrames(features.values, FEATURE_COUNT, (frame) => (recording.loudness[frame] ?? 0) <= quiet),
    isLoud: Uint8Array.from(recording.loudness, (value) => (value >= recording.threshold ? 1 : 0)),
  };
}

/** Averages every `factor` frames into one. */
export function thinFeatures({ count, values }: SpeechFeatures, factor: number): SpeechFeatures {
  const thinned = new Float32Array(Math.ceil(count / factor) * FEATURE_COUNT);
  for (let frame = 0; frame < count; frame += 1) {
    const to = Math.floor(frame / factor);
    const size = Math.min(factor, count - to * factor);
    for (let at = 0; at < FEATURE_COUNT; at += 1) {
      const place = to * FEATURE_COUNT + at;
      thinned[place] = (thinned[place] ?? 0) + (values[frame * FEATURE_COUNT + at] ?? 0) / size;
    }
  }
  return { count: thinned.length / FEATURE_COUNT, values: thinned };
}
