import type { AdDraft, DraftToolType } from '@reelwright/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users, workspaces } from '../accounts/accounts.tables.ts';

export const drafts = pgTable(
  'drafts',
  {
    draftId: uuid('draft_id').primaryKey(),
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.workspaceId),
    /** Who began it. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    toolType: integer('tool_type').$type<DraftToolType>().notNull(),
    title: text('title').notNull(),
    /** Whether the user gave it its title, so that it no longer follows the content. */
    isRenamed: boolean('is_renamed').notNull().default(false),
    content: jsonb('content').$type<AdDraft>().notNull(),
    /** One more with each save: a save over an older one is refused. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** Since then it can only be restored; a day later it is purged. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('drafts_workspace').on(table.workspaceId, table.changedAt),
    index('drafts_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);
