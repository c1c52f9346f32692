import type { UserId } from '@reelwright/contracts';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { emailChanges, profiles } from './profiles.tables.ts';

export type ProfileRow = typeof profiles.$inferSelect;
export type EmailChangeRow = typeof emailChanges.$inferSelect;

export async function findProfile(db: Executor, userId: UserId): Promise<ProfileRow | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return row;
}

export async function saveProfile(
  db: Executor,
  userId: UserId,
  change: Partial<Omit<typeof profiles.$inferInsert, 'userId'>>,
): Promise<void> {
  const insert = db.insert(profiles).values({ userId, ...change });
  await (Object.keys(change).length === 0
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({ target: profiles.userId, set: change }));
}

export async function findEmailChange(db: Executor, userId: UserId): Promise<EmailChangeRow | undefined> {
  const [row] = await db.select().from(emailChanges).where(eq(emailChanges.userId, userId));
  return row;
}

/** Replaces the change that waits, whose code no longer works. */
export async function writeEmailChange(db: Executor, change: typeof emailChanges.$inferInsert): Promise<void> {
  const { email, codeHash, sentAt } = change;
  await db
    .insert(emailChanges)
    .values(change)
    .onConflictDoUpdate({ target: emailChanges.userId, set: { email, codeHash, sentAt, tries: 0 } });
}

/** Counts a try; false if there is none left. */
export async function countTry(db: Executor, userId: UserId, max: number): Promise<boolean> {
  const rows = await db
    .update(emailChanges)
    .set({ tries: sql`${emailChanges.tries} + 1` })
    .where(and(eq(emailChanges.userId, userId), lt(emailChanges.tries, max)))
    .returning({ tries: emailChanges.tries });
  return rows.length > 0;
}

/** Gives back a try that was not checked, unless another code has come meanwhile. */
export async function forgiveTry(db: Executor, userId: UserId, codeHash: string): Promise<void> {
  await db
    .update(emailChanges)
    .set({ tries: sql`greatest(${emailChanges.tries} - 1, 0)` })
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.codeHash, codeHash)));
}

/** Returns false if the code was used or replaced meanwhile. */
export async function takeEmailChange(tx: Executor, userId: UserId, codeHash: string): Promise<boolean> {
  const rows = await tx
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.codeHash, codeHash)))
    .returning({ userId: emailChanges.userId });
  return rows.length > 0;
}

export async function deleteOldEmailChanges(db: Executor, sentBefore: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.sentAt, sentBefore));
}
