import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway, retryWhileAway } from '../database/database-away.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import { type JobHandler, JobInterrupted, type JobKind } from './queue.ts';
import {
  completeJob,
  deleteEndedJobs,
  failJob,
  failOverdueJobs,
  findEndedRuns,
  requeueJob,
  requeueOrphanedJobs,
  type JobRun,
  JOBS_CHANNEL,
  listDueKinds,
  type TakenJob,
  takeJob,
} from './queue.store.ts';
import { createWaker } from './waker.ts';
import { announcePresence, solePresence } from './worker-presence.ts';

interface JobRunnerOptions {
  database: OpenDatabase;
  log: Logger;
  kinds: readonly JobKind[];
  handlers: ReadonlyMap<string, JobHandler<never>>;
}

export interface JobRunner {
  stop(graceMs: number): Promise<void>;
}

/** How soon a cancelled job's signal is aborted, a killed worker's jobs are handed back and a retry begins. */
const PULSE_MS = 1000;
const CLEANING_MS = 60 * 60 * 1000;
/** A job that meets an absent database in each of so many runs may be what breaks its connections. */
const MAX_RUNS_WITHOUT_DATABASE = 50;

/** Does the jobs of every kind in this process. */
export async function createJobRunner({ database, log, kinds, handlers }: JobRunnerOptions): Promise<JobRunner> {
  const running = new Map<string, { job: JobRun; interruption: AbortController }>();
  const stopping = new AbortController();
  const waker = createWaker();
  const interruptAll = (why: 'shutdown' | 'lost'): void => {
    for (const { interruption } of running.values()) interruption.abort(new JobInterrupted(why));
  };

  const { driver } = database;
  const presence =
    driver.dialect === 'postgres'
      ? await announcePresence({
          url: driver.url,
          log,
          stopping: stopping.signal,
          channel: JOBS_CHANNEL,
          onNotification: (name) => waker.wake(name),
          onLost: () => interruptAll('lost'),
        })
      : solePresence;
  const stopListening =
    driver.dialect === 'pglite' ? await driver.listen(JOBS_CHANNEL, (name) => waker.wake(name)) : undefined;

  async function runJob(kind: JobKind, job: TakenJob): Promise<void> {
    const interruption = new AbortController();
    running.set(job.jobId, { job, interruption });
    const jobLog = log.with({ job: kind.name, jobId: job.jobId, attempt: job.run });
    try {
      if (stopping.signal.aborted) return await requeueJob(database, job);
      await handleJob(kind, job, interruption.signal);
      await write(() => completeJob(database, job), interruption.signal);
    } catch (error) {
      if (interruption.signal.aborted) {
        jobLog.info('job.interrupted', { why: describeInterruption(interruption.signal) });
        await requeueJob(database, job);
      } else if (isDatabaseAway(error) && job.run < MAX_RUNS_WITHOUT_DATABASE) {
        jobLog.warn('job.interrupted', { why: 'the database is away', error });
        await write(() => requeueJob(database, job), interruption.signal);
      } else {
        jobLog.warn('job.failed', { error, triesLeft: kind.retryLimit - job.errors });
        await write(() => failJob(database, kind, job), interruption.signal);
      }
    } finally {
      running.delete(job.jobId);
    }
  }

  /**
   * Tries until the database is back: until then the job counts as running here. Gives up if others may take the job,
   * which then begins again.
   */
  async function write(work: () => Promise<void>, interrupted: AbortSignal): Promise<void> {
    try {
      await retryWhileAway(work, AbortSignal.any([interrupted, stopping.signal]));
    } catch (error) {
      if (!interrupted.aborted && !stopping.signal.aborted) throw error;
    }
  }

  async function handleJob(kind: JobKind, job: TakenJob, signal: AbortSignal): Promise<void> {
    // `startWork` has checked that each kind has its handler; the map can't tell whose data which handler takes.
    const handler = handlers.get(kind.name) as unknown as JobHandler<object>;
    await handler({
      id: job.jobId,
      data: kind.data.parse(job.data),
      attempt: job.run,
      triesLeft: kind.retryLimit - job.errors,
      signal,
    });
  }

  /** One job after another of a kind, until the process stops. */
  async function work(kind: JobKind): Promise<void> {
    while (!stopping.signal.aborted) {
      // Before the search, so that a job that comes meanwhile is not missed.
      const woken = waker.wait(kind.name);
      try {
        const workerId = await presence.waitForWorkerId();
        if (workerId === undefined) return;
        const job = await takeJob(database, kind.name, workerId);
        if (job) {
          await runJob(kind, job);
          continue;
        }
      } catch (error) {
        log.error('queue.error', { error });
      }
      await woken;
    }
  }

  let cleanedAt = Number.NEGATIVE_INFINITY;
  async function pulse(): Promise<void> {
    await failOverdueJobs(database, kinds);
    const runs = [...running.values()].map(({ job }) => job);
    if (runs.length > 0) {
      for (const { jobId, why } of await findEndedRuns(database, runs)) {
        running.get(jobId)?.interruption.abort(new JobInterrupted(why));
      }
    }
    if (database.dialect === 'postgres') {
      const count = await requeueOrphanedJobs(database);
      if (count > 0) log.warn('queue.dead_workers_jobs_requeued', { count });
    }
    for (const name of await listDueKinds(database)) waker.wake(name);
    if (performance.now() - cleanedAt > CLEANING_MS) {
      await deleteEndedJobs(database);
      cleanedAt = performance.now();
    }
  }

  const pulsing = repeat(pulse, stopping.signal, log);
  const working = Promise.all(kinds.flatMap((kind) => Array.from({ length: kind.concurrency }, () => work(kind))));

  return {
    async stop(graceMs) {
      stopping.abort();
      interruptAll('shutdown');
      waker.wakeAll();
      const grace = new AbortController();
      const ended = working.then(() => grace.abort());
      await Promise.race([ended, delay(graceMs, undefined, { signal: grace.signal }).catch(() => undefined)]);
      // Handlers that did not heed their signal: the process is about to end, and their jobs with it.
      for (const { job } of running.values()) {
        log.error('job.ignored_its_signal', { jobId: job.jobId });
        await requeueJob(database, job);
      }
      await pulsing;
      await stopListening?.();
      await presence.close();
    },
  };
}

async function repeat(work: () => Promise<void>, signal: AbortSignal, log: Logger): Promise<void> {
  while (!signal.aborted) {
    try {
      await work();
      await delay(PULSE_MS, undefined, { signal });
    } catch (error) {
      if (signal.aborted) return;
      log.error('queue.pulse_failed', { error });
      await delay(PULSE_MS);
    }
  }
}

function describeInterruption(signal: AbortSignal): string {
  return signal.reason instanceof JobInterrupted ? signal.reason.why : String(signal.reason);
}
