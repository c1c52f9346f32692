import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tasks } from '../tasks/tasks.tables.ts';

export const shares = pgTable(
  'shares',
  {
    shareId: uuid('share_id').primaryKey(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => tasks.taskId, { onDelete: 'cascade' }),
    /** SHA-256 of the link's token, in hex: the page is found by it. */
    tokenHash: text('token_hash').notNull().unique('shares_token'),
    /** The token, sealed, so that its owner can see the link again; null for links from before it was kept. */
    sealedToken: text('sealed_token'),
    views: integer('views').notNull().default(0),
    lastViewedAt: timestamp('last_viewed_at', { withTimezone: true }),
    /** scrypt, with its salt; null if the link has no password. */
    passwordHash: text('password_hash'),
    /** Wrong passwords since `wrongSince`. */
    wrongPasswords: integer('wrong_passwords').notNull().default(0),
    wrongSince: timestamp('wrong_since', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [index('shares_task').on(table.taskId)],
);
