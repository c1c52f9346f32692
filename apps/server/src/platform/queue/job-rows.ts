import type { Database } from '../database/database.ts';
import { BOSS_SCHEMA } from './create-boss.ts';

/** One beginning of one job. A job that was begun again since is not touched by statements about an earlier beginning. */
export interface JobClaim {
  jobId: string;
  retryCount: number;
}

const JOBS = `${BOSS_SCHEMA}.job`;
/**
 * Gives an active job back to the queue. It costs no try: the limit grows with the count that the next beginning adds
 * to. Its place in the queue stays, since its time of creation does.
 */
const HAND_BACK = `SET state = 'retry', start_after = now(), retry_limit = retry_limit + 1`;
/** Longer than it takes a living worker to write its claim after it has taken a job. */
const UNCLAIMED_IS_LOST_S = 5;

/**
 * The hard limit of one running job per key. pg-boss keeps its own (policy `singleton`) in a copy that is refreshed
 * once a minute, which for that long leaves a user's next job waiting, and others' behind it; its `groupConcurrency`
 * looks at the jobs themselves, but two workers that look at the same moment both go ahead. With both, the search passes
 * over keys that are taken, and of two who meet the index stops one, whom pg-boss lets look again.
 */
export async function createRunningKeyIndex(database: Database): Promise<void> {
  await database.query(
    `CREATE UNIQUE INDEX IF NOT EXISTS reelwright_one_running_per_key ON ${BOSS_SCHEMA}.job_common (name, group_id)
     WHERE state = 'active' AND group_id IS NOT NULL`,
  );
}

/** Notes who runs a job. False where it is not this worker's any more. */
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

export async function requeueJob(database: Database, { jobId, retryCount }: JobClaim): Promise<void> {
  await database.query(`UPDATE ${JOBS} ${HAND_BACK} WHERE id = $1 AND retry_count = $2 AND state = 'active'`, [
    jobId,
    retryCount,
  ]);
}

/** Those of the claims whose job is not active under them any more, and why. */
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

/** For the embedded database at its opening: nobody else can be running anything. */
export async function requeueAllJobs(database: Database): Promise<number> {
  await database.query('DELETE FROM queue_claims');
  const { rows } = await database.query(`UPDATE ${JOBS} ${HAND_BACK} WHERE state = 'active' RETURNING id`);
  return rows.length;
}

/**
 * Requeues the jobs of worker processes that are no more: their advisory locks are free. Also jobs that a worker has
 * taken without living long enough to note it. Any number of processes may do this at once.
 */
export async function requeueOrphanedJobs(database: Database): Promise<number> {
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
