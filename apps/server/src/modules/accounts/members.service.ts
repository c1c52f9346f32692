import { SIGN_IN_LIMITS, type UserId, type WorkspaceId } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { DEMO_ACCOUNT, HOUSE_ACCOUNT } from './accounts.service.ts';
import { findUserByEmail, findUserById, lockEmail } from './accounts.store.ts';
import { describeDevice } from '../../platform/visitors/describe-device.ts';
import {
  hasOtherMembers,
  listCreatedWorkspaces,
  listDueDeletions,
  lockOperators,
  updateMember,
} from './members.store.ts';
import { checkNewPassword } from './password.policy.ts';

interface MembersDependencies {
  database: Database;
  rateLimits: Pick<RateLimits, 'count' | 'forgive'>;
}

export interface Member {
  email: string | null;
  nickname: string | null;
  hasPassword: boolean;
  createdAt: Date;
  deleteAfter: Date | null;
}

/** Accounts that the installation itself works with. */
const PROTECTED: ReadonlySet<string> = new Set([DEMO_ACCOUNT.email, HOUSE_ACCOUNT.email]);

/** What members change of their own accounts. */
export function createMembersService({ database, rateLimits }: MembersDependencies) {
  async function getRow(userId: UserId, db: Executor = database.db) {
    const user = await findUserById(db, userId);
    if (!user) throw new AppError('SESSION_ENDED');
    return user;
  }

  return {
    /** `db` is a transaction for callers within one. */
    async getMember(userId: UserId, db?: Executor): Promise<Member> {
      const { email, nickname, passwordHash, createdAt, deleteAfter } = await getRow(userId, db);
      return { email, nickname, hasPassword: passwordHash !== null, createdAt, deleteAfter };
    },

    /** Names a browser and its system, as a person recognises them; null if it says nothing of itself. */
    nameDevice(userAgent: string | null): string | null {
      const { browser, system } = describeDevice(userAgent);
      return [browser, system].filter((part) => part !== null).join(', ') || null;
    },

    /**
     * Throws NO_PASSWORD, WRONG_PASSWORD, or TOO_MANY_REQUESTS after too many wrong ones: whoever has a session must not
     * guess the password by it.
     */
    async checkPassword(userId: UserId, password: string): Promise<void> {
      const { passwordHash } = await getRow(userId);
      if (passwordHash === null) throw new AppError('NO_PASSWORD');
      const key = `own-password:${userId}`;
      // Counted before it is checked, so that tries sent together do not exceed the limit.
      const { isAllowed, waitS } = await rateLimits.count(key, SIGN_IN_LIMITS.wrongFromAddress);
      if (!isAllowed) throw new AppError('TOO_MANY_REQUESTS', { seconds: waitS });
      const isRight = await verifyPassword(passwordHash, password).catch(async (error: unknown) => {
        await rateLimits.forgive(key);
        throw error;
      });
      if (!isRight) throw new AppError('WRONG_PASSWORD');
      await rateLimits.forgive(key);
    },

    /** Returns a function that writes the password. Throws what `checkNewPassword` throws, as registration does. */
    async preparePassword(userId: UserId, password: string): Promise<(tx: Executor) => Promise<void>> {
      await checkNewPassword(password, (await getRow(userId)).email ?? '');
      const passwordHash = await hashPassword(password);
      return (tx) => updateMember(tx, userId, { passwordHash });
    },

    async setNickname(userId: UserId, nickname: string): Promise<void> {
      await updateMember(database.db, userId, { nickname });
    },

    async isEmailTaken(db: Executor, email: string): Promise<boolean> {
      return (await findUserByEmail(db, email)) !== undefined;
    },

    /** Gives a user the e-mail that a code has proved; false if another account has it by now. */
    async claimEmail(tx: Executor, userId: UserId, email: string): Promise<boolean> {
      await lockEmail(tx, email);
      if (await findUserByEmail(tx, email)) return false;
      await updateMember(tx, userId, { email, isEmailVerified: true });
      return true;
    },

    async setDeleteAfter(tx: Executor, userId: UserId, deleteAfter: Date | null): Promise<void> {
      await updateMember(tx, userId, { deleteAfter });
    },

    async listDueDeletions(due: { now: Date; max: number }): Promise<{ userId: UserId; email: string | null }[]> {
      const rows = await listDueDeletions(database.db, due);
      return rows.map(({ userId, email }) => ({ userId: userId as UserId, email }));
    },

    /** Throws ACCOUNT_PROTECTED or WORKSPACE_SHARED. */
    async checkDeletable(userId: UserId): Promise<void> {
      const { email } = await getRow(userId);
      if (email !== null && PROTECTED.has(email)) throw new AppError('ACCOUNT_PROTECTED');
      for (const workspaceId of await listCreatedWorkspaces(database.db, userId)) {
        if (await hasOtherMembers(database.db, workspaceId, userId)) throw new AppError('WORKSPACE_SHARED');
      }
    },

    /**
     * Throws LAST_OPERATOR if nobody else would be left who runs the installation. Operators are locked until the
     * transaction ends, so that two of them can't leave at once.
     */
    async checkNotLastOperator(tx: Executor, userId: UserId): Promise<void> {
      const operators = await lockOperators(tx);
      if (!operators.some((each) => each.userId === userId)) return;
      if (!operators.some((each) => each.userId !== userId && each.deleteAfter === null)) {
        throw new AppError('LAST_OPERATOR');
      }
    },

    async listCreatedWorkspaces(userId: UserId): Promise<WorkspaceId[]> {
      return listCreatedWorkspaces(database.db, userId);
    },
  };
}

export type MembersService = ReturnType<typeof createMembersService>;
