import type { AssetId, WorkspaceId } from '@reelwright/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OwnerMove } from '../../actor.ts';
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

/** The same, locked until the transaction ends. */
export async function lockAssets(tx: Executor, assetIds: readonly string[]): Promise<AssetRow[]> {
  return await tx
    .select()
    .from(assets)
    .where(inArray(assets.assetId, [...assetIds]))
    .for('update');
}

export async function listStoredAssets(db: Executor): Promise<Pick<AssetRow, 'assetId' | 'storageKey' | 'media'>[]> {
  return await db.select({ assetId: assets.assetId, storageKey: assets.storageKey, media: assets.media }).from(assets);
}

export async function listWorkspaceAssetIds(db: Executor, workspaceId: WorkspaceId): Promise<string[]> {
  const rows = await db.select({ assetId: assets.assetId }).from(assets).where(eq(assets.workspaceId, workspaceId));
  return rows.map(({ assetId }) => assetId);
}

export async function moveAssets(tx: Executor, { from, to }: OwnerMove): Promise<void> {
  await tx.update(assets).set(to).where(eq(assets.workspaceId, from.workspaceId));
}

export async function deleteAssetRows(db: Executor, assetIds: readonly string[]): Promise<void> {
  if (assetIds.length > 0) await db.delete(assets).where(inArray(assets.assetId, [...assetIds]));
}

/**
 * Returns what a workspace keeps: all its files with their working copies, and the seconds of video and audio that it has
 * uploaded.
 */
export async function measureAssets(
  db: Executor,
  workspaceId: WorkspaceId,
): Promise<{ sizeBytes: number; uploadedS: number }> {
  const [row] = await db
    .select({
      sizeBytes: sql`coalesce(sum(${assets.spaceBytes}), 0)`.mapWith(Number),
      uploadedS: sql`coalesce(sum(${assets.uploadedS}), 0)`.mapWith(Number),
    })
    .from(assets)
    .where(eq(assets.workspaceId, workspaceId));
  return row ?? { sizeBytes: 0, uploadedS: 0 };
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
