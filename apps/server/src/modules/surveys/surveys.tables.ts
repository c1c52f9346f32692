import type { SurveyName } from '@reelwright/contracts';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

/** What users answered; a row without answers was skipped. */
export const surveys = pgTable(
  'surveys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    survey: text('survey').$type<SurveyName>().notNull(),
    /** As the contract's schema checked them; null if skipped. */
    answers: jsonb('answers').$type<Record<string, unknown>>(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.survey] })],
);
