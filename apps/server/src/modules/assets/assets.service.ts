import { randomUUID } from 'node:crypto';
import type { AssetId, FolderId, UserId, WorkspaceId } from '@reelwright/contracts';
import type { Actor, OwnerMove } from '../../actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { authorize } from '../../policy.ts';
import type { Asset } from './asset.ts';
import type { AssetMedia } from './asset-media.ts';
import { canAsset } from './assets.policy.ts';
import { createLibraryRules } from './library-rules.ts';
import { moveFavorites } from './favorites.store.ts';
import { deleteWorkspaceFolders, moveFolders } from './folders.store.ts';
import { indexAsset } from './search-terms.ts';
import { changeAssets, listNotIndexed } from './library.store.ts';
import {
  type AssetRow,
  deleteAssetRows,
  findAsset,
  findAssetByContent,
  insertAssets,
  listAssetsById,
  listStoredAssets,
  lockAssets,
  listWorkspaceAssetIds,
  measureAssets,
  moveAssets,
  setAssetMedia,
} from './assets.store.ts';

export type { Asset } from './asset.ts';
export type { FolderRow } from './folders.store.ts';
export type { LibraryPosition, LibraryQuery } from './library.store.ts';

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
  /** Whether the library lists it; by default, images, videos and audio are listed. */
  isListed?: boolean;
  /** The top of the library by default. */
  folderId?: FolderId | null;
  /** The following are empty by default. */
  spokenText?: string;
  tags?: string[];
  description?: string;
  categoryId?: number;
}

const NOT_INDEXED_AT_ONCE = 500;

/** Returns what the library lists a file as; null for files that nobody plays or looks at. */
function kindOf(contentType: string): AssetRow['kind'] {
  const [kind] = contentType.split('/');
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : null;
}

// Rows need no check here: only `addAssets` inserts them, with branded ids.
const toAsset = (row: AssetRow): Asset => row as Asset;

/** The asset records of all workspaces. The caller stores and deletes the files themselves. */
export function createAssetsService({ clock }: { clock: Clock }) {
  return {
    async addAssets(db: Executor, newAssets: readonly NewAsset[]): Promise<AssetId[]> {
      const createdAt = clock.now();
      const rows = newAssets.map((asset) => {
        const { workspaceId, userId, fileName, tags = [], description = '', spokenText = '' } = asset;
        // Field by field: a copy of an asset must not keep the folder, index and bin of another workspace.
        return {
          assetId: asset.assetId ?? (randomUUID() as AssetId),
          workspaceId,
          userId,
          fileName,
          storageKey: asset.storageKey,
          contentType: asset.contentType,
          width: asset.width,
          height: asset.height,
          durationS: asset.durationS,
          sizeBytes: asset.sizeBytes,
          sha256: asset.sha256,
          media: asset.media ?? null,
          createdAt,
          kind: (asset.isListed ?? true) ? kindOf(asset.contentType) : null,
          folderId: asset.folderId ?? null,
          tags,
          description,
          spokenText,
          categoryId: asset.categoryId ?? 0,
          ...indexAsset({ workspaceId, fileName, tags, description, foundText: '', spokenText }),
        };
      });
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

    /** Makes an asset searchable by what was found in it. Does nothing if the asset is gone. */
    async setFoundText(tx: Executor, assetId: AssetId, foundText: string): Promise<void> {
      // Locked: a new name or tag must not be lost from the index.
      const [row] = await lockAssets(tx, [assetId]);
      if (row) await changeAssets(tx, [assetId], { foundText, ...indexAsset({ ...row, foundText }) });
    },

    /** Moves all assets of a workspace to another one. */
    async moveAssets(tx: Executor, move: OwnerMove): Promise<void> {
      await moveFolders(tx, move);
      await moveFavorites(tx, { from: move.from.userId, to: move.to.userId });
      const moved = await listWorkspaceAssetIds(tx, move.from.workspaceId);
      await moveAssets(tx, move);
      // The workspace is part of what is indexed.
      for (const row of await listAssetsById(tx, moved)) await changeAssets(tx, [row.assetId], indexAsset(row));
    },

    /** Indexes assets that are older than the search. */
    async indexOldAssets(db: Executor, signal: AbortSignal): Promise<void> {
      for (;;) {
        const rows = await listNotIndexed(db, NOT_INDEXED_AT_ONCE);
        for (const row of rows) {
          signal.throwIfAborted();
          await changeAssets(db, [row.assetId], indexAsset(row));
        }
        if (rows.length < NOT_INDEXED_AT_ONCE) return;
      }
    },

    /** Deletes the folders of a workspace whose assets are gone. */
    async deleteFolders(tx: Executor, workspaceId: WorkspaceId): Promise<void> {
      await deleteWorkspaceFolders(tx, workspaceId);
    },

    library: createLibraryRules({ clock }),

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
