import { describe, expect, it } from 'vitest';
import { stretchTime } from './stretch-time.ts';

const RATE = 48_000;

function tone(hertz: number, seconds: number): Float32Array {
  return Float32Array.from({ length: RATE * seconds }, (_, at) => 0.5 * Math.sin((2 * Math.PI * hertz * at) / RATE));
}

/** Counts upward zero crossings per second, away from the ends. */
function pitchOf(signal: Float32Array): number {
  const part = signal.subarray(RATE / 10, signal.length - RATE / 10);
  let crossings = 0;
  for (let at = 1; at < part.length; at++) if ((part[at - 1] ?? 0) < 0 && (part[at] ?? 0) >= 0) crossings++;
  return (crossings * RATE) / part.length;
}

function rms(signal: Float32Array): number {
  return Math.sqrt(signal.reduce((sum, sample) => sum + sample * sample, 0) / signal.length);
}

const stretch = (channels: Float32Array[], speed: number) =>
  stretchTime(channels, { speed, sampleRate: RATE, outputLength: Math.round((channels[0]?.length ?? 0) / speed) });

describe('audio at another speed', () => {
  it.each([0.25, 0.5, 0.8, 1.25, 2, 4])('keeps its pitch and its loudness at %f times the speed', (speed) => {
    const [output] = stretch([tone(220, 2)], speed);
    expect(output?.length).toBe((2 * RATE) / speed);
    expect(pitchOf(output ?? new Float32Array())).toBeCloseTo(220, -0.5);
    expect(rms(output?.subarray(RATE / 10, -RATE / 10) ?? new Float32Array())).toBeGreaterThan(0.33);
  });

  it('keeps its timing: a beat at one second comes at half a second at double speed', () => {
    const signal = new Float32Array(2 * RATE);
    signal.set(tone(440, 2).subarray(0, RATE / 10), RATE);
    for (const speed of [0.5, 2]) {
      const [output] = stretch([signal], speed);
      const first = output?.findIndex((sample) => Math.abs(sample) > 0.1) ?? -1;
      expect(Math.abs(first / RATE - 1 / speed)).toBeLessThan(0.03);
    }
  });

  it('keeps both channels together', () => {
    const [left, right] = stretch([tone(300, 1), tone(300, 1).map((sample) => -sample)], 1.5);
    expect(left?.every((sample, at) => Math.abs(sample + (right?.[at] ?? 0)) < 1e-6)).toBe(true);
  });

  it('is unchanged at normal speed', () => {
    const signal = tone(333, 0.5);
    const [output] = stretch([signal], 1);
    expect(output?.every((sample, at) => Math.abs(sample - (signal[at] ?? 0)) < 1e-4)).toBe(true);
  });
});
