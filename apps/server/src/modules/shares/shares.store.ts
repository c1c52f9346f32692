import type { ShareId, TaskId } from '@reelwright/contracts';
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { shares } from './shares.tables.ts';

export type ShareRow = Omit<typeof shares.$inferSelect, 'shareId' | 'taskId'> & { shareId: ShareId; taskId: TaskId };

// Rows need no check here: ids were branded when they were inserted.
const toShare = (row: typeof shares.$inferSelect): ShareRow => row as ShareRow;
const isAlive = (now: Date) => or(isNull(shares.expiresAt), gt(shares.expiresAt, now));

export async function insertShare(db: Executor, share: typeof shares.$inferInsert): Promise<ShareRow> {
  const [row] = await db.insert(shares).values(share).returning();
  if (!row) throw new Error('insert into shares returned no row');
  return toShare(row);
}

export async function listAliveShares(db: Executor, taskId: TaskId, now: Date): Promise<ShareRow[]> {
  const rows = await db
    .select()
    .from(shares)
    .where(and(eq(shares.taskId, taskId), isAlive(now)))
    .orderBy(desc(shares.createdAt), desc(shares.shareId));
  return rows.map(toShare);
}

export async function findShare(db: Executor, shareId: ShareId): Promise<ShareRow | undefined> {
  const [row] = await db.select().from(shares).where(eq(shares.shareId, shareId));
  return row && toShare(row);
}

export async function findAliveShare(db: Executor, tokenHash: string, now: Date): Promise<ShareRow | undefined> {
  const [row] = await db
    .select()
    .from(shares)
    .where(and(eq(shares.tokenHash, tokenHash), isAlive(now)));
  return row && toShare(row);
}

export async function deleteShare(db: Executor, shareId: ShareId): Promise<void> {
  await db.delete(shares).where(eq(shares.shareId, shareId));
}

/** Counts a visit of the page. */
export async function countView(db: Executor, shareId: ShareId, now: Date): Promise<void> {
  await db
    .update(shares)
    .set({ views: sql`${shares.views} + 1`, lastViewedAt: now })
    .where(eq(shares.shareId, shareId));
}

/** Counts a try, as the first of a new window if the last window is over. Returns the window after the count. */
export async function countTry(
  db: Executor,
  shareId: ShareId,
  { now, windowStart }: { now: Date; windowStart: Date },
): Promise<{ tries: number; since: Date } | undefined> {
  const isNewWindow = sql`(${shares.wrongSince} is null or ${shares.wrongSince} < ${windowStart.toISOString()}::timestamptz)`;
  const [row] = await db
    .update(shares)
    .set({
      wrongPasswords: sql`case when ${isNewWindow} then 1 else ${shares.wrongPasswords} + 1 end`,
      wrongSince: sql`case when ${isNewWindow} then ${now.toISOString()}::timestamptz else ${shares.wrongSince} end`,
    })
    .where(eq(shares.shareId, shareId))
    .returning({ tries: shares.wrongPasswords, since: shares.wrongSince });
  return row && { tries: row.tries, since: row.since ?? now };
}

/** Takes back a counted try whose password was right. */
export async function forgiveTry(db: Executor, shareId: ShareId): Promise<void> {
  await db
    .update(shares)
    .set({ wrongPasswords: sql`greatest(0, ${shares.wrongPasswords} - 1)` })
    .where(eq(shares.shareId, shareId));
}

export async function purgeShares(db: Executor, expiredBefore: Date): Promise<void> {
  await db.delete(shares).where(lt(shares.expiresAt, expiredBefore));
}
