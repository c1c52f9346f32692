import { bigint, doublePrecision, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users, workspaces } from '../accounts/accounts.tables.ts';
import type { AssetMedia } from './asset-media.ts';

export const assets = pgTable(
  'assets',
  {
    assetId: uuid('asset_id').primaryKey(),
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.workspaceId),
    /** Who uploaded or made it. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    fileName: text('file_name').notNull(),
    storageKey: text('storage_key').notNull(),
    contentType: text('content_type').notNull(),
    /** 0 for sounds, as is the height. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    durationS: doublePrecision('duration_s'),
    /** Of what was uploaded, which is kept beside the working copy; of a tool's output the file itself. */
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** Of the same file, in hex. */
    sha256: text('sha256').notNull(),
    /** Null for what a tool made until its working copies are there, and for what nothing plays or shows. */
    media: jsonb('media').$type<AssetMedia>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('assets_workspace').on(table.workspaceId, table.createdAt)],
);
