import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log/logger.ts';
import type { OperationParts } from './operation.ts';
import { listFolders, listOwned, toFolder } from './owned-folders.ts';

interface SweepParts {
  platform: Pick<OperationParts['platform'], 'database' | 'storage'> & { clock: Clock; log: Logger };
  modules: OperationParts['modules'];
}

/** How long a file may be without a row: copies between libraries are made before theirs. */
const ORPHAN_KEPT_MS = 12 * 60 * 60 * 1000;
/** More orphans than this, and more than half of all, mean a wrong database rather than work that broke off. */
const MOST_ORPHANS = 100;

/**
 * Deletes files that belong to nothing: what killed processes have left of uploads, copies and deletions. Deletes nothing
 * where most files seem to belong to nothing. Run at least every 12 hours, it lets none stay for longer than a day.
 */
export async function sweepFiles(parts: SweepParts, signal: AbortSignal): Promise<{ deleted: string[] }> {
  const { storage, clock, log } = parts.platform;
  const before = new Date(clock.now().getTime() - ORPHAN_KEPT_MS);
  await storage.sweepUnfinished(before);
  // Files before rows: rows come before the files of new work.
  const folders = await listFolders(storage);
  const begun = await storage.listMultiparts('');
  const { folders: owned } = await listOwned(parts);

  for (const { startedAt, ...multipart } of begun) {
    signal.throwIfAborted();
    if (startedAt < before && !owned.has(toFolder(multipart.key))) await storage.abortMultipart(multipart);
  }
  const orphans = [...folders].filter(([folder, { modifiedAt }]) => modifiedAt < before && !owned.has(folder));
  if (orphans.length > MOST_ORPHANS && orphans.length > folders.size / 2) {
    log.error('files.sweep_refused', { orphans: orphans.length, folders: folders.size });
    return { deleted: [] };
  }
  for (const [folder] of orphans) {
    signal.throwIfAborted();
    // An upload is a file of this name, all others are folders.
    await (folder.startsWith('uploads/') ? storage.delete(folder) : storage.deleteFolder(`${folder}/`));
  }
  if (orphans.length > 0) log.info('files.swept', { orphans: orphans.length });
  return { deleted: orphans.map(([folder]) => folder) };
}
