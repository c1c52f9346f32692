import { describe, expect, it } from 'vitest';
import { estimateSpokenMs } from './spoken-length.ts';

describe('the estimate of spoken time', () => {
  // Durations of espeak-ng, en-us at 165 words a minute, without the silence at the end.
  it.each([
    ['Take a look.', 721],
    ['Meet the flat over-the-knee boots.', 1721],
    ['Extendable up to 1.2 m.', 2130],
    ['Yours for £49.', 1768],
  ])('is near the voice for "%s"', (text, spokenMs) => {
    expect(Math.abs(estimateSpokenMs(text, 'en') / spokenMs - 1)).toBeLessThan(0.3);
  });

  it('counts numbers as they are spoken', () => {
    expect(estimateSpokenMs('Only $1,149.99.', 'en')).toBeGreaterThan(estimateSpokenMs('Only it.', 'en') * 3);
    expect(estimateSpokenMs('售价1999元。', 'zh-CN')).toBeGreaterThan(
      estimateSpokenMs('售价一元。', 'zh-CN') + 5 * 200,
    );
  });

  it('is zero for an empty text', () => {
    expect(estimateSpokenMs('', 'zh-CN')).toBe(0);
  });
});
