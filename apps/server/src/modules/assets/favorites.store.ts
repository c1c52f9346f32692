import type { AssetId, UserId } from '@reelwright/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { assetFavorites } from './favorites.tables.ts';

export async function addFavorites(
  db: Executor,
  { userId, assetIds, now }: { userId: UserId; assetIds: readonly AssetId[]; now: Date },
): Promise<number> {
  if (assetIds.length === 0) return 0;
  const added = await db
    .insert(assetFavorites)
    .values(assetIds.map((assetId) => ({ userId, assetId, createdAt: now })))
    .onConflictDoNothing()
    .returning({ id: assetFavorites.assetId });
  return added.length;
}

export async function removeFavorites(
  db: Executor,
  { userId, assetIds }: { userId: UserId; assetIds: readonly AssetId[] },
): Promise<number> {
  const removed = await db
    .delete(assetFavorites)
    .where(and(eq(assetFavorites.userId, userId), inArray(assetFavorites.assetId, [...assetIds])))
    .returning({ id: assetFavorites.assetId });
  return removed.length;
}

/** Returns those of the assets that the user has marked. */
export async function listFavorites(
  db: Executor,
  { userId, assetIds }: { userId: UserId; assetIds: readonly string[] },
): Promise<Set<string>> {
  if (assetIds.length === 0) return new Set();
  const rows = await db
    .select({ id: assetFavorites.assetId })
    .from(assetFavorites)
    .where(and(eq(assetFavorites.userId, userId), inArray(assetFavorites.assetId, [...assetIds])));
  return new Set(rows.map(({ id }) => id));
}

export async function moveFavorites(tx: Executor, { from, to }: { from: UserId; to: UserId }): Promise<void> {
  await tx.update(assetFavorites).set({ userId: to }).where(eq(assetFavorites.userId, from));
}
