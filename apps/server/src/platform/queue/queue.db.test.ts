import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { OpenDatabase } from '../database/database.ts';
import { DatabaseAway } from '../database/database-away.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { silentLogger } from '../log/logger.ts';
import { openQueue } from './open-queue.ts';
import { cancelJob, completeJob, deleteEndedJobs, failJob, requeueJob, takeJob } from './queue.store.ts';
import { defineJob, JobInterrupted, type JobKind, type Queue, type RunningJob } from './queue.ts';

type Data = { name: string };
type Job = RunningJob<Data>;

let database: OpenDatabase;
const open: Queue[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  for (const queue of open.splice(0)) await queue.stop();
});
afterAll(() => database.close());

/** A kind of its own for each test, so that tests don't meet. */
const newKind = (changes: Partial<JobKind<Data>> = {}): JobKind<Data> =>
  defineJob({
    name: `test_${randomUUID().replaceAll('-', '')}`,
    data: z.object({ name: z.string() }),
    running: 'any',
    concurrency: 1,
    retryLimit: 2,
    retryDelayS: 0,
    maxRunS: 60,
    ...changes,
  });

async function openWith(...kinds: JobKind<Data>[]): Promise<Queue> {
  const queue = await openQueue({ database, log: silentLogger });
  queue.declare(kinds);
  open.push(queue);
  return queue;
}

/** Jobs that begin and wait for the test to end them. */
function createHandHeld() {
  const begun: { job: Job; end: () => void; fail: (error: unknown) => void }[] = [];
  const handler = (job: Job) =>
    new Promise<void>((resolve, reject) => {
      begun.push({ job, end: resolve, fail: reject });
      job.signal.addEventListener('abort', () => reject(job.signal.reason as Error));
    });
  const waitForBegun = async (count: number) => {
    await vi.waitFor(() => expect(begun.length).toBeGreaterThanOrEqual(count), { timeout: 15_000, interval: 10 });
    return begun;
  };
  return { begun, handler, waitForBegun, names: () => begun.map(({ job }) => job.data.name) };
}

const getState = async (id: string) =>
  (await database.query('SELECT state FROM queue_jobs WHERE id = $1', [id])).rows[0]?.['state'];
const waitForState = (id: string, state: string) =>
  vi.waitFor(async () => expect(await getState(id)).toBe(state), { timeout: 10_000, interval: 20 });
const expectNoneHeld = async () =>
  expect((await database.query('SELECT id FROM queue_jobs WHERE worker_id IS NOT NULL')).rows).toEqual([]);

describe('putting a job into the queue', () => {
  test('happens if and only if its transaction commits', async () => {
    const kind = newKind();
    const queue = await openWith(kind);
    const { handler, waitForBegun, names } = createHandHeld();
    queue.handle(kind, handler);
    await queue.startWork();
    await expect(
      database.transaction(async (tx) => {
        await queue.enqueue(kind, { name: 'rolled back' }, { tx });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await database.transaction((tx) => queue.enqueue(kind, { name: 'kept' }, { tx }));
    const [first] = await waitForBegun(1);
    first?.end();
    expect(names()).toEqual(['kept']);
  });

  test('is refused with data of another shape, an id that exists, and a key that is missing or makes no sense', async () => {
    const plain = newKind();
    const keyed = newKind({ running: 'one_per_key' });
    const queue = await openQueue({ database, log: silentLogger });
    queue.declare([plain, keyed]);
    open.push(queue);
    await expect(queue.enqueue(plain, { nme: 'x' } as unknown as Data)).rejects.toThrow();
    const id = await queue.enqueue(plain, { name: 'x' });
    await expect(queue.enqueue(plain, { name: 'y' }, { id })).rejects.toThrow('exists already');
    await expect(queue.enqueue(keyed, { name: 'x' })).rejects.toThrow('needs a key');
    await expect(queue.enqueue(plain, { name: 'x' }, { key: 'a' })).rejects.toThrow('takes no key');
    await expect(queue.enqueue(newKind(), { name: 'x' })).rejects.toThrow('was not declared');
  });
});

test('a second kind of the same name is refused', async () => {
  const kind = newKind();
  const queue = await openWith(kind);
  expect(() => queue.declare([{ ...kind }])).toThrow(`two job kinds have the name ${kind.name}`);
});

describe('a database that is away', () => {
  test('costs a job no try, however often its handler meets it', async () => {
    const kind = newKind({ retryLimit: 1 });
    const queue = await openWith(kind);
    let runs = 0;
    queue.handle(kind, async () => {
      runs += 1;
      if (runs < 6) throw new DatabaseAway('the connection broke');
    });
    await queue.startWork();
    const id = await queue.enqueue(kind, { name: 'x' });
    await waitForState(id, 'done');
    expect(runs).toBe(6);
  });

  test('does not leave a finished job running', async () => {
    const kind = newKind();
    let failures = 0;
    const flaky: OpenDatabase = {
      ...database,
      // The getter of the original would be read once, here.
      get db() {
        return database.db;
      },
      query(sql, values) {
        if (!sql.includes("state = 'done'") || failures === 2) return database.query(sql, values);
        failures += 1;
        return Promise.reject(new DatabaseAway('the connection broke'));
      },
    };
    const queue = await openQueue({ database: flaky, log: silentLogger });
    queue.declare([kind]);
    open.push(queue);
    let runs = 0;
    queue.handle(kind, async () => void (runs += 1));
    await queue.startWork();
    const id = await queue.enqueue(kind, { name: 'x' });
    await waitForState(id, 'done');
    expect({ runs, failures }).toEqual({ runs: 1, failures: 2 });
  });
});

test('no work starts where a kind of job has nobody to do it', async () => {
  const kind = newKind();
  const queue = await openWith(kind);
  await expect(queue.startWork()).rejects.toThrow(`no handler for the job kinds ${kind.name}`);
});

test('the job of higher priority runs first, of equals the one that came first', async () => {
  const kind = newKind();
  const queue = await openWith(kind);
  for (const [name, priority] of [
    ['a', 0],
    ['b', 5],
    ['c', 0],
    ['d', 5],
    ['e', 10],
  ] as const) {
    await queue.enqueue(kind, { name }, { priority });
  }
  const done: string[] = [];
  queue.handle(kind, async ({ data }) => void done.push(data.name));
  await queue.startWork();
  await vi.waitFor(() => expect(done).toHaveLength(5), { timeout: 15_000 });
  expect(done).toEqual(['e', 'b', 'd', 'a', 'c']);
});

describe('jobs of one key', () => {
  test('run one at a time, in two processes together, and do not hold up those of others', {
    timeout: 60_000,
  }, async () => {
    const kind = newKind({ running: 'one_per_key', concurrency: 2 });
    const running = new Map<string, number>();
    const order: string[] = [];
    const mostAtOnce = { ofOneKey: 0, altogether: 0 };
    const handler = async ({ data: { name } }: Job) => {
      const key = name.slice(0, 1);
      running.set(key, (running.get(key) ?? 0) + 1);
      mostAtOnce.ofOneKey = Math.max(mostAtOnce.ofOneKey, running.get(key) ?? 0);
      mostAtOnce.altogether = Math.max(
        mostAtOnce.altogether,
        [...running.values()].reduce((a, b) => a + b),
      );
      // Long enough for the other workers to look for a job meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 30));
      running.set(key, (running.get(key) ?? 0) - 1);
      order.push(name);
    };
    const queues = [await openWith(kind), await openWith(kind)];
    for (const queue of queues) {
      queue.handle(kind, handler);
      await queue.startWork();
    }
    for (let i = 0; i < 12; i++) await queues[0]?.enqueue(kind, { name: `a${i}` }, { key: 'a' });
    for (let i = 0; i < 3; i++) await queues[0]?.enqueue(kind, { name: `b${i}` }, { key: 'b' });
    await vi.waitFor(() => expect(order).toHaveLength(15), { timeout: 45_000 });
    expect(mostAtOnce.ofOneKey).toBe(1);
    expect(mostAtOnce.altogether).toBeGreaterThan(1);
    expect(order.indexOf('b0')).toBeLessThan(order.findLastIndex((name) => name.startsWith('a')));
    expect(new Set(order).size).toBe(15);
  });

  test('cannot run together even where two workers take them at the same moment', async () => {
    const kind = newKind({ running: 'one_per_key' });
    const queue = await openWith(kind);
    const ids = [
      await queue.enqueue(kind, { name: '1' }, { key: 'a' }),
      await queue.enqueue(kind, { name: '2' }, { key: 'a' }),
      await queue.enqueue(kind, { name: '3' }, { key: 'b' }),
    ];
    const take = (id: string | undefined) =>
      database.query(`UPDATE queue_jobs SET state = 'running' WHERE id = $1`, [id]);
    const taken = await Promise.allSettled(ids.map(take));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(taken[2]?.status).toBe('fulfilled');
    expect(taken.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: '23505' } });
  });

  test('follow each other without a pause', async () => {
    const kind = newKind({ running: 'one_per_key', concurrency: 2 });
    const queue = await openWith(kind);
    const { handler, waitForBegun } = createHandHeld();
    queue.handle(kind, handler);
    await queue.startWork();
    await queue.enqueue(kind, { name: 'first' }, { key: 'a' });
    await queue.enqueue(kind, { name: 'second' }, { key: 'a' });
    const [first] = await waitForBegun(1);
    const endedAt = performance.now();
    first?.end();
    await waitForBegun(2);
    expect(performance.now() - endedAt).toBeLessThan(2500);
  });
});

describe('a job that throws', () => {
  test('is tried again as often as its kind says, and knows which try it is', async () => {
    const kind = newKind({ retryLimit: 1 });
    const queue = await openWith(kind);
    const { handler, waitForBegun, begun } = createHandHeld();
    queue.handle(kind, handler);
    await queue.startWork();
    const id = await queue.enqueue(kind, { name: 'x' });
    (await waitForBegun(1))[0]?.fail(new Error('once'));
    (await waitForBegun(2))[1]?.fail(new Error('twice'));
    await waitForState(id, 'failed');
    expect(begun.map(({ job }) => [job.attempt, job.triesLeft])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    await expectNoneHeld();
  });
});

test('a job that runs for longer than its kind allows is stopped and tried again', async () => {
  const kind = newKind({ retryLimit: 1, maxRunS: 0.2 });
  const queue = await openWith(kind);
  const { handler, waitForBegun, begun } = createHandHeld();
  queue.handle(kind, handler);
  await queue.startWork();
  const id = await queue.enqueue(kind, { name: 'x' });
  await waitForBegun(2);
  expect(begun[0]?.job.signal.reason).toEqual(new JobInterrupted('lost'));
  await waitForState(id, 'failed');
  expect(begun.map(({ job }) => [job.attempt, job.triesLeft])).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

test('what an earlier run of a job says no longer counts once the job was begun again', async () => {
  const kind = newKind();
  const queue = await openWith(kind);
  const id = await queue.enqueue(kind, { name: 'x' });
  const first = await takeJob(database, kind.name, 0);
  if (!first) throw new Error('no job was taken');
  await requeueJob(database, first);
  expect(await takeJob(database, kind.name, 0)).toMatchObject({ jobId: id, run: 2, errors: 0 });
  await completeJob(database, first);
  await failJob(database, kind, first);
  await requeueJob(database, first);
  expect(await getState(id)).toBe('running');
  await cancelJob(database.db, { name: kind.name, jobId: id });
});

test('jobs that ended are kept for a day', async () => {
  const kind = newKind();
  const queue = await openWith(kind);
  const ids = [await queue.enqueue(kind, { name: 'today' }), await queue.enqueue(kind, { name: 'before' })];
  for (const id of ids) await queue.cancel(kind, id);
  await database.query(`UPDATE queue_jobs SET ended_at = now() - interval '25 hours' WHERE id = $1`, [ids[1]]);
  await deleteEndedJobs(database);
  expect([await getState(ids[0] ?? ''), await getState(ids[1] ?? '')]).toEqual(['cancelled', undefined]);
});

describe('a cancelled job', () => {
  test('never starts if it was waiting', async () => {
    const kind = newKind();
    const queue = await openWith(kind);
    const id = await queue.enqueue(kind, { name: 'cancelled' });
    await database.transaction((tx) => queue.cancel(kind, id, { tx }));
    await queue.enqueue(kind, { name: 'other' });
    const { handler, waitForBegun, names } = createHandHeld();
    queue.handle(kind, handler);
    await queue.startWork();
    (await waitForBegun(1))[0]?.end();
    expect(names()).toEqual(['other']);
    expect(await getState(id)).toBe('cancelled');
  });

  test('has its signal aborted within seconds if it runs, and does not run again', async () => {
    const kind = newKind();
    const queue = await openWith(kind);
    const { handler, waitForBegun } = createHandHeld();
    queue.handle(kind, handler);
    await queue.startWork();
    const id = await queue.enqueue(kind, { name: 'x' });
    const [run] = await waitForBegun(1);
    if (!run) throw new Error('nothing began');
    const cancelledAt = performance.now();
    await queue.cancel(kind, id);
    await expect.poll(() => run.job.signal.aborted, { interval: 10 }).toBe(true);
    expect(performance.now() - cancelledAt, 'notified, also on a busy machine').toBeLessThan(5000);
    expect(run.job.signal.reason).toEqual(new JobInterrupted('cancelled'));
    await vi.waitFor(expectNoneHeld, { timeout: 15_000 });
    expect(await getState(id)).toBe('cancelled');
  });

  test('that has ended already stays as it ended', async () => {
    const kind = newKind();
    const queue = await openWith(kind);
    queue.handle(kind, async () => undefined);
    await queue.startWork();
    const id = await queue.enqueue(kind, { name: 'x' });
    await waitForState(id, 'done');
    await queue.cancel(kind, id);
    await queue.cancel(kind, randomUUID());
    expect(await getState(id)).toBe('done');
  });
});

describe('stopping', () => {
  test('requeues running jobs at once; they go on elsewhere before others, and it cost them no try', async () => {
    const kind = newKind();
    const first = await openWith(kind);
    const { handler, waitForBegun, begun } = createHandHeld();
    first.handle(kind, handler);
    await first.startWork();
    const id = await first.enqueue(kind, { name: 'interrupted' });
    await first.enqueue(kind, { name: 'later' });
    const [run] = await waitForBegun(1);
    const stoppedAt = performance.now();
    await first.stop();
    expect(performance.now() - stoppedAt).toBeLessThan(3000);
    expect(run?.job.signal.reason).toEqual(new JobInterrupted('shutdown'));
    expect(await getState(id)).toBe('waiting');
    await expectNoneHeld();

    const second = await openWith(kind);
    second.handle(kind, handler);
    await second.startWork();
    (await waitForBegun(2))[1]?.end();
    (await waitForBegun(3))[2]?.end();
    expect(begun.map(({ job }) => [job.data.name, job.attempt, job.triesLeft])).toEqual([
      ['interrupted', 1, 2],
      ['interrupted', 2, 2],
      ['later', 1, 2],
    ]);
  });

  test('waits for a job that ends well all the same, and lets it count', async () => {
    const kind = newKind();
    const queue = await openWith(kind);
    const handHeld = createHandHeld();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    queue.handle(kind, (job) => {
      handHeld.handler(job).catch(() => end());
      return mayEnd;
    });
    await queue.startWork();
    const id = await queue.enqueue(kind, { name: 'x' });
    await handHeld.waitForBegun(1);
    await queue.stop();
    expect(await getState(id)).toBe('done');
  });

  test('does not wait for ever for a job that ignores its signal', async () => {
    const kind = newKind();
    const queue = await openWith(kind);
    const { promise: never } = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    queue.handle(kind, () => {
      begun.resolve();
      return never;
    });
    await queue.startWork();
    const id = await queue.enqueue(kind, { name: 'x' });
    await begun.promise;
    await queue.stop({ graceMs: 200 });
    expect(await getState(id)).toBe('waiting');
  });
});

test.runIf(process.env['TEST_DATABASE'] !== 'postgres')(
  'what ran when the embedded database was killed runs again at the next opening',
  async () => {
    const kind = newKind();
    const first = await openWith(kind);
    const id = await first.enqueue(kind, { name: 'x' });
    await database.query(
      `UPDATE queue_jobs SET state = 'running', runs = 1, started_at = now(), worker_id = 0 WHERE id = $1`,
      [id],
    );
    const second = await openWith(kind);
    const { handler, waitForBegun } = createHandHeld();
    second.handle(kind, handler);
    await second.startWork();
    const [run] = await waitForBegun(1);
    expect(run?.job).toMatchObject({ id, attempt: 2, triesLeft: 2 });
    run?.end();
  },
);

test('a job begins within half a second of being put in, though nobody looks more often than each second', async () => {
  const kind = newKind();
  const queue = await openWith(kind);
  const { handler, waitForBegun } = createHandHeld();
  queue.handle(kind, handler);
  await queue.startWork();
  const waits: number[] = [];
  for (let i = 1; i <= 5; i++) {
    const putAt = performance.now();
    await database.transaction((tx) => queue.enqueue(kind, { name: `${i}` }, { tx }));
    const begun = await waitForBegun(i);
    waits.push(performance.now() - putAt);
    begun[i - 1]?.end();
  }
  expect(waits.toSorted((a, b) => a - b)[2]).toBeLessThan(500);
});

describe('a paused kind', () => {
  test('waits until it is resumed, while other kinds run', async () => {
    const [paused, other] = [newKind(), newKind()];
    const queue = await openWith(paused, other);
    const done: string[] = [];
    for (const kind of [paused, other]) {
      queue.handle(kind, async ({ data }) => {
        done.push(data.name);
      });
    }
    await queue.pause(paused.name);
    await queue.startWork();
    await queue.enqueue(paused, { name: 'paused' });
    await queue.enqueue(other, { name: 'other' });
    await vi.waitFor(() => expect(done).toEqual(['other']), { timeout: 45_000 });
    expect(await queue.readState()).toContainEqual({
      name: paused.name,
      isPaused: true,
      waiting: 1,
      running: 0,
      failed: 0,
    });
    await queue.resume(paused.name);
    await vi.waitFor(() => expect(done).toEqual(['other', 'paused']), { timeout: 45_000 });
  });

  test('has a name that is known', async () => {
    const queue = await openWith(newKind());
    await expect(queue.pause('unknown')).rejects.toThrow('There are no jobs named "unknown". Name one of: ');
  });
});
