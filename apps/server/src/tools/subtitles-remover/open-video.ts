import type { AssetId, EraseBox } from '@reelwright/contracts';
import { frameCount } from '@reelwright/timeline';
import { AppError } from '#src/app-error.ts';
import type { FrameRange, TimedBox, VideoToErase } from '#src/engines/erase/erase.ts';
import type { VideoSource } from '#src/modules/uploads/uploads.service.ts';
import type { StepContext } from '#src/runner/step-context.ts';
import type { CheckVideosDependencies } from './check-videos.ts';

export interface OpenVideo {
  source: VideoSource;
  video: VideoToErase;
}

/** Brings the working copy of a video to the step's folder. Throws ASSET_MISSING. */
export async function openVideo(
  assetId: AssetId,
  { actor, storage, folder }: Pick<StepContext, 'actor' | 'storage' | 'folder'>,
  { findVideoSource }: Pick<CheckVideosDependencies, 'findVideoSource'>,
): Promise<OpenVideo> {
  const source = await findVideoSource(actor, assetId);
  if (!source) throw new AppError('ASSET_MISSING');
  const { media } = source;
  const path = await storage.toLocalFile(media.key, folder);
  return { source, video: { path, media, frames: frameCount(media.duration, media.frameRate) } };
}

/** Returns the frames of a time, all of them inside the video. */
export function toFrames(
  { from_ms: fromMs, to_ms: toMs }: Pick<EraseBox, 'from_ms' | 'to_ms'>,
  { frames, media: { frameRate } }: Pick<VideoToErase, 'frames' | 'media'>,
): FrameRange {
  const toFrame = (ms: number): number => Math.round((ms * frameRate.num) / (1000 * frameRate.den));
  return { from: Math.min(frames, toFrame(fromMs)), to: Math.min(frames, toFrame(toMs)) };
}

/** Returns a box with its time in frames. */
export function toTimedBox({ from_ms, to_ms, ...box }: EraseBox, video: OpenVideo['video']): TimedBox {
  return { ...box, ...toFrames({ from_ms, to_ms }, video) };
}
