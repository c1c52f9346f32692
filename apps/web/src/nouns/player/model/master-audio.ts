import { LOUDNESS_SAMPLE_RATE, measureLoudness } from './loudness.ts';

export interface LoudnessGoal {
  targetLufs: number;
  maxTruePeakDb: number;
}

const SILENCE_LUFS = -70;
const MAX_GAIN_DB = 40;
/** Same margin below the ceiling as the render, which leaves it for its encoder. */
const HEADROOM_DB = 0.9;
/** A limiter reduces loudness; a smaller difference is inaudible. */
const TOLERANCE_LU = 0.3;
const MAX_PASSES = 4;
/** The limiter looks ahead for the render's attack time, and releases as slowly. */
const ATTACK_SAMPLES = 0.005 * LOUDNESS_SAMPLE_RATE;
const RELEASE_PER_SAMPLE = 1 - Math.exp(-1 / (0.06 * LOUDNESS_SAMPLE_RATE));

const toFactor = (gainDb: number) => 10 ** (gainDb / 20);

function highestPeak(channels: readonly Float32Array[]): number {
  let peak = 0;
  for (const channel of channels) for (const sample of channel) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

/**
 * Lowers the gain before each sample that would exceed the ceiling, and raises it again slowly. Both channels get the
 * same gain.
 */
function limitPeaks(channels: readonly Float32Array[], ceiling: number): void {
  const length = channels[0]?.length ?? 0;
  const needed = new Float32Array(length).fill(1);
  for (const channel of channels)
    for (let at = 0; at < length; at++) {
      const peak = Math.abs(channel[at] ?? 0);
      if (peak > ceiling) needed[at] = Math.min(needed[at] ?? 1, ceiling / peak);
    }
  // Runs backwards: a straight line down to each peak over the attack time.
  const slope = 1 / ATTACK_SAMPLES;
  for (let at = length - 2; at >= 0; at--) {
    const next = needed[at + 1] ?? 1;
    if (next < 1) needed[at] = Math.min(needed[at] ?? 1, next + slope * (1 - next));
  }
  let gain = 1;
  for (let at = 0; at < length; at++) {
    gain = Math.min(needed[at] ?? 1, gain + (1 - gain) * RELEASE_PER_SAMPLE);
    for (const channel of channels) channel[at] = (channel[at] ?? 0) * gain;
  }
}

function applyGain(channels: readonly Float32Array[], factor: number): Float32Array<ArrayBuffer>[] {
  return channels.map((channel) => Float32Array.from(channel, (sample) => sample * factor));
}

/**
 * Brings a mix (48 kHz) to its loudness and under its ceiling, as the render does: by one gain and, if peaks stand out,
 * a limiter. It uses sample peaks; the render also uses the peaks between samples, so the two differ by some tenths of
 * a decibel.
 */
export function masterAudio(mix: readonly Float32Array[], goal: LoudnessGoal): Float32Array<ArrayBuffer>[] {
  const mixLufs = measureLoudness(mix);
  if (mixLufs <= SILENCE_LUFS) return applyGain(mix, 1);
  const ceiling = toFactor(goal.maxTruePeakDb - HEADROOM_DB);
  const peak = highestPeak(mix);
  let gainDb = Math.max(-MAX_GAIN_DB, Math.min(MAX_GAIN_DB, goal.targetLufs - mixLufs));
  for (let pass = 1; ; pass++) {
    const master = applyGain(mix, toFactor(gainDb));
    if (peak * toFactor(gainDb) <= ceiling) return master;
    limitPeaks(master, ceiling);
    const missLu = goal.targetLufs - measureLoudness(master);
    if (missLu <= TOLERANCE_LU || pass === MAX_PASSES) return master;
    gainDb = Math.min(MAX_GAIN_DB, gainDb + missLu);
  }
}
