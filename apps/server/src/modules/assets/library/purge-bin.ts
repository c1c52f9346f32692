import { LIBRARY_LIMITS } from '@reelwright/contracts';
import type { Actor } from '#src/actor.ts';
import type { Asset } from '../assets.service.ts';
import type { Chosen } from '../library-rules.ts';
import type { LibraryDependencies } from './library.dependencies.ts';

const DAY_MS = 86_400_000;
const PURGED_AT_ONCE = 200;

/**
 * Deletes assets with their files. The files go first: after an interruption the row is still in the bin, and is purged
 * again.
 */
async function purgeAssets(
  { database, storage, assets, uploads, tasks }: LibraryDependencies,
  purged: readonly Asset[],
): Promise<void> {
  const assetIds = purged.map(({ assetId }) => assetId);
  await uploads.deleteAssetFiles(assetIds);
  // A result lies in the folder of its project.
  for (const { storageKey } of purged) await storage.delete(storageKey);
  await database.transaction(async (tx) => {
    await tasks.forgetOutputs(tx, assetIds);
    await assets.library.deleteAssetRows(tx, assetIds);
  });
}

/** Deletes named entries of the bin for good, or all that the actor may delete. Returns the number of entries. */
export async function emptyBin(
  dependencies: LibraryDependencies,
  request: Chosen | { actor: Actor; isAll: true },
): Promise<number> {
  const { database, assets } = dependencies;
  let changed = 0;
  for (;;) {
    const found = await assets.library.listPurgeable(
      database.db,
      'isAll' in request ? { actor: request.actor, max: PURGED_AT_ONCE } : request,
    );
    await purgeAssets(dependencies, found.assets);
    changed += found.assets.length;
    if ('isAll' in request && found.assets.length === PURGED_AT_ONCE) continue;
    const folderIds = found.folders.map(({ folderId }) => folderId);
    await database.transaction((tx) => assets.library.deleteFolders(tx, folderIds));
    return changed + folderIds.length;
  }
}

/** Purges what has been in a bin for 30 days. */
export async function purgeExpired(dependencies: LibraryDependencies, signal: AbortSignal): Promise<void> {
  const { database, assets, clock } = dependencies;
  const deletedBefore = new Date(clock.now().getTime() - LIBRARY_LIMITS.binDays * DAY_MS);
  for (;;) {
    signal.throwIfAborted();
    const expired = await assets.library.listExpired(database.db, { deletedBefore, max: PURGED_AT_ONCE });
    await purgeAssets(dependencies, expired.assets);
    if (expired.assets.length === PURGED_AT_ONCE) continue;
    await database.transaction((tx) => assets.library.deleteFolders(tx, expired.folderIds));
    if (expired.folderIds.length < PURGED_AT_ONCE) return;
  }
}
