/** ITU-R BS.1770: loudness without the pauses. */

/** A second-order filter: y = b0 x + b1 x' + b2 x'' - a1 y' - a2 y''. */
interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/**
 * The K weighting, as the recommendation gives it for 48 kHz: the effect of the head, then the ear's response to low
 * tones.
 */
const K_WEIGHTING: Biquad[] = [
  {
    b0: 1.53512485958697,
    b1: -2.69169618940638,
    b2: 1.19839281085285,
    a1: -1.69065929318241,
    a2: 0.73248077421585,
  },
  { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 },
];
export const LOUDNESS_SAMPLE_RATE = 48_000;

const STEP_SAMPLES = LOUDNESS_SAMPLE_RATE / 10;
/** Blocks of 400 ms that overlap by three quarters. */
const STEPS_PER_BLOCK = 4;
const SILENCE_LUFS = -70;
const RELATIVE_GATE_LU = 10;

/** Returns the weighted energy of each tenth of a second of a channel. */
function weightedSteps(channel: Float32Array): Float64Array {
  const [head, low] = K_WEIGHTING as [Biquad, Biquad];
  const steps = new Float64Array(Math.floor(channel.length / STEP_SAMPLES));
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  let at = 0;
  for (let step = 0; step < steps.length; step++) {
    let energy = 0;
    for (const end = at + STEP_SAMPLES; at < end; at++) {
      const x = channel[at] ?? 0;
      const y = head.b0 * x + head.b1 * x1 + head.b2 * x2 - head.a1 * y1 - head.a2 * y2;
      const z = low.b0 * y + low.b1 * y1 + low.b2 * y2 - low.a1 * z1 - low.a2 * z2;
      [x2, x1] = [x1, x];
      [y2, y1] = [y1, y];
      [z2, z1] = [z1, z];
      energy += z * z;
    }
    steps[step] = energy;
  }
  return steps;
}

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power);
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Returns the integrated loudness in LUFS of channels at 48 kHz; -70, the gate, for silence and for less than 400 ms.
 */
export function measureLoudness(channels: readonly Float32Array[]): number {
  const steps = channels.map(weightedSteps);
  const count = Math.max(0, (steps[0]?.length ?? 0) - STEPS_PER_BLOCK + 1);
  const powers = Array.from({ length: count }, (_, block) => {
    let energy = 0;
    for (const channel of steps) for (let i = 0; i < STEPS_PER_BLOCK; i++) energy += channel[block + i] ?? 0;
    return energy / (STEPS_PER_BLOCK * STEP_SAMPLES);
  });
  const heard = powers.filter((power) => toLufs(power) > SILENCE_LUFS);
  if (heard.length === 0) return SILENCE_LUFS;
  const gate = toLufs(meanOf(heard)) - RELATIVE_GATE_LU;
  return toLufs(meanOf(heard.filter((power) => toLufs(power) > gate)));
}
