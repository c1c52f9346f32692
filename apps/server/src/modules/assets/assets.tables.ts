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
    /** The user who uploaded or created it. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    fileName: text('file_name').notNull(),
    storageKey: text('storage_key').notNull(),
    contentType: text('content_type').notNull(),
    /** 0 for audio, like the height. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    durationS: doublePrecision('duration_s'),
    /**
     * Size of the original upload, which is kept beside the working copy; for a tool's output, size of the file itself.
     */
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** SHA-256 of the same file, in hex. */
    sha256: text('sha256').notNull(),
    /** Null for a tool's output until its working copies exist, and for files that nothing can play or show. */
    media: jsonb('media').$type<AssetMedia>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('assets_workspace').on(table.workspaceId, table.createdAt)],
);
