import { SAMPLE_RATE, type Stereo, toSamples } from './sound.ts';

const OVERSAMPLING = 4;
const TAPS = 12;
const LOOK_AHEAD_S = 0.004;
const RELEASE_S = 0.09;

/** Windowed sincs for the three points between two samples. */
const BETWEEN = Array.from({ length: OVERSAMPLING - 1 }, (_none, phase) =>
  Float64Array.from({ length: TAPS }, (_tap, tap) => {
    const at = tap - TAPS / 2 + 1 - (phase + 1) / OVERSAMPLING;
    const window = Math.cos((Math.PI * at) / TAPS) ** 2;
    return at === 0 ? 1 : (Math.sin(Math.PI * at) / (Math.PI * at)) * window;
  }),
);

/**
 * Returns the highest level at a sample and up to the next, as a converter would reconstruct it; exact only above
 * `from`.
 */
function peakAround(samples: Float32Array, index: number, from: number): number {
  const here = Math.abs(samples[index] as number);
  const next = index + 1 < samples.length ? Math.abs(samples[index + 1] as number) : 0;
  if (Math.max(here, next) < from) return here;
  let peak = here;
  for (const sinc of BETWEEN) {
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap += 1) {
      const at = index + tap - TAPS / 2 + 1;
      if (at >= 0 && at < samples.length) sum += (samples[at] as number) * (sinc[tap] as number);
    }
    const between = Math.abs(sum);
    if (between > peak) peak = between;
  }
  return peak;
}

/** Measures the true peak of all channels, including between the samples. */
export function truePeakOf(...channels: readonly Float32Array[]): number {
  let peak = 0;
  for (const channel of channels)
    for (let index = 0; index < channel.length; index += 1)
      peak = Math.max(peak, peakAround(channel, index, peak * 0.6));
  return peak;
}

/**
 * Limits the true peak to a ceiling, in place: lowers the gain smoothly before a peak and restores it slowly. Both
 * channels share the gain, so that the stereo image stays stable.
 */
export function limit({ left, right }: Stereo, ceiling: number): void {
  const ahead = toSamples(LOOK_AHEAD_S);
  const wanted = new Float32Array(left.length);
  for (let index = 0; index < left.length; index += 1) {
    const peak = Math.max(peakAround(left, index, ceiling * 0.6), peakAround(right, index, ceiling * 0.6));
    wanted[index] = peak > ceiling ? ceiling / peak : 1;
  }
  holdLowest(wanted, ahead);
  const release = 1 - Math.exp(-1 / (RELEASE_S * SAMPLE_RATE));
  // Starts at the gain of the first peak: there is no time to reach it smoothly.
  let gain = wanted[0] ?? 1;
  const span = ahead + 1;
  let sum = span * gain;
  const recent = new Float64Array(span).fill(gain);
  for (let index = 0; index < left.length; index += 1) {
    const target = wanted[index] as number;
    gain = target < gain ? target : gain + (target - gain) * release;
    // A mean over the look-ahead smooths the descent; the minimum was held for the same time, so the gain is reached in
    // time.
    const slot = index % span;
    sum += gain - (recent[slot] as number);
    recent[slot] = gain;
    const smooth = Math.min(sum / span, 1);
    left[index] = (left[index] as number) * smooth;
    right[index] = (right[index] as number) * smooth;
  }
}

/** Replaces each value by the minimum of itself and the `ahead` after it. */
function holdLowest(values: Float32Array, ahead: number): void {
  const queue = new Int32Array(values.length + 1);
  let head = 0;
  let tail = 0;
  const source = values.slice();
  for (let index = 0, reach = 0; index < values.length; index += 1) {
    for (; reach <= Math.min(values.length - 1, index + ahead); reach += 1) {
      while (tail > head && (source[queue[tail - 1] as number] as number) >= (source[reach] as number)) tail -= 1;
      queue[tail] = reach;
      tail += 1;
    }
    while ((queue[head] as number) < index) head += 1;
    values[index] = source[queue[head] as number] as number;
  }
}
