import { describe, expect, it } from 'vitest';
import { measureLoudness } from './loudness.ts';
import { masterAudio } from './master-audio.ts';

const GOAL = { targetLufs: -14, maxTruePeakDb: -1 };

function tone(seconds: number, amplitude: number, hertz = 440): Float32Array {
  return Float32Array.from(
    { length: 48_000 * seconds },
    (_, at) => amplitude * Math.sin((2 * Math.PI * hertz * at) / 48_000),
  );
}

const peakOf = (channel: Float32Array | undefined) =>
  channel?.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0) ?? 0;

describe('the master of a preview', () => {
  it.each([0.01, 0.1, 0.9])('reaches the requested loudness, from a mix of amplitude %f', (amplitude) => {
    const master = masterAudio([tone(3, amplitude), tone(3, amplitude)], GOAL);
    expect(measureLoudness(master)).toBeCloseTo(GOAL.targetLufs, 1);
  });

  it('stays under its ceiling if peaks stand out, at the same loudness', () => {
    const mix = tone(4, 0.05);
    for (let at = 0; at < mix.length; at += 4800) mix.set(tone(0.01, 0.9, 1000), at);
    const master = masterAudio([mix, mix], GOAL);
    expect(peakOf(master[0])).toBeLessThanOrEqual(10 ** (-1 / 20));
    expect(Math.abs(measureLoudness(master) - GOAL.targetLufs)).toBeLessThan(1.5);
  });

  it('keeps silence silent', () => {
    expect(peakOf(masterAudio([new Float32Array(96_000)], GOAL)[0])).toBe(0);
  });
});
