import type { TaskId, UserId } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import {
  findHold,
  insertTransaction,
  listTaskEntries,
  lockUserAccounts,
  openSystemAccounts,
  readBalance,
} from './credits.store.ts';
import { type Balance, type MovementKind, planMovement } from './ledger.ts';

/** Why credits came, or went, without a task. */
export type CreditCause = 'guest_welcome' | 'demo_account' | 'sample_content' | 'validity_ended';

interface Movement {
  kind: MovementKind;
  userId: UserId;
  amount: number;
  cause: CreditCause | 'task';
  taskId?: TaskId;
  holdId?: number;
  idempotencyKey?: string | undefined;
}

/**
 * The ledger of credits. Every movement joins the transaction it is handed, so that credits and the state they belong
 * to change together or not at all.
 */
export function createCreditsService({ clock }: { clock: Clock }) {
  async function move(tx: Executor, movement: Movement): Promise<void> {
    const { kind, userId, amount, cause, taskId = null, holdId = null, idempotencyKey = null } = movement;
    const accounts = { ...(await lockUserAccounts(tx, userId)), ...(await openSystemAccounts(tx)) };
    const plan = planMovement(kind, amount, await readBalance(tx, userId));
    if (!plan.isAllowed) throw new AppError('NOT_ENOUGH_CREDITS', { needed: amount, balance: plan.balance });
    await insertTransaction(tx, {
      kind,
      cause,
      taskId,
      holdId,
      idempotencyKey,
      createdAt: clock.now(),
      entries: plan.entries.map(({ account, amount }) => ({ accountId: accounts[account], amount })),
    });
  }

  /** Ends the hold of a task. One that was never made, or has ended already, is a bug: throws. */
  async function endHold(tx: Executor, kind: 'settle' | 'release', taskId: TaskId): Promise<void> {
    const hold = await findHold(tx, taskId);
    if (!hold) throw new Error(`task ${taskId} holds no credits`);
    await move(tx, {
      kind,
      userId: hold.userId,
      amount: hold.amount,
      cause: 'task',
      taskId,
      holdId: hold.transactionId,
    });
  }

  return {
    /** Gives credits. The same idempotency key again gives nothing more. */
    async grantCredits(
      tx: Executor,
      grant: { userId: UserId; amount: number; cause: CreditCause; idempotencyKey?: string },
    ): Promise<void> {
      await move(tx, { kind: 'grant', ...grant });
    },

    /** Takes back what was not used in time. Throws NOT_ENOUGH_CREDITS. */
    async expireCredits(
      tx: Executor,
      expiry: { userId: UserId; amount: number; cause: CreditCause; idempotencyKey?: string },
    ): Promise<void> {
      await move(tx, { kind: 'expire', ...expiry });
    },

    /** Puts a task's price aside, once per task. Throws NOT_ENOUGH_CREDITS with `needed` and `balance`. */
    async holdCredits(tx: Executor, hold: { userId: UserId; amount: number; taskId: TaskId }): Promise<void> {
      await move(tx, { kind: 'hold', cause: 'task', ...hold });
    },

    /** The task succeeded: what it held is spent. */
    async settleHold(tx: Executor, taskId: TaskId): Promise<void> {
      await endHold(tx, 'settle', taskId);
    },

    /** The task failed or was cancelled: what it held is available again. */
    async releaseHold(tx: Executor, taskId: TaskId): Promise<void> {
      await endHold(tx, 'release', taskId);
    },

    async getBalance(db: Executor, userId: UserId): Promise<Balance> {
      return readBalance(db, userId);
    },

    /** Every entry that a task caused, oldest first. */
    async listEntries(db: Executor, taskId: TaskId): Promise<Awaited<ReturnType<typeof listTaskEntries>>> {
      return listTaskEntries(db, taskId);
    },
  };
}

export type CreditsService = ReturnType<typeof createCreditsService>;
