import { expect, test } from 'vitest';
import { MAX_SEED } from '@reelwright/contracts';
import { deriveSeed } from './derive-seed.ts';

test('derives seeds of the whole range that the API takes, and none beyond', () => {
  expect(deriveSeed(MAX_SEED, 0)).toBe(MAX_SEED);
  const seeds = Array.from({ length: 2000 }, (_, index) => deriveSeed(7, index + 1));
  expect(Math.max(...seeds)).toBeLessThanOrEqual(MAX_SEED);
  expect(Math.max(...seeds)).toBeGreaterThan(MAX_SEED * 0.99);
  expect(new Set(seeds).size).toBe(2000);
});
