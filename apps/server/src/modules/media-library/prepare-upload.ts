import { type AssetId, ERRORS, UPLOAD_LIMITS, type UserGroup } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/log/logger.ts';
import { estimateImageMemory } from '../../platform/images/image-memory.ts';
import { describeFile } from '../../platform/media/describe-file.ts';
import { normaliseMedia } from '../../platform/media/normalise-media.ts';
import type { HeavyWork, HeavyWorkGate } from '../../platform/heavy-work/heavy-work.ts';
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
  assets: Pick<AssetsService, 'addAssets'>;
  runProgram: RunProgram;
  heavyWork: HeavyWorkGate;
  /** Makes a new, empty folder; the caller removes it. */
  makeFolder(): Promise<TempFolder>;
  log: Logger;
}

/** A smaller image would look soft even in a corner of an ad. */
const MIN_IMAGE_SIDE_PX = 200;
const PERCENT_STEP = 5;

interface AssetWork extends Pick<HeavyWork, 'owner' | 'from' | 'signal'> {
  kindHint?: 'image';
  onProgress?: (fraction: number) => void;
}

/**
 * Makes an asset of an upload whose original is stored. Throws what `normaliseMedia` throws, IMAGE_TOO_SMALL, and SYSTEM_BUSY in a call. If
 * two calls process the same upload, one makes the asset.
 */
export async function makeAsset(
  upload: Pick<UploadRow, 'uploadId' | 'workspaceId' | 'userId' | 'fileName'>,
  dependencies: PrepareUploadDependencies,
  { kindHint, from, owner, signal, onProgress }: AssetWork,
): Promise<void> {
  const { database, storage, assets, runProgram, heavyWork, makeFolder } = dependencies;
  const { uploadId: assetId, workspaceId, userId, fileName } = upload;
  const folder = await makeFolder();
  try {
    const input = await storage.toLocalFile(toOriginalKey(assetId), folder.path);
    const work =
      kindHint === 'image'
        ? ({ kind: 'image', peakBytes: await estimateImageMemory(input) } as const)
        : ({ kind: 'media' } as const);
    const request = {
      input,
      folder: folder.path,
      maxDurationMs: UPLOAD_LIMITS.libraryVideo.maxDurationS * 1000,
      runProgram,
      signal,
      ...(kindHint && { kindHint }),
      ...(onProgress && { onProgress }),
    };
    const made = await heavyWork.run({ ...work, owner, from, signal }, () => normaliseMedia(request));
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

interface UploadJob {
  uploadId: AssetId;
  plan: UserGroup;
  triesLeft: number;
  signal: AbortSignal;
}

/**
 * Runs `makeAsset` in a job and stores the result or failure in the upload. Throws only errors that are worth another
 * try.
 */
export async function prepareUpload(
  { uploadId, plan, triesLeft, signal }: UploadJob,
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
    const owner = { userId: upload.userId, plan };
    await makeAsset(upload, dependencies, { owner, from: 'job', signal, onProgress });
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
