import type { AssetId, WorkspaceId } from '@reelwright/contracts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { AssetsService } from '../assets/assets.service.ts';
import { toAssetFolder, toUploadKey } from './library-keys.ts';
import { deleteUploads, listExpiredUploads, listWorkspaceUploads, type UploadFiles } from './uploads.store.ts';

export interface LibraryCleanUpDependencies {
  database: Database;
  storage: Storage;
  assets: Pick<AssetsService, 'listWorkspaceAssetIds' | 'deleteAssets' | 'deleteFolders'>;
  clock: Clock;
}

/** A report that began in time may still be processing the file. */
const REPORT_GRACE_S = 60 * 60;
const EXPIRED_AT_ONCE = 500;

/** Deletes what nobody will use again: files of deleted assets, abandoned uploads, libraries of purged guests. */
export function createLibraryCleanUp({ database, storage, assets, clock }: LibraryCleanUpDependencies) {
  /** Files before rows: a killed process then tries again. */
  async function discardUploads(uploads: readonly UploadFiles[], signal: AbortSignal): Promise<void> {
    for (const { uploadId, multipartId } of uploads) {
      signal.throwIfAborted();
      const key = toUploadKey(uploadId);
      if (multipartId !== null) await storage.abortMultipart({ key, multipartId });
      await storage.delete(key);
      await storage.deleteFolder(toAssetFolder(uploadId));
    }
    await deleteUploads(
      database.db,
      uploads.map(({ uploadId }) => uploadId),
    );
  }

  return {
    discardUploads,

    /** Deletes the working copies of deleted assets. Idempotent. */
    async deleteAssetFiles(assetIds: readonly AssetId[]): Promise<void> {
      for (const assetId of assetIds) await storage.deleteFolder(toAssetFolder(assetId));
    },

    /** Deletes uploads that were never reported, and files whose report did not finish. */
    async deleteExpiredUploads(signal: AbortSignal): Promise<number> {
      const expiredBefore = new Date(clock.now().getTime() - REPORT_GRACE_S * 1000);
      const expired = await listExpiredUploads(database.db, { expiredBefore, max: EXPIRED_AT_ONCE });
      await discardUploads(expired, signal);
      return expired.length;
    },

    /** Deletes all uploads and assets of a workspace that nobody will use again; tasks that use them must be gone. */
    async purgeWorkspaceLibrary(workspaceId: WorkspaceId, signal: AbortSignal): Promise<void> {
      await discardUploads(await listWorkspaceUploads(database.db, workspaceId), signal);
      const assetIds = await assets.listWorkspaceAssetIds(database.db, workspaceId);
      for (const assetId of assetIds) {
        signal.throwIfAborted();
        await storage.deleteFolder(toAssetFolder(assetId));
      }
      await assets.deleteAssets(database.db, assetIds);
      await assets.deleteFolders(database.db, workspaceId);
    },
  };
}
