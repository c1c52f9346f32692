import type { TaskId, UserId } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import {
  auditEntries,
  findHold,
  insertTransaction,
  listHoldingTasks,
  listTaskEntries,
  lockUserAccounts,
  openSystemAccounts,
  readBalance,
} from './credits.store.ts';
import { type Balance, type MovementKind, planMovement } from './ledger.ts';

/** Why credits were granted or expired without a task. */
export type CreditCause = 'guest_welcome' | 'demo_account' | 'sample_content' | 'operator_grant' | 'validity_ended';

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
 * The ledger of credits. Every movement joins the caller's transaction, so that credits and the state they belong to
 * change together or not at all.
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

  /** Ends the hold of a task. Throws if the hold was never made or has already ended: that is a bug. */
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

    /** Spends what a task held. Called when the task succeeds. */
    async settleHold(tx: Executor, taskId: TaskId): Promise<void> {
      await endHold(tx, 'settle', taskId);
    },

    /** Makes available again what a task held. Called when the task fails or is cancelled. */
    async releaseHold(tx: Executor, taskId: TaskId): Promise<void> {
      await endHold(tx, 'release', taskId);
    },

    /** Checks the sums of all entries, and returns the tasks whose credits are held. */
    async audit(db: Executor) {
      return { ...(await auditEntries(db)), holdingTasks: await listHoldingTasks(db) };
    },

    async getBalance(db: Executor, userId: UserId): Promise<Balance> {
      return readBalance(db, userId);
    },

    /** Returns every entry that a task caused, oldest first. */
    async listEntries(db: Executor, taskId: TaskId): Promise<Awaited<ReturnType<typeof listTaskEntries>>> {
      return listTaskEntries(db, taskId);
    },
  };
}

export type CreditsService = ReturnType<typeof createCreditsService>;
