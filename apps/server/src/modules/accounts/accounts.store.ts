import { USER_TYPES, type UserId, type UserType, type WorkspaceId, type WorkspaceRole } from '@reelwright/contracts';
import { and, eq, gt, lt, lte, notExists } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { sessions, users, workspaceMembers, workspaces } from './accounts.tables.ts';

export type UserRow = typeof users.$inferSelect;

interface NewUser {
  userType: UserType;
  vipLevel: number;
  email: string | null;
  passwordHash: string | null;
  nickname: string | null;
  createdAt: Date;
}

/** A user with the role in the workspace the user works in. */
export interface UserInWorkspace {
  user: UserRow;
  role: WorkspaceRole;
}

/** Adds a user and the user's own workspace. Atomic only within a transaction. */
export async function insertUser(tx: Executor, user: NewUser): Promise<UserRow> {
  const [workspace] = await tx.insert(workspaces).values({ createdAt: user.createdAt }).returning();
  if (!workspace) throw new Error('insert into workspaces returned no row');
  const { workspaceId } = workspace;
  const [row] = await tx
    .insert(users)
    .values({ ...user, workspaceId })
    .returning();
  if (!row) throw new Error('insert into users returned no row');
  await tx
    .insert(workspaceMembers)
    .values({ workspaceId, userId: row.userId, role: 'creator', joinedAt: user.createdAt });
  return row;
}

const isMembership = and(
  eq(workspaceMembers.workspaceId, users.workspaceId),
  eq(workspaceMembers.userId, users.userId),
);

export async function findUserInWorkspace(db: Executor, userId: UserId): Promise<UserInWorkspace | undefined> {
  const [row] = await db
    .select({ user: users, role: workspaceMembers.role })
    .from(users)
    .innerJoin(workspaceMembers, isMembership)
    .where(eq(users.userId, userId));
  return row;
}

/** Undefined if the user is not a member of the workspace. */
export async function findRole(
  db: Executor,
  { userId, workspaceId }: { userId: UserId; workspaceId: WorkspaceId },
): Promise<WorkspaceRole | undefined> {
  const [row] = await db
    .select({ role: workspaceMembers.role })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)));
  return row?.role;
}

/** Returns guests that were made before a time and have no session that lives. */
export async function listAbandonedGuests(
  db: Executor,
  { createdBefore, now, max }: { createdBefore: Date; now: Date; max: number },
): Promise<{ userId: number; workspaceId: number }[]> {
  const living = db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.userId, users.userId), gt(sessions.expiresAt, now)));
  return await db
    .select({ userId: users.userId, workspaceId: users.workspaceId })
    .from(users)
    .where(and(eq(users.userType, USER_TYPES.guest), lt(users.createdAt, createdBefore), notExists(living)))
    .orderBy(users.userId)
    .limit(max);
}

/** Deletes a user with its sessions and its own workspace. */
export async function deleteUser(
  tx: Executor,
  { userId, workspaceId }: { userId: UserId; workspaceId: WorkspaceId },
): Promise<void> {
  await tx.delete(users).where(eq(users.userId, userId));
  await tx.delete(workspaces).where(eq(workspaces.workspaceId, workspaceId));
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

/** Returns the user of a session that has not ended. */
export async function findSessionUser(
  db: Executor,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<UserInWorkspace | undefined> {
  const [row] = await db
    .select({ user: users, role: workspaceMembers.role })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .innerJoin(workspaceMembers, isMembership)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return row;
}

export async function deleteSession(db: Executor, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteEndedSessions(db: Executor, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
