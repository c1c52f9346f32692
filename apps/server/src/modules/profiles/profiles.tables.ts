import type { UiLanguage } from '@reelwright/contracts';
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

/** What members set for themselves; no row before the first change. */
export const profiles = pgTable('profiles', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  /** Storage key of the image; null without one. */
  avatarKey: text('avatar_key'),
  /** Of mails; null until chosen. */
  language: text('language').$type<UiLanguage>(),
  wantsResults: boolean('wants_results').notNull().default(true),
  wantsNews: boolean('wants_news').notNull().default(false),
});

/** E-mails that wait for their code; one per user. */
export const emailChanges = pgTable('email_changes', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  /** argon2id: six digits are guessed from any faster hash. */
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
});
