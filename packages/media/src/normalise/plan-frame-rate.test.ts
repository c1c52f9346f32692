import { describe, expect, test } from 'vitest';
import { planFrameRate } from './plan-frame-rate.ts';

const rate = (num: number, den = 1) => ({ num, den });

describe('a constant rate', () => {
  test.each([
    { average: rate(24_000, 1001), nominal: rate(24_000, 1001), expected: rate(24_000, 1001) },
    { average: rate(2997, 100), nominal: rate(30_000, 1001), expected: rate(30_000, 1001) },
    // One second of WebM, with times rounded to milliseconds.
    { average: rate(30_000, 1000), nominal: rate(30), expected: rate(30) },
    { average: rate(26), nominal: rate(26), expected: rate(25) },
    { average: rate(120), nominal: rate(120), expected: rate(60) },
    { average: rate(5), nominal: rate(5), expected: rate(25) },
    { average: rate(12), nominal: rate(12), expected: rate(24) },
    { average: rate(15), nominal: rate(15), expected: rate(30) },
    { average: rate(7), nominal: rate(7), expected: rate(30) },
    { average: undefined, nominal: undefined, expected: rate(30) },
  ])('of $average.num/$average.den becomes $expected.num/$expected.den', ({ average, nominal, expected }) => {
    expect(planFrameRate({ average, nominal, isVariable: false })).toEqual(expected);
  });
});

describe('a variable rate', () => {
  test('of a screen recording is that of its bursts', () => {
    expect(planFrameRate({ average: rate(7), nominal: rate(60), isVariable: true })).toEqual(rate(60));
  });

  test('of a phone is near its average if the grid is that of a clock', () => {
    expect(planFrameRate({ average: rate(2969, 100), nominal: rate(90_000), isVariable: true })).toEqual(
      rate(30_000, 1001),
    );
    expect(planFrameRate({ average: rate(3), nominal: rate(1000), isVariable: true })).toEqual(rate(30));
  });
});
