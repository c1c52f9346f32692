import type { GrantCause, TaskId, UserId } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { ListPart } from '../../long-list.ts';
import {
  auditEntries,
  type EntryPosition,
  findHold,
  insertTransaction,
  listBalanceEntries,
  listHoldingTasks,
  type Hold,
  listHoldingTasksOf,
  listTaskEntries,
  lockUserAccounts,
  openSystemAccounts,
  readBalance,
} from './credits.store.ts';
import { type Balance, type MovementKind, type OwnerAccountName, planMovement, returnPart } from './ledger.ts';

/** Why credits were granted or expired without a task. */
export type CreditCause = GrantCause | 'validity_ended' | 'account_deleted';

interface Movement {
  kind: MovementKind;
  userId: UserId;
  amount: number;
  /** Of a settlement: the part of the amount that is not spent; 0 by default. */
  returned?: number;
  cause: CreditCause | 'task';
  taskId?: TaskId;
  holdId?: number;
  idempotencyKey?: string | undefined;
}

/**
 * The ledger of credits. Every movement joins the caller's transaction, so that credits and the state they belong to
 * change together or not at all.
 */
export function createCreditsService({ clock }: { clock: Clock }) {
  async function move(tx: Executor, movement: Movement): Promise<void> {
    const { kind, userId, amount, returned = 0, cause, taskId = null, holdId = null, idempotencyKey = null } = movement;
    const accounts = { ...(await lockUserAccounts(tx, userId)), ...(await openSystemAccounts(tx)) };
    const plan = planMovement(kind, amount, await readBalance(tx, userId));
    if (!plan.isAllowed) throw new AppError('NOT_ENOUGH_CREDITS', { needed: amount, balance: plan.balance });
    const entries = returned > 0 ? returnPart(plan.entries, returned) : plan.entries;
    await insertTransaction(tx, {
      kind,
      cause,
      taskId,
      holdId,
      idempotencyKey,
      createdAt: clock.now(),
      entries: entries.map(({ account, amount }) => ({ accountId: accounts[account], amount })),
    });
  }

  /** Returns a hold whose owner stays the same until the transaction ends: a guest may be signing in. */
  async function lockHold(tx: Executor, taskId: TaskId): Promise<Hold | undefined> {
    let owner: UserId | undefined;
    for (;;) {
      const hold = await findHold(tx, taskId);
      if (!hold || hold.userId === owner) return hold;
      owner = hold.userId;
      await lockUserAccounts(tx, owner);
    }
  }

  /** Ends the hold of a task. Throws if the hold was never made or has already ended: that is a bug. */
  async function endHold(
    tx: Executor,
    { taskId, ...end }: { kind: 'settle' | 'release'; taskId: TaskId; returned?: number },
  ): Promise<void> {
    const hold = await lockHold(tx, taskId);
    if (!hold) throw new Error(`task ${taskId} holds no credits`);
    await move(tx, {
      ...end,
      userId: hold.userId,
      amount: hold.amount,
      cause: 'task',
      taskId,
      holdId: hold.transactionId,
    });
  }

  return {
    /** Grants credits, once for each idempotency key. */
    async grantCredits(
      tx: Executor,
      grant: { userId: UserId; amount: number; cause: CreditCause; idempotencyKey?: string },
    ): Promise<void> {
      await move(tx, { kind: 'grant', ...grant });
    },

    /** Takes back credits that were not used in time. Throws NOT_ENOUGH_CREDITS. */
    async expireCredits(
      tx: Executor,
      expiry: { userId: UserId; amount: number; cause: CreditCause; idempotencyKey?: string },
    ): Promise<void> {
      await move(tx, { kind: 'expire', ...expiry });
    },

    /** Holds a task's price, once per task. Throws NOT_ENOUGH_CREDITS with `needed` and `balance`. */
    async holdCredits(tx: Executor, hold: { userId: UserId; amount: number; taskId: TaskId }): Promise<void> {
      await move(tx, { kind: 'hold', cause: 'task', ...hold });
    },

    /**
     * Spends what a task held. Called when the task succeeds; `returned` credits, less than all, are not spent but
     * available again: the price of what could not be made.
     */
    async settleHold(tx: Executor, taskId: TaskId, returned = 0): Promise<void> {
      await endHold(tx, { kind: 'settle', taskId, returned });
    },

    /** Makes available again what a task held. Called when the task fails or is cancelled. */
    async releaseHold(tx: Executor, taskId: TaskId): Promise<void> {
      await endHold(tx, { kind: 'release', taskId });
    },

    /** Moves all credits of a guest to a member: those that its running tasks hold stay held. */
    async transferCredits(tx: Executor, { from, to }: { from: UserId; to: UserId }): Promise<void> {
      const locked = new Map<UserId, Awaited<ReturnType<typeof lockUserAccounts>>>();
      for (const userId of [from, to].toSorted((a, b) => a - b)) {
        locked.set(userId, await lockUserAccounts(tx, userId));
      }
      const write = async (account: OwnerAccountName, amount: number, taskId: TaskId | null): Promise<void> => {
        const [source, target] = [locked.get(from), locked.get(to)];
        if (!source || !target) throw new Error('the accounts of a transfer are not locked');
        await insertTransaction(tx, {
          kind: 'transfer',
          cause: 'guest_signed_in',
          taskId,
          holdId: null,
          idempotencyKey: null,
          createdAt: clock.now(),
          entries: [
            { accountId: source[account], amount: -amount },
            { accountId: target[account], amount },
          ],
        });
      };
      const { available } = await readBalance(tx, from);
      if (available > 0) await write('available', available, null);
      for (const taskId of await listHoldingTasksOf(tx, from)) {
        const hold = await findHold(tx, taskId);
        if (hold?.userId === from) await write('held', hold.amount, taskId);
      }
    },

    /** Checks the sums of all entries, and returns the tasks whose credits are held. */
    async audit(db: Executor) {
      return { ...(await auditEntries(db)), holdingTasks: await listHoldingTasks(db) };
    },

    async getBalance(db: Executor, userId: UserId): Promise<Balance> {
      return readBalance(db, userId);
    },

    /** Returns a page of what changed the user's balance, the newest first. */
    async listMovements(
      db: Executor,
      wanted: { userId: UserId } & ListPart<EntryPosition>,
    ): Promise<Awaited<ReturnType<typeof listBalanceEntries>>> {
      return listBalanceEntries(db, wanted);
    },

    /** Returns every entry that a task caused, oldest first. */
    async listEntries(db: Executor, taskId: TaskId): Promise<Awaited<ReturnType<typeof listTaskEntries>>> {
      return listTaskEntries(db, taskId);
    },
  };
}

export type CreditsService = ReturnType<typeof createCreditsService>;
