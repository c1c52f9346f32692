import { expect, test } from 'vitest';
import { rateToFitAgain } from './rate-to-fit.ts';

/** A voice with a second and a half of pauses that no rate shortens. */
const take = (rate: number) => ({ rate, spokenMs: 1500 + 12_000 / rate });

test('a third reading fits after the second one missed because its pauses stayed', () => {
  const second = take(1.16);
  const rate = rateToFitAgain(take(1.13), second, 140);
  expect(rate).toBeGreaterThan(1.16);
  expect(take(rate ?? 0).spokenMs).toBeLessThanOrEqual(second.spokenMs - 140);
});

test('nothing is read again if it fits, or if it is as fast as sounds natural', () => {
  expect(rateToFitAgain(take(1.13), take(1.16), 0)).toBeUndefined();
  expect(rateToFitAgain(take(1.13), take(1.28), 140)).toBeUndefined();
  expect(rateToFitAgain(take(1.13), take(1.2), 5000)).toBe(1.28);
});
