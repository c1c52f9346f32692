import { expect, it } from 'vitest';
import { foldPromotionCode } from './promotion-codes.ts';

it.each(['7K4M-90XZ-11QD', ' 7k4m90xz11qd ', '7K4M–9OXZ–lIQD', '7k4m 9oxz i1qd'])('%j is the same code', (typed) => {
  expect(foldPromotionCode(typed)).toBe('7K4M90XZ11QD');
});
