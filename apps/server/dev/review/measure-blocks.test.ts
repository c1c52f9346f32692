import { expect, it } from 'vitest';
import { emptyShare, measureBlocks } from './measure-blocks.ts';
import { makeScenes, makeStill } from './test-review.ts';

it('finds every block of one colour empty', () => {
  expect(emptyShare(makeStill(40, 80, () => [200, 20, 20]))).toBe(1);
});

it('finds no block empty if a grain covers all of them', () => {
  expect(emptyShare(makeStill(40, 80, (x) => (x % 2 === 0 ? [120, 120, 120] : [128, 128, 128])))).toBe(0);
});

it('fails an ad with half the canvas empty, and names the moment', () => {
  const still = makeStill(40, 80, (x, y) => (y < 40 || x % 2 === 0 ? [120, 120, 120] : [140, 140, 140]));
  expect(measureBlocks([{ tick: 120_000, still }], makeScenes([0]))).toMatchObject({
    value: '50.0 %',
    isPassed: false,
    where: ['50.0 % in scene 1 (hook) at 1.00 s'],
  });
});
