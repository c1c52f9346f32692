import { bigint, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';

/** Records which worker process holds which running job, so that the jobs of a killed worker are found at once. */
export const queueClaims = pgTable(
  'queue_claims',
  {
    jobId: uuid('job_id').primaryKey(),
    /** The queue's own count of the job's attempts: tells this claim from an earlier or later one. */
    retryCount: integer('retry_count').notNull(),
    /** The number of the advisory lock that the worker process holds while it lives. */
    workerId: bigint('worker_id', { mode: 'number' }).notNull(),
  },
  (table) => [index('queue_claims_worker_id').on(table.workerId)],
);
