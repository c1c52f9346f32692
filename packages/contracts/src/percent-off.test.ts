import { describe, expect, it } from 'vitest';
import { percentOff } from './percent-off.ts';

describe('percentOff', () => {
  it.each([
    [75, 100, 25],
    [29.99, 39.98, 25], // 24.99 %
    [75.04, 100, 25], // 24.96 %
    [75.06, 100, 24], // 24.94 %
    [20.01, 30, 33], // 33.3 %
    [20, 30.01, 33], // 33.36 %
    [0.7, 1, 30], // 30.000000000000004 in binary
  ])('tells %d instead of %d as %d percent', (price, former, percent) => {
    expect(percentOff({ price, original_price: former })).toBe(percent);
  });

  it('is null for a discount too small to advertise, a higher price, and a price alone', () => {
    expect(percentOff({ price: 98, original_price: 100 })).toBeNull();
    expect(percentOff({ price: 100, original_price: 75 })).toBeNull();
    expect(percentOff({ price: 75 })).toBeNull();
    expect(percentOff({ original_price: 75 })).toBeNull();
  });
});
