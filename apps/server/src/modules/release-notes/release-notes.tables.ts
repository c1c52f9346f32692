import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

export const releaseNoteReads = pgTable('release_note_reads', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  /** The newest version whose notes the user has read. */
  version: text('version').notNull(),
  readAt: timestamp('read_at', { withTimezone: true }).notNull(),
});
