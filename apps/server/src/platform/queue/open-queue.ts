import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Executor, OpenDatabase } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import { createBoss } from './create-boss.ts';
import { createJobRunner, type JobRunner } from './job-runner.ts';
import { createRunningKeyIndex, handBackAll } from './job-rows.ts';
import type { JobHandler, JobKind, Queue } from './queue.ts';

export interface QueueOptions {
  database: OpenDatabase;
  /** All kinds of jobs. */
  kinds: readonly JobKind[];
  log: Logger;
}

/** Finished jobs can be deleted: their results are recorded by the handlers, outside the queue. */
const KEEP_ENDED_S = 24 * 60 * 60;
const KEEP_WAITING_S = 365 * 24 * 60 * 60;
const DEFAULT_GRACE_MS = 10_000;

/** Opens the queue for enqueueing; `startWork` also runs jobs. Close the database after the queue. */
export async function openQueue({ database, kinds, log }: QueueOptions): Promise<Queue> {
  const boss = createBoss(database, log);
  await boss.start();
  await createRunningKeyIndex(database);
  if (database.dialect === 'pglite') {
    const count = await handBackAll(database);
    if (count > 0) log.info('queue.jobs_handed_back', { count });
  }
  for (const kind of kinds) await declareKind(boss, kind);

  const handlers = new Map<string, JobHandler<never>>();
  let runner: JobRunner | undefined;
  const assertKnown = (kind: JobKind): void => {
    if (!kinds.includes(kind)) throw new Error(`the queue was opened without the job kind ${kind.name}`);
  };

  return {
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
    async stop({ graceMs = DEFAULT_GRACE_MS } = {}) {
      await runner?.stop(graceMs);
      await boss.stop({ graceful: false });
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
  // Makes pg-boss read the queue's row once. It would otherwise read the row at the first enqueue, on a connection of
  // its own, which inside a transaction on the embedded database waits forever.
  await boss.findJobs(kind.name, { id: randomUUID() });
}

function onTransaction(tx: Executor | undefined) {
  if (tx === undefined) return {};
  // Both drivers answer with rows, which their common type doesn't say.
  const execute = async (query: unknown) => (await tx.execute(query as SQL)) as { rows: unknown[] };
  return { db: fromDrizzle({ execute }, sql) };
}
