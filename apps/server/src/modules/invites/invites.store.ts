import type { UserId } from '@reelwright/contracts';
import { count, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { inviteCodes, inviteRegistrations, inviteVisits } from './invites.tables.ts';

export async function findInviteCode(db: Executor, userId: UserId): Promise<string | undefined> {
  const [row] = await db.select({ code: inviteCodes.code }).from(inviteCodes).where(eq(inviteCodes.userId, userId));
  return row?.code;
}

/** Adds a code unless the user or the code has a row already. */
export async function insertInviteCode(db: Executor, row: typeof inviteCodes.$inferInsert): Promise<void> {
  await db.insert(inviteCodes).values(row).onConflictDoNothing();
}

export async function findInviter(db: Executor, code: string): Promise<UserId | undefined> {
  const [row] = await db.select({ userId: inviteCodes.userId }).from(inviteCodes).where(eq(inviteCodes.code, code));
  return row?.userId as UserId | undefined;
}

export async function insertInviteVisit(db: Executor, row: typeof inviteVisits.$inferInsert): Promise<void> {
  await db.insert(inviteVisits).values(row).onConflictDoNothing();
}

export async function insertInviteRegistration(
  db: Executor,
  row: typeof inviteRegistrations.$inferInsert,
): Promise<void> {
  await db.insert(inviteRegistrations).values(row).onConflictDoNothing();
}

export async function countInvites(
  db: Executor,
  inviterUserId: UserId,
): Promise<{ visits: number; registrations: number }> {
  const [visits] = await db
    .select({ total: count() })
    .from(inviteVisits)
    .where(eq(inviteVisits.inviterUserId, inviterUserId));
  const [registrations] = await db
    .select({ total: count() })
    .from(inviteRegistrations)
    .where(eq(inviteRegistrations.inviterUserId, inviterUserId));
  return { visits: visits?.total ?? 0, registrations: registrations?.total ?? 0 };
}
