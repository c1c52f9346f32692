import { createHash, randomBytes } from 'node:crypto';
import {
  FREE_VIP_LEVEL,
  SESSION_LIMITS,
  SIGN_IN_LIMITS,
  type TokenResponse,
  USER_TYPES,
  type UserId,
  type UserInfo,
  type UserType,
  type WorkspaceId,
} from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import type { CreditsService } from '../credits/credits.service.ts';
import { presentUserInfo, toActor } from './accounts.presenter.ts';
import {
  deleteEndedSessions,
  deleteSession,
  deleteUser,
  findRole,
  findSessionUser,
  findUserByEmail,
  findUserById,
  findUserInWorkspace,
  insertSession,
  insertUser,
  listAbandonedGuests,
} from './accounts.store.ts';

interface AccountsDependencies {
  database: Database;
  credits: Pick<CreditsService, 'grantCredits' | 'getBalance'>;
  clock: Clock;
  rateLimits: Pick<RateLimits, 'count' | 'forgive'>;
  /** Credits a new guest gets. */
  guestCredits: number;
}

interface NewMember {
  email: string;
  password: string;
  userType: UserType;
  vipLevel: number;
  nickname: string;
  credits: number;
  /** Why it is given credits. */
  cause: 'demo_account' | 'operator_grant';
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const TOKEN_BYTES = 32;
const SECONDS_PER_DAY = 86_400;

/** Compared against if the e-mail is unknown, so that the response takes as long as for a known e-mail. */
const ABSENT_PASSWORD_HASH = hashPassword(randomBytes(16).toString('hex'));

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Creates guests and members, and resolves the sessions that their tokens stand for. */
export function createAccountsService({ database, credits, clock, rateLimits, guestCredits }: AccountsDependencies) {
  /** Listeners to the end of sessions, by the hash of their token. */
  const sessionEnds = new Map<string, Set<() => void>>();

  async function startSession(db: Executor, userId: number): Promise<TokenResponse> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const now = clock.now();
    const maxAge = SESSION_LIMITS.tokenDays * SECONDS_PER_DAY;
    const expiresAt = new Date(now.getTime() + maxAge * 1000);
    await deleteEndedSessions(db, now);
    await insertSession(db, { tokenHash: hashToken(token), userId, createdAt: now, expiresAt });
    return { token, url: '', expires: expiresAt.toISOString(), maxAge, refresh_token: 0 };
  }

  async function findHouseAccount(): Promise<Actor | undefined> {
    const user = await findUserByEmail(database.db, HOUSE_ACCOUNT.email);
    const found = user && (await findUserInWorkspace(database.db, user.userId as UserId));
    return found && toActor(found);
  }

  /**
   * Throws TOO_MANY_REQUESTS after too many wrong passwords. Counts this one before it is checked, so that concurrent
   * tries do not exceed the limit; returns a function that takes it back.
   */
  async function countTry(email: string, address: string): Promise<() => Promise<void>> {
    // A try holds a key for as long as an hour: the e-mail itself is not stored for that.
    const account = `sign-in:${createHash('sha256').update(email).digest('base64url')}`;
    const keys = [
      { key: `${account}:${address}`, limit: SIGN_IN_LIMITS.wrongFromAddress },
      { key: account, limit: SIGN_IN_LIMITS.wrongFromAll },
    ];
    for (const { key, limit } of keys) {
      const { isAllowed, waitS } = await rateLimits.count(key, limit);
      if (!isAllowed) throw new AppError('TOO_MANY_REQUESTS', { seconds: waitS });
    }
    return async () => {
      for (const { key } of keys) await rateLimits.forgive(key);
    };
  }

  return {
    /** Creates a guest with its first credits and returns its token. */
    async startGuest(): Promise<TokenResponse> {
      return database.transaction(async (tx) => {
        const guest = await insertUser(tx, {
          userType: USER_TYPES.guest,
          vipLevel: 0,
          email: null,
          passwordHash: null,
          nickname: null,
          createdAt: clock.now(),
        });
        if (guestCredits > 0) {
          await credits.grantCredits(tx, {
            userId: guest.userId as UserId,
            amount: guestCredits,
            cause: 'guest_welcome',
          });
        }
        return startSession(tx, guest.userId);
      });
    },

    /**
     * Throws EMAIL_FORMAT, INCOMPLETE_FORM, TOO_MANY_REQUESTS, or LOGIN_ERROR, which does not tell whether the e-mail
     * or the password is wrong. `address` is that of the client.
     */
    async login(input: { email: string; password: string; address: string }): Promise<TokenResponse> {
      const { password, address } = input;
      const email = input.email.trim().toLowerCase();
      if (email === '' || password === '') throw new AppError('INCOMPLETE_FORM');
      if (!EMAIL.test(email)) throw new AppError('EMAIL_FORMAT');
      const forgiveTry = await countTry(email, address);
      const user = await findUserByEmail(database.db, email);
      const isRight = await verifyPassword(user?.passwordHash ?? (await ABSENT_PASSWORD_HASH), password);
      if (!user || !isRight) throw new AppError('LOGIN_ERROR');
      await forgiveTry();
      return startSession(database.db, user.userId);
    },

    async logout(token: string): Promise<void> {
      const tokenHash = hashToken(token);
      await deleteSession(database.db, tokenHash);
      for (const onEnd of sessionEnds.get(tokenHash) ?? []) onEnd();
    },

    /** Calls back when the token's session is ended in this process. Returns a function that ends the watch. */
    watchSessionEnd(token: string, onEnd: () => void): () => void {
      const tokenHash = hashToken(token);
      const listeners = sessionEnds.get(tokenHash) ?? new Set();
      sessionEnds.set(tokenHash, listeners.add(onEnd));
      return () => {
        listeners.delete(onEnd);
        if (listeners.size === 0 && sessionEnds.get(tokenHash) === listeners) sessionEnds.delete(tokenHash);
      };
    },

    /** Returns the owner of a token; undefined if the token is unknown or its session has ended. */
    async findSession(token: string): Promise<Actor | undefined> {
      const found = await findSessionUser(database.db, { tokenHash: hashToken(token), now: clock.now() });
      return found && toActor(found);
    },

    /**
     * Returns the actor for work without a request. A user who has left the workspace acts in it as a member. Throws
     * for an unknown user.
     */
    async getActor({ userId, workspaceId }: { userId: UserId; workspaceId: WorkspaceId }): Promise<Actor> {
      const found = await findUserInWorkspace(database.db, userId);
      if (!found) throw new Error(`user ${userId} is unknown`);
      const role = (await findRole(database.db, { userId, workspaceId })) ?? 'member';
      return { ...toActor(found), workspaceId, role };
    },

    async getUserInfo(userId: UserId): Promise<UserInfo> {
      const user = await findUserById(database.db, userId);
      if (!user) throw new AppError('SESSION_ENDED');
      return presentUserInfo(user, await credits.getBalance(database.db, userId));
    },

    /** Returns guests that were made before a time and whose sessions have ended. */
    async listAbandonedGuests({ createdBefore, max }: { createdBefore: Date; max: number }) {
      const rows = await listAbandonedGuests(database.db, { createdBefore, now: clock.now(), max });
      return rows.map(({ userId, workspaceId }) => ({
        userId: userId as UserId,
        workspaceId: workspaceId as WorkspaceId,
      }));
    },

    /** Deletes a guest whose rows are gone already. */
    async deleteGuest(tx: Executor, guest: { userId: UserId; workspaceId: WorkspaceId }): Promise<void> {
      await deleteUser(tx, guest);
    },

    async hasMember(email: string): Promise<boolean> {
      return (await findUserByEmail(database.db, email)) !== undefined;
    },

    /** Returns the account that owns the examples of this installation. It has no password: nobody signs in to it. */
    async openHouseAccount(): Promise<Actor> {
      const known = await findHouseAccount();
      if (known) return known;
      const createdAt = clock.now();
      await database.transaction((tx) => insertUser(tx, { ...HOUSE_ACCOUNT, passwordHash: null, createdAt }));
      const opened = await findHouseAccount();
      if (!opened) throw new Error('the house account was not added');
      return opened;
    },

    /** Grants the cost of one example, once. */
    async grantForExample(grant: { userId: UserId; amount: number; idempotencyKey: string }): Promise<void> {
      if (grant.amount > 0)
        await database.transaction((tx) => credits.grantCredits(tx, { ...grant, cause: 'sample_content' }));
    },

    /** Undefined if no example was made yet. */
    findHouseAccount,

    /** Grants credits to a member, by the operator. Returns the new balance. Throws NOT_FOUND for an unknown e-mail. */
    async grantToMember({ email, amount }: { email: string; amount: number }): Promise<number> {
      const user = await findUserByEmail(database.db, email.trim().toLowerCase());
      if (!user) throw new AppError('NOT_FOUND');
      const userId = user.userId as UserId;
      return database.transaction(async (tx) => {
        await credits.grantCredits(tx, { userId, amount, cause: 'operator_grant' });
        return (await credits.getBalance(tx, userId)).available;
      });
    },

    /** Creates an account with a password and its first credits. */
    async createMember(member: NewMember): Promise<UserId> {
      const passwordHash = await hashPassword(member.password);
      return database.transaction(async (tx) => {
        const user = await insertUser(tx, {
          userType: member.userType,
          vipLevel: member.vipLevel,
          email: member.email.toLowerCase(),
          passwordHash,
          nickname: member.nickname,
          createdAt: clock.now(),
        });
        const userId = user.userId as UserId;
        if (member.credits > 0) await credits.grantCredits(tx, { userId, amount: member.credits, cause: member.cause });
        return userId;
      });
    },
  };
}

export type AccountsService = ReturnType<typeof createAccountsService>;

const HOUSE_ACCOUNT = {
  email: 'examples@reelwright.local',
  nickname: 'Reelwright',
  userType: USER_TYPES.free,
  vipLevel: FREE_VIP_LEVEL,
} as const;

export const DEMO_ACCOUNT = {
  email: 'demo@reelwright.local',
  nickname: 'Demo',
  userType: 11,
  vipLevel: FREE_VIP_LEVEL + 1,
} as const;
