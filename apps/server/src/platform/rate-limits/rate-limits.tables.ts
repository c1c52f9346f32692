import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Windows in which uses of keys are counted, for installations with several processes. Unlogged, which Drizzle can't
 * express: each call writes here, and after a crash of the database counting may begin anew.
 */
export const rateWindows = pgTable(
  'rate_windows',
  {
    key: text('key').primaryKey(),
    uses: integer('uses').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_windows_ended').on(table.endsAt)],
);
