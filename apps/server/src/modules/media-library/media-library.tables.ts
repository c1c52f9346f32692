import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

/** Addresses handed out for files that are not assets yet; a row is gone once its file is one. */
export const uploads = pgTable(
  'uploads',
  {
    /** The asset's id, once there is one. */
    uploadId: uuid('upload_id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** From when on the row and what was put there are garbage. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('uploads_user').on(table.userId), index('uploads_expires').on(table.expiresAt)],
);
