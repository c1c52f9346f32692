import type { ErrorCode } from '@reelwright/contracts';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ErrorValues } from '../../app-error.ts';
import type { LinkedVideo } from '../../engines/video-links/video-links.ts';
import { users, workspaces } from '../accounts/accounts.tables.ts';

/** Links that were looked up, and what was found behind them. */
export const linkLookups = pgTable(
  'link_lookups',
  {
    lookupId: uuid('lookup_id').primaryKey(),
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.workspaceId),
    /** The user who looked it up. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    url: text('url').notNull(),
    state: text('state', { enum: ['in_queue', 'resolving', 'ready', 'failed'] }).notNull(),
    /** Null until the link is ready. */
    video: jsonb('video').$type<Omit<LinkedVideo, 'thumbnail'>>(),
    /** A JPEG in storage. */
    thumbnailKey: text('thumbnail_key'),
    /** Why it failed; null in other states. */
    failure: text('failure').$type<ErrorCode>(),
    failureValues: jsonb('failure_values').$type<ErrorValues>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('link_lookups_of_workspace').on(table.workspaceId),
    index('link_lookups_by_age').on(table.createdAt),
  ],
);

/** Bytes of the downloads of tasks, for those who follow them; forgotten with the lookups. */
export const downloadProgress = pgTable(
  'download_progress',
  {
    taskId: uuid('task_id').notNull(),
    variant: integer('variant').notNull(),
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.workspaceId),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    doneBytes: bigint('done_bytes', { mode: 'number' }).notNull(),
    /** Null until it is known. */
    totalBytes: bigint('total_bytes', { mode: 'number' }),
    bytesPerSecond: bigint('bytes_per_second', { mode: 'number' }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.variant] }),
    index('download_progress_of_workspace').on(table.workspaceId),
    index('download_progress_by_age').on(table.changedAt),
  ],
);
