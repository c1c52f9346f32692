import type { AssetId, UserId } from '@reelwright/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { assets } from './assets.tables.ts';

export type AssetRow = typeof assets.$inferSelect;

export async function insertAssets(db: Executor, rows: (typeof assets.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(assets).values(rows);
}

export async function findAsset(
  db: Executor,
  { assetId, userId }: { assetId: AssetId; userId: UserId },
): Promise<AssetRow | undefined> {
  const [row] = await db
    .select()
    .from(assets)
    .where(and(eq(assets.assetId, assetId), eq(assets.userId, userId)));
  return row;
}

export async function findAssetByContent(
  db: Executor,
  { userId, sha256, fileName }: { userId: UserId; sha256: string; fileName: string },
): Promise<AssetRow | undefined> {
  const [row] = await db
    .select()
    .from(assets)
    .where(and(eq(assets.userId, userId), eq(assets.sha256, sha256), eq(assets.fileName, fileName)))
    .limit(1);
  return row;
}

export async function listAssetsById(db: Executor, assetIds: readonly string[]): Promise<AssetRow[]> {
  return assetIds.length === 0
    ? []
    : db
        .select()
        .from(assets)
        .where(inArray(assets.assetId, [...assetIds]));
}

export async function deleteAssetRows(db: Executor, assetIds: readonly string[]): Promise<void> {
  if (assetIds.length > 0) await db.delete(assets).where(inArray(assets.assetId, [...assetIds]));
}
