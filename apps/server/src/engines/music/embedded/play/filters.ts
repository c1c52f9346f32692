import { SAMPLE_RATE } from './sound.ts';

/**
 * Inaudible offset added to a filter's input, so that its state never decays into denormal numbers, which are many
 * times slower.
 */
export const QUIET = 1e-18;

/** Coefficients b0, b1, b2, a1, a2 of a second-order section. */
type Section = readonly [number, number, number, number, number];

/** Filters samples in place. */
function runSection(samples: Float32Array, [b0, b1, b2, a1, a2]: Section): void {
  const { length } = samples;
  let first = 0;
  let second = 0;
  for (let index = 0; index < length; index += 1) {
    const input = (samples[index] as number) + QUIET;
    const output = b0 * input + first;
    first = b1 * input - a1 * output + second;
    second = b2 * input - a2 * output;
    samples[index] = output;
  }
}

/** Filters two channels at once, in place: the processor works on one while it waits for the other. */
export function runSectionOnBoth(left: Float32Array, right: Float32Array, [b0, b1, b2, a1, a2]: Section): void {
  const { length } = left;
  let left1 = 0;
  let left2 = 0;
  let right1 = 0;
  let right2 = 0;
  for (let index = 0; index < length; index += 1) {
    const leftIn = (left[index] as number) + QUIET;
    const rightIn = (right[index] as number) + QUIET;
    const leftOut = b0 * leftIn + left1;
    const rightOut = b0 * rightIn + right1;
    left1 = b1 * leftIn - a1 * leftOut + left2;
    right1 = b1 * rightIn - a1 * rightOut + right2;
    left2 = b2 * leftIn - a2 * leftOut;
    right2 = b2 * rightIn - a2 * rightOut;
    left[index] = leftOut;
    right[index] = rightOut;
  }
}

type FilterKind = 'lowpass' | 'highpass' | 'bandpass';

/** Formulas of Robert Bristow-Johnson's cookbook; `bandpass` has its peak at 0 dB. */
export function filterSection(kind: FilterKind, hz: number, q = Math.SQRT1_2): Section {
  const turn = (2 * Math.PI * Math.min(hz, SAMPLE_RATE * 0.45)) / SAMPLE_RATE;
  const alpha = Math.sin(turn) / (2 * q);
  const cosine = Math.cos(turn);
  const a0 = 1 + alpha;
  const poles = [(-2 * cosine) / a0, (1 - alpha) / a0] as const;
  switch (kind) {
    case 'lowpass': {
      const b = (1 - cosine) / 2 / a0;
      return [b, 2 * b, b, ...poles];
    }
    case 'highpass': {
      const b = (1 + cosine) / 2 / a0;
      return [b, -2 * b, b, ...poles];
    }
    case 'bandpass':
      return [alpha / a0, 0, -alpha / a0, ...poles];
  }
}

/** Boosts or cuts a band around a frequency. */
export function bellSection(hz: number, gainDb: number, q: number): Section {
  const gain = 10 ** (gainDb / 40);
  const turn = (2 * Math.PI * hz) / SAMPLE_RATE;
  const alpha = Math.sin(turn) / (2 * q);
  const a0 = 1 + alpha / gain;
  const middle = (-2 * Math.cos(turn)) / a0;
  return [(1 + alpha * gain) / a0, middle, (1 - alpha * gain) / a0, middle, (1 - alpha / gain) / a0];
}

/** Boosts or cuts everything above a frequency. */
export function highShelfSection(hz: number, gainDb: number): Section {
  const gain = 10 ** (gainDb / 40);
  const turn = (2 * Math.PI * hz) / SAMPLE_RATE;
  const cosine = Math.cos(turn);
  const root = 2 * Math.sqrt(gain) * (Math.sin(turn) / 2) * Math.SQRT2;
  const a0 = gain + 1 - (gain - 1) * cosine + root;
  return [
    (gain * (gain + 1 + (gain - 1) * cosine + root)) / a0,
    (-2 * gain * (gain - 1 + (gain + 1) * cosine)) / a0,
    (gain * (gain + 1 + (gain - 1) * cosine - root)) / a0,
    (2 * (gain - 1 - (gain + 1) * cosine)) / a0,
    (gain + 1 - (gain - 1) * cosine - root) / a0,
  ];
}

export function filter(samples: Float32Array, kind: FilterKind, hz: number, q?: number): void {
  runSection(samples, filterSection(kind, hz, q));
}
