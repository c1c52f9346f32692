import pMap from 'p-map';
import type { Finding } from './finding.ts';
import type { OperationContext, OperationParts } from './operation.ts';

const FILES_AT_ONCE = 16;
const EXAMPLES = 3;

/** Compares the files in storage with the rows that name them, both ways. */
export async function checkFiles(
  { platform: { database, storage }, modules: { assets, mediaLibrary, tasks } }: OperationParts,
  { signal, onProgress }: OperationContext,
): Promise<Finding[]> {
  // Files before rows: rows come before the files of new work, so that no file of it seems to be without a row.
  const folders = await listFolders(storage);
  const stored = await assets.listStoredFiles(database.db);
  const uploadIds = await mediaLibrary.listUploadIds();
  const { taskIds, workIds } = await tasks.listStoredIds();
  const known = new Set([
    ...[...stored.map(({ assetId }) => assetId), ...uploadIds].map((id) => `library/${id}`),
    ...uploadIds.map((id) => `uploads/${id}`),
    ...taskIds.map((id) => `tasks/${id}`),
    ...workIds.map((id) => `work/${id}`),
  ]);
  const orphans = [...folders.keys()].filter((folder) => !known.has(folder));

  onProgress(`Checking the files of ${stored.length} assets`);
  const missing = await pMap(
    stored.flatMap(({ keys }) => keys),
    async (key) => ((await storage.head(key)) ? [] : [key]),
    { concurrency: FILES_AT_ONCE, signal },
  );
  return [...describeMissing(missing.flat(), stored.length), ...describeOrphans(orphans, folders)];
}

function describeMissing(keys: readonly string[], assetCount: number): Finding[] {
  return keys.length === 0
    ? [{ level: 'ok', subject: 'files', text: `all files of ${assetCount} assets are there` }]
    : [
        {
          level: 'problem',
          subject: 'files',
          text: `${keys.length} files of assets are missing, such as ${keys.slice(0, EXAMPLES).join(', ')}: copy them back from a backup`,
        },
      ];
}

function describeOrphans(orphans: readonly string[], folders: ReadonlyMap<string, number>): Finding[] {
  if (orphans.length === 0) return [];
  const bytes = orphans.reduce((sum, folder) => sum + (folders.get(folder) ?? 0), 0);
  const examples = orphans.slice(0, EXAMPLES).join(', ');
  return [
    {
      level: 'warning',
      subject: 'files',
      text: `${orphans.length} folders (${Math.ceil(bytes / 2 ** 20)} MB) belong to nothing, such as ${examples}: they may be deleted`,
    },
  ];
}

/** Returns the folders that are named after a row, with the bytes in each. */
async function listFolders(storage: OperationParts['platform']['storage']): Promise<ReadonlyMap<string, number>> {
  const bytes = new Map<string, number>();
  for (const prefix of ['library/', 'tasks/', 'uploads/', 'work/']) {
    for (const { key, sizeBytes } of await storage.list(prefix)) {
      const folder = key.split('/').slice(0, 2).join('/');
      bytes.set(folder, (bytes.get(folder) ?? 0) + sizeBytes);
    }
  }
  return bytes;
}
