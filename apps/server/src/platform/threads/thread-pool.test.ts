import { existsSync } from 'node:fs';
import type { UserGroup, UserId } from '@reelwright/contracts';
import { afterEach, expect, test } from 'vitest';
import { createThreadPool, JobLimitError, type ThreadPool, type ThreadPoolOptions } from './thread-pool.ts';
import type { TestJobs } from './test-jobs.worker.ts';

let pool: ThreadPool<TestJobs>;
afterEach(() => pool.close());

/** Far above any job of these tests. */
const LONG_MS = 60_000;

function open(options: Partial<ThreadPoolOptions> = {}): ThreadPool<TestJobs> {
  pool = createThreadPool<TestJobs>({
    worker: new URL('./test-jobs.worker.ts', import.meta.url),
    threads: 2,
    runningOfOwner: 1,
    waiting: { ofAll: 4, ofOwner: 3 },
    timeoutMs: LONG_MS,
    idleMs: LONG_MS,
    resourceLimits: { maxOldGenerationSizeMb: 64 },
    ...options,
  });
  return pool;
}

const ownerOf = (userId: number, plan: UserGroup = 'business') => ({ owner: { userId: userId as UserId, plan } });
const anna = ownerOf(1);
const ben = ownerOf(2);
const createFlag = () => new Int32Array(new SharedArrayBuffer(4));
function release(flag: Int32Array): void {
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
}

test('returns the answer of a job, and its errors as they were thrown', async () => {
  const { run } = open();
  expect(await run('say', 'hello', anna)).toBe('hello');
  await expect(run('refuse', undefined as never, anna)).rejects.toMatchObject({
    code: 'TEXT_TOO_LONG',
    values: { limit: 5 },
  });
  await expect(run('fail', undefined as never, anna)).rejects.toThrow(RangeError);
  expect(await run('say', 'still here', anna)).toBe('still here');
});

test('replaces a thread whose job exceeds its time', async () => {
  const { run } = open({ threads: 1, timeoutMs: 200 });
  await expect(run('hang', undefined as never, anna)).rejects.toThrow(JobLimitError);
  expect(await run('say', 'next', anna)).toBe('next');
});

test('ends a job that only waits after a longer time', async () => {
  const { run } = open({ threads: 1, timeoutMs: 50 });
  await expect(run('waitFor', createFlag(), anna)).rejects.toThrow(JobLimitError);
  expect(await run('say', 'next', anna)).toBe('next');
});

test('leaves a job its time on a machine that gives it little CPU', async () => {
  const { run } = open({ threads: 1, timeoutMs: 100 });
  const flag = createFlag();
  const waiting = run('waitFor', flag, anna);
  // Longer than the limit of CPU time, of which waiting uses none.
  const laterMs = performance.now() + 300;
  while (performance.now() < laterMs) await new Promise(setImmediate);
  release(flag);
  expect(await waiting).toBe('done');
});

test('replaces a thread whose job exceeds its memory', async () => {
  const { run } = open({ threads: 1 });
  await expect(run('growEndlessly', undefined as never, anna)).rejects.toThrow(JobLimitError);
  expect(await run('say', 'next', anna)).toBe('next');
});

test('leaves a thread to others while the job of one user hangs', async () => {
  const { run } = open();
  const flag = createFlag();
  const slow = run('waitFor', flag, anna);
  const waiting = run('say', 'mine too', anna);
  expect(await run('say', 'mine', ben)).toBe('mine');
  release(flag);
  expect(await slow).toBe('done');
  expect(await waiting).toBe('mine too');
});

test('serves users in turn, however many jobs one of them has ordered', async () => {
  const { run } = open({ threads: 1 });
  const flag = createFlag();
  const answered: string[] = [];
  const say = async (who: typeof anna, text: string) => answered.push(await run('say', text, who));
  const first = run('waitFor', flag, anna);
  const all = [say(anna, 'anna 1'), say(anna, 'anna 2'), say(anna, 'anna 3'), say(ben, 'ben 1')];
  release(flag);
  await Promise.all([first, ...all]);
  expect(answered).toEqual(['anna 1', 'ben 1', 'anna 2', 'anna 3']);
});

test('is busy for a user with too many waiting jobs, and for all when the list is full', async () => {
  const { run } = open({ threads: 1 });
  const flag = createFlag();
  const first = run('waitFor', flag, anna);
  const waiting = ['1', '2', '3'].map((text) => run('say', text, anna));
  await expect(run('say', '4', anna)).rejects.toMatchObject({ code: 'SYSTEM_BUSY' });
  const another = run('say', '1', ben);
  await expect(run('say', '2', ben)).rejects.toMatchObject({ code: 'SYSTEM_BUSY' });
  release(flag);
  expect(await Promise.all([first, ...waiting, another])).toEqual(['done', '1', '2', '3', '1']);
});

test('keeps room for those who pay in a list that guests have filled, and serves them first', async () => {
  const { run } = open({ threads: 1, waiting: { ofAll: 5, ofOwner: 3 } });
  const flag = createFlag();
  const answered: string[] = [];
  const say = async (who: typeof anna, text: string) => answered.push(await run('say', text, who));
  const first = run('waitFor', flag, anna);
  const guests = [11, 12].map((id) => say(ownerOf(id, 'guest'), `guest ${id}`));
  await expect(run('say', 'guest 13', ownerOf(13, 'guest'))).rejects.toMatchObject({ code: 'SYSTEM_BUSY' });
  const member = say(ownerOf(14, 'free'), 'free');
  await expect(run('say', 'free 15', ownerOf(15, 'free'))).rejects.toMatchObject({ code: 'SYSTEM_BUSY' });
  const paying = say(ownerOf(16, 'personal'), 'personal');
  await expect(run('say', 'personal 17', ownerOf(17, 'personal'))).rejects.toMatchObject({ code: 'SYSTEM_BUSY' });
  const business = say(ben, 'business');
  release(flag);
  await Promise.all([first, ...guests, member, paying, business]);
  expect(answered).toEqual(['business', 'personal', 'free', 'guest 11', 'guest 12']);
});

test('tells an aborted job to end, and answers its caller then', async () => {
  const { run } = open({ threads: 1, endsAborted: true });
  const begun = createFlag();
  const caller = new AbortController();
  const reason = new Error('caller left');
  const running = run('endWhenTold', begun, { ...anna, signal: caller.signal });
  await Atomics.waitAsync(begun, 0, 0).value;
  caller.abort(reason);
  await expect(running).rejects.toBe(reason);
  expect(begun[0]).toBe(2);
  expect(await run('say', 'next', anna)).toBe('next');
});

test("answers an aborted caller at once with the signal's reason, and starts no aborted job", async () => {
  const { run } = open({ threads: 1 });
  const flag = createFlag();
  const caller = new AbortController();
  const reason = new Error('caller left');
  const running = run('waitFor', flag, { ...anna, signal: caller.signal });
  const waiting = run('hang', undefined as never, { ...ben, signal: caller.signal });
  caller.abort(reason);
  await expect(running).rejects.toBe(reason);
  await expect(waiting).rejects.toBe(reason);
  release(flag);
  expect(await run('say', 'next', anna)).toBe('next');
});

test('ends an idle thread, and starts another for the next job', async () => {
  const { run } = open({ idleMs: 1 });
  expect(await run('say', 'one', anna)).toBe('one');
  expect(await run('say', 'two', anna)).toBe('two');
});

test('releases idle threads when their memory is wanted, and starts others for the next jobs', async () => {
  const { run, warm, release: releaseThreads } = open({ threads: 1 });
  warm();
  const first = await run('tellThread', undefined as never, anna);
  expect(await run('tellThread', undefined as never, anna)).toBe(first);
  const flag = createFlag();
  const busy = run('waitFor', flag, anna);
  releaseThreads();
  release(flag);
  expect(await busy).toBe('done');
  releaseThreads();
  expect(await run('tellThread', undefined as never, anna)).not.toBe(first);
});

test('gives the first job of a thread more time, to compile what it needs', async () => {
  const { run } = open({ threads: 1, timeoutMs: 20, firstJobFactor: 1000 });
  const flag = createFlag();
  const first = run('waitFor', flag, anna);
  const laterMs = performance.now() + 300;
  while (performance.now() < laterMs) await new Promise(setImmediate);
  release(flag);
  expect(await first).toBe('done');
  await expect(run('waitFor', createFlag(), anna)).rejects.toThrow(JobLimitError);
});

test('an idle thread takes its programs along: none stays in the table of processes', async () => {
  const { run, release: endIdle } = open({ threads: 1 });
  const pid = await run('keepProgram', undefined as never, anna);
  expect(existsSync(`/proc/${pid}`)).toBe(true);
  endIdle();
  await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
});
