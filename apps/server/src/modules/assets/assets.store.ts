import type { AssetId, UserId, WorkspaceId } from '@reelwright/contracts';
import { and, eq, gt, inArray, sum } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import type { AssetMedia } from './asset-media.ts';
import { assets } from './assets.tables.ts';

export type AssetRow = typeof assets.$inferSelect;

export async function insertAssets(db: Executor, rows: (typeof assets.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(assets).values(rows);
}

export async function findAsset(db: Executor, assetId: AssetId): Promise<AssetRow | undefined> {
  const [row] = await db.select().from(assets).where(eq(assets.assetId, assetId));
  return row;
}

export async function findAssetByContent(
  db: Executor,
  { workspaceId, sha256, fileName }: { workspaceId: WorkspaceId; sha256: string; fileName: string },
): Promise<AssetRow | undefined> {
  const [row] = await db
    .select()
    .from(assets)
    .where(and(eq(assets.workspaceId, workspaceId), eq(assets.sha256, sha256), eq(assets.fileName, fileName)))
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

export async function sumAssetDurationS(
  db: Executor,
  { userId, since }: { userId: UserId; since: Date },
): Promise<number> {
  const [row] = await db
    .select({ durationS: sum(assets.durationS).mapWith(Number) })
    .from(assets)
    .where(and(eq(assets.userId, userId), gt(assets.createdAt, since)));
  return row?.durationS ?? 0;
}

/** Returns false if the asset is gone. */
export async function setAssetMedia(db: Executor, assetId: AssetId, media: AssetMedia): Promise<boolean> {
  const rows = await db
    .update(assets)
    .set({ media })
    .where(eq(assets.assetId, assetId))
    .returning({ id: assets.assetId });
  return rows.length > 0;
}
