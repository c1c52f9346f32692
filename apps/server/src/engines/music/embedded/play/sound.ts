export const SAMPLE_RATE = 48_000;

/** Two channels of samples, equally long. */
export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

export function createStereo(length: number): Stereo {
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

export function toHz(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}

export function toGain(decibels: number): number {
  return 10 ** (decibels / 20);
}

export function toSamples(seconds: number): number {
  return Math.max(0, Math.round(seconds * SAMPLE_RATE));
}

/** Returns the factor per sample by which a level decays to 37 % after so many seconds. */
export function decayOver(seconds: number): number {
  return Math.exp(-1 / (Math.max(seconds, 1e-4) * SAMPLE_RATE));
}

/** Fades the start in and the end out, in place. */
export function fadeEnds(samples: Float32Array, { attackS, releaseS }: { attackS: number; releaseS: number }): void {
  const attack = Math.min(samples.length, toSamples(attackS));
  const release = Math.min(samples.length, toSamples(releaseS));
  for (let index = 0; index < attack; index += 1) samples[index] = (samples[index] as number) * (index / attack);
  for (let index = 0; index < release; index += 1) {
    const at = samples.length - 1 - index;
    samples[at] = (samples[at] as number) * (index / release);
  }
}

export function peakOf(...channels: readonly Float32Array[]): number {
  let peak = 0;
  for (const channel of channels)
    for (let index = 0; index < channel.length; index += 1) {
      const size = Math.abs(channel[index] as number);
      if (size > peak) peak = size;
    }
  return peak;
}

export function scale(samples: Float32Array, gain: number): void {
  for (let index = 0; index < samples.length; index += 1) samples[index] = (samples[index] as number) * gain;
}
