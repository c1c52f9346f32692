import { USER_TYPES, type UserId, type UserType, type WorkspaceId, type WorkspaceRole } from '@reelwright/contracts';
import { and, eq, gt, lt, notExists, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { prepareStatement } from '../../platform/database/prepare-statement.ts';
import { selectBalance } from '../credits/select-balance.ts';
import { sessions, type SignUpSource, users, workspaceMembers, workspaces } from './accounts.tables.ts';

export type UserRow = typeof users.$inferSelect;

interface NewUser {
  userType: UserType;
  vipLevel: number;
  email: string | null;
  passwordHash: string | null;
  nickname: string | null;
  isEmailVerified?: boolean;
  inviteCode?: string | null;
  source?: SignUpSource;
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

/** Returns a guest's row, locked until the transaction ends; undefined for anybody else. */
export async function lockGuest(tx: Executor, userId: UserId): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.userId, userId), eq(users.userType, USER_TYPES.guest)))
    .for('update');
  return row;
}

/** Locks a workspace until the transaction ends: nobody adds rows to it meanwhile. */
export async function lockWorkspace(tx: Executor, workspaceId: WorkspaceId): Promise<void> {
  await tx.select().from(workspaces).where(eq(workspaces.workspaceId, workspaceId)).for('update');
}

/** An arbitrary number, different from the other advisory locks. */
const EMAIL_LOCK = 734_615;

/** Lets accounts of one e-mail be added one after the other until the transaction ends. */
export async function lockEmail(tx: Executor, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${EMAIL_LOCK}::int, hashtext(${email}))`);
}

/** Makes a member of a guest, who keeps its id, its workspace and everything in it. */
export async function promoteGuest(
  tx: Executor,
  userId: UserId,
  member: Omit<NewUser, 'createdAt' | 'inviteCode' | 'source'> & { inviteCode: string | null; source: SignUpSource },
): Promise<void> {
  await tx.update(users).set(member).where(eq(users.userId, userId));
}

export async function setPassword(
  tx: Executor,
  { userId, ...change }: { userId: UserId; passwordHash: string; isEmailVerified?: true },
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.userId, userId));
}

export const isMembership = and(
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

const selectUserWithBalance = prepareStatement<
  { userId: UserId },
  { user: UserRow; available: number; held: number }[]
>('find_user_with_balance', (db) =>
  db
    .select({ user: users, ...selectBalance(sql`users.user_id`) })
    .from(users)
    .where(eq(users.userId, sql.placeholder('userId'))),
);

export async function findUserWithBalance(
  db: Executor,
  userId: UserId,
): Promise<{ user: UserRow; available: number; held: number } | undefined> {
  const [row] = await selectUserWithBalance(db, { userId });
  return row;
}

export async function updateOperator(
  db: Executor,
  { userId, isOperator }: { userId: UserId; isOperator: boolean },
): Promise<void> {
  await db.update(users).set({ isOperator }).where(eq(users.userId, userId));
}
