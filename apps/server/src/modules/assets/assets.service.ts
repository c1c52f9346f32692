import { randomUUID } from 'node:crypto';
import type { AssetId, UserId, WorkspaceId } from '@reelwright/contracts';
import type { Actor, OwnedRow, OwnerMove } from '../../actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { authorize } from '../../policy.ts';
import type { AssetMedia } from './asset-media.ts';
import { canAsset } from './assets.policy.ts';
import {
  type AssetRow,
  deleteAssetRows,
  findAsset,
  findAssetByContent,
  insertAssets,
  listAssetsById,
  listStoredAssets,
  listWorkspaceAssetIds,
  measureAssets,
  moveAssets,
  setAssetMedia,
} from './assets.store.ts';

export type Asset = Omit<AssetRow, 'assetId' | 'userId' | 'workspaceId'> & OwnedRow & { assetId: AssetId };

/** A stored file that becomes an asset. */
export interface NewAsset {
  /** A new id by default. */
  assetId?: AssetId;
  workspaceId: WorkspaceId;
  userId: UserId;
  fileName: string;
  storageKey: string;
  contentType: string;
  width: number;
  height: number;
  durationS: number | null;
  sizeBytes: number;
  sha256: string;
  /** None by default. */
  media?: AssetMedia;
}

// Rows need no check here: only `addAssets` inserts them, with branded ids.
const toAsset = (row: AssetRow): Asset => row as Asset;

/** The asset records of all workspaces. The caller stores and deletes the files themselves. */
export function createAssetsService({ clock }: { clock: Clock }) {
  return {
    async addAssets(db: Executor, newAssets: readonly NewAsset[]): Promise<AssetId[]> {
      const createdAt = clock.now();
      const rows = newAssets.map((asset) => ({
        ...asset,
        assetId: asset.assetId ?? (randomUUID() as AssetId),
        createdAt,
      }));
      await insertAssets(db, rows);
      return rows.map((row) => row.assetId);
    },

    /** Throws NOT_FOUND if the asset does not exist or belongs to another workspace. */
    async getAsset(db: Executor, { actor, assetId }: { actor: Actor; assetId: AssetId }): Promise<Asset> {
      const row = await findAsset(db, assetId);
      return authorize(canAsset, actor, 'use', row && toAsset(row));
    },

    /** Returns undefined if the asset does not exist or belongs to another workspace. */
    async findAsset(db: Executor, { actor, assetId }: { actor: Actor; assetId: AssetId }): Promise<Asset | undefined> {
      const row = await findAsset(db, assetId);
      const asset = row && toAsset(row);
      return asset && canAsset(actor, 'use', asset) ? asset : undefined;
    },

    async listAssets(db: Executor, assetIds: readonly AssetId[]): Promise<Asset[]> {
      return (await listAssetsById(db, assetIds)).map(toAsset);
    },

    /** Returns those of the assets that the actor may use. */
    async listOwnAssets(
      db: Executor,
      { actor, assetIds }: { actor: Actor; assetIds: readonly AssetId[] },
    ): Promise<Asset[]> {
      return (await listAssetsById(db, assetIds)).map(toAsset).filter((asset) => canAsset(actor, 'use', asset));
    },

    /** Returns what a workspace keeps: all its files, and the seconds of video and audio that it has uploaded. */
    async measureLibrary(db: Executor, workspaceId: WorkspaceId): Promise<{ sizeBytes: number; uploadedS: number }> {
      return measureAssets(db, workspaceId);
    },

    /** Returns the workspace's asset with the same bytes and the same name. */
    async findSameAsset(
      db: Executor,
      file: { workspaceId: WorkspaceId; sha256: string; fileName: string },
    ): Promise<Asset | undefined> {
      const row = await findAssetByContent(db, file);
      return row && toAsset(row);
    },

    /** Returns false if the asset is gone. */
    async setMedia(db: Executor, assetId: AssetId, media: AssetMedia): Promise<boolean> {
      return setAssetMedia(db, assetId, media);
    },

    /** Moves all assets of a workspace to another one. */
    async moveAssets(tx: Executor, move: OwnerMove): Promise<void> {
      await moveAssets(tx, move);
    },

    async listWorkspaceAssetIds(db: Executor, workspaceId: WorkspaceId): Promise<AssetId[]> {
      // Branded when they were inserted.
      return (await listWorkspaceAssetIds(db, workspaceId)) as AssetId[];
    },

    /** Returns every asset with the keys of its files. */
    async listStoredFiles(db: Executor): Promise<{ assetId: string; keys: string[] }[]> {
      return (await listStoredAssets(db)).map(({ assetId, storageKey, media }) => {
        const keys = [
          storageKey,
          media?.media.key,
          media?.posterKey,
          media?.proxyKey,
          media?.peaksKey,
          media?.filmstrip?.key,
        ];
        return { assetId, keys: [...new Set(keys.filter((key) => typeof key === 'string'))] };
      });
    },

    async deleteAssets(db: Executor, assetIds: readonly AssetId[]): Promise<void> {
      await deleteAssetRows(db, assetIds);
    },
  };
}

export type AssetsService = ReturnType<typeof createAssetsService>;
