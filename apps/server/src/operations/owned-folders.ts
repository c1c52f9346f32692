import type { Storage } from '../platform/storage/storage.ts';
import type { OperationParts } from './operation.ts';

export interface FolderFacts {
  sizeBytes: number;
  /** When a file in it was last written. */
  modifiedAt: Date;
}

/** Folders below these are named after a row. */
const ROW_PREFIXES = ['library/', 'tasks/', 'uploads/', 'work/'];
export const toFolder = (key: string): string => key.split('/').slice(0, 2).join('/');

/** Returns the folders in storage that are named after a row. */
export async function listFolders(storage: Pick<Storage, 'list'>): Promise<ReadonlyMap<string, FolderFacts>> {
  const folders = new Map<string, FolderFacts>();
  for (const prefix of ROW_PREFIXES) {
    for (const { key, sizeBytes, modifiedAt } of await storage.list(prefix)) {
      const before = folders.get(toFolder(key));
      folders.set(toFolder(key), {
        sizeBytes: sizeBytes + (before?.sizeBytes ?? 0),
        modifiedAt: before && before.modifiedAt > modifiedAt ? before.modifiedAt : modifiedAt,
      });
    }
  }
  return folders;
}

/** Returns the folders that rows name, and every file of an asset. */
export async function listOwned({
  platform: { database },
  modules: { assets, uploads, tasks },
}: Pick<OperationParts, 'modules'> & { platform: Pick<OperationParts['platform'], 'database'> }) {
  const stored = await assets.listStoredFiles(database.db);
  const uploadIds = await uploads.listUploadIds();
  const { taskIds, workIds } = await tasks.listStoredIds();
  const keys = stored.flatMap((asset) => asset.keys);
  const folders: ReadonlySet<string> = new Set([
    ...[...stored.map(({ assetId }) => assetId), ...uploadIds].map((id) => `library/${id}`),
    ...uploadIds.map((id) => `uploads/${id}`),
    ...taskIds.map((id) => `tasks/${id}`),
    ...workIds.map((id) => `work/${id}`),
    ...keys.map(toFolder),
  ]);
  return { folders, keys, assetCount: stored.length };
}
