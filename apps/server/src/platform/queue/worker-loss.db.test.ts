import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { OpenDatabase } from '../database/database.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { silentLogger } from '../log/logger.ts';
import { handBackOrphans } from './job-rows.ts';
import { openQueue } from './open-queue.ts';
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

/** Needs several processes on one database. The embedded database has only one, and requeues when it is opened. */
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
    await database.query('DELETE FROM pgboss.job; DELETE FROM queue_claims');
  });
  afterAll(() => database.close());

  async function openHere(): Promise<Queue> {
    const queue = await openQueue({ database, kinds: [kind], log: silentLogger });
    queues.push(queue);
    return queue;
  }

  /** Starts a worker process that begins jobs, never ends them, and reports each. */
  async function startChild() {
    const folder = path.join(import.meta.dirname, '..');
    const script = `
      const { openDatabase } = await import(${JSON.stringify(path.join(folder, 'database/open-database.ts'))});
      const { openQueue } = await import(${JSON.stringify(path.join(folder, 'queue/open-queue.ts'))});
      const { silentLogger } = await import(${JSON.stringify(path.join(folder, 'log/logger.ts'))});
      const z = await import('zod');
      const kind = { ...${JSON.stringify({ ...KIND, data: undefined })}, data: z.object({}) };
      const database = await openDatabase({ dataDir: '', databaseUrl: ${JSON.stringify(url)}, databasePoolSize: 2 }, silentLogger);
      const queue = await openQueue({ database, kinds: [kind], log: silentLogger });
      queue.handle(kind, (job) => { console.log(job.id); return new Promise(() => {}); });
      await queue.startWork();
      console.log('ready');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: import.meta.dirname,
    });
    children.push(child);
    const lines = createInterface(child.stdout);
    const next = async () => String((await once(lines, 'line'))[0]);
    expect(await next()).toBe('ready');
    return { child, nextJobId: next };
  }

  const waitFor = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

  test('loses its jobs to another within five seconds of kill -9, at no cost of a retry', {
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
    await waitFor(async () => expect((await database.query('SELECT * FROM queue_claims')).rows).toEqual([]));
  });

  test('keeps its jobs while it lives, however long they take', { timeout: 60_000 }, async () => {
    const { nextJobId } = await startChild();
    const queue = await openHere();
    const id = await queue.enqueue(kind, {});
    expect(await nextJobId()).toBe(id);
    await waitFor(async () => expect((await database.query('SELECT * FROM queue_claims')).rows).toHaveLength(1));
    await database.query(`UPDATE pgboss.job SET started_on = now() - interval '5 minutes' WHERE id = $1`, [id]);
    expect(await handBackOrphans(database)).toBe(0);
  });

  test('loses a job also if it died between taking and recording it', async () => {
    const queue = await openHere();
    const id = await queue.enqueue(kind, {});
    await database.query(`UPDATE pgboss.job SET state = 'active', started_on = now() WHERE id = $1`, [id]);
    expect(await handBackOrphans(database)).toBe(0);
    await database.query(`UPDATE pgboss.job SET started_on = now() - interval '6 s' WHERE id = $1`, [id]);
    expect(await handBackOrphans(database)).toBe(1);
  });

  test('aborts its jobs when its connection breaks, and works again after a reconnect', {
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

  test('does not touch a job that another worker has restarted since', async () => {
    const queue = await openHere();
    const id = await queue.enqueue(kind, {});
    await database.query(`UPDATE pgboss.job SET state = 'active', started_on = now(), retry_count = 1 WHERE id = $1`, [
      id,
    ]);
    await database.query('INSERT INTO queue_claims VALUES ($1, 0, $2)', [id, 12345]);
    await handBackOrphans(database);
    expect((await database.query('SELECT state::text FROM pgboss.job WHERE id = $1', [id])).rows).toEqual([
      { state: 'active' },
    ]);
  });
});
