import { hash, randomBytes } from 'node:crypto';
import {
  ACCOUNT_LIMITS,
  SESSION_LIMITS,
  type SessionId,
  type SignedInSession,
  type TokenResponse,
  type UserGroup,
  type UserId,
  userGroupOf,
  type UserType,
} from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { Notices } from '../../platform/database/notices.ts';
import { type Logger, silentLogger } from '../../platform/log/logger.ts';
import { describeDevice } from '../../platform/visitors/describe-device.ts';
import { isLocalAddress } from '../../platform/visitors/is-local-address.ts';
import type { RequestOrigin } from '../../request-origin.ts';
import type { FreshToken, SessionActor } from '../../session-actor.ts';
import { toActor } from './accounts.presenter.ts';
import { findUserById } from './accounts.store.ts';
import { createKnownSessions } from './known-sessions.ts';
import { presentSession } from './sessions.presenter.ts';
import {
  adoptToken,
  claimRefresh,
  deleteEndedSessions,
  deleteOldestSessions,
  deleteSession,
  deleteSessionOfToken,
  deleteSessionsOfUser,
  findSignInTime,
  findToken,
  type FoundToken,
  insertSession,
  insertToken,
  isSessionAlive,
  listSessions,
  markStolen,
  noteUse,
} from './sessions.store.ts';

const TOKEN_BYTES = 32;
const SECONDS_PER_DAY = 86_400;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface SessionsDependencies {
  database: Database;
  clock: Clock;
  /** Without them each use of a token is looked up in the database. */
  notices?: Notices | undefined;
  log?: Pick<Logger, 'warn'>;
}

/** How a session starts. */
export interface SessionStart {
  origin: RequestOrigin;
  /** Whether this sign-in created the account, or made one of a guest. */
  isNewAccount?: boolean;
  /** The token that the browser had so far: its session ends. */
  token?: string | null;
}

function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

function lifeOf(plan: UserGroup): number {
  return (plan === 'guest' ? SESSION_LIMITS.guestTokenDays : SESSION_LIMITS.tokenDays) * SECONDS_PER_DAY;
}

/**
 * Starts, refreshes and ends sessions, and resolves the actors that their tokens stand for. A token in use is replaced
 * daily. The use of a replaced token, after the moments in which its last calls arrive, shows that two have a copy: the
 * session ends for both.
 */
export function createSessionsService({ database, clock, notices, log = silentLogger }: SessionsDependencies) {
  /** Listeners to the end of sessions in this process. */
  const sessionEnds = new Map<SessionId, Set<() => void>>();

  const known = createKnownSessions({ clock, notices, onEnd: (sessionId) => endWatches(sessionId) });

  function endWatches(sessionId: SessionId): void {
    for (const onEnd of sessionEnds.get(sessionId) ?? []) onEnd();
  }

  /** Tells this process at once; the database tells the others when the transaction commits. */
  function announceEnd(...ended: (SessionId | undefined)[]): void {
    for (const sessionId of ended) {
      if (!sessionId) continue;
      known.forget(`session:${sessionId}`);
      endWatches(sessionId);
    }
  }

  async function endStolen({ session, token }: FoundToken, origin: RequestOrigin | undefined): Promise<void> {
    const now = clock.now();
    const sessionId = session.sessionId as SessionId;
    await database.transaction((tx) => markStolen(tx, { sessionId, now, address: origin?.address ?? '' }));
    log.warn('session.token_stolen', { userId: session.userId, sessionId, replacedAt: token.replacedAt });
    announceEnd(sessionId);
  }

  /** Notes the first use of a token, and where the session is used; writes at most every few minutes. */
  async function noteUseOf({ session, token }: FoundToken, origin: RequestOrigin | undefined): Promise<void> {
    const now = clock.now();
    if (token.firstUsedAt === null) await database.transaction((tx) => adoptToken(tx, token, now));
    const seenBefore = now.getTime() - session.lastSeenAt.getTime();
    if (!origin || (seenBefore < SESSION_LIMITS.lastSeenS * 1000 && token.firstUsedAt !== null)) return;
    await noteUse(database.db, { sessionId: session.sessionId as SessionId, now, ...origin });
  }

  /** Looks a token up, and notes its use. Undefined if it is unknown, or was replaced a while ago: that ends its session. */
  async function readToken(tokenHash: string, origin: RequestOrigin | undefined): Promise<FoundToken | undefined> {
    const now = clock.now();
    const found = await findToken(database.db, { tokenHash, now });
    if (!found) return undefined;
    if (isReplaced(found.token, now)) {
      await endStolen(found, origin);
      return undefined;
    }
    await noteUseOf(found, origin);
    return found;
  }

  /** Whether a token was replaced so long ago that no call with it can be on its way. */
  function isReplaced({ replacedAt }: FoundToken['token'], now: Date): boolean {
    return replacedAt !== null && now.getTime() - replacedAt.getTime() > SESSION_LIMITS.tokenOverlapS * 1000;
  }

  async function endOthers(db: Executor, userId: UserId, keptToken: string | null): Promise<number> {
    const keptTokenHash = keptToken === null ? null : hashToken(keptToken);
    const ended = await deleteSessionsOfUser(db, { userId, keptTokenHash, now: clock.now() });
    announceEnd(...ended);
    return ended.length;
  }

  /** A token that was replaced meanwhile changes nothing: only a sign-in counts. */
  async function isSignInFresh(userId: UserId, sessionId: SessionId | undefined): Promise<boolean> {
    const now = clock.now();
    const signedInAt = sessionId && (await findSignInTime(database.db, { userId, sessionId, now }));
    return !!signedInAt && now.getTime() - signedInAt.getTime() <= ACCOUNT_LIMITS.freshSignInMinutes * MINUTE_MS;
  }

  return {
    /** Whether the user signed in to this session a few minutes ago, by whatever way. */
    isSignInFresh,

    /** What opens or hands out an account asks this first: a copied token is not enough for it. Throws SIGN_IN_AGAIN. */
    async checkFreshSignIn(userId: UserId, sessionId: SessionId | undefined): Promise<void> {
      if (await isSignInFresh(userId, sessionId)) return;
      throw new AppError('SIGN_IN_AGAIN', { minutes: ACCOUNT_LIMITS.freshSignInMinutes });
    },

    /**
     * Starts a session with a token of its own: one that was sent with the request never becomes the token of another
     * user. A new account has only this session, so that nobody else is left in it who knew the token of the guest.
     */
    async startSession(db: Executor, userId: UserId, start: SessionStart): Promise<TokenResponse> {
      const user = await findUserById(db, userId);
      if (!user) throw new AppError('SESSION_ENDED');
      const token = makeToken();
      const now = clock.now();
      const maxAge = lifeOf(userGroupOf(user.userType as UserType));
      const expiresAt = new Date(now.getTime() + maxAge * 1000);
      const { isNewAccount = false, origin } = start;
      if (isNewAccount) await endOthers(db, userId, null);
      else if (start.token) announceEnd(await deleteSessionOfToken(db, hashToken(start.token)));
      const newest = await insertSession(
        db,
        {
          userId,
          isNewAccount,
          createdAt: now,
          expiresAt,
          lastSeenAt: now,
          refreshedAt: now,
          address: origin.address,
          userAgent: origin.userAgent,
        },
        { tokenHash: hashToken(token), issuedAt: now },
      );
      announceEnd(...(await deleteOldestSessions(db, { userId, newest, kept: SESSION_LIMITS.maxSessions })));
      return { token, url: '', expires: expiresAt.toISOString(), maxAge, refresh_token: 0 };
    },

    /** Ends the session of a token, if it has one. */
    async endSession(token: string): Promise<void> {
      announceEnd(await deleteSessionOfToken(database.db, hashToken(token)));
    },

    /** Ends one session of a user, or dismisses one that was stolen. Throws NOT_FOUND if the user has no such session. */
    async endSessionOf(userId: UserId, sessionId: SessionId): Promise<void> {
      if (!(await deleteSession(database.db, { userId, sessionId }))) throw new AppError('NOT_FOUND');
      announceEnd(sessionId);
    },

    /** Signs a user out everywhere but in the session of a token, if any. Returns how many sessions ended. */
    async endOtherSessions(userId: UserId, keptToken: string | null, db: Executor = database.db): Promise<number> {
      return endOthers(db, userId, keptToken);
    },

    async listSessions(userId: UserId, current: SessionId | undefined): Promise<SignedInSession[]> {
      const now = clock.now();
      const stolenSince = new Date(now.getTime() - SESSION_LIMITS.stolenShownDays * DAY_MS);
      const rows = await listSessions(database.db, { userId, now, stolenSince });
      return rows.map((row) => {
        const device = describeDevice(row.userAgent);
        return presentSession(row, { current, device, isLocal: isLocalAddress(row.address) });
      });
    },

    /** Calls back when a session is ended in this process. Returns a function that ends the watch. */
    watchSessionEnd(sessionId: SessionId, onEnd: () => void): () => void {
      const listeners = sessionEnds.get(sessionId) ?? new Set();
      sessionEnds.set(sessionId, listeners.add(onEnd));
      return () => {
        listeners.delete(onEnd);
        if (listeners.size === 0 && sessionEnds.get(sessionId) === listeners) sessionEnds.delete(sessionId);
      };
    },

    async isSessionAlive(sessionId: SessionId): Promise<boolean> {
      return isSessionAlive(database.db, { sessionId, now: clock.now() });
    },

    /**
     * Returns the owner of a token, and notes the use; undefined if the token is unknown or its session has ended. A
     * token that was replaced a while ago ends its session. Looks a token up once a minute, and after each change.
     */
    async findSession(token: string, origin?: RequestOrigin): Promise<SessionActor | undefined> {
      const tokenHash = hashToken(token);
      const found = await known.find(tokenHash, () => readToken(tokenHash, origin));
      if (!found) return undefined;
      const now = clock.now();
      const { replacedAt, issuedAt } = found.token;
      // Remembered before the moment came.
      if (isReplaced(found.token, now)) {
        await endStolen(found, origin);
        return undefined;
      }
      const isOld = now.getTime() - issuedAt.getTime() >= SESSION_LIMITS.refreshAfterHours * HOUR_MS;
      return {
        ...toActor(found),
        session: {
          sessionId: found.session.sessionId as SessionId,
          isNewAccount: found.session.isNewAccount,
          isRefreshDue: isOld && replacedAt === null,
        },
      };
    },

    /** Forgets what this process knows of a user whose rights have just changed; other processes are told by the database. */
    forgetUser(userId: UserId): void {
      known.forget(`user:${userId}`);
    },

    /**
     * Issues the next token of a session whose token is due; null if one was issued a moment ago. The token in use works
     * until the new one is used, so that an answer that gets lost signs nobody out.
     */
    async refreshToken({ plan, session: { sessionId } }: SessionActor): Promise<FreshToken | null> {
      const now = clock.now();
      const token = makeToken();
      const maxAge = lifeOf(plan);
      const refreshedBefore = new Date(now.getTime() - SESSION_LIMITS.refreshAgainS * 1000);
      const isIssued = await database.transaction(async (tx) => {
        if (!(await claimRefresh(tx, { sessionId, refreshedBefore, now }))) return false;
        const expiresAt = new Date(now.getTime() + maxAge * 1000);
        await insertToken(tx, { tokenHash: hashToken(token), sessionId, issuedAt: now, expiresAt });
        return true;
      });
      return isIssued ? { token, maxAge } : null;
    },

    /** Deletes the rows of sessions and tokens that have ended. */
    async purgeEnded(): Promise<void> {
      const now = clock.now();
      const stolenBefore = new Date(now.getTime() - SESSION_LIMITS.stolenShownDays * DAY_MS);
      await deleteEndedSessions(database.db, { now, stolenBefore });
    },
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;
