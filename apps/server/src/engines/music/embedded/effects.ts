import { SAMPLE_RATE } from './instruments.ts';

/** Delays of the room's eight paths, in samples: primes, so that their echoes never fall together. */
const PATHS = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2903] as const;

/**
 * A room: eight delay lines that feed each other through a Householder matrix, each losing its highs. Adds its sound of
 * `room` to both channels.
 */
export function addReverb(
  stage: { left: Float32Array; right: Float32Array; room: Float32Array },
  { seconds, level }: { seconds: number; level: number },
): void {
  const lines = PATHS.map((length) => new Float32Array(length));
  const gains = PATHS.map((length) => 10 ** ((-3 * length) / (seconds * SAMPLE_RATE)));
  const positions = new Int32Array(PATHS.length);
  const lows = new Float32Array(PATHS.length);
  const taken = new Float32Array(PATHS.length);
  for (let index = 0; index < stage.room.length; index += 1) {
    let sum = 0;
    for (let line = 0; line < PATHS.length; line += 1) {
      const delayed = (lines[line] as Float32Array)[positions[line] as number] as number;
      const low = (lows[line] as number) + 0.35 * (delayed - (lows[line] as number));
      lows[line] = low;
      const kept = low * (gains[line] as number);
      taken[line] = kept;
      sum += kept;
    }
    const input = stage.room[index] as number;
    const shared = sum * (2 / PATHS.length);
    let left = 0;
    let right = 0;
    for (let line = 0; line < PATHS.length; line += 1) {
      const kept = taken[line] as number;
      (lines[line] as Float32Array)[positions[line] as number] = input + kept - shared;
      const next = (positions[line] as number) + 1;
      positions[line] = next === PATHS[line] ? 0 : next;
      // Even paths are heard left, odd ones right.
      if (line % 2 === 0) left += kept;
      else right += kept;
    }
    stage.left[index] = (stage.left[index] as number) + left * level;
    stage.right[index] = (stage.right[index] as number) + right * level;
  }
}

/** A biquad section (Robert Bristow-Johnson's cookbook), in place. */
function filter(samples: Float32Array, [b0, b1, b2, a1, a2]: readonly [number, number, number, number, number]): void {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const x0 = samples[index] as number;
    const y0 = b0 * x0 + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    samples[index] = y0;
    x2 = x1;
    x1 = x0;
    y2 = y1;
    y1 = y0;
  }
}

/** Takes the middle down where consonants live, so that a voice over the music stays clear. */
export function makeRoomForVoice(samples: Float32Array): void {
  const gain = 10 ** (-5 / 40);
  const turn = (2 * Math.PI * 2100) / SAMPLE_RATE;
  const alpha = Math.sin(turn) / (2 * 0.7);
  const a0 = 1 + alpha / gain;
  const middle = (-2 * Math.cos(turn)) / a0;
  filter(samples, [(1 + alpha * gain) / a0, middle, (1 - alpha * gain) / a0, middle, (1 - alpha / gain) / a0]);
}

/** Removes what is too low to hear, and any offset. */
export function removeRumble(samples: Float32Array): void {
  const turn = (2 * Math.PI * 30) / SAMPLE_RATE;
  const alpha = Math.sin(turn) / Math.SQRT2;
  const a0 = 1 + alpha;
  const cosine = Math.cos(turn);
  const b = (1 + cosine) / 2 / a0;
  filter(samples, [b, -2 * b, b, (-2 * cosine) / a0, (1 - alpha) / a0]);
}

/** Bends what rises above `knee` towards `ceiling`, which it never reaches. */
export function limitSoftly(samples: Float32Array, { knee, ceiling }: { knee: number; ceiling: number }): void {
  const span = ceiling - knee;
  for (let index = 0; index < samples.length; index += 1) {
    const sample = samples[index] as number;
    const size = Math.abs(sample);
    if (size > knee) samples[index] = Math.sign(sample) * (knee + span * Math.tanh((size - knee) / span));
  }
}
