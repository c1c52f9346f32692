import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Executor, OpenDatabase } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import { createBoss } from './create-boss.ts';
import { createJobRunner, type JobRunner } from './job-runner.ts';
import { createRunningKeyIndex, requeueAllJobs } from './job-rows.ts';
import type { JobHandler, JobKind, Queue } from './queue.ts';

export interface QueueOptions {
  database: OpenDatabase;
  log: Logger;
}

/** Ended jobs are of no use to anybody: who did them has written down what came of them. */
const KEEP_ENDED_S = 24 * 60 * 60;
const KEEP_WAITING_S = 365 * 24 * 60 * 60;
const DEFAULT_GRACE_MS = 10_000;

/** Opens the queue for putting jobs in; `startWork` also does them. Close the database after it. */
export async function openQueue({ database, log }: QueueOptions): Promise<Queue> {
  const boss = createBoss(database, log);
  await boss.start();
  try {
    await createRunningKeyIndex(database);
    if (database.dialect === 'pglite') {
      const count = await requeueAllJobs(database);
      if (count > 0) log.info('queue.jobs_requeued', { count });
    }
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }

  const kinds: JobKind[] = [];
  const handlers = new Map<string, JobHandler<never>>();
  let runner: JobRunner | undefined;
  let stopped: Promise<void> | undefined;
  const assertKnown = (kind: JobKind): void => {
    if (!kinds.includes(kind)) throw new Error(`job kind ${kind.name} was not declared`);
  };

  return {
    async declare(added) {
      for (const kind of added) {
        if (kinds.some(({ name }) => name === kind.name)) throw new Error(`two job kinds have the name ${kind.name}`);
        kinds.push(kind);
        await declareKind(boss, kind);
      }
    },
    async enqueue(kind, data, options = {}) {
      assertKnown(kind);
      if ((kind.running === 'one_per_key') !== (options.key !== undefined)) {
        throw new Error(`a job of kind ${kind.name} ${options.key === undefined ? 'needs a' : 'takes no'} key`);
      }
      const id = await boss.send(kind.name, kind.data.parse(data), {
        id: options.id ?? randomUUID(),
        priority: options.priority ?? 0,
        ...(options.key === undefined ? {} : { group: { id: options.key } }),
        ...onTransaction(options.tx),
      });
      if (id === null) throw new Error(`a job with the id ${options.id} exists already`);
      return id;
    },
    async cancel(kind, jobId, options = {}) {
      assertKnown(kind);
      await boss.cancel(kind.name, jobId, onTransaction(options.tx));
    },
    handle(kind, handler) {
      assertKnown(kind);
      if (handlers.has(kind.name)) throw new Error(`job kind ${kind.name} has a handler already`);
      handlers.set(kind.name, handler);
    },
    async startWork() {
      const orphanKinds = kinds.filter((kind) => !handlers.has(kind.name)).map((kind) => kind.name);
      if (orphanKinds.length > 0) throw new Error(`no handler for the job kinds ${orphanKinds.join(', ')}`);
      runner = await createJobRunner({ database, boss, log, kinds, handlers });
    },
    stop({ graceMs = DEFAULT_GRACE_MS } = {}) {
      const stop = async (): Promise<void> => {
        await runner?.stop(graceMs);
        await boss.stop({ graceful: false });
      };
      stopped ??= stop();
      return stopped;
    },
  };
}

async function declareKind(boss: PgBoss, kind: JobKind): Promise<void> {
  const options = {
    retryLimit: kind.retryLimit,
    retryDelay: kind.retryDelayS,
    retryBackoff: true,
    expireInSeconds: kind.maxRunS,
    retentionSeconds: KEEP_WAITING_S,
    deleteAfterSeconds: KEEP_ENDED_S,
    notify: true,
  };
  await boss.createQueue(kind.name, options);
  await boss.updateQueue(kind.name, options);
  // Has pg-boss read the queue's row, once: it would otherwise read it at the first enqueuing, on a connection of its
  // own, which inside a transaction on the embedded database waits for ever.
  await boss.findJobs(kind.name, { id: randomUUID() });
}

function onTransaction(tx: Executor | undefined) {
  if (tx === undefined) return {};
  // Both drivers answer with rows, which their common type doesn't say.
  const execute = async (query: unknown) => (await tx.execute(query as SQL)) as { rows: unknown[] };
  return { db: fromDrizzle({ execute }, sql) };
}
