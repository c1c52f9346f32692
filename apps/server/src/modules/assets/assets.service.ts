import { randomUUID } from 'node:crypto';
import type { AssetId, UserId, WorkspaceId } from '@reelwright/contracts';
import type { Actor, OwnedRow } from '../../actor.ts';
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
  setAssetMedia,
  sumAssetDurationS,
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

    /** Returns the workspace's asset with the same bytes and the same name. */
    async findSameAsset(
      db: Executor,
      file: { workspaceId: WorkspaceId; sha256: string; fileName: string },
    ): Promise<Asset | undefined> {
      const row = await findAssetByContent(db, file);
      return row && toAsset(row);
    },

    /** Returns the length of all videos and audio files that a user has added since then. */
    async sumDurationS(db: Executor, added: { userId: UserId; since: Date }): Promise<number> {
      return sumAssetDurationS(db, added);
    },

    /** Returns false if the asset is gone. */
    async setMedia(db: Executor, assetId: AssetId, media: AssetMedia): Promise<boolean> {
      return setAssetMedia(db, assetId, media);
    },

    async deleteAssets(db: Executor, assetIds: readonly AssetId[]): Promise<void> {
      await deleteAssetRows(db, assetIds);
    },
  };
}

export type AssetsService = ReturnType<typeof createAssetsService>;
