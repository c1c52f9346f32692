import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** Which worker process holds which running job, so that the jobs of a killed one are found at once. */
export const queueClaims = pgTable(
  'queue_claims',
  {
    jobId: uuid('job_id').primaryKey(),
    kind: text('kind').notNull(),
    /** The queue's own count of the job's beginnings: tells this claim from a later one. */
    retryCount: integer('retry_count').notNull(),
    workerId: uuid('worker_id').notNull(),
  },
  (table) => [index('queue_claims_worker_id').on(table.workerId)],
);
