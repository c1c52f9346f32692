import { expect, test } from 'vitest';
import { createPace } from './segment-pace.ts';

/** Checks if a promise has resolved after all pending microtasks. */
async function isResolved(promise: Promise<void>): Promise<boolean> {
  let resolved = false;
  void promise.then(() => {
    resolved = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  return resolved;
}

test('a segment that is ahead waits until the others have caught up', async () => {
  const pace = createPace([100, 100]);
  expect(await isResolved(pace.waitForTurn(0, 10))).toBe(true);
  const turn = pace.waitForTurn(0, 40);
  expect(await isResolved(turn)).toBe(false);
  expect(await isResolved(pace.waitForTurn(1, 20))).toBe(true);
  expect(await isResolved(turn)).toBe(false);
  await pace.waitForTurn(1, 30);
  expect(await isResolved(turn)).toBe(true);
});

test('segments of different lengths are compared by their shares', async () => {
  const pace = createPace([200, 100]);
  await pace.waitForTurn(1, 10);
  expect(await isResolved(pace.waitForTurn(0, 32))).toBe(true);
  expect(await isResolved(pace.waitForTurn(0, 33))).toBe(false);
});

test('an ended segment neither blocks the others nor waits itself', async () => {
  const pace = createPace([100, 100]);
  const turn = pace.waitForTurn(0, 90);
  expect(await isResolved(turn)).toBe(false);
  pace.leave(1);
  expect(await isResolved(turn)).toBe(true);

  const other = createPace([100, 100]);
  const left = other.waitForTurn(0, 90);
  other.leave(0);
  expect(await isResolved(left)).toBe(true);
});
