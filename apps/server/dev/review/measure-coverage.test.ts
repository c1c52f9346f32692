import { expect, it } from 'vitest';
import { coverageOf, measureCoverage, toProductMask } from './measure-coverage.ts';
import { makeScenes, makeStill } from './test-review.ts';

it('counts the pixels in which the product is visible and not covered', () => {
  const blank = makeStill(10, 10, () => [90, 90, 90]);
  const marked = makeStill(10, 10, (x, y) =>
    x < 5 && y < 8 ? [255, 255, 255] : x < 7 ? [130, 130, 130] : [90, 90, 90],
  );
  expect(coverageOf(toProductMask({ marked, blank }))).toBe(0.4);
});

it('fails an ad whose product is small, and names the scenes', () => {
  const shares = [0.5, 0.1, 0.1].map((share, second) => ({ tick: second * 120_000, share }));
  expect(measureCoverage(shares, makeScenes([0, 1, 2], 3))).toMatchObject([
    {
      value: '23.3 %',
      isPassed: false,
      where: ['10.0 % in scene 2 (benefit) at 1.00 s', '10.0 % in scene 3 (call_to_action) at 2.00 s'],
    },
    { value: '50.0 %', isPassed: true },
  ]);
});

it('fails a hook with a small product', () => {
  const shares = [0.15, 0.6].map((share, second) => ({ tick: second * 120_000, share }));
  expect(measureCoverage(shares, makeScenes([0, 1], 2)).map(({ isPassed }) => isPassed)).toEqual([true, false]);
});
