import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '../database/database.ts';
import type { JobKind } from './queue.ts';
import { queueJobs, queuePauses } from './queue.tables.ts';

/** The channel on which PostgreSQL tells of new jobs; the payload is the name of their kind. */
export const JOBS_CHANNEL = 'reelwright_jobs';

/** One run of one job. Statements about an earlier run leave a job that was begun again alone. */
export interface JobRun {
  jobId: string;
  /** Which run it is, from 1. */
  run: number;
}

/** A job as a worker takes it. */
export interface TakenJob extends JobRun {
  data: unknown;
  /** How many of its runs have ended in an error. */
  errors: number;
}

export interface NewJob {
  id: string;
  name: string;
  data: object;
  priority: number;
  key: string | null;
}

const UNIQUE_VIOLATION = '23505';
const MAX_BACKOFF_DOUBLINGS = 16;
const KEEP_ENDED = "interval '24 hours'";
/** The job waits again, in its old place, at no cost of tries. */
const REQUEUE = `SET state = 'waiting', run_after = now(), worker_id = NULL`;
const IS_THIS_RUN = `id = $1 AND runs = $2 AND state = 'running'`;

/** False where a job with this id exists already. */
export async function insertJob(executor: Executor, job: NewJob): Promise<boolean> {
  const inserted = await executor.insert(queueJobs).values(job).onConflictDoNothing().returning({ id: queueJobs.id });
  if (inserted.length === 0) return false;
  // Sent when the transaction commits.
  await executor.execute(sql`SELECT pg_notify(${JOBS_CHANNEL}, ${job.name})`);
  return true;
}

export async function cancelJob(executor: Executor, { name, jobId }: { name: string; jobId: string }): Promise<void> {
  await executor
    .update(queueJobs)
    .set({ state: 'cancelled', endedAt: sql`now()`, workerId: null })
    .where(and(eq(queueJobs.id, jobId), eq(queueJobs.name, name), inArray(queueJobs.state, ['waiting', 'running'])));
}

/**
 * Takes the next job of a kind for a worker: the one of highest priority, of equals the oldest, of which no other job with the same
 * key runs. Workers that look at the same moment skip each other's rows; where two take jobs of one key, the unique index refuses the
 * second, which looks again.
 */
export async function takeJob(database: Database, name: string, workerId: number): Promise<TakenJob | undefined> {
  for (;;) {
    try {
      const { rows } = await database.query(
        `UPDATE queue_jobs SET state = 'running', runs = runs + 1, started_at = now(), worker_id = $2::bigint
         WHERE id = (
           SELECT id FROM queue_jobs job
           WHERE name = $1 AND state = 'waiting' AND run_after <= now()
             AND NOT EXISTS (SELECT 1 FROM queue_pauses pause WHERE pause.name = $1) AND (key IS NULL OR NOT EXISTS (
             SELECT 1 FROM queue_jobs other WHERE other.name = $1 AND other.key = job.key AND other.state = 'running'
           ))
           ORDER BY priority DESC NULLS LAST, place LIMIT 1 FOR UPDATE SKIP LOCKED
         )
         RETURNING id, runs, errors, data`,
        [name, workerId],
      );
      const [row] = rows;
      return (
        row && { jobId: String(row['id']), run: Number(row['runs']), errors: Number(row['errors']), data: row['data'] }
      );
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error;
    }
  }
}

export async function completeJob(database: Database, { jobId, run }: JobRun): Promise<void> {
  await database.query(
    `UPDATE queue_jobs SET state = 'done', ended_at = now(), worker_id = NULL WHERE ${IS_THIS_RUN}`,
    [jobId, run],
  );
}

/** What becomes of a job after an error: it waits for its next try, each further off than the last, or has failed. */
function toFailure({ retryLimit, retryDelayS }: { retryLimit: string; retryDelayS: string }): string {
  return `SET errors = errors + 1, worker_id = NULL,
    state = CASE WHEN errors < ${retryLimit} THEN 'waiting' ELSE 'failed' END,
    ended_at = CASE WHEN errors < ${retryLimit} THEN NULL ELSE now() END,
    run_after = now() + ${retryDelayS} * power(2, least(errors, ${MAX_BACKOFF_DOUBLINGS})) * (0.5 + random() / 2) * interval '1 s'`;
}

export async function failJob(database: Database, kind: JobKind, { jobId, run }: JobRun): Promise<void> {
  await database.query(
    `UPDATE queue_jobs ${toFailure({ retryLimit: '$3::integer', retryDelayS: '$4::float8' })} WHERE ${IS_THIS_RUN}`,
    [jobId, run, kind.retryLimit, kind.retryDelayS],
  );
}

/** Fails the jobs that run for longer than their kind allows. */
export async function failOverdueJobs(database: Database, kinds: readonly JobKind[]): Promise<void> {
  await database.query(
    `UPDATE queue_jobs ${toFailure({ retryLimit: 'kind.retry_limit', retryDelayS: 'kind.retry_delay_s' })}
     FROM jsonb_to_recordset($1::jsonb) AS kind(kind_name text, max_run_s float8, retry_limit integer, retry_delay_s float8)
     WHERE name = kind_name AND state = 'running' AND started_at < now() - max_run_s * interval '1 s'`,
    [
      JSON.stringify(
        kinds.map(({ name, maxRunS, retryLimit, retryDelayS }) => ({
          kind_name: name,
          max_run_s: maxRunS,
          retry_limit: retryLimit,
          retry_delay_s: retryDelayS,
        })),
      ),
    ],
  );
}

export async function requeueJob(database: Database, { jobId, run }: JobRun): Promise<void> {
  await database.query(`UPDATE queue_jobs ${REQUEUE} WHERE ${IS_THIS_RUN}`, [jobId, run]);
}

/** For the embedded database at its opening: nobody else can be running anything. */
export async function requeueAllJobs(database: Database): Promise<number> {
  const { rows } = await database.query(`UPDATE queue_jobs ${REQUEUE} WHERE state = 'running' RETURNING id`);
  return rows.length;
}

/** Requeues the jobs of worker processes that are no more: their advisory locks are free. Any number of processes may do this at once. */
export async function requeueOrphanedJobs(database: Database): Promise<number> {
  const { rows } = await database.query(
    `WITH workers AS MATERIALIZED (SELECT DISTINCT worker_id FROM queue_jobs WHERE state = 'running'),
     dead AS MATERIALIZED (SELECT worker_id FROM workers WHERE pg_try_advisory_xact_lock(worker_id))
     UPDATE queue_jobs ${REQUEUE} WHERE state = 'running' AND worker_id IN (SELECT worker_id FROM dead)
     RETURNING id`,
  );
  return rows.length;
}

/** Those of the runs whose job is not running under them any more, and why. */
export async function findEndedRuns(
  database: Database,
  runs: readonly JobRun[],
): Promise<{ jobId: string; why: 'cancelled' | 'lost' }[]> {
  const { rows } = await database.query(
    `SELECT mine.id, job.state = 'cancelled' AS is_cancelled
     FROM jsonb_to_recordset($1::jsonb) AS mine(id uuid, run integer)
     LEFT JOIN queue_jobs job ON job.id = mine.id
     WHERE job.id IS NULL OR job.state <> 'running' OR job.runs <> mine.run`,
    [JSON.stringify(runs.map(({ jobId, run }) => ({ id: jobId, run })))],
  );
  return rows.map((row) => ({ jobId: String(row['id']), why: row['is_cancelled'] === true ? 'cancelled' : 'lost' }));
}

/** The names of the kinds that have jobs to begin now. */
export async function listDueKinds(database: Database): Promise<string[]> {
  const { rows } = await database.query(
    `SELECT DISTINCT name FROM queue_jobs WHERE state = 'waiting' AND run_after <= now()
       AND NOT EXISTS (SELECT 1 FROM queue_pauses pause WHERE pause.name = queue_jobs.name)`,
  );
  return rows.map((row) => String(row['name']));
}

export async function pauseKinds(db: Executor, names: readonly string[]): Promise<void> {
  if (names.length > 0) {
    await db
      .insert(queuePauses)
      .values(names.map((name) => ({ name })))
      .onConflictDoNothing();
  }
}

/** Workers look for due kinds every second, and so find those that were resumed. */
export async function resumeKinds(db: Executor, names: readonly string[]): Promise<void> {
  await db.delete(queuePauses).where(inArray(queuePauses.name, [...names]));
}

/** The paused kinds, and how many jobs of each kind are in each state. */
export async function readKindStates(
  db: Executor,
): Promise<{ paused: string[]; counts: { name: string; state: string; jobs: number }[] }> {
  const paused = await db.select({ name: queuePauses.name }).from(queuePauses);
  const counts = await db
    .select({ name: queueJobs.name, state: queueJobs.state, jobs: sql`count(*)`.mapWith(Number) })
    .from(queueJobs)
    .groupBy(queueJobs.name, queueJobs.state);
  return { paused: paused.map(({ name }) => name), counts };
}

/** Deletes jobs that ended a day ago: their results live elsewhere. */
export async function deleteEndedJobs(database: Database): Promise<void> {
  await database.query(`DELETE FROM queue_jobs WHERE ended_at < now() - ${KEEP_ENDED}`);
}
