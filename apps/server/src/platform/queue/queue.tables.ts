import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** A job waits (also between two tries), runs, or has ended. */
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const queueJobs = pgTable(
  'queue_jobs',
  {
    id: uuid('id').primaryKey(),
    /** The name of its kind. */
    name: text('name').notNull(),
    data: jsonb('data').notNull(),
    /** Of the jobs of one kind and key at most one runs; null for kinds without that limit. */
    key: text('key'),
    /** Bigger runs first. */
    priority: integer('priority').notNull().default(0),
    /** The order of enqueuing. */
    place: bigint('place', { mode: 'number' }).generatedAlwaysAsIdentity(),
    state: text('state').$type<JobState>().notNull().default('waiting'),
    /** How often it was begun; together with the id it names one run of the job. */
    runs: integer('runs').notNull().default(0),
    /** How many of its runs ended in an error. */
    errors: integer('errors').notNull().default(0),
    runAfter: moment('run_after').notNull().defaultNow(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    /** The number of the advisory lock that the worker process holds while it lives; set while the job runs. */
    workerId: bigint('worker_id', { mode: 'number' }),
  },
  (table) => [
    index('queue_jobs_waiting')
      .on(table.name, table.priority.desc(), table.place)
      .where(sql`${table.state} = 'waiting'`),
    uniqueIndex('queue_jobs_one_running_per_key')
      .on(table.name, table.key)
      .where(sql`${table.state} = 'running' and ${table.key} is not null`),
    index('queue_jobs_running').on(table.workerId).where(sql`${table.state} = 'running'`),
    index('queue_jobs_ended').on(table.endedAt).where(sql`${table.endedAt} is not null`),
  ],
);

/** Kinds of jobs of which no worker takes one, on any machine, until the operator resumes them. */
export const queuePauses = pgTable('queue_pauses', {
  name: text('name').primaryKey(),
  pausedAt: moment('paused_at').notNull().defaultNow(),
});
