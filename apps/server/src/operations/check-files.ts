import pMap from 'p-map';
import type { Finding } from './finding.ts';
import type { OperationContext, OperationParts } from './operation.ts';
import { type FolderFacts, listFolders, listOwned } from './owned-folders.ts';

const FILES_AT_ONCE = 16;
const EXAMPLES = 3;

/** Compares the files in storage with the rows that name them, both ways. */
export async function checkFiles(parts: OperationParts, { signal, onProgress }: OperationContext): Promise<Finding[]> {
  const { storage } = parts.platform;
  // Files before rows: rows come before the files of new work, so that no file of it seems to be without a row.
  const folders = await listFolders(storage);
  const owned = await listOwned(parts);
  const orphans = [...folders.keys()].filter((folder) => !owned.folders.has(folder));

  onProgress(`Checking the files of ${owned.assetCount} assets`);
  const missing = await pMap(owned.keys, async (key) => ((await storage.head(key)) ? [] : [key]), {
    concurrency: FILES_AT_ONCE,
    signal,
  });
  return [...describeMissing(missing.flat(), owned.assetCount), ...describeOrphans(orphans, folders)];
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

function describeOrphans(orphans: readonly string[], folders: ReadonlyMap<string, FolderFacts>): Finding[] {
  if (orphans.length === 0) return [];
  const bytes = orphans.reduce((sum, folder) => sum + (folders.get(folder)?.sizeBytes ?? 0), 0);
  const examples = orphans.slice(0, EXAMPLES).join(', ');
  return [
    {
      level: 'warning',
      subject: 'files',
      text: `${orphans.length} folders (${Math.ceil(bytes / 2 ** 20)} MB) belong to nothing, such as ${examples}: they are deleted within a day`,
    },
  ];
}
