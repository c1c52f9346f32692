import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AccountName, TransactionKind } from './ledger.ts';

/**
 * The ledger. Triggers (see the migration after the one that creates these tables) refuse every change of a written
 * row, a transaction whose entries don't sum to zero, and an entry that would take an owner's account below zero.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    accountId: integer('account_id').primaryKey().generatedAlwaysAsIdentity(),
    ownerKind: text('owner_kind').$type<'user' | 'system'>().notNull(),
    /** The user's id; 0 for the system's accounts. No foreign key: the ledger outlives a deleted user. */
    ownerId: integer('owner_id').notNull(),
    name: text('name').$type<AccountName>().notNull(),
  },
  (table) => [
    unique('ledger_accounts_owner').on(table.ownerKind, table.ownerId, table.name),
    check(
      'ledger_accounts_name',
      sql`(${table.ownerKind} = 'system') = (${table.name} in ('granted', 'spent', 'expired'))`,
    ),
  ],
);

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    transactionId: bigint('transaction_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<TransactionKind>().notNull(),
    /** Why the credits moved. */
    cause: text('cause').notNull(),
    /** No foreign key: the ledger outlives a deleted task. */
    taskId: uuid('task_id'),
    /** For a settle or release: the hold that it ends. */
    holdId: bigint('hold_id', { mode: 'number' }).references((): AnyPgColumn => ledgerTransactions.transactionId),
    idempotencyKey: text('idempotency_key').unique('ledger_transactions_idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    /** A hold ends once. */
    unique('ledger_transactions_hold_ends_once').on(table.holdId),
    /** A task holds once. */
    uniqueIndex('ledger_transactions_task_holds_once').on(table.taskId).where(sql`${table.kind} = 'hold'`),
    index('ledger_transactions_task').on(table.taskId),
    check('ledger_transactions_hold', sql`(${table.kind} in ('settle', 'release')) = (${table.holdId} is not null)`),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    entryId: bigint('entry_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.transactionId),
    accountId: integer('account_id')
      .notNull()
      .references(() => ledgerAccounts.accountId),
    /** Whole credits: positive into the account, negative out of it. */
    amount: integer('amount').notNull(),
  },
  (table) => [
    // Sums a balance, and lists what changed it, without reading rows that it does not show.
    index('ledger_entries_account').on(table.accountId, table.entryId, table.amount),
    unique('ledger_entries_once_per_account').on(table.transactionId, table.accountId),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
  ],
);
