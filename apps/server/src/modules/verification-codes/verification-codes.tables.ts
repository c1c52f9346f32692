import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What a mailed code may be used for. */
export type CodePurpose = 'register' | 'reset_password' | 'change_email';

/** Codes that were mailed and not used yet: one for an e-mail and purpose. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /** Keyed hash: the table does not tell who asked for a code. */
    emailHash: text('email_hash').notNull(),
    /** Keyed hash of the code with its e-mail and purpose. */
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.emailHash] }),
    index('verification_codes_expires').on(table.expiresAt),
  ],
);
