import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitWorkingTime } from './working-time.ts';

const open = (limitMs: number) => limitWorkingTime({ limitMs, signal: new AbortController().signal });

test('a working time ends with PAGE_TIMEOUT when it is spent', async () => {
  const time = open(20);
  const { promise: isOver, resolve: over } = Promise.withResolvers<void>();
  time.signal.addEventListener('abort', () => over());
  await time.spend(() => isOver);
  expect(time.signal.reason).toMatchObject({ code: 'PAGE_TIMEOUT' });
});

test('a working time adds up what each work takes', async () => {
  const time = open(100);
  let works = 0;
  for (; works < 100 && !time.signal.aborted; works++) await time.spend(() => wait(10));
  expect(time.signal.aborted).toBe(true);
  expect(works).toBeGreaterThan(1);
});

test('a working time does not run while nothing is worked on', async () => {
  const time = open(30);
  await time.spend(async () => undefined);
  await wait(60);
  expect(time.signal.aborted).toBe(false);
});

test("a working time ends with the caller's reason", () => {
  const reason = new Error('cancelled');
  expect(limitWorkingTime({ limitMs: 1000, signal: AbortSignal.abort(reason) }).signal.reason).toBe(reason);
});
