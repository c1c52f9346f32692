import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { OpenDatabase } from '../database/database.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { silentLogger } from '../log/logger.ts';
import { openQueue } from './open-queue.ts';
import { requeueOrphanedJobs, takeJob } from './queue.store.ts';
import { defineJob, JobInterrupted, type Queue, type RunningJob } from './queue.ts';

const KIND = {
  name: 'worker_loss',
  data: z.object({}),
  running: 'any',
  concurrency: 1,
  retryLimit: 2,
  retryDelayS: 0,
  maxRunS: 600,
} as const;
const kind = defineJob(KIND);

/** Of several processes on one database; the embedded one has only one, and requeues jobs when it is opened. */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('a worker that is lost', () => {
  let database: OpenDatabase;
  let url: string;
  const queues: Queue[] = [];
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    if (database.driver.dialect !== 'postgres') throw new Error('expected PostgreSQL');
    url = database.driver.url;
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    for (const queue of queues.splice(0)) await queue.stop();
    await database.query('DELETE FROM queue_jobs');
  });
  afterAll(() => database.close());

  async function openHere(): Promise<Queue> {
    const queue = await openQueue({ database, log: silentLogger });
    queue.declare([kind]);
    queues.push(queue);
    return queue;
  }

  /** A worker process that begins jobs and never ends them; tells of each. */
  async function startChild() {
    const folder = path.join(import.meta.dirname, '..');
    const script = `
      const { openDatabase } = await import(${JSON.stringify(path.join(folder, 'database/open-database.ts'))});
      const { openQueue } = await import(${JSON.stringify(path.join(folder, 'queue/open-queue.ts'))});
      const { silentLogger } = await import(${JSON.stringify(path.join(folder, 'log/logger.ts'))});
      const z = await import('zod');
      const kind = { ...${JSON.stringify({ ...KIND, data: undefined })}, data: z.object({}) };
      const database = await openDatabase({ dataDir: '', backupDir: '', databaseUrl: ${JSON.stringify(url)}, databasePoolSize: 2 }, silentLogger);
      const queue = await openQueue({ database, log: silentLogger });
      queue.declare([kind]);
      queue.handle(kind, (job) => { console.log(job.id); return new Promise(() => {}); });
      await queue.startWork();
      console.log('ready');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: import.meta.dirname,
    });
    children.push(child);
    // An iterator keeps the lines that are written before they are asked for.
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const next = async () => String((await lines.next()).value);
    expect(await next()).toBe('ready');
    return { child, nextJobId: next };
  }

  const waitFor = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

  test('loses its jobs to another within five seconds of kill -9, and it cost them no try', {
    timeout: 60_000,
  }, async () => {
    const { child, nextJobId } = await startChild();
    const queue = await openHere();
    const id = await queue.enqueue(kind, {});
    expect(await nextJobId()).toBe(id);
    const begun: RunningJob<object>[] = [];
    queue.handle(kind, async (job) => void begun.push(job));
    await queue.startWork();
    const killedAt = performance.now();
    child.kill('SIGKILL');
    await waitFor(() => expect(begun).toHaveLength(1));
    const tookMs = Math.round(performance.now() - killedAt);

    expect(tookMs).toBeLessThan(5000);
    expect(begun[0]).toMatchObject({ id, attempt: 2, triesLeft: 2 });
    await waitFor(async () =>
      expect((await database.query('SELECT id FROM queue_jobs WHERE worker_id IS NOT NULL')).rows).toEqual([]),
    );
  });

  test('keeps its jobs while it lives, however long they take', { timeout: 60_000 }, async () => {
    const { nextJobId } = await startChild();
    const queue = await openHere();
    const id = await queue.enqueue(kind, {});
    expect(await nextJobId()).toBe(id);
    await database.query(`UPDATE queue_jobs SET started_at = now() - interval '5 minutes' WHERE id = $1`, [id]);
    expect(await requeueOrphanedJobs(database)).toBe(0);
  });

  test('stops what it runs when its connection breaks, and takes up work again with a new one', {
    timeout: 60_000,
  }, async () => {
    const queue = await openHere();
    const begun: RunningJob<object>[] = [];
    queue.handle(kind, (job) => {
      begun.push(job);
      if (begun.length > 1) return Promise.resolve();
      return new Promise((_resolve, reject) =>
        job.signal.addEventListener('abort', () => reject(job.signal.reason as Error)),
      );
    });
    await queue.startWork();
    const id = await queue.enqueue(kind, {});
    await waitFor(() => expect(begun).toHaveLength(1));
    await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'reelwright worker' AND datname = current_database()`,
    );
    await waitFor(() => expect(begun[0]?.signal.reason).toEqual(new JobInterrupted('lost')));
    await waitFor(() => expect(begun).toHaveLength(2));
    expect(begun[1]).toMatchObject({ id, triesLeft: 2 });
    expect(begun[1]?.attempt).toBeLessThanOrEqual(3);
  });

  test('gives back its own jobs only', async () => {
    const { nextJobId } = await startChild();
    const queue = await openHere();
    const lived = await queue.enqueue(kind, {});
    expect(await nextJobId()).toBe(lived);
    const orphan = await queue.enqueue(kind, {});
    // Nobody holds the lock of this number.
    expect(await takeJob(database, kind.name, 12_345)).toMatchObject({ jobId: orphan });
    // The worker looks for orphaned jobs once a second and may be quicker.
    await requeueOrphanedJobs(database);
    const listStates = async () => (await database.query('SELECT id, state FROM queue_jobs ORDER BY place')).rows;
    await expect.poll(listStates).toEqual([
      { id: lived, state: 'running' },
      { id: orphan, state: 'waiting' },
    ]);
  });
});
