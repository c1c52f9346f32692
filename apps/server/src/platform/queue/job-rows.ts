import type { Database } from '../database/database.ts';
import { BOSS_SCHEMA } from './create-boss.ts';

/** One attempt at one job. A statement about an earlier attempt does not touch a job that has been restarted since. */
export interface JobClaim {
  jobId: string;
  retryCount: number;
}

const JOBS = `${BOSS_SCHEMA}.job`;
/**
 * Requeues an active job. It costs no retry: the limit grows with the count that the next attempt adds to. The job
 * keeps its place in the queue, because its creation time stays.
 */
const HAND_BACK = `SET state = 'retry', start_after = now(), retry_limit = retry_limit + 1`;
/** Longer than a living worker needs to write its claim after taking a job. */
const UNCLAIMED_IS_LOST_S = 5;

/**
 * Enforces at most one running job per key. pg-boss's own limit (policy `singleton`) works on a copy that is refreshed
 * once a minute, which leaves a user's next job, and others' jobs behind it, waiting that long. Its `groupConcurrency`
 * reads the jobs themselves, but two workers that look at the same moment both proceed. With the index and
 * `groupConcurrency`, the search skips taken keys, and the index stops one of two simultaneous workers, which pg-boss
 * then lets look again.
 */
export async function createRunningKeyIndex(database: Database): Promise<void> {
  await database.query(
    `CREATE UNIQUE INDEX IF NOT EXISTS reelwright_one_running_per_key ON ${BOSS_SCHEMA}.job_common (name, group_id)
     WHERE state = 'active' AND group_id IS NOT NULL`,
  );
}

/** Records which worker runs a job. Returns false if the job no longer belongs to this worker. */
export async function writeClaim(database: Database, claim: JobClaim, workerId: number): Promise<boolean> {
  const { rows } = await database.query(
    `INSERT INTO queue_claims (job_id, retry_count, worker_id)
     SELECT id, retry_count, $3::bigint FROM ${JOBS} WHERE id = $1 AND retry_count = $2 AND state = 'active'
     ON CONFLICT (job_id) DO UPDATE SET retry_count = excluded.retry_count, worker_id = excluded.worker_id
     RETURNING job_id`,
    [claim.jobId, claim.retryCount, workerId],
  );
  return rows.length > 0;
}

export async function deleteClaim(database: Database, { jobId, retryCount }: JobClaim): Promise<void> {
  await database.query('DELETE FROM queue_claims WHERE job_id = $1 AND retry_count = $2', [jobId, retryCount]);
}

export async function handBack(database: Database, { jobId, retryCount }: JobClaim): Promise<void> {
  await database.query(`UPDATE ${JOBS} ${HAND_BACK} WHERE id = $1 AND retry_count = $2 AND state = 'active'`, [
    jobId,
    retryCount,
  ]);
}

/** Returns the claims whose job is no longer active under them, and why. */
export async function findEndedClaims(
  database: Database,
  claims: readonly JobClaim[],
): Promise<{ jobId: string; why: 'cancelled' | 'lost' }[]> {
  const { rows } = await database.query(
    `SELECT mine.id, job.state = 'cancelled' AS is_cancelled
     FROM jsonb_to_recordset($1::jsonb) AS mine(id uuid, retry_count integer)
     LEFT JOIN ${JOBS} job ON job.id = mine.id
     WHERE job.id IS NULL OR job.state <> 'active' OR job.retry_count <> mine.retry_count`,
    [JSON.stringify(claims.map(({ jobId, retryCount }) => ({ id: jobId, retry_count: retryCount })))],
  );
  return rows.map((row) => ({ jobId: String(row['id']), why: row['is_cancelled'] === true ? 'cancelled' : 'lost' }));
}

/** Requeues all active jobs when the embedded database opens: no other process can be running any. */
export async function handBackAll(database: Database): Promise<number> {
  await database.query('DELETE FROM queue_claims');
  const { rows } = await database.query(`UPDATE ${JOBS} ${HAND_BACK} WHERE state = 'active' RETURNING id`);
  return rows.length;
}

/**
 * Requeues the jobs of dead worker processes, whose advisory locks are free, and jobs that a worker took but died
 * before recording. Safe to call from several processes at once.
 */
export async function handBackOrphans(database: Database): Promise<number> {
  const { rows } = await database.query(
    `WITH workers AS MATERIALIZED (SELECT DISTINCT worker_id FROM queue_claims),
     dead AS MATERIALIZED (SELECT worker_id FROM workers WHERE pg_try_advisory_xact_lock(worker_id)),
     orphans AS (
       SELECT job.id, job.retry_count FROM ${JOBS} job
       LEFT JOIN queue_claims claim ON claim.job_id = job.id AND claim.retry_count = job.retry_count
       WHERE job.state = 'active' AND (
         claim.worker_id IN (SELECT worker_id FROM dead)
         OR (claim.job_id IS NULL AND job.started_on < now() - interval '${UNCLAIMED_IS_LOST_S} s')
       )
     ),
     removed AS (DELETE FROM queue_claims WHERE worker_id IN (SELECT worker_id FROM dead))
     UPDATE ${JOBS} job ${HAND_BACK} FROM orphans
     WHERE job.id = orphans.id AND job.retry_count = orphans.retry_count AND job.state = 'active'
     RETURNING job.id`,
  );
  return rows.length;
}
