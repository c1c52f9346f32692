import type { SessionId, UserId } from '@reelwright/contracts';
import { and, desc, eq, gt, isNotNull, isNull, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { prepareStatement } from '../../platform/database/prepare-statement.ts';
import { isMembership, type UserInWorkspace } from './accounts.store.ts';
import { sessions, sessionTokens, users, workspaceMembers } from './accounts.tables.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type TokenRow = typeof sessionTokens.$inferSelect;

/** What one look-up tells of a token. */
export interface FoundToken extends UserInWorkspace {
  session: SessionRow;
  token: TokenRow;
}

export async function insertSession(
  db: Executor,
  session: Omit<typeof sessions.$inferInsert, 'sessionId'>,
  token: { tokenHash: string; issuedAt: Date },
): Promise<SessionId> {
  const [row] = await db.insert(sessions).values(session).returning({ sessionId: sessions.sessionId });
  if (!row) throw new Error('insert into sessions returned no row');
  await db.insert(sessionTokens).values({
    ...token,
    sessionId: row.sessionId,
    expiresAt: session.expiresAt,
    firstUsedAt: token.issuedAt,
  });
  return row.sessionId as SessionId;
}

const selectToken = prepareStatement<{ tokenHash: string; now: Date }, FoundToken[]>('find_token', (db) =>
  db
    .select({ user: users, role: workspaceMembers.role, session: sessions, token: sessionTokens })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.sessionId, sessionTokens.sessionId))
    .innerJoin(users, eq(users.userId, sessions.userId))
    .innerJoin(workspaceMembers, isMembership)
    .where(
      and(
        eq(sessionTokens.tokenHash, sql.placeholder('tokenHash')),
        gt(sessionTokens.expiresAt, sql.placeholder('now')),
        isNull(sessions.stolenAt),
      ),
    ),
);

/** Returns what is known of a token that has not expired, with the user of its session. */
export async function findToken(
  db: Executor,
  wanted: { tokenHash: string; now: Date },
): Promise<FoundToken | undefined> {
  const [row] = await selectToken(db, wanted);
  return row;
}

export async function isSessionAlive(
  db: Executor,
  { sessionId, now }: { sessionId: SessionId; now: Date },
): Promise<boolean> {
  const rows = await db
    .select({ sessionId: sessions.sessionId })
    .from(sessions)
    .where(and(eq(sessions.sessionId, sessionId), gt(sessions.expiresAt, now), isNull(sessions.stolenAt)));
  return rows.length > 0;
}

/** Notes that a new token arrived: those before it are replaced from now on, and those that got lost are deleted. */
export async function adoptToken(
  tx: Executor,
  { tokenHash, sessionId, issuedAt, expiresAt }: TokenRow,
  now: Date,
): Promise<void> {
  const earlier = and(eq(sessionTokens.sessionId, sessionId), lt(sessionTokens.issuedAt, issuedAt));
  await tx.update(sessionTokens).set({ firstUsedAt: now }).where(eq(sessionTokens.tokenHash, tokenHash));
  await tx.delete(sessionTokens).where(and(earlier, isNull(sessionTokens.firstUsedAt)));
  await tx
    .update(sessionTokens)
    .set({ replacedAt: now })
    .where(and(earlier, isNull(sessionTokens.replacedAt)));
  await tx.update(sessions).set({ expiresAt }).where(eq(sessions.sessionId, sessionId));
}

/** Returns false if a token of the session was issued after the given time. Of concurrent callers, one gets true. */
export async function claimRefresh(
  tx: Executor,
  { sessionId, refreshedBefore, now }: { sessionId: SessionId; refreshedBefore: Date; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(sessions)
    .set({ refreshedAt: now })
    .where(
      and(eq(sessions.sessionId, sessionId), lte(sessions.refreshedAt, refreshedBefore), isNull(sessions.stolenAt)),
    )
    .returning({ sessionId: sessions.sessionId });
  return rows.length > 0;
}

export async function insertToken(tx: Executor, token: typeof sessionTokens.$inferInsert): Promise<void> {
  await tx.insert(sessionTokens).values(token);
}

export async function noteUse(
  db: Executor,
  {
    sessionId,
    now,
    address,
    userAgent,
  }: { sessionId: SessionId; now: Date; address: string; userAgent: string | null },
): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now, address, userAgent }).where(eq(sessions.sessionId, sessionId));
}

/** Ends a session whose old token was used. Its row stays, so that the user is told. */
export async function markStolen(
  tx: Executor,
  { sessionId, now, address }: { sessionId: SessionId; now: Date; address: string },
): Promise<void> {
  await tx
    .update(sessions)
    .set({ stolenAt: now, stolenAddress: address, expiresAt: now })
    .where(eq(sessions.sessionId, sessionId));
  await tx.delete(sessionTokens).where(eq(sessionTokens.sessionId, sessionId));
}

/** Returns the sessions of a user that live, and those that were stolen since a time; the last used first. */
export async function listSessions(
  db: Executor,
  { userId, now, stolenSince }: { userId: UserId; now: Date; stolenSince: Date },
): Promise<SessionRow[]> {
  return await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        or(and(isNull(sessions.stolenAt), gt(sessions.expiresAt, now)), gt(sessions.stolenAt, stolenSince)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), sessions.sessionId);
}

/** Returns when the user signed in to a session that lives; undefined if it has ended, or is somebody else's. */
export async function findSignInTime(
  db: Executor,
  { userId, sessionId, now }: { userId: UserId; sessionId: SessionId; now: Date },
): Promise<Date | undefined> {
  const [row] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.sessionId, sessionId),
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, now),
        isNull(sessions.stolenAt),
      ),
    );
  return row?.createdAt;
}

/** Returns the id of the deleted session; undefined if the token has none. */
export async function deleteSessionOfToken(db: Executor, tokenHash: string): Promise<SessionId | undefined> {
  const [row] = await db
    .delete(sessions)
    .where(eq(sessions.sessionId, sessionOfToken(db, tokenHash)))
    .returning({ sessionId: sessions.sessionId });
  return row?.sessionId as SessionId | undefined;
}

/** Returns whether the user had that session. */
export async function deleteSession(
  db: Executor,
  { userId, sessionId }: { userId: UserId; sessionId: SessionId },
): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.sessionId, sessionId), eq(sessions.userId, userId)))
    .returning({ sessionId: sessions.sessionId });
  return rows.length > 0;
}

/** Deletes the sessions of a user, except that of a token, if any. Returns the ids of those that lived. */
export async function deleteSessionsOfUser(
  db: Executor,
  { userId, keptTokenHash, now }: { userId: UserId; keptTokenHash: string | null; now: Date },
): Promise<SessionId[]> {
  const rows = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.stolenAt),
        keptTokenHash === null
          ? undefined
          : // `is distinct from`: an unknown token keeps none.
            sql`${sessions.sessionId} is distinct from ${sessionOfToken(db, keptTokenHash)}`,
      ),
    )
    .returning({ sessionId: sessions.sessionId, expiresAt: sessions.expiresAt });
  return rows.filter(({ expiresAt }) => expiresAt > now).map(({ sessionId }) => sessionId as SessionId);
}

/** Deletes all but the last used sessions of a user. Returns the ids of the deleted ones. */
export async function deleteOldestSessions(
  db: Executor,
  { userId, kept, newest }: { userId: UserId; kept: number; newest: SessionId },
): Promise<SessionId[]> {
  const recent = db
    .select({ sessionId: sessions.sessionId })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.sessionId, newest)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(kept - 1);
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.sessionId, newest), notInArray(sessions.sessionId, recent)))
    .returning({ sessionId: sessions.sessionId });
  return rows.map(({ sessionId }) => sessionId as SessionId);
}

export async function deleteEndedSessions(
  db: Executor,
  { now, stolenBefore }: { now: Date; stolenBefore: Date },
): Promise<void> {
  await db.delete(sessionTokens).where(lte(sessionTokens.expiresAt, now));
  await db.delete(sessions).where(and(isNull(sessions.stolenAt), lte(sessions.expiresAt, now)));
  await db.delete(sessions).where(and(isNotNull(sessions.stolenAt), lte(sessions.stolenAt, stolenBefore)));
}

function sessionOfToken(db: Executor, tokenHash: string) {
  return db
    .select({ sessionId: sessionTokens.sessionId })
    .from(sessionTokens)
    .where(eq(sessionTokens.tokenHash, tokenHash));
}
