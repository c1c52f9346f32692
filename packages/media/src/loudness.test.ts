import { describe, expect, it } from 'vitest';
import { parseLoudness, planLoudness, planLoudnessCorrection } from './loudness.ts';

const summary = (integrated: string, peak: string) => `[Parsed_ebur128_0 @ 0x55] Summary:

  Integrated loudness:
    I:         ${integrated} LUFS
    Threshold: -30.9 LUFS

  Loudness range:
    LRA:         4.3 LU
    Threshold: -40.6 LUFS
    LRA low:   -24.0 LUFS
    LRA high:  -19.7 LUFS

  True peak:
    Peak:       ${peak} dBFS
`;

describe('a measured loudness', () => {
  it('is read from the summary', () => {
    expect(parseLoudness(`size=N/A time=00:00:05\n${summary('-20.8', '-4.6')}`)).toEqual({
      integratedLufs: -20.8,
      truePeakDb: -4.6,
    });
  });

  it('of silence is the gate, without a peak', () => {
    expect(parseLoudness(summary('-70.0', '-inf'))).toEqual({
      integratedLufs: -70,
      truePeakDb: Number.NEGATIVE_INFINITY,
    });
  });

  it('is missing where nothing was measured', () => {
    expect(parseLoudness('in.mp4: Invalid data found when processing input')).toBeUndefined();
  });
});

describe('planning loudness', () => {
  const target = { targetLufs: -14, maxTruePeakDb: -1 };

  it('makes up the difference, and keeps room for what the encoder adds to peaks', () => {
    const settings = planLoudness({ integratedLufs: -20, truePeakDb: -2 }, target);
    expect(settings).toMatchObject({ gainDb: 6, isLimited: true });
    expect(settings.ceilingDb).toBeLessThan(-1);
  });

  it('limits only where a peak would be too high', () => {
    expect(planLoudness({ integratedLufs: -20, truePeakDb: -12 }, target).isLimited).toBe(false);
  });

  it('does not raise silence', () => {
    expect(planLoudness({ integratedLufs: -70, truePeakDb: Number.NEGATIVE_INFINITY }, target)).toMatchObject({
      gainDb: 0,
      isLimited: false,
    });
  });

  it('is content with what is near enough', () => {
    const mix = { integratedLufs: -20, truePeakDb: -2 };
    const used = planLoudness(mix, target);
    expect(
      planLoudnessCorrection({ mix, used, reached: { integratedLufs: -14.2, truePeakDb: -1.6 }, target }),
    ).toBeUndefined();
  });

  it('adds more than is missing when the limiter takes half of what is added', () => {
    const mix = { integratedLufs: -20, truePeakDb: -2 };
    const used = planLoudness(mix, target);
    const again = planLoudnessCorrection({ mix, used, reached: { integratedLufs: -17, truePeakDb: -1.6 }, target });
    expect(again?.gainDb).toBeCloseTo(12, 9);
  });

  it('lowers the ceiling by what came out too high, and a little more', () => {
    const mix = { integratedLufs: -14, truePeakDb: -0.2 };
    const used = planLoudness(mix, target);
    const again = planLoudnessCorrection({ mix, used, reached: { integratedLufs: -14, truePeakDb: -0.6 }, target });
    expect(again?.ceilingDb).toBeLessThan(used.ceilingDb - 0.4);
    expect(again?.ceilingDb).toBeGreaterThan(used.ceilingDb - 0.8);
  });
});
