import { beforeEach, expect, it } from 'vitest';
import { ServerBusy } from './server-busy.ts';
import { createWorkLine, type WorkLine } from './work-line.ts';

let line: WorkLine;
let nowMs: number;
let begun: number[];
let ends: PromiseWithResolvers<void>[];

beforeEach(() => {
  nowMs = 0;
  begun = [];
  ends = [];
  line = createWorkLine({ lanes: 2, maxWaiting: 3, now: () => nowMs });
});

/** Asks for work that ends when the test says so. */
function ask(index: number): Promise<number> {
  return line.run(async () => {
    begun.push(index);
    await (ends[index] ??= Promise.withResolvers()).promise;
    return index;
  });
}

async function end(index: number): Promise<void> {
  ends[index]?.resolve();
  await Promise.resolve(ends[index]?.promise);
}

it('runs a few works at a time, and all of them in the order in which they came', async () => {
  const all = [0, 1, 2, 3, 4].map(ask);
  expect(begun).toEqual([0, 1]);
  await end(1);
  expect(await all[1]).toBe(1);
  expect(begun).toEqual([0, 1, 2]);
  for (const index of [0, 2, 3]) {
    await end(index);
    await all[index];
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  await end(4);
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
});

it('refuses what would wait too long, and says when to come again', async () => {
  const first = ask(0);
  nowMs = 4000;
  await end(0);
  await first;
  const [one, two, ...waiting] = [1, 2, 3, 4, 5].map(ask);
  // Three wait for two lanes, four seconds each.
  await expect(ask(6)).rejects.toMatchObject({ code: 'SYSTEM_BUSY', retryAfterS: 6 });
  await expect(ask(6)).rejects.toBeInstanceOf(ServerBusy);
  for (const [index, run] of [one, two, ...waiting].entries()) {
    await end(index + 1);
    await run;
  }
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
});

it('goes on after work that fails', async () => {
  const failing = () => line.run(() => Promise.reject(new Error('failed')));
  const failed = await Promise.allSettled([failing(), failing(), failing(), failing()]);
  expect(failed.every(({ status }) => status === 'rejected')).toBe(true);
  await expect(line.run(async () => 'done')).resolves.toBe('done');
});
