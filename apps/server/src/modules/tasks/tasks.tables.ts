import type {
  DraftId,
  ErrorCode,
  OUTPUT_KINDS,
  TaskFeedback,
  TaskLane,
  TaskState,
  TaskStep,
  ToolType,
} from '@reelwright/contracts';
import type { ErrorValues } from '../../app-error.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users, workspaces } from '../accounts/accounts.tables.ts';
import { assets } from '../assets/assets.tables.ts';

export const tasks = pgTable(
  'tasks',
  {
    taskId: uuid('task_id').primaryKey(),
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.workspaceId),
    /** Who pushed it and pays for it. */
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
    /** The draft it was pushed from; no foreign key: a task outlives its draft. */
    draftId: uuid('draft_id').$type<DraftId>(),
    /** Costs nothing, leaves nothing, stands in no list, and is forgotten after a while. */
    isPreview: boolean('is_preview').notNull().default(false),
    lane: text('lane').$type<TaskLane>().notNull().default('heavy'),
    /** Whose work files it uses: its own, or those of the preview that it goes on from. */
    workId: uuid('work_id').notNull(),
    /** Whether the user gave it its title, so that no step changes it. */
    isRenamed: boolean('is_renamed').notNull().default(false),
    feedback: jsonb('feedback').$type<TaskFeedback>(),
    state: text('state').$type<TaskState>().notNull(),
    /** One more each time a worker takes the task up. Only the newest may write: what an older one sends is too late. */
    attempt: integer('attempt').notNull().default(0),
    /** How many workers in a row vanished while they ran one step. */
    lostWorkers: integer('lost_workers').notNull().default(0),
    step: text('step').$type<TaskStep>(),
    percent: integer('percent').notNull().default(0),
    secondsLeft: integer('seconds_left'),
    failureCode: text('failure_code').$type<ErrorCode>(),
    failureValues: jsonb('failure_values').$type<ErrorValues>(),
    /** One more with each change that the user sees. */
    version: integer('version').notNull().default(1),
    /** By the database's clock, which all processes share. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Since then it can only be restored; a day later it is purged. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    unique('tasks_idempotency_key').on(table.userId, table.idempotencyKey),
    index('tasks_workspace').on(table.workspaceId, table.createdAt),
    index('tasks_user').on(table.userId, table.createdAt),
    index('tasks_waiting').on(table.priority, table.createdAt).where(sql`${table.state} = 'in_queue'`),
    index('tasks_changed').on(table.changedAt),
    index('tasks_work').on(table.workId),
    index('tasks_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('tasks_previews').on(table.userId, table.createdAt).where(sql`${table.isPreview}`),
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
    /** Of a step that runs for each variant; 0 of one that runs once. */
    variant: integer('variant').notNull().default(0),
    /** The hash of what the step read; null of copied tasks and of tasks from before it was kept. */
    key: text('key'),
    result: jsonb('result').$type<unknown>(),
    durationMs: integer('duration_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.step, table.variant] })],
);

export const taskOutputs = pgTable(
  'task_outputs',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.taskId, { onDelete: 'cascade' }),
    kind: text('kind').$type<(typeof OUTPUT_KINDS)[number]>().notNull(),
    variant: integer('variant').notNull().default(0),
    assetId: uuid('asset_id')
      .notNull()
      .references(() => assets.assetId),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.kind, table.variant] }),
    index('task_outputs_asset').on(table.assetId),
  ],
);
