import {
  type AssetId,
  ERRORS,
  type FolderId,
  rankOfGroup,
  UPLOAD_LIMITS,
  type UserGroup,
  type WorkspaceId,
} from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/log/logger.ts';
import { estimateImageMemory } from '../../platform/images/image-memory.ts';
import { describeFile } from '../../platform/media/describe-file.ts';
import { normaliseMedia } from '../../platform/media/normalise-media.ts';
import type { HeavyWork, HeavyWorkGate } from '../../platform/heavy-work/heavy-work.ts';
import type { RunProgram } from '../../platform/process/program.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { TempFolder } from '../../platform/temp/temp-root.ts';
import type { AnalysesService } from '../analyses/analyses.service.ts';
import type { AssetsService } from '../assets/assets.service.ts';
import { keepMedia } from './keep-media.ts';
import { measureUpload, type UploadWork } from './measure-upload.ts';
import { toOriginalKey, toUploadKey } from './library-keys.ts';
import { failUpload, findPreparingUpload, takeUpload, type UploadRow, writeUploadPercent } from './uploads.store.ts';

export interface PrepareUploadDependencies {
  database: Database;
  storage: Storage;
  assets: Pick<AssetsService, 'addAssets' | 'measureLibrary' | 'library'>;
  analyses: Pick<AnalysesService, 'requestAnalyses'>;
  runProgram: RunProgram;
  heavyWork: HeavyWorkGate;
  /** Makes a new, empty folder; the caller removes it. */
  makeFolder(): Promise<TempFolder>;
  log: Logger;
}

/** A smaller image would look soft even in a corner of an ad. */
const MIN_IMAGE_SIDE_PX = 200;
const PERCENT_STEP = 5;
/** Pixels that two slow processors encode in half a minute: 30 s of 1080p at 30 frames a second. */
const SHORT_PIXELS = 2e9;
/** Wider than the range of lengths, so that length never moves an upload into another group. */
const GROUP_STEP = 1000;

export const isLong = ({ pixels }: Pick<UploadWork, 'pixels'>): boolean => pixels > SHORT_PIXELS;

/** Returns the priority among long uploads: paying users first, then the shorter by powers of two, then the older. */
export function toLongPriority(plan: UserGroup, { pixels }: Pick<UploadWork, 'pixels'>): number {
  const doublings = Math.min(GROUP_STEP / 2, Math.floor(Math.log2(pixels / SHORT_PIXELS)));
  return rankOfGroup(plan) * GROUP_STEP - doublings;
}

/** Runs programs so that they yield to those that somebody waits for. */
export const toBackground =
  (runProgram: RunProgram): RunProgram =>
  (run) =>
    runProgram({ ...run, isBackground: true });

async function measureOriginal(
  { uploadId }: Pick<UploadRow, 'uploadId'>,
  { storage, runProgram, makeFolder }: PrepareUploadDependencies,
  signal: AbortSignal,
): Promise<UploadWork> {
  const folder = await makeFolder();
  try {
    return await measureUpload(await storage.toLocalFile(toOriginalKey(uploadId), folder.path), { runProgram, signal });
  } finally {
    await folder.remove();
  }
}

interface AssetWork extends Pick<HeavyWork, 'owner' | 'from' | 'peakBytes' | 'signal'> {
  kindHint?: 'image';
  /** Runs programs at the lowest priority. */
  isBackground?: boolean;
  onProgress?: (fraction: number) => void;
}

/**
 * Makes an asset of an upload whose original is stored. Throws what `normaliseMedia` throws, IMAGE_TOO_SMALL, SYSTEM_BUSY
 * in a call, and MINUTES_QUOTA for a video or audio file that is longer than what the workspace may still keep. If two
 * calls process the same upload, one makes the asset.
 */
export async function makeAsset(
  upload: Pick<UploadRow, 'uploadId' | 'workspaceId' | 'fileName' | 'libraryMaxS'>,
  dependencies: PrepareUploadDependencies,
  { kindHint, from, owner, peakBytes, isBackground = false, signal, onProgress }: AssetWork,
): Promise<void> {
  const { database, storage, assets, analyses, runProgram, heavyWork, makeFolder } = dependencies;
  const { uploadId: assetId, workspaceId, fileName, libraryMaxS } = upload;
  const leftS =
    kindHint === 'image'
      ? Number.POSITIVE_INFINITY
      : await checkMinutes(database.db, { assets, workspaceId, libraryMaxS });
  const folder = await makeFolder();
  try {
    const input = await storage.toLocalFile(toOriginalKey(assetId), folder.path);
    const work =
      kindHint === 'image'
        ? ({ kind: 'image', peakBytes: await estimateImageMemory(input) } as const)
        : ({ kind: 'media', peakBytes } as const);
    const request = {
      input,
      folder: folder.path,
      maxDurationMs: Math.min(UPLOAD_LIMITS.libraryVideo.maxDurationS, leftS) * 1000,
      runProgram: isBackground ? toBackground(runProgram) : runProgram,
      signal,
      ...(kindHint && { kindHint }),
      ...(onProgress && { onProgress }),
    };
    const made = await heavyWork
      .run({ ...work, owner, from, signal }, () => normaliseMedia(request))
      .catch((error: unknown) => {
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
      const taken = await takeUpload(tx, assetId);
      if (!taken) return;
      // Its owner may have signed in meanwhile.
      const { workspaceId, userId, folderId } = taken;
      await assets.addAssets(tx, [{ assetId, workspaceId, userId, fileName, ...kept, sizeBytes, sha256 }]);
      // Of two files of one name that end at once, the second gets a number.
      await assets.library.place(tx, assetId, folderId as FolderId | null);
      await analyses.requestAnalyses(tx, { workspaceId, plan: owner.plan }, [assetId]);
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

/** Hands an upload on to the lane of long ones; `key` says whose it is. */
export type HandOn = (key: string, priority: number) => Promise<void>;

interface UploadJob {
  uploadId: AssetId;
  /** What its user pays for. */
  plan: UserGroup;
  /** Absent in the lane of long uploads. */
  handOn?: HandOn;
  triesLeft: number;
  signal: AbortSignal;
}

/**
 * Runs `makeAsset` in a job, or hands a long upload on, and stores the result or failure in the upload. Throws only errors that are worth another
 * try.
 */
export async function prepareUpload(job: UploadJob, dependencies: PrepareUploadDependencies): Promise<void> {
  const { uploadId, plan, handOn, triesLeft, signal } = job;
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
    const work = await measureOriginal(upload, dependencies, signal);
    if (handOn && isLong(work)) return await handOn(String(upload.workspaceId), toLongPriority(plan, work));
    await makeAsset(upload, dependencies, {
      owner,
      from: 'job',
      isBackground: !handOn,
      peakBytes: work.peakBytes,
      signal,
      onProgress,
    });
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
