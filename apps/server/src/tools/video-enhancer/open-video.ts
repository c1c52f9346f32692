import { type AssetId, UPLOAD_LIMITS } from '@reelwright/contracts';
import { planNormalisation } from '@reelwright/media';
import { frameCount } from '@reelwright/timeline';
import type { Actor } from '#src/actor.ts';
import { AppError } from '#src/app-error.ts';
import type { EnhancementSource } from '#src/engines/enhancement/enhancement.ts';
import type { VideoSource } from '#src/modules/uploads/uploads.service.ts';
import { findFfmpegFeatures } from '#src/platform/media/ffmpeg-features.ts';
import { probeMedia } from '#src/platform/media/probe-media.ts';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import type { StepContext } from '#src/runner/step-context.ts';
import type { CheckVideosDependencies } from './check-videos.ts';

export interface OpenVideoDependencies extends Pick<CheckVideosDependencies, 'findVideoSource'> {
  runProgram: RunProgram;
}

/** A video that is enhanced: how its frames are read, and the library's copy of it, which has its audio. */
export interface OpenedVideo {
  source: EnhancementSource;
  media: VideoSource['media'];
}

/**
 * Opens the upload itself, as its working copy was encoded once more. Its frames are read with the filters that made the
 * working copy, so both have the same. Throws ASSET_MISSING.
 */
export async function openVideo(
  { assetId, actor }: { assetId: AssetId; actor: Actor },
  { signal, storage, folder }: Pick<StepContext, 'signal' | 'storage' | 'folder'>,
  { findVideoSource, runProgram }: OpenVideoDependencies,
): Promise<OpenedVideo> {
  const found = await findVideoSource(actor, assetId);
  if (!found) throw new AppError('ASSET_MISSING');
  const { media, originalKey } = found;
  const original = (await storage.head(originalKey)) && (await read(originalKey));
  // An early version kept no originals, or planned other sizes for their working copies.
  const source = original ?? (await read(media.key));
  if (!source) throw new AppError('FILE_CORRUPTED');
  return { source, media };

  async function read(key: string): Promise<EnhancementSource | undefined> {
    const path = await storage.toLocalFile(key, folder);
    const runner = createMediaRunner({ runProgram, signal });
    const probe = await probeMedia(path, runner);
    const features = await findFfmpegFeatures(runner);
    const maxDurationMs = 1000 * UPLOAD_LIMITS.libraryVideo.maxDurationS;
    const plan = planNormalisation(probe, { features, isAlphaUsed: false, maxDurationMs });
    if (plan.kind !== 'video' || !probe.video) return undefined;
    const { visual } = plan;
    const isSame = visual.size.shown.width === media.width && visual.size.shown.height === media.height;
    return isSame
      ? {
          path,
          plan: { ...visual, frameRate: media.frameRate },
          frames: frameCount(media.duration, media.frameRate),
          codec: probe.video.codec,
        }
      : undefined;
  }
}
