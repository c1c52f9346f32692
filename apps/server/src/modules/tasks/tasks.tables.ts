import type { ErrorCode, MessageValues, OUTPUT_KINDS, TaskState, TaskStep, ToolType } from '@reelwright/contracts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { assets } from '../assets/assets.tables.ts';

export const tasks = pgTable(
  'tasks',
  {
    taskId: uuid('task_id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    toolType: integer('tool_type').$type<ToolType>().notNull(),
    title: text('title').notNull(),
    /** As the tool's schema checked it, defaults filled in. */
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    seed: integer('seed').notNull(),
    credits: integer('credits').notNull(),
    /** Bigger goes first. */
    priority: integer('priority').notNull(),
    idempotencyKey: text('idempotency_key'),
    state: text('state').$type<TaskState>().notNull(),
    /** One more each time a worker takes the task up. Only the newest may write: what an older one sends is too late. */
    attempt: integer('attempt').notNull().default(0),
    /** How many workers in a row vanished while they ran one step. */
    lostWorkers: integer('lost_workers').notNull().default(0),
    step: text('step').$type<TaskStep>(),
    percent: integer('percent').notNull().default(0),
    secondsLeft: integer('seconds_left'),
    failureCode: text('failure_code').$type<ErrorCode>(),
    failureValues: jsonb('failure_values').$type<MessageValues>(),
    /** One more with each change that the user sees. */
    version: integer('version').notNull().default(1),
    /** By the database's clock, which all processes share. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    unique('tasks_idempotency_key').on(table.userId, table.idempotencyKey),
    index('tasks_user').on(table.userId, table.createdAt),
    index('tasks_waiting').on(table.priority, table.createdAt).where(sql`${table.state} = 'in_queue'`),
    index('tasks_changed').on(table.changedAt),
    check('tasks_ended', sql`(${table.state} in ('success', 'failed', 'cancelled')) = (${table.endedAt} is not null)`),
    check('tasks_failure', sql`(${table.state} = 'failed') = (${table.failureCode} is not null)`),
  ],
);

/** The results of finished steps: what stands here never runs again. */
export const taskSteps = pgTable(
  'task_steps',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.taskId, { onDelete: 'cascade' }),
    step: text('step').$type<TaskStep>().notNull(),
    result: jsonb('result').$type<unknown>(),
    durationMs: integer('duration_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.step] })],
);

export const taskOutputs = pgTable(
  'task_outputs',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.taskId, { onDelete: 'cascade' }),
    kind: text('kind').$type<(typeof OUTPUT_KINDS)[number]>().notNull(),
    assetId: uuid('asset_id')
      .notNull()
      .references(() => assets.assetId),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.kind] }), index('task_outputs_asset').on(table.assetId)],
);
