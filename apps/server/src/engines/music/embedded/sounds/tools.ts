import { filterSection, QUIET } from '../play/filters.ts';
import { makeNoise } from '../play/noise.ts';
import { createStereo, SAMPLE_RATE, type Stereo, toSamples } from '../play/sound.ts';
import { SINE, TABLE_SIZE } from '../play/tables.ts';

/** A value as a function of the elapsed share of the sound, 0 to 1. */
export type Curve = (part: number) => number;

/** Moves from one value to another in steps that sound even: for frequencies. */
export const glide =
  (from: number, to: number): Curve =>
  (part) =>
    from * (to / from) ** part;

/** Rises until `peak` and falls after it, by powers. */
export const hump =
  (peak: number, { rise = 2, fall = 2 }: { rise?: number; fall?: number } = {}): Curve =>
  (part) =>
    part < peak ? (part / peak) ** rise : ((1 - part) / (1 - peak)) ** fall;

/** Noise through a narrow moving filter, panned from one side to the other. */
export function sweepNoise(
  seconds: number,
  { hz, q, level, pan = () => 0, seed }: { hz: Curve; q: number; level: Curve; pan?: Curve; seed: number },
): Stereo {
  const length = toSamples(seconds);
  const noise = makeNoise(length, seed);
  const sound = createStereo(length);
  let section = filterSection('bandpass', hz(0), q);
  let first = 0;
  let second = 0;
  for (let index = 0; index < length; index += 1) {
    const part = index / length;
    if (index % 32 === 0) section = filterSection('bandpass', hz(part), q);
    const [b0, b1, b2, a1, a2] = section;
    const input = (noise[index] as number) + QUIET;
    const output = b0 * input + first;
    first = b1 * input - a1 * output + second;
    second = b2 * input - a2 * output;
    place(sound, index, output * level(part), pan(part));
  }
  return sound;
}

/** A tone whose pitch and level move; `shape` distorts it. */
export function sweepTone(
  seconds: number,
  { hz, level, pan = () => 0, drive = 0 }: { hz: Curve; level: Curve; pan?: Curve; drive?: number },
): Stereo {
  const length = toSamples(seconds);
  const sound = createStereo(length);
  let phase = 0;
  for (let index = 0; index < length; index += 1) {
    const part = index / length;
    const wave = SINE[phase | 0] as number;
    const bent = drive > 0 ? Math.tanh(wave * drive) : wave;
    place(sound, index, bent * level(part), pan(part));
    phase = (phase + (hz(part) * TABLE_SIZE) / SAMPLE_RATE) % TABLE_SIZE;
  }
  return sound;
}

function place(sound: Stereo, index: number, sample: number, pan: number): void {
  const angle = ((pan + 1) * Math.PI) / 4;
  sound.left[index] = sample * Math.cos(angle) * Math.SQRT2;
  sound.right[index] = sample * Math.sin(angle) * Math.SQRT2;
}

export function toStereo(samples: Float32Array): Stereo {
  return { left: samples, right: samples.slice() };
}

/** Layers sounds, each with its start time and its level. */
export function layer(seconds: number, ...layers: readonly (readonly [Stereo, number, number?])[]): Stereo {
  const whole = createStereo(toSamples(seconds));
  for (const [sound, level, atS = 0] of layers) {
    const start = toSamples(atS);
    const end = Math.min(sound.left.length, whole.left.length - start);
    for (let index = 0; index < end; index += 1) {
      const at = start + index;
      whole.left[at] = (whole.left[at] as number) + (sound.left[index] as number) * level;
      whole.right[at] = (whole.right[at] as number) + (sound.right[index] as number) * level;
    }
  }
  return whole;
}
