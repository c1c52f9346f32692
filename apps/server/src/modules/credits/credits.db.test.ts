import { randomUUID } from 'node:crypto';
import type { TaskId, UserId } from '@reelwright/contracts';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { presentMovement } from './credits.presenter.ts';
import { createCreditsService } from './credits.service.ts';
import { applyEvent, balanceOf, emptyLedger, type LedgerEvent, ledgerHistory } from './test-ledger-model.ts';

let database: Database;
const credits = createCreditsService({ clock: systemClock });

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let lastUserId = 0;
function nextUser(): UserId {
  lastUserId += 1;
  return lastUserId as UserId;
}

const newTaskId = () => randomUUID() as TaskId;
const getBalance = (userId: UserId) => credits.getBalance(database.db, userId);

async function userWith(amount: number): Promise<UserId> {
  const userId = nextUser();
  await database.transaction((tx) => credits.grantCredits(tx, { userId, amount, cause: 'guest_welcome' }));
  return userId;
}

async function hold(userId: UserId, amount: number): Promise<TaskId> {
  const taskId = newTaskId();
  await database.transaction((tx) => credits.holdCredits(tx, { userId, amount, taskId }));
  return taskId;
}

/** Returns the message of the database, which Drizzle wraps. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  }
  throw new Error('was not refused');
}

describe('movements of a balance', () => {
  const list = async (userId: UserId, offset = 0, limit = 20) => {
    const { rows, total } = await credits.listMovements(database.db, { userId, offset, limit });
    return { total, rows: rows.map(presentMovement) };
  };

  test('are listed newest first, sum to it, and say what became of held credits', async () => {
    const userId = await userWith(20);
    const [spent, returned] = [await hold(userId, 5), await hold(userId, 3)];
    await database.transaction((tx) => credits.settleHold(tx, spent));
    await database.transaction((tx) => credits.releaseHold(tx, returned));
    const running = await hold(userId, 1);
    const { rows, total } = await list(userId);
    expect(rows).toMatchObject([
      { kind: 'hold', amount: -1, task_id: running, ended: null },
      { kind: 'release', amount: 3, task_id: returned, ended: null },
      { kind: 'hold', amount: -3, task_id: returned, ended: 'release' },
      { kind: 'hold', amount: -5, task_id: spent, ended: 'settle' },
      { kind: 'grant', amount: 20, task_id: null, ended: null },
    ]);
    expect(total).toBe(5);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe((await getBalance(userId)).available);
    expect((await list(userId, 3, 1)).rows).toMatchObject([{ amount: -5 }]);
  });

  test('go on after an entry, whatever was added since', async () => {
    const userId = await userWith(20);
    for (const amount of [1, 2, 3]) await hold(userId, amount);
    const first = await credits.listMovements(database.db, { userId, offset: 0, limit: 2 });
    await hold(userId, 4);
    const after = { entryId: first.rows.at(-1)?.entryId ?? 0 };
    const { rows, total } = await credits.listMovements(database.db, { userId, after, offset: 0, limit: 10 });
    expect([...first.rows, ...rows].map(({ amount }) => amount)).toEqual([-3, -2, -1, 20]);
    expect(total).toBe(5);
  });

  test('are those of one user only', async () => {
    await userWith(7);
    expect(await list(await userWith(4))).toMatchObject({ total: 1, rows: [{ amount: 4 }] });
  });
});

describe('credits of a task', () => {
  test('are held, then spent once the task has succeeded', async () => {
    const userId = await userWith(20);
    const taskId = await hold(userId, 5);
    expect(await getBalance(userId)).toEqual({ available: 15, held: 5 });
    await database.transaction((tx) => credits.settleHold(tx, taskId));
    expect(await getBalance(userId)).toEqual({ available: 15, held: 0 });
    expect(await credits.listEntries(database.db, taskId)).toMatchObject([
      { kind: 'hold', account: 'available', amount: -5 },
      { kind: 'hold', account: 'held', amount: 5 },
      { kind: 'settle', account: 'held', amount: -5 },
      { kind: 'settle', account: 'spent', amount: 5 },
    ]);
  });

  test('are spent in part where a part was made: the rest is available again, and listed as returned', async () => {
    const userId = await userWith(20);
    const taskId = await hold(userId, 15);
    await database.transaction((tx) => credits.settleHold(tx, taskId, 5));
    expect(await getBalance(userId)).toEqual({ available: 10, held: 0 });
    expect(await credits.listEntries(database.db, taskId)).toMatchObject([
      { kind: 'hold', account: 'available', amount: -15 },
      { kind: 'hold', account: 'held', amount: 15 },
      { kind: 'settle', account: 'held', amount: -15 },
      { kind: 'settle', account: 'spent', amount: 10 },
      { kind: 'settle', account: 'available', amount: 5 },
    ]);
    const { rows } = await credits.listMovements(database.db, { userId, offset: 0, limit: 1 });
    expect(rows.map(presentMovement)).toMatchObject([{ kind: 'release', amount: 5, task_id: taskId }]);
  });

  test('are available again once the task has failed', async () => {
    const userId = await userWith(20);
    const taskId = await hold(userId, 5);
    await database.transaction((tx) => credits.releaseHold(tx, taskId));
    expect(await getBalance(userId)).toEqual({ available: 20, held: 0 });
  });

  test('can not be held beyond the balance: the error says what is needed and what is left', async () => {
    const userId = await userWith(4);
    await expect(hold(userId, 5)).rejects.toMatchObject({
      code: 'NOT_ENOUGH_CREDITS',
      values: { needed: 5, balance: 4 },
    });
    expect(await getBalance(userId)).toEqual({ available: 4, held: 0 });
  });

  test.each(['settle', 'release'] as const)('that were released are not returned or spent again (%s)', async (kind) => {
    const userId = await userWith(20);
    const other = await hold(userId, 5);
    const taskId = await hold(userId, 5);
    await database.transaction((tx) => credits.releaseHold(tx, taskId));
    const end = kind === 'settle' ? credits.settleHold : credits.releaseHold;
    expect(await refusalOf(database.transaction((tx) => end(tx, taskId)))).toMatch(
      'ledger_transactions_hold_ends_once',
    );
    expect(await getBalance(userId)).toEqual({ available: 15, held: 5 });
    await database.transaction((tx) => credits.settleHold(tx, other));
  });

  test('roll back with their transaction', async () => {
    const userId = await userWith(20);
    const failing = database.transaction(async (tx) => {
      await credits.holdCredits(tx, { userId, amount: 5, taskId: newTaskId() });
      throw new Error('the task could not be written');
    });
    await expect(failing).rejects.toThrow('could not be written');
    expect(await getBalance(userId)).toEqual({ available: 20, held: 0 });
  });

  test('can not be overdrawn by tasks pushed at the same moment', async () => {
    const userId = await userWith(20);
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => hold(userId, 3)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(6);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'NOT_ENOUGH_CREDITS' });
    }
    expect(await getBalance(userId)).toEqual({ available: 2, held: 18 });
  });

  test('end once if two processes end them at the same moment', async () => {
    const userId = await userWith(20);
    const taskId = await hold(userId, 5);
    const results = await Promise.allSettled(
      [credits.settleHold, credits.releaseHold, credits.settleHold, credits.releaseHold].map((end) =>
        database.transaction((tx) => end(tx, taskId)),
      ),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect((await getBalance(userId)).held).toBe(0);
  });
});

test('a grant that is sent twice is given once', async () => {
  const userId = nextUser();
  const idempotencyKey = randomUUID();
  const grant = (tx: Executor) =>
    credits.grantCredits(tx, { userId, amount: 7, cause: 'guest_welcome', idempotencyKey });
  await Promise.all([database.transaction(grant), database.transaction(grant)]);
  await database.transaction(grant);
  expect(await getBalance(userId)).toEqual({ available: 7, held: 0 });
});

describe('the database itself refuses', () => {
  test.each([
    sql`update ledger_entries set amount = amount + 1`,
    sql`delete from ledger_entries`,
    sql`truncate ledger_entries`,
    sql`update ledger_transactions set cause = 'other'`,
    sql`delete from ledger_transactions`,
    sql`delete from ledger_accounts`,
  ])('to change written rows (%#)', async (statement) => {
    await userWith(1);
    expect(await refusalOf(database.db.execute(statement))).toMatch('append-only');
  });

  async function writeEntries(userId: UserId, entries: [available: number, held: number]): Promise<void> {
    await database.transaction(async (tx) => {
      await tx.execute(sql`
        with written as (
          insert into ledger_transactions (kind, cause, created_at) values ('grant', 'test', now()) returning transaction_id
        )
        insert into ledger_entries (transaction_id, account_id, amount)
        select transaction_id, account_id, case name when 'available' then ${entries[0]}::int else ${entries[1]}::int end
        from written, ledger_accounts where owner_kind = 'user' and owner_id = ${userId}`);
    });
  }

  test('entries that do not sum to zero', async () => {
    expect(await refusalOf(writeEntries(await userWith(9), [5, -4]))).toMatch(/too little|sum to/);
    expect(await refusalOf(writeEntries(await userWith(9), [-5, 4]))).toMatch('sum to -1, not to 0');
  });

  test('a balance below zero', async () => {
    expect(await refusalOf(writeEntries(await userWith(9), [-10, 10]))).toMatch('too little');
  });

  test('a transaction without entries', async () => {
    const statement = sql`insert into ledger_transactions (kind, cause, created_at) values ('grant', 'test', now())`;
    expect(await refusalOf(database.db.execute(statement))).toMatch('not to 0');
  });
});

async function carryOut(userId: UserId, history: readonly LedgerEvent[]): Promise<void> {
  const model = emptyLedger();
  const taskIds: TaskId[] = [];
  for (const event of history) {
    const isExpected = applyEvent(model, event);
    const isDone = await tryEvent(userId, event, taskIds);
    expect({ event, isDone }).toEqual({ event, isDone: isExpected });
  }
  expect(await getBalance(userId)).toEqual(balanceOf(model));
}

/** Returns what the model returns of a hold: less than all of it. */
async function returnedOf(tx: Executor, taskId: TaskId, { returned }: { returned: number }): Promise<number> {
  const held = (await credits.listEntries(tx, taskId)).find(({ account }) => account === 'held')?.amount ?? 1;
  return Math.min(returned, held - 1);
}

async function tryEvent(userId: UserId, event: LedgerEvent, taskIds: TaskId[]): Promise<boolean> {
  const work = async (tx: Executor): Promise<void> => {
    if (event.kind === 'grant') {
      await credits.grantCredits(tx, { userId, amount: event.amount, cause: 'guest_welcome' });
    } else if (event.kind === 'expire') {
      await credits.expireCredits(tx, { userId, amount: event.amount, cause: 'validity_ended' });
    } else if (event.kind === 'hold') {
      const taskId = newTaskId();
      taskIds.push(taskId);
      await credits.holdCredits(tx, { userId, amount: event.amount, taskId });
    } else {
      const taskId = taskIds[event.hold] ?? newTaskId();
      if (event.kind === 'release') await credits.releaseHold(tx, taskId);
      else await credits.settleHold(tx, taskId, await returnedOf(tx, taskId, event));
    }
  };
  return database.transaction(work).then(
    () => true,
    () => false,
  );
}

test('the ledger agrees with the model in every random history', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(ledgerHistory(10), { minLength: 6, maxLength: 6 }), async (histories) => {
      await Promise.all(histories.map((history) => carryOut(nextUser(), history)));
      const { rows } = await database.query(`
        select coalesce(sum(amount), 0)::int as sum,
          (select count(*)::int from (
            select 1 from ledger_entries join ledger_accounts using (account_id) where owner_kind = 'user'
            group by account_id having sum(amount) < 0
          ) as overdrawn) as overdrawn
        from ledger_entries`);
      expect(rows).toEqual([{ sum: 0, overdrawn: 0 }]);
    }),
    // 50 runs of 6 users each.
    { numRuns: 50 },
  );
});
