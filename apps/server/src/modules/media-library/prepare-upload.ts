import { type AssetId, ERRORS, UPLOAD_LIMITS, type WorkspaceId } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/log/logger.ts';
import { describeFile } from '../../platform/media/describe-file.ts';
import { normaliseMedia } from '../../platform/media/normalise-media.ts';
import type { RunProgram } from '../../platform/process/program.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { TempFolder } from '../../platform/temp/temp-root.ts';
import type { AssetsService } from '../assets/assets.service.ts';
import { keepMedia } from './keep-media.ts';
import { toOriginalKey, toUploadKey } from './library-keys.ts';
import {
  failUpload,
  findPreparingUpload,
  takeUpload,
  type UploadRow,
  writeUploadPercent,
} from './media-library.store.ts';

export interface PrepareUploadDependencies {
  database: Database;
  storage: Storage;
  assets: Pick<AssetsService, 'addAssets' | 'measureLibrary'>;
  runProgram: RunProgram;
  /** Makes a new, empty folder; the caller removes it. */
  makeFolder(): Promise<TempFolder>;
  log: Logger;
}

/** A smaller image would look soft even in a corner of an ad. */
const MIN_IMAGE_SIDE_PX = 200;
const PERCENT_STEP = 5;

/**
 * Makes an asset of an upload whose original is stored. Throws what `normaliseMedia` throws, IMAGE_TOO_SMALL, and
 * MINUTES_QUOTA for a video or audio file that is longer than what the workspace may still keep. If two calls process the same upload, one makes the asset.
 */
export async function makeAsset(
  upload: Pick<UploadRow, 'uploadId' | 'workspaceId' | 'userId' | 'fileName' | 'libraryMaxS'>,
  dependencies: PrepareUploadDependencies,
  {
    kindHint,
    signal,
    onProgress,
  }: { kindHint?: 'image'; signal: AbortSignal; onProgress?: (fraction: number) => void },
): Promise<void> {
  const { database, storage, assets, runProgram, makeFolder } = dependencies;
  const { uploadId: assetId, workspaceId, userId, fileName, libraryMaxS } = upload;
  const leftS =
    kindHint === 'image'
      ? Number.POSITIVE_INFINITY
      : await checkMinutes(database.db, { assets, workspaceId, libraryMaxS });
  const folder = await makeFolder();
  try {
    const input = await storage.toLocalFile(toOriginalKey(assetId), folder.path);
    const made = await normaliseMedia({
      input,
      folder: folder.path,
      maxDurationMs: Math.min(UPLOAD_LIMITS.libraryVideo.maxDurationS, leftS) * 1000,
      runProgram,
      signal,
      ...(kindHint && { kindHint }),
      ...(onProgress && { onProgress }),
    }).catch((error: unknown) => {
      const isOfQuota = leftS < UPLOAD_LIMITS.libraryVideo.maxDurationS;
      throw isOfQuota && error instanceof AppError && error.code === 'VIDEO_TOO_LONG'
        ? toMinutesQuota(libraryMaxS)
        : error;
    });
    if (made.kind === 'image' && Math.min(made.facts.width, made.facts.height) < MIN_IMAGE_SIDE_PX) {
      throw new AppError('IMAGE_TOO_SMALL', { pixels: MIN_IMAGE_SIDE_PX });
    }
    const kept = await keepMedia(assetId, made, storage);
    const { sizeBytes, sha256 } = await describeFile(input, '', signal);
    await database.transaction(async (tx) => {
      if (!(await takeUpload(tx, assetId))) return;
      await assets.addAssets(tx, [{ assetId, workspaceId, userId, fileName, ...kept, sizeBytes, sha256 }]);
    });
    await storage.delete(toUploadKey(assetId));
  } finally {
    await folder.remove();
  }
}

/** Returns the seconds of video and audio that a workspace may still upload. Throws MINUTES_QUOTA if there are none. */
export async function checkMinutes(
  db: Executor,
  {
    assets,
    workspaceId,
    libraryMaxS,
  }: { assets: Pick<AssetsService, 'measureLibrary'>; workspaceId: WorkspaceId; libraryMaxS: number | null },
): Promise<number> {
  if (libraryMaxS === null) return Number.POSITIVE_INFINITY;
  const { uploadedS } = await assets.measureLibrary(db, workspaceId);
  if (uploadedS >= libraryMaxS) throw toMinutesQuota(libraryMaxS);
  return libraryMaxS - uploadedS;
}

const toMinutesQuota = (libraryMaxS: number | null): AppError =>
  new AppError('MINUTES_QUOTA', { minutes: Math.floor((libraryMaxS ?? 0) / 60) });

/**
 * Runs `makeAsset` in a job and stores the result or failure in the upload. Throws only errors that are worth another
 * try.
 */
export async function prepareUpload(
  { uploadId, triesLeft, signal }: { uploadId: AssetId; triesLeft: number; signal: AbortSignal },
  dependencies: PrepareUploadDependencies,
): Promise<void> {
  const { database, log } = dependencies;
  const upload = await findPreparingUpload(database.db, uploadId);
  if (!upload) return;
  let told = upload.percent;
  let telling: Promise<void> = Promise.resolve();
  const onProgress = (fraction: number): void => {
    const percent = Math.floor(fraction * 99);
    if (percent < told + PERCENT_STEP) return;
    told = percent;
    telling = telling
      .then(() => writeUploadPercent(database.db, uploadId, percent))
      .catch((error: unknown) => log.warn('media_library.percent_not_written', { error }));
  };
  try {
    await makeAsset(upload, dependencies, { signal, onProgress });
  } catch (error) {
    signal.throwIfAborted();
    const code = error instanceof AppError ? error.code : 'SYSTEM_ERROR';
    if (ERRORS[code].retryable && triesLeft > 0) throw error;
    log.info('media_library.upload_refused', { uploadId, code, error });
    await failUpload(database.db, uploadId, { code, values: error instanceof AppError ? error.values : {} });
  } finally {
    await telling;
  }
}
