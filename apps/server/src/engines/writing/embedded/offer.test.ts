import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readOffer } from './offer.ts';

const percentOff = (price: number, original: number) =>
  readOffer({ name: 'Lamp', selling_points: [], images: [], price, original_price: original, currency: 'USD' }, 'en')
    ?.percentOff;

it('forgives a tenth of a percent, and no more', () => {
  expect(percentOff(75.01, 100)).toBe(25);
  expect(percentOff(75.1, 100)).toBe(24);
});

it('never promises more than a tenth above the truth, nor the whole price', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(cents, cents, (price, original) => {
      const told = percentOff(price / 100, original / 100) ?? 0;
      expect(told).toBeLessThanOrEqual(Math.max(0, (1 - price / original) * 100) + 0.06);
      expect(told).toBeLessThanOrEqual(99);
    }),
  );
});
