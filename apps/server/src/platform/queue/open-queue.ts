import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import { createJobRunner, type JobRunner } from './job-runner.ts';
import { cancelJob, insertJob, pauseKinds, readKindStates, requeueAllJobs, resumeKinds } from './queue.store.ts';
import { StartupError } from '../settings/startup-error.ts';
import type { JobHandler, JobKind, Queue } from './queue.ts';

export interface QueueOptions {
  database: OpenDatabase;
  log: Logger;
}

const DEFAULT_GRACE_MS = 10_000;

/** Opens the queue for putting jobs in; `startWork` also does them. Close the database after it. */
export async function openQueue({ database, log }: QueueOptions): Promise<Queue> {
  if (database.dialect === 'pglite') {
    const count = await requeueAllJobs(database);
    if (count > 0) log.info('queue.jobs_requeued', { count });
  }

  const kinds: JobKind[] = [];
  const handlers = new Map<string, JobHandler<never>>();
  let runner: JobRunner | undefined;
  let stopped: Promise<void> | undefined;
  const assertKnown = (kind: JobKind): void => {
    if (!kinds.includes(kind)) throw new Error(`job kind ${kind.name} was not declared`);
  };

  const namesOf = (name?: string): string[] => {
    const names = kinds.map((kind) => kind.name);
    if (name !== undefined && !names.includes(name)) {
      throw new StartupError(`There are no jobs named "${name}". Name one of: ${names.toSorted().join(', ')}.`);
    }
    return name === undefined ? names : [name];
  };

  return {
    declare(added) {
      for (const kind of added) {
        if (kinds.some(({ name }) => name === kind.name)) throw new Error(`two job kinds have the name ${kind.name}`);
        kinds.push(kind);
      }
    },
    async enqueue(kind, data, { tx, id = randomUUID(), priority = 0, key } = {}) {
      assertKnown(kind);
      if ((kind.running === 'one_per_key') !== (key !== undefined)) {
        throw new Error(`a job of kind ${kind.name} ${key === undefined ? 'needs a' : 'takes no'} key`);
      }
      const job = { id, name: kind.name, data: kind.data.parse(data), priority, key: key ?? null };
      if (!(await insertJob(tx ?? database.db, job))) throw new Error(`a job with the id ${id} exists already`);
      return id;
    },
    async cancel(kind, jobId, { tx } = {}) {
      assertKnown(kind);
      await cancelJob(tx ?? database.db, { name: kind.name, jobId });
    },
    async pause(name) {
      await pauseKinds(database.db, namesOf(name));
    },
    async resume(name) {
      await resumeKinds(database.db, namesOf(name));
    },
    async readState() {
      const { paused, counts } = await readKindStates(database.db);
      const count = (name: string, state: string): number =>
        counts.find((each) => each.name === name && each.state === state)?.jobs ?? 0;
      return namesOf()
        .toSorted()
        .map((name) => ({
          name,
          isPaused: paused.includes(name),
          waiting: count(name, 'waiting'),
          running: count(name, 'running'),
          failed: count(name, 'failed'),
        }));
    },
    handle(kind, handler) {
      assertKnown(kind);
      if (handlers.has(kind.name)) throw new Error(`job kind ${kind.name} has a handler already`);
      handlers.set(kind.name, handler);
    },
    async startWork() {
      const orphanKinds = kinds.filter((kind) => !handlers.has(kind.name)).map((kind) => kind.name);
      if (orphanKinds.length > 0) throw new Error(`no handler for the job kinds ${orphanKinds.join(', ')}`);
      runner = await createJobRunner({ database, log, kinds, handlers });
    },
    async stop({ graceMs = DEFAULT_GRACE_MS } = {}) {
      stopped ??= runner?.stop(graceMs);
      await stopped;
    },
  };
}
