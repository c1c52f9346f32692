import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

/** Codes that the operator hands out, each worth some credits. They belong to the installation. */
export const promotionCodes = pgTable(
  'promotion_codes',
  {
    promotionCodeId: uuid('promotion_code_id').primaryKey(),
    /** Keyed hash of the folded code: a code is found by it, and a copy of the database opens none. */
    codeHash: text('code_hash').notNull().unique('promotion_codes_code'),
    /** The code, sealed, so that the operator can read it again. */
    sealedCode: text('sealed_code').notNull(),
    credits: integer('credits').notNull(),
    /** Stays when an account that redeemed the code is deleted. */
    uses: integer('uses').notNull().default(0),
    maxUses: integer('max_uses').notNull(),
    note: text('note').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** When the operator ended it. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('promotion_codes_newest').on(table.createdAt, table.promotionCodeId),
    check('promotion_codes_uses', sql`${table.uses} between 0 and ${table.maxUses}`),
  ],
);

/** Who redeemed which code: once for each account. */
export const promotionCodeUses = pgTable(
  'promotion_code_uses',
  {
    promotionCodeId: uuid('promotion_code_id')
      .notNull()
      .references(() => promotionCodes.promotionCodeId),
    userId: integer('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.promotionCodeId, table.userId] }),
    index('promotion_code_uses_user').on(table.userId),
  ],
);
