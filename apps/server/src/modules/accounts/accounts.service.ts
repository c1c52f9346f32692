import { createHash, randomBytes } from 'node:crypto';
import {
  FREE_VIP_LEVEL,
  SIGN_IN_LIMITS,
  type TokenResponse,
  USER_TYPES,
  type UserId,
  type UserInfo,
  type UserType,
  type WorkspaceId,
} from '@reelwright/contracts';
import type { Actor, OwnerMove } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { RequestOrigin } from '../../request-origin.ts';
import type { Database, Executor } from '../../platform/database/database.ts';

import { retryDeadlock } from '../../platform/database/retry-deadlock.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import type { CreditsService } from '../credits/credits.service.ts';
import { presentUserInfo, toActor } from './accounts.presenter.ts';
import {
  deleteUser,
  findRole,
  findUserByEmail,
  findUserById,
  findUserInWorkspace,
  findUserWithBalance,
  insertUser,
  listAbandonedGuests,
  updateOperator,
  lockEmail,
  lockGuest,
  lockWorkspace,
  promoteGuest,
} from './accounts.store.ts';
import type { SignUpSource } from './accounts.tables.ts';
import { deleteUnseenDevices, releaseDevices } from './guest-devices.store.ts';
import type { SessionsService } from './sessions.service.ts';
import {
  addGuest,
  countGuest,
  findGuestOfDevice,
  type GuestDependencies,
  hashDevice,
  type SignUpFacts,
} from './start-guest.ts';

interface AccountsDependencies extends Omit<GuestDependencies, 'credits' | 'rateLimits'> {
  database: Database;
  sessions: Pick<SessionsService, 'startSession'>;
  credits: Pick<CreditsService, 'grantCredits' | 'getBalance'>;
  rateLimits: Pick<RateLimits, 'count' | 'forgive'>;
  /** What checks passwords; tests count its work. */
  checkPassword?: typeof verifyPassword;
}

/** Moves the work of a guest to an account, in the transaction that signs the guest in. */
export type GuestMover = (tx: Executor, move: OwnerMove) => Promise<void>;
type InvitedCounter = (tx: Executor, invited: { code: string; userId: UserId }) => Promise<void>;

export type { SignUpSource };

/** What a way to sign in knows of the request: where it came from, and who sent it so far; null without a session. */
export interface SignInRequest {
  origin: RequestOrigin;
  actor: Actor | null;
  /** The token that was sent, whose session the sign-in ends. */
  token?: string | null;
}

/** Who registers, by whatever way to sign in. */
export interface NewAccount {
  /** In lower case; null if nobody vouches for one. */
  email: string | null;
  isEmailVerified: boolean;
  passwordHash: string | null;
  nickname: string | null;
  inviteCode?: string | null;
  /** Channel, campaign and visit, as the link said. */
  source?: SignUpSource;
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

/** A browser that comes back later than this is a new one. */
const DEVICE_KEPT_MS = 400 * 24 * 60 * 60 * 1000;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Compared against if the e-mail is unknown, so that the response takes as long as for a known e-mail. */
const ABSENT_PASSWORD_HASH = hashPassword(randomBytes(16).toString('hex'));

/** Creates guests and members, and signs them in. */
export function createAccountsService(dependencies: AccountsDependencies) {
  const { database, sessions, credits, clock, rateLimits, checkPassword = verifyPassword } = dependencies;
  let moveGuestWork: GuestMover | undefined;
  let countInvited: InvitedCounter | undefined;

  async function findActorByEmail(email: string): Promise<Actor | undefined> {
    const user = await findUserByEmail(database.db, email);
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

  /** Moves what a guest made to the account that it signs in to, and deletes the guest. */
  async function absorbGuest(tx: Executor, guest: Actor, userId: UserId): Promise<void> {
    if (!moveGuestWork || guest.userId === userId) return;
    // Another request may have made a member of the guest, or have signed it in.
    if (!(await lockGuest(tx, guest.userId))) return;
    const member = await findUserInWorkspace(tx, userId);
    if (!member) throw new AppError('SESSION_ENDED');
    await lockWorkspace(tx, guest.workspaceId);
    const from = { userId: guest.userId, workspaceId: guest.workspaceId };
    await moveGuestWork(tx, { from, to: { userId, workspaceId: member.user.workspaceId as WorkspaceId } });
    await deleteUser(tx, from);
  }

  /**
   * Starts a session of somebody who has proved who they are. Every way to sign in ends here. The work of a guest who
   * signs in moves along, in the same transaction.
   */
  async function signIn(userId: UserId, request: SignInRequest): Promise<TokenResponse> {
    return retryDeadlock(() =>
      database.transaction(async (tx) => {
        const tokens = await sessions.startSession(tx, userId, request);
        if (request.actor?.plan === 'guest') await absorbGuest(tx, request.actor, userId);
        return tokens;
      }),
    );
  }

  return {
    signIn,

    /** Sets what moves the work of guests who sign in: it needs modules that need this one. */
    moveGuestsWith(mover: GuestMover): void {
      moveGuestWork = mover;
    },

    /** Sets what counts those who register by an invitation. */
    countInvitedWith(counter: InvitedCounter): void {
      countInvited = counter;
    },

    /**
     * Creates a free account and signs in. A guest who asks becomes the member: its id, workspace and credits stay.
     * `onAdded` joins the transaction. Throws ACCOUNT_EXISTS if the e-mail has an account.
     */
    async register(
      { inviteCode = null, source = {}, ...account }: NewAccount,
      request: SignInRequest,
      onAdded?: (tx: Executor, userId: UserId) => Promise<void>,
    ): Promise<{ userId: UserId; tokens: TokenResponse }> {
      const { email } = account;
      const free = { ...account, userType: USER_TYPES.free, vipLevel: FREE_VIP_LEVEL };
      return database.transaction(async (tx) => {
        if (email !== null) {
          await lockEmail(tx, email);
          if (await findUserByEmail(tx, email)) throw new AppError('ACCOUNT_EXISTS');
        }
        const guest = request.actor?.plan === 'guest' ? await lockGuest(tx, request.actor.userId) : undefined;
        const userId = (guest?.userId ??
          (await insertUser(tx, { ...free, inviteCode, source, createdAt: clock.now() })).userId) as UserId;
        if (guest) {
          // The first link that brought somebody here is the one that did.
          const facts = { inviteCode: guest.inviteCode ?? inviteCode, source: { ...source, ...guest.source } };
          await promoteGuest(tx, userId, { ...free, ...facts });
          await releaseDevices(tx, userId);
        }
        const code = guest?.inviteCode ?? inviteCode;
        if (code !== null) await countInvited?.(tx, { code, userId });
        await onAdded?.(tx, userId);
        return { userId, tokens: await sessions.startSession(tx, userId, { ...request, isNewAccount: true }) };
      });
    },

    /** Undefined for an e-mail without an account. `email` is in lower case. */
    async findMemberByEmail(email: string): Promise<{ userId: UserId; isEmailVerified: boolean } | undefined> {
      const user = await findUserByEmail(database.db, email);
      return user && { userId: user.userId as UserId, isEmailVerified: user.isEmailVerified };
    },

    async hasPassword(db: Executor, userId: UserId): Promise<boolean> {
      return ((await findUserById(db, userId))?.passwordHash ?? null) !== null;
    },

    /**
     * Returns a token of the guest that the request's token or browser had before; else of a new guest. Throws
     * TOO_MANY_REQUESTS for too many new guests of one address.
     */
    async startGuest(
      { origin, actor }: SignInRequest,
      facts: SignUpFacts = { inviteCode: null, source: {} },
    ): Promise<TokenResponse> {
      const deviceHash = hashDevice(dependencies, origin.deviceId);
      const findKnown = async (tx: Executor): Promise<UserId | undefined> => {
        if (actor?.plan === 'guest' && (await lockGuest(tx, actor.userId))) return actor.userId;
        return deviceHash === null ? undefined : findGuestOfDevice(tx, { deviceHash, now: clock.now() });
      };
      const known = await database.transaction(async (tx) => {
        const userId = await findKnown(tx);
        return userId === undefined ? undefined : sessions.startSession(tx, userId, { origin });
      });
      if (known) return known;
      const isWelcomeAllowed = await countGuest(dependencies, origin.address);
      return database.transaction(async (tx) => {
        const wish = { deviceHash, isWelcomeAllowed, ...facts };
        const userId = (await findKnown(tx)) ?? (await addGuest(tx, dependencies, wish));
        return sessions.startSession(tx, userId, { origin });
      });
    },

    /** Forgets browsers that were away for longer than any guest is kept. */
    async purgeDevices(): Promise<void> {
      await deleteUnseenDevices(database.db, new Date(clock.now().getTime() - DEVICE_KEPT_MS));
    },

    /**
     * Throws EMAIL_FORMAT, INCOMPLETE_FORM, TOO_MANY_REQUESTS, SYSTEM_BUSY, or LOGIN_ERROR, which does not tell whether
     * the e-mail or the password is wrong: for an unknown e-mail the same statements run, and a password is checked too.
     */
    async login(input: { email: string; password: string }, request: SignInRequest): Promise<TokenResponse> {
      const { password } = input;
      const email = input.email.trim().toLowerCase();
      if (email === '' || password === '') {
        throw new AppError('INCOMPLETE_FORM', { field: { field: [email === '' ? 'email' : 'password'] } });
      }
      if (!EMAIL.test(email)) throw new AppError('EMAIL_FORMAT');
      const forgiveTry = await countTry(email, request.origin.address);
      const user = await findUserByEmail(database.db, email);
      const isRight = await checkPassword(user?.passwordHash ?? (await ABSENT_PASSWORD_HASH), password).catch(
        async (error: unknown) => {
          // The server was too busy to look: nothing was guessed.
          await forgiveTry();
          throw error;
        },
      );
      if (!user || !isRight) throw new AppError('LOGIN_ERROR');
      await forgiveTry();
      return signIn(user.userId as UserId, request);
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

    async getUserInfo(userId: UserId, { isRegister = false } = {}): Promise<UserInfo> {
      const found = await findUserWithBalance(database.db, userId);
      if (!found) throw new AppError('SESSION_ENDED');
      return presentUserInfo(found.user, found, isRegister);
    },

    /** Returns when the user first came, as a guest or as a member. */
    async getCreationTime(userId: UserId): Promise<Date> {
      const user = await findUserById(database.db, userId);
      if (!user) throw new AppError('SESSION_ENDED');
      return user.createdAt;
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

    /** Returns undefined if nobody has this e-mail. */
    async findMember(email: string): Promise<Actor | undefined> {
      return findActorByEmail(email.trim().toLowerCase());
    },

    /** Returns the account that owns the examples of this installation. It has no password: nobody signs in to it. */
    async openHouseAccount(): Promise<Actor> {
      const known = await findActorByEmail(HOUSE_ACCOUNT.email);
      if (known) return known;
      const createdAt = clock.now();
      await database.transaction((tx) => insertUser(tx, { ...HOUSE_ACCOUNT, passwordHash: null, createdAt }));
      const opened = await findActorByEmail(HOUSE_ACCOUNT.email);
      if (!opened) throw new Error('the house account was not added');
      return opened;
    },

    /** Grants the cost of one example, once. */
    async grantForExample(grant: { userId: UserId; amount: number; idempotencyKey: string }): Promise<void> {
      if (grant.amount > 0)
        await database.transaction((tx) => credits.grantCredits(tx, { ...grant, cause: 'sample_content' }));
    },

    /** Undefined if no example was made yet. */
    findHouseAccount: (): Promise<Actor | undefined> => findActorByEmail(HOUSE_ACCOUNT.email),

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

    /**
     * Lets a member see what concerns the whole installation, or takes that back. Throws NOT_FOUND for an unknown
     * e-mail.
     */
    async setOperator({ email, isOperator }: { email: string; isOperator: boolean }): Promise<void> {
      const user = await findUserByEmail(database.db, email.trim().toLowerCase());
      if (!user) throw new AppError('NOT_FOUND');
      await updateOperator(database.db, { userId: user.userId as UserId, isOperator });
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

export const HOUSE_ACCOUNT = {
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
