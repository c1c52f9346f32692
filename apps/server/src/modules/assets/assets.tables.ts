import { bigint, doublePrecision, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

export const assets = pgTable(
  'assets',
  {
    assetId: uuid('asset_id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    fileName: text('file_name').notNull(),
    storageKey: text('storage_key').notNull(),
    contentType: text('content_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    durationS: doublePrecision('duration_s'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** In hex. */
    sha256: text('sha256').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('assets_user').on(table.userId, table.createdAt)],
);
