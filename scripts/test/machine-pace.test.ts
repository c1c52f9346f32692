import { expect, it } from 'vitest';
import { measureMachinePace } from './machine-pace.ts';

/** Measures a machine whose starts take these milliseconds, one after the other. */
function measure(lengthsMs: readonly number[]): number {
  let nowMs = 0;
  let index = 0;
  return measureMachinePace(
    () => {
      nowMs += lengthsMs[index++] ?? Number.NaN;
    },
    () => nowMs,
  );
}

it('is the fastest of five starts, as a multiple of the reference', () => {
  expect(measure([400, 240, 300, 400, 400])).toBeCloseTo(4);
});

it('never shortens budgets', () => {
  expect(measure([20, 20, 20, 20, 20])).toBe(1);
});
