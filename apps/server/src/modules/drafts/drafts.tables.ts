import type { AdDraft, AdDraftStep, DraftToolType, ImageRef } from '@reelwright/contracts';
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
    /** The user who created it. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    toolType: integer('tool_type').$type<DraftToolType>().notNull(),
    title: text('title').notNull(),
    /** Whether the user set the title, so that it no longer follows the content. */
    isRenamed: boolean('is_renamed').notNull().default(false),
    content: jsonb('content').$type<AdDraft>().notNull(),
    /** What a card shows of the content, so that lists do not read it: the wizard's step and the images. */
    step: text('step').$type<AdDraftStep>().notNull(),
    /** The first image; null if there is none. */
    cover: jsonb('cover').$type<ImageRef>(),
    imageCount: integer('image_count').notNull(),
    /** Incremented by each save: a save based on an older version is refused. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** A deleted draft can only be restored; it is purged a day later. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('drafts_workspace').on(table.workspaceId, table.changedAt),
    index('drafts_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);
