import type { UserId, WorkspaceId } from '@reelwright/contracts';
import { and, asc, eq, isNotNull, lte, ne } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { users, workspaceMembers } from './accounts.tables.ts';

type MemberChange = Partial<
  Pick<typeof users.$inferInsert, 'nickname' | 'email' | 'isEmailVerified' | 'passwordHash' | 'deleteAfter'>
>;

export async function updateMember(db: Executor, userId: UserId, change: MemberChange): Promise<void> {
  await db.update(users).set(change).where(eq(users.userId, userId));
}

/** Returns the users whose time to keep their account is over. */
export async function listDueDeletions(
  db: Executor,
  { now, max }: { now: Date; max: number },
): Promise<{ userId: number; email: string | null }[]> {
  return await db
    .select({ userId: users.userId, email: users.email })
    .from(users)
    .where(and(isNotNull(users.deleteAfter), lte(users.deleteAfter, now)))
    .orderBy(asc(users.deleteAfter))
    .limit(max);
}

/** Returns the operators, and when their accounts will be deleted, in an order that two callers lock alike. */
export async function lockOperators(tx: Executor): Promise<{ userId: number; deleteAfter: Date | null }[]> {
  return await tx
    .select({ userId: users.userId, deleteAfter: users.deleteAfter })
    .from(users)
    .where(eq(users.isOperator, true))
    .orderBy(asc(users.userId))
    .for('update');
}

/** Returns the workspaces that a user created. */
export async function listCreatedWorkspaces(db: Executor, userId: UserId): Promise<WorkspaceId[]> {
  const rows = await db
    .select({ workspaceId: workspaceMembers.workspaceId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.userId, userId), eq(workspaceMembers.role, 'creator')));
  return rows.map(({ workspaceId }) => workspaceId as WorkspaceId);
}

export async function hasOtherMembers(db: Executor, workspaceId: WorkspaceId, userId: UserId): Promise<boolean> {
  const [row] = await db
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), ne(workspaceMembers.userId, userId)))
    .limit(1);
  return row !== undefined;
}
