import { buffer } from 'node:stream/consumers';
import { findFileKind, maxUploadBytes, rankOfGroup, UPLOAD_LIMITS, type UserGroup } from '@reelwright/contracts';
import { identifyMedia, isAnimatedImage, isAudioSignature, SIGNATURE_BYTES } from '@reelwright/media';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { HeavyWorkOwner } from '../../platform/heavy-work/heavy-work.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { toOriginalKey, toUploadKey } from './library-keys.ts';
import { prepareUploadJob } from './library-jobs.ts';
import { beginPreparing, findOpenUpload, type UploadRow } from './uploads.store.ts';
import { makeAsset, type PrepareUploadDependencies } from './prepare-upload.ts';

export interface FinishUploadDependencies extends PrepareUploadDependencies {
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
}

export interface UploadFinish {
  owner: HeavyWorkOwner;
  /** `image` takes the first frame of an animated image, and refuses files that are no image. */
  wantedAs?: 'image' | undefined;
  from: 'call' | 'job';
  signal: AbortSignal;
}

export type FinishUpload = (upload: UploadRow, finish: UploadFinish) => Promise<void>;

/** Long, since the queue may be long. */
const PREPARING_KEPT_S = 24 * 60 * 60;

/** State of a stored file, and where its working copy is made. */
type Verdict = { where: 'done' } | { where: 'here' } | { where: 'job'; preparingAs: 'video' | 'audio' };

/**
 * Makes an asset of a file that has arrived: at once for a still image or an animation that is wanted as an image, in a
 * job for a video or audio file. Throws FILE_CORRUPTED, FILE_FORMAT, FILE_TOO_LARGE, IMAGE_UPLOAD_FAILED and
 * VIDEO_UPLOAD_FAILED (nothing has arrived), and what `makeAsset` throws.
 */
export function createFinishUpload(dependencies: FinishUploadDependencies): FinishUpload {
  const { database, storage, queue, clock } = dependencies;

  /** Copies the file out of reach of its signed address, and detects its type. */
  async function takeFile(
    { uploadId, fileName }: Pick<UploadRow, 'uploadId' | 'fileName'>,
    wantedAs: 'image' | undefined,
  ): Promise<Verdict> {
    const put = await storage.head(toUploadKey(uploadId));
    if (!put) {
      // Another report of the same upload may have finished meanwhile.
      if (!(await findOpenUpload(database.db, { uploadId, now: clock.now() }))) return { where: 'done' };
      const isImage = findFileKind(fileName) === 'image';
      throw new AppError(isImage ? 'IMAGE_UPLOAD_FAILED' : 'VIDEO_UPLOAD_FAILED');
    }
    if (put.sizeBytes === 0) throw new AppError('FILE_CORRUPTED');
    const key = toOriginalKey(uploadId);
    const { sizeBytes } = await storage.copy(toUploadKey(uploadId), key);
    const head = await buffer(await storage.get(key, { start: 0, end: Math.min(SIGNATURE_BYTES, sizeBytes) - 1 }));
    const signature = identifyMedia(head);
    if (!signature) throw new AppError('FILE_FORMAT');
    if (signature.kind === 'image') {
      checkSize(
        sizeBytes,
        findFileKind(fileName) === 'image' ? maxUploadBytes(fileName) : UPLOAD_LIMITS.image.maxSizeBytes,
      );
      if (wantedAs === 'image') return { where: 'here' };
      const isAnimated = isAnimatedImage(await buffer(await storage.get(key)), signature.type);
      return isAnimated ? { where: 'job', preparingAs: 'video' } : { where: 'here' };
    }
    if (wantedAs === 'image') throw new AppError('FILE_FORMAT');
    const preparingAs = isAudioSignature(signature) ? 'audio' : 'video';
    checkSize(sizeBytes, UPLOAD_LIMITS[preparingAs === 'audio' ? 'libraryAudio' : 'libraryVideo'].maxSizeBytes);
    return { where: 'job', preparingAs };
  }

  async function startJob(
    { uploadId, workspaceId }: Pick<UploadRow, 'uploadId' | 'workspaceId'>,
    { plan, preparingAs }: { plan: UserGroup; preparingAs: 'video' | 'audio' },
  ): Promise<void> {
    const expiresAt = new Date(clock.now().getTime() + PREPARING_KEPT_S * 1000);
    await database.transaction(async (tx) => {
      if (!(await beginPreparing(tx, { uploadId, preparingAs, expiresAt }))) return;
      const options = { tx, key: String(workspaceId), priority: rankOfGroup(plan) };
      await queue.enqueue(prepareUploadJob, { uploadId, plan }, options);
    });
  }

  return async (upload, { owner, wantedAs, from, signal }) => {
    const verdict = await takeFile(upload, wantedAs);
    signal.throwIfAborted();
    if (verdict.where === 'job') await startJob(upload, { plan: owner.plan, preparingAs: verdict.preparingAs });
    if (verdict.where === 'here') {
      await makeAsset(upload, dependencies, { kindHint: 'image', owner, from, signal });
    }
  };
}

function checkSize(sizeBytes: number, maxSizeBytes: number): void {
  if (sizeBytes > maxSizeBytes) throw new AppError('FILE_TOO_LARGE', { limit: `${maxSizeBytes / 2 ** 20} MB` });
}
