import type { TaskId, UserId } from '@reelwright/contracts';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ListPart } from '../../long-list.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareStatement } from '../../platform/database/prepare-statement.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './credits.tables.ts';
import type { AccountName, Balance, OwnerAccountName, SystemAccountName, TransactionKind } from './ledger.ts';
import { selectBalance } from './select-balance.ts';

interface Owner {
  ownerKind: 'user' | 'system';
  ownerId: number;
}

export type AccountIds<Name extends AccountName> = Readonly<Record<Name, number>>;

export interface Hold {
  transactionId: number;
  userId: UserId;
  amount: number;
}

interface NewTransaction {
  kind: TransactionKind;
  cause: string;
  taskId: TaskId | null;
  holdId: number | null;
  idempotencyKey: string | null;
  createdAt: Date;
  entries: readonly { accountId: number; amount: number }[];
}

const USER_ACCOUNTS = ['available', 'held'] as const;
const SYSTEM_ACCOUNTS = ['granted', 'spent', 'expired'] as const;
const SYSTEM: Owner = { ownerKind: 'system', ownerId: 0 };

async function openAccounts<Name extends AccountName>(
  db: Executor,
  owner: Owner,
  names: readonly Name[],
): Promise<AccountIds<Name>> {
  const isOwners = and(eq(ledgerAccounts.ownerKind, owner.ownerKind), eq(ledgerAccounts.ownerId, owner.ownerId));
  let rows = await db.select().from(ledgerAccounts).where(isOwners);
  if (rows.length < names.length) {
    await db
      .insert(ledgerAccounts)
      .values(names.map((name) => ({ ...owner, name })))
      .onConflictDoNothing();
    rows = await db.select().from(ledgerAccounts).where(isOwners);
  }
  return Object.fromEntries(rows.map((row) => [row.name, row.accountId])) as Record<Name, number>;
}

export async function openSystemAccounts(db: Executor): Promise<AccountIds<SystemAccountName>> {
  return openAccounts(db, SYSTEM, SYSTEM_ACCOUNTS);
}

/**
 * Returns the user's accounts, locked until the transaction ends, so that a balance read now still holds when its
 * entries are written. Locks are always taken in the order of the ids: two movements of one user wait for each other
 * instead of deadlocking.
 */
export async function lockUserAccounts(tx: Executor, userId: UserId): Promise<AccountIds<OwnerAccountName>> {
  const ids = await openAccounts(tx, { ownerKind: 'user', ownerId: userId }, USER_ACCOUNTS);
  await tx
    .select({ accountId: ledgerAccounts.accountId })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.accountId, Object.values(ids)))
    .orderBy(asc(ledgerAccounts.accountId))
    .for('no key update');
  return ids;
}

/** Looks for what the triggers of the ledger should have refused. */
export async function auditEntries(
  db: Executor,
): Promise<{ total: number; unbalancedTransactions: number; overdrawnAccounts: number }> {
  const countOf = (found: SQL) => sql`(select count(*)::int from (${found}) as found)`.mapWith(Number);
  const unbalanced = sql`select 1 from ${ledgerEntries} group by ${ledgerEntries.transactionId} having sum(${ledgerEntries.amount}) <> 0`;
  const overdrawn = sql`select 1 from ${ledgerEntries} join ${ledgerAccounts} using (account_id)
    where ${ledgerAccounts.ownerKind} = 'user' group by account_id having sum(${ledgerEntries.amount}) < 0`;
  const [row] = await db
    .select({
      total: sql`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number),
      unbalancedTransactions: countOf(unbalanced),
      overdrawnAccounts: countOf(overdrawn),
    })
    .from(ledgerEntries);
  if (!row) throw new Error('an aggregate returned no row');
  return row;
}

/** Returns the tasks whose credits are held. */
export async function listHoldingTasks(db: Executor): Promise<TaskId[]> {
  const ends = alias(ledgerTransactions, 'ends');
  const rows = await db
    .select({ taskId: ledgerTransactions.taskId })
    .from(ledgerTransactions)
    .leftJoin(ends, eq(ends.holdId, ledgerTransactions.transactionId))
    .where(and(eq(ledgerTransactions.kind, 'hold'), isNull(ends.transactionId)));
  // A hold always names its task.
  return rows.map(({ taskId }) => taskId as TaskId);
}

const selectBalanceOf = prepareStatement<{ userId: UserId }, Balance[]>('read_balance', (db) =>
  db
    .select(selectBalance(sql`owner.user_id`))
    .from(sql`(select ${sql.placeholder('userId')}::int as user_id) as owner`),
);

export async function readBalance(db: Executor, userId: UserId): Promise<Balance> {
  const [balance] = await selectBalanceOf(db, { userId });
  return balance ?? { available: 0, held: 0 };
}

/** Returns false, without writing anything, if a transaction with this idempotency key exists already. */
export async function insertTransaction(tx: Executor, { entries, ...transaction }: NewTransaction): Promise<boolean> {
  const [row] = await tx
    .insert(ledgerTransactions)
    .values(transaction)
    .onConflictDoNothing({ target: ledgerTransactions.idempotencyKey })
    .returning({ transactionId: ledgerTransactions.transactionId });
  if (!row) return false;
  await tx.insert(ledgerEntries).values(entries.map((entry) => ({ ...entry, transactionId: row.transactionId })));
  return true;
}

/** Returns what a task holds or held, and the user whose credits they are now. */
export async function findHold(db: Executor, taskId: TaskId): Promise<Hold | undefined> {
  const rows = await db
    .select({
      kind: ledgerTransactions.kind,
      transactionId: ledgerTransactions.transactionId,
      ownerId: ledgerAccounts.ownerId,
      amount: ledgerEntries.amount,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountId, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerTransactions.taskId, taskId),
        inArray(ledgerTransactions.kind, ['hold', 'transfer']),
        gt(ledgerEntries.amount, 0),
      ),
    )
    .orderBy(asc(ledgerTransactions.transactionId));
  const [hold, owned] = [rows.find(({ kind }) => kind === 'hold'), rows.at(-1)];
  if (!hold || !owned) return undefined;
  return { transactionId: hold.transactionId, userId: owned.ownerId as UserId, amount: hold.amount };
}

/** Returns the tasks that hold credits which a user held first; those may have gone to another user since. */
export async function listHoldingTasksOf(db: Executor, userId: UserId): Promise<TaskId[]> {
  const ends = alias(ledgerTransactions, 'ends');
  const rows = await db
    .select({ taskId: ledgerTransactions.taskId })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountId, ledgerEntries.accountId))
    .leftJoin(ends, eq(ends.holdId, ledgerTransactions.transactionId))
    .where(
      and(
        eq(ledgerTransactions.kind, 'hold'),
        gt(ledgerEntries.amount, 0),
        eq(ledgerAccounts.ownerKind, 'user'),
        eq(ledgerAccounts.ownerId, userId),
        isNull(ends.transactionId),
      ),
    );
  // A hold always names its task.
  return rows.map(({ taskId }) => taskId as TaskId);
}

export async function listTaskEntries(db: Executor, taskId: TaskId) {
  return db
    .select({
      kind: ledgerTransactions.kind,
      account: ledgerAccounts.name,
      amount: ledgerEntries.amount,
      createdAt: ledgerTransactions.createdAt,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountId, ledgerEntries.accountId))
    .where(and(eq(ledgerTransactions.taskId, taskId), ne(ledgerTransactions.kind, 'transfer')))
    .orderBy(asc(ledgerEntries.entryId));
}

/** What the order of the list compares of an entry. */
export interface EntryPosition {
  entryId: number;
}

/** Returns a page of what changed a user's balance, the newest first. A guest's rows stay with the guest's accounts. */
export async function listBalanceEntries(
  db: Executor,
  { userId, after, offset, limit }: { userId: UserId } & ListPart<EntryPosition>,
) {
  const ends = alias(ledgerTransactions, 'ends');
  const isOfUser = and(
    eq(ledgerAccounts.ownerKind, 'user'),
    eq(ledgerAccounts.ownerId, userId),
    eq(ledgerAccounts.name, 'available'),
  );
  const rows = await db
    .select({
      entryId: ledgerEntries.entryId,
      kind: ledgerTransactions.kind,
      cause: ledgerTransactions.cause,
      amount: ledgerEntries.amount,
      createdAt: ledgerTransactions.createdAt,
      taskId: ledgerTransactions.taskId,
      ended: ends.kind,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountId, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.transactionId, ledgerEntries.transactionId))
    .leftJoin(ends, eq(ends.holdId, ledgerTransactions.transactionId))
    .where(and(isOfUser, after && lt(ledgerEntries.entryId, after.entryId)))
    .orderBy(desc(ledgerEntries.entryId))
    .offset(offset)
    .limit(limit);
  const [counted] = await db
    .select({ total: count() })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountId, ledgerEntries.accountId))
    .where(isOfUser);
  return { rows, total: counted?.total ?? 0 };
}
