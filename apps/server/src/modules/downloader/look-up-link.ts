import { ERRORS, type LookupId } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { VideoLinks } from '../../engines/video-links/video-links.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/log/logger.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { TempFolder } from '../../platform/temp/temp-root.ts';
import { failLookup, setLookupReady, startLookup } from './downloader.store.ts';

export interface LookUpLinkDependencies {
  database: Database;
  storage: Pick<Storage, 'putFile'>;
  videoLinks: Pick<VideoLinks, 'look'>;
  makeFolder(): Promise<TempFolder>;
  log: Logger;
}

/** Returns the folder of a lookup's files in storage. */
export const toLookupFolder = (lookupId: LookupId): string => `lookups/${lookupId}/`;

/** Looks a link up; what comes of it is kept with the lookup. Throws only errors that are worth another try. */
export async function lookUpLink(
  { lookupId, triesLeft, signal }: { lookupId: LookupId; triesLeft: number; signal: AbortSignal },
  { database, storage, videoLinks, makeFolder, log }: LookUpLinkDependencies,
): Promise<void> {
  const lookup = await startLookup(database.db, lookupId);
  if (!lookup) return;
  const folder = await makeFolder();
  try {
    const { thumbnail, ...video } = await videoLinks.look({ url: lookup.url, folder: folder.path, signal });
    const key = `${toLookupFolder(lookupId)}thumbnail.jpg`;
    const kept = thumbnail === null ? null : await storage.putFile(key, thumbnail, 'image/jpeg');
    await setLookupReady(database.db, lookupId, { video, thumbnailKey: kept?.key ?? null });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError)) {
      if (triesLeft > 0) throw error;
      log.error('downloader.lookup_failed', { lookupId, error });
    } else if (ERRORS[error.code].retryable && triesLeft > 0) throw error;
    const { code, values } = error instanceof AppError ? error : ({ code: 'RESOLUTION_FAILED', values: {} } as const);
    log.info('downloader.link_refused', { lookupId, code, error });
    await failLookup(database.db, lookupId, { code, values });
  } finally {
    await folder.remove();
  }
}
