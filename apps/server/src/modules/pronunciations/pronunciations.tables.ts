import type { PronunciationRule, SpeechLanguage } from '@reelwright/contracts';
import { boolean, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

/** How the voices of an account say a word. */
export const pronunciations = pgTable(
  'pronunciations',
  {
    pronunciationId: uuid('pronunciation_id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    written: text('written').notNull(),
    spoken: text('spoken').notNull(),
    notation: text('notation').$type<PronunciationRule['notation']>().notNull(),
    isCaseSensitive: boolean('is_case_sensitive').notNull(),
    /** Null: in texts of every language. */
    language: text('language').$type<SpeechLanguage>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('pronunciations_word').on(table.userId, table.language, table.written).nullsNotDistinct()],
);
