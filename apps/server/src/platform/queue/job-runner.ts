import { setTimeout as delay } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss, WorkOptions } from 'pg-boss';
import type { OpenDatabase } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import { deleteClaim, findEndedClaims, handBack, handBackOrphans, type JobClaim, writeClaim } from './job-rows.ts';
import { type JobHandler, JobInterrupted, type JobKind } from './queue.ts';
import { announcePresence, solePresence } from './worker-presence.ts';

interface JobRunnerOptions {
  database: OpenDatabase;
  boss: PgBoss;
  log: Logger;
  kinds: readonly JobKind[];
  handlers: ReadonlyMap<string, JobHandler<never>>;
}

export interface JobRunner {
  stop(graceMs: number): Promise<void>;
}

/** Interval for aborting the signals of cancelled jobs and for requeueing the jobs of killed workers. */
const PULSE_MS = 1000;

/** Runs the jobs of every kind in this process. */
export async function createJobRunner({ database, boss, log, kinds, handlers }: JobRunnerOptions): Promise<JobRunner> {
  const running = new Map<string, { claim: JobClaim; interruption: AbortController }>();
  const stopping = new AbortController();
  const interruptAll = (why: 'shutdown' | 'lost'): void => {
    for (const { interruption } of running.values()) interruption.abort(new JobInterrupted(why));
  };

  const presence =
    database.driver.dialect === 'postgres'
      ? await announcePresence({
          url: database.driver.url,
          log,
          stopping: stopping.signal,
          onLost: () => interruptAll('lost'),
        })
      : solePresence;

  /** Resolves if the job is done or needs nothing more of pg-boss; throws to have it retried. */
  async function runJob(kind: JobKind, job: JobWithMetadata): Promise<void> {
    const claim: JobClaim = { jobId: job.id, retryCount: job.retryCount };
    const interruption = new AbortController();
    running.set(job.id, { claim, interruption });
    const jobLog = log.with({ job: kind.name, jobId: job.id, attempt: job.retryCount + 1 });
    try {
      const workerId = await presence.waitForWorkerId();
      if (stopping.signal.aborted || workerId === undefined) return await handBack(database, claim);
      if (!(await writeClaim(database, claim, workerId))) return;
      // pg-boss aborts only a job that has run longer than its kind allows, and has failed it by then.
      job.signal.addEventListener('abort', () => interruption.abort(new JobInterrupted('lost')));
      await handleJob(kind, job, interruption.signal);
    } catch (error) {
      if (!interruption.signal.aborted) {
        jobLog.warn('job.failed', { error, triesLeft: job.retryLimit - job.retryCount });
        throw error;
      }
      jobLog.info('job.interrupted', { why: describeInterruption(interruption.signal) });
      if (!job.signal.aborted) await handBack(database, claim);
    } finally {
      running.delete(job.id);
      await deleteClaim(database, claim);
    }
  }

  async function handleJob(kind: JobKind, job: JobWithMetadata, signal: AbortSignal): Promise<void> {
    // `startWork` has checked that each kind has a handler; the map's type can't tie a handler to its data.
    const handler = handlers.get(kind.name) as unknown as JobHandler<object>;
    await handler({
      id: job.id,
      data: kind.data.parse(job.data),
      attempt: job.retryCount + 1,
      triesLeft: job.retryLimit - job.retryCount,
      signal,
    });
  }

  async function pulse(): Promise<void> {
    const claims = [...running.values()].map(({ claim }) => claim);
    if (claims.length > 0) {
      for (const { jobId, why } of await findEndedClaims(database, claims)) {
        running.get(jobId)?.interruption.abort(new JobInterrupted(why));
      }
    }
    if (database.dialect === 'postgres') {
      const count = await handBackOrphans(database);
      if (count > 0) {
        log.warn('queue.dead_workers_jobs_handed_back', { count });
        for (const workerId of workerIds) boss.notifyWorker(workerId);
      }
    }
  }

  const workerIds: string[] = [];
  const pulsing = repeat(pulse, stopping.signal, log);
  for (const kind of kinds) {
    for (let worker = 0; worker < kind.concurrency; worker++) await startWorker(kind);
  }

  async function startWorker(kind: JobKind): Promise<void> {
    const options: WorkOptions & { includeMetadata: true } = {
      includeMetadata: true,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 1,
      ...(kind.running === 'one_per_key' ? { groupConcurrency: 1 } : {}),
    };
    const workerId = await boss.work(kind.name, options, async (jobs: JobWithMetadata[]) => {
      for (const job of jobs) await runJob(kind, job);
      // Fetches the next job at once, instead of after the poll interval of a second.
      boss.notifyWorker(workerId);
    });
    workerIds.push(workerId);
  }

  return {
    async stop(graceMs) {
      stopping.abort();
      interruptAll('shutdown');
      const grace = new AbortController();
      const ended = Promise.all(kinds.map((kind) => boss.offWork(kind.name, { wait: true }))).then(() => grace.abort());
      await Promise.race([ended, delay(graceMs, undefined, { signal: grace.signal }).catch(() => undefined)]);
      // Only handlers that ignored their signal are left; the process is about to end, and their jobs with it.
      for (const { claim } of running.values()) {
        log.error('job.ignored_its_signal', { jobId: claim.jobId });
        await handBack(database, claim);
      }
      await pulsing;
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
