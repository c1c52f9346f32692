import type { UserId, UserType } from '@reelwright/contracts';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { sessions, users } from './accounts.tables.ts';

export type UserRow = typeof users.$inferSelect;

interface NewUser {
  userType: UserType;
  vipLevel: number;
  email: string | null;
  passwordHash: string | null;
  nickname: string | null;
  createdAt: Date;
}

export async function insertUser(db: Executor, user: NewUser): Promise<UserRow> {
  const [row] = await db.insert(users).values(user).returning();
  if (!row) throw new Error('insert into users returned no row');
  return row;
}

export async function findUserByEmail(db: Executor, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

export async function findUserById(db: Executor, userId: UserId): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.userId, userId));
  return row;
}

export async function insertSession(db: Executor, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The user of a session that has not ended. */
export async function findSessionUser(
  db: Executor,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return row?.user;
}

export async function deleteSession(db: Executor, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteEndedSessions(db: Executor, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
