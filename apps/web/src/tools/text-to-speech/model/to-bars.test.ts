import { expect, it } from 'vitest';
import { toBars } from './to-bars.ts';

it('draws the loudest peak of each stretch, up or down, and a line for silence', () => {
  expect(toBars([-10, 20, -40, 5, 0, 0, 0, 0], 2)).toEqual([1, 0.04]);
});

it('draws more bars than there are peaks, and none without data', () => {
  expect(toBars([-5, 10, -5, 5], 4)).toEqual([1, 1, 0.5, 0.5]);
  expect(toBars([], 3)).toEqual([0.04, 0.04, 0.04]);
});
