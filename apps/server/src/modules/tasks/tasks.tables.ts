import type {
  DraftId,
  EndedTaskState,
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
  bigint,
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

/** Rows from before single results were rated have no `results`. */
export type KeptFeedback = Partial<TaskFeedback> & { results?: Readonly<Record<string, TaskFeedback>> };

/** A variant that could not be made, in a task that made others. */
export interface VariantFailure {
  variant: number;
  code: ErrorCode;
  values: ErrorValues;
  /** The variant's part of the price, which went back to the account. */
  credits: number;
}

/** Columns that the runner stores for a run, of a task or a preview. */
const runColumns = () => ({
  workspaceId: integer('workspace_id')
    .notNull()
    .references(() => workspaces.workspaceId),
  /** The user who pushed it, and pays for a task. */
  userId: integer('user_id')
    .notNull()
    .references(() => users.userId),
  toolType: integer('tool_type').$type<ToolType>().notNull(),
  /** As the tool's schema checked it, with defaults filled in. */
  input: jsonb('input').$type<Record<string, unknown>>().notNull(),
  seed: integer('seed').notNull(),
  /** The draft it was pushed from; no foreign key: a task outlives its draft. */
  draftId: uuid('draft_id').$type<DraftId>(),
  /** Id of the run whose work files it uses: its own, or the preview that it continues from. */
  workId: uuid('work_id').notNull(),
  state: text('state').$type<TaskState>().notNull(),
  /**
   * Incremented each time a worker claims the run. Only the newest worker may write: writes of an older one are
   * refused.
   */
  attempt: integer('attempt').notNull().default(0),
  /** Number of workers in a row that vanished while they ran one step. */
  lostWorkers: integer('lost_workers').notNull().default(0),
  step: text('step').$type<TaskStep>(),
  percent: integer('percent').notNull().default(0),
  secondsLeft: integer('seconds_left'),
  failureCode: text('failure_code').$type<ErrorCode>(),
  failureValues: jsonb('failure_values').$type<ErrorValues>(),
  /** Incremented by each change that the user sees. */
  version: integer('version').notNull().default(1),
  /** By the database's clock, which all processes share. */
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

const stepColumns = () => ({
  step: text('step').$type<TaskStep>().notNull(),
  /** The variant of a step that runs for each variant; 0 for a step that runs once. */
  variant: integer('variant').notNull().default(0),
  /** Hash of what the step read; null for copied tasks and for tasks from before the key was stored. */
  key: text('key'),
  result: jsonb('result').$type<unknown>(),
  durationMs: integer('duration_ms').notNull(),
});

export const tasks = pgTable(
  'tasks',
  {
    taskId: uuid('task_id').primaryKey(),
    ...runColumns(),
    title: text('title').notNull(),
    credits: integer('credits').notNull(),
    /** Higher goes first. */
    priority: integer('priority').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the push that the key came with; null without a key, and for tasks from before it was stored. */
    idempotencyHash: text('idempotency_hash'),
    lane: text('lane').$type<TaskLane>().notNull().default('heavy'),
    /** Whether the user set the title, so that no step changes it. */
    isRenamed: boolean('is_renamed').notNull().default(false),
    /** Ratings of the whole task, and below `results` of single results, by their variants. */
    feedback: jsonb('feedback').$type<KeptFeedback>(),
    /** Of a task that succeeded in part; null if every variant was made. */
    variantFailures: jsonb('variant_failures').$type<readonly VariantFailure[]>(),
    /** A deleted task can only be restored; it is purged a day later. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    unique('tasks_idempotency_key').on(table.userId, table.idempotencyKey),
    index('tasks_workspace').on(table.workspaceId, table.createdAt),
    // Holds all that a list can be narrowed down by, so that a search reads no rows.
    index('tasks_listed')
      .on(table.workspaceId, table.createdAt, table.taskId, table.state, table.toolType, table.title)
      .where(sql`${table.deletedAt} is null`),
    index('tasks_unfinished')
      .on(table.lane, table.state, table.workspaceId)
      .where(sql`${table.state} in ('in_queue', 'generating')`),
    // Says how long the next ones will take.
    index('tasks_finished')
      .on(table.lane, table.changedAt)
      .where(sql`${table.state} = 'success' and ${table.startedAt} is not null`),
    index('tasks_of_product')
      .on(table.workspaceId, sql`(${table.input}->>'product_id')`, table.createdAt)
      .where(sql`${table.input}->>'product_id' is not null`),
    index('tasks_user').on(table.userId, table.createdAt),
    index('tasks_waiting').on(table.priority, table.createdAt).where(sql`${table.state} = 'in_queue'`),
    index('tasks_changed').on(table.changedAt),
    index('tasks_work').on(table.workId),
    index('tasks_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('tasks_ended', sql`(${table.state} in ('success', 'failed', 'cancelled')) = (${table.endedAt} is not null)`),
    check('tasks_failure', sql`(${table.state} = 'failed') = (${table.failureCode} is not null)`),
  ],
);

/** Runs of a tool up to the preview: free, without outputs, and deleted after a while. */
export const taskPreviews = pgTable(
  'task_previews',
  {
    /** Drawn from the same ids as tasks: calls accept either. */
    taskId: uuid('preview_id').primaryKey(),
    ...runColumns(),
    /** Size of all files in its work folder when it ended; previews that continue one another share the folder. */
    keptBytes: bigint('kept_bytes', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('task_previews_user').on(table.userId, table.createdAt),
    index('task_previews_workspace').on(table.workspaceId),
    index('task_previews_work').on(table.workId),
  ],
);

/** Same as `task_steps`, for previews. */
export const taskPreviewSteps = pgTable(
  'task_preview_steps',
  {
    taskId: uuid('preview_id')
      .notNull()
      .references(() => taskPreviews.taskId, { onDelete: 'cascade' }),
    ...stepColumns(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.step, table.variant] })],
);

/**
 * One row for each task that ended, written in the transaction that ended it. Mails, webhooks, notifications and
 * statistics read on from the last number that they have seen.
 */
export const taskEnds = pgTable(
  'task_ends',
  {
    endId: bigint('end_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: the row outlives a purged task. */
    taskId: uuid('task_id').notNull(),
    workspaceId: integer('workspace_id').notNull(),
    userId: integer('user_id').notNull(),
    toolType: integer('tool_type').$type<ToolType>().notNull(),
    state: text('state').$type<EndedTaskState>().notNull(),
    failureCode: text('failure_code').$type<ErrorCode>(),
    credits: integer('credits').notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('task_ends_task').on(table.taskId),
    index('task_ends_workspace').on(table.workspaceId, table.endId),
  ],
);

/** Results of finished steps: a step with a row here never runs again. */
export const taskSteps = pgTable(
  'task_steps',
  {
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.taskId, { onDelete: 'cascade' }),
    ...stepColumns(),
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
