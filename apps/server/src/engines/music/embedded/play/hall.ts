import { SAMPLE_RATE, type Stereo, toSamples } from './sound.ts';

/** Delays of the eight reverb lines, in samples: primes, so that their echoes never coincide. */
const PATHS = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2903] as const;
/** Short all-passes that diffuse the input, so that no single echo is audible. */
const DIFFUSERS = [142, 379, 107, 277] as const;
const PRE_DELAY_S = 0.018;

/**
 * Adds a reverb to `output`: diffuses the input, then runs eight delay lines that feed each other through a Householder
 * matrix and lose high frequencies.
 */
export function addHall(
  output: Stereo,
  sent: Float32Array,
  { seconds, hz, level }: { seconds: number; hz: number; level: number },
): void {
  const diffused = diffuse(delay(sent, toSamples(PRE_DELAY_S)));
  const lines = PATHS.map((length) => new Float32Array(length));
  const gains = Float64Array.from(PATHS, (length) => 10 ** ((-3 * length) / (seconds * SAMPLE_RATE)));
  const damping = 1 - Math.exp((-2 * Math.PI * hz) / SAMPLE_RATE);
  const positions = new Int32Array(PATHS.length);
  const lows = new Float64Array(PATHS.length);
  const taken = new Float64Array(PATHS.length);
  const { left, right } = output;
  for (let index = 0; index < left.length; index += 1) {
    let sum = 0;
    for (let line = 0; line < 8; line += 1) {
      const delayed = (lines[line] as Float32Array)[positions[line] as number] as number;
      const low = (lows[line] as number) + damping * (delayed - (lows[line] as number));
      lows[line] = low;
      const kept = low * (gains[line] as number);
      taken[line] = kept;
      sum += kept;
    }
    const input = diffused[index] as number;
    const shared = sum * 0.25;
    for (let line = 0; line < 8; line += 1) {
      // Half of the lines get inverted input, so that left and right differ from the first echo on.
      const fed = (line & 2) === 0 ? input : -input;
      (lines[line] as Float32Array)[positions[line] as number] = fed + (taken[line] as number) - shared;
      const next = (positions[line] as number) + 1;
      positions[line] = next === PATHS[line] ? 0 : next;
    }
    const heardLeft = (taken[0] as number) + (taken[2] as number) - (taken[4] as number) + (taken[6] as number);
    const heardRight = (taken[1] as number) - (taken[3] as number) + (taken[5] as number) + (taken[7] as number);
    left[index] = (left[index] as number) + heardLeft * level;
    right[index] = (right[index] as number) + heardRight * level;
  }
}

function delay(samples: Float32Array, by: number): Float32Array {
  const delayed = new Float32Array(samples.length);
  if (by < samples.length) delayed.set(samples.subarray(0, samples.length - by), by);
  return delayed;
}

function diffuse(samples: Float32Array): Float32Array {
  for (const length of DIFFUSERS) {
    const line = new Float32Array(length);
    let position = 0;
    for (let index = 0; index < samples.length; index += 1) {
      const stored = line[position] as number;
      const input = (samples[index] as number) + stored * 0.62;
      samples[index] = stored - input * 0.62;
      line[position] = input;
      position += 1;
      if (position === length) position = 0;
    }
  }
  return samples;
}

/** Adds an echo to `output` that alternates between the sides and grows duller. */
export function addEcho(
  output: Stereo,
  sent: Float32Array,
  { seconds, level }: { seconds: number; level: number },
): void {
  const length = Math.max(1, toSamples(seconds));
  const first = new Float32Array(length);
  const second = new Float32Array(length);
  let position = 0;
  let dull = 0;
  let thin = 0;
  const { left, right } = output;
  for (let index = 0; index < left.length; index += 1) {
    const onLeft = first[position] as number;
    const onRight = second[position] as number;
    dull += 0.32 * (onRight - dull);
    thin += 0.03 * (dull - thin);
    first[position] = (sent[index] as number) + (dull - thin) * 0.42;
    second[position] = onLeft * 0.78;
    left[index] = (left[index] as number) + onLeft * level;
    right[index] = (right[index] as number) + onRight * level;
    position += 1;
    if (position === length) position = 0;
  }
}
