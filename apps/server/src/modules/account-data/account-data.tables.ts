import { index, integer, bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

/** Archives of accounts; at most one for each user. */
export const accountExports = pgTable(
  'account_exports',
  {
    exportId: uuid('export_id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .unique('account_exports_user')
      .references(() => users.userId, { onDelete: 'cascade' }),
    state: text('state', { enum: ['running', 'ready', 'failed'] }).notNull(),
    percent: integer('percent').notNull().default(0),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the archive is deleted; null until it is ready. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [index('account_exports_expires').on(table.expiresAt)],
);
