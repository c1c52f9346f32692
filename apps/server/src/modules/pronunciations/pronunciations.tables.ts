import type { PronunciationRule, SpeechLanguage } from '@reelwright/contracts';
import { boolean, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users, workspaces } from '../accounts/accounts.tables.ts';

/** Pronunciations of a workspace's words. */
export const pronunciations = pgTable(
  'pronunciations',
  {
    pronunciationId: uuid('pronunciation_id').primaryKey(),
    workspaceId: integer('workspace_id')
      .notNull()
      .references(() => workspaces.workspaceId),
    /** The user who saved it last. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId),
    written: text('written').notNull(),
    spoken: text('spoken').notNull(),
    notation: text('notation').$type<PronunciationRule['notation']>().notNull(),
    isCaseSensitive: boolean('is_case_sensitive').notNull(),
    /** Null: for texts of every language. */
    language: text('language').$type<SpeechLanguage>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('pronunciations_word').on(table.workspaceId, table.language, table.written).nullsNotDistinct()],
);
