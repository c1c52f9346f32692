import type { PromotionCodeId, UserId } from '@reelwright/contracts';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { promotionCodes, promotionCodeUses } from './promotion-codes.tables.ts';

export type PromotionCodeRow = typeof promotionCodes.$inferSelect;

/** Returns fewer rows than were given if some of the codes exist already. */
export async function insertCodes(
  db: Executor,
  rows: (typeof promotionCodes.$inferInsert)[],
): Promise<PromotionCodeRow[]> {
  return db.insert(promotionCodes).values(rows).onConflictDoNothing({ target: promotionCodes.codeHash }).returning();
}

/** Returns a code, locked until the transaction ends, so that its uses stay as they were read. */
export async function lockCode(tx: Executor, codeHash: string): Promise<PromotionCodeRow | undefined> {
  const [row] = await tx.select().from(promotionCodes).where(eq(promotionCodes.codeHash, codeHash)).for('update');
  return row;
}

/** Returns false if the account has redeemed the code before. */
export async function insertUse(
  tx: Executor,
  use: { promotionCodeId: string; userId: UserId; usedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(promotionCodeUses)
    .values(use)
    .onConflictDoNothing()
    .returning({ userId: promotionCodeUses.userId });
  return rows.length > 0;
}

export async function countUse(tx: Executor, promotionCodeId: string): Promise<void> {
  await tx
    .update(promotionCodes)
    .set({ uses: sql`${promotionCodes.uses} + 1` })
    .where(eq(promotionCodes.promotionCodeId, promotionCodeId));
}

export async function listCodes(
  db: Executor,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: PromotionCodeRow[]; total: number }> {
  const rows = await db
    .select()
    .from(promotionCodes)
    .orderBy(desc(promotionCodes.createdAt), asc(promotionCodes.promotionCodeId))
    .offset(offset)
    .limit(limit);
  const [counted] = await db.select({ total: count() }).from(promotionCodes);
  return { rows, total: counted?.total ?? 0 };
}

export async function updateEnd(
  db: Executor,
  { promotionCodeId, endedAt }: { promotionCodeId: PromotionCodeId; endedAt: Date | null },
): Promise<PromotionCodeRow | undefined> {
  const [row] = await db
    .update(promotionCodes)
    .set({ endedAt })
    .where(eq(promotionCodes.promotionCodeId, promotionCodeId))
    .returning();
  return row;
}
