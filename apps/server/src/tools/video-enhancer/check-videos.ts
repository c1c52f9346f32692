import { buffer } from 'node:stream/consumers';
import {
  type AssetId,
  type FieldPath,
  lengthOfEnhanced,
  UPLOAD_LIMITS,
  type VideoEnhancerInput,
} from '@reelwright/contracts';
import { isMp4, SIGNATURE_BYTES } from '@reelwright/media';
import { frameCount } from '@reelwright/timeline';
import type { Actor } from '#src/actor.ts';
import { AppError } from '#src/app-error.ts';
import type { Storage } from '#src/platform/storage/storage.ts';
import type { VideoSource } from '#src/modules/uploads/uploads.service.ts';
import type { TaskPusher } from '../../runner/tool.ts';

export interface CheckVideosDependencies {
  /** Returns what an asset of the workspace's library can be used as; undefined if it is another workspace's. */
  findAssetUse(actor: Actor, assetId: AssetId): Promise<'image' | 'video' | 'none' | undefined>;
  /** Returns a prepared video of the workspace's library, and its original file. */
  findVideoSource(actor: Actor, assetId: AssetId): Promise<VideoSource | undefined>;
  storage: Pick<Storage, 'head' | 'get'>;
}

const refuse = (field: FieldPath, message: string): AppError =>
  new AppError('INVALID_INPUT', { field: { field }, problem: { message } } as never);

/** Throws INVALID_INPUT, naming the first file that is no MP4 of the library, or differs from what the input says. */
export async function checkVideos(
  { videos, preview_at_s: previewAtS }: VideoEnhancerInput,
  { actor }: Pick<TaskPusher, 'actor'>,
  { findAssetUse, findVideoSource, storage }: CheckVideosDependencies,
): Promise<void> {
  for (const [index, video] of videos.entries()) {
    const field: FieldPath = ['videos', index];
    const source = await findVideoSource(actor, video.asset_id);
    if (!source) {
      const isThere = (await findAssetUse(actor, video.asset_id)) !== undefined;
      throw refuse(field, isThere ? 'asset_no_video' : 'asset_not_in_library');
    }
    const { media, originalKey } = source;
    if (media.alpha !== 'none') throw refuse(field, 'enhance_transparent');
    const isSame =
      media.width === video.width &&
      media.height === video.height &&
      media.frameRate.num === video.frame_rate.num &&
      media.frameRate.den === video.frame_rate.den &&
      frameCount(media.duration, media.frameRate) === video.frames;
    if (!isSame) throw refuse(field, 'enhance_other_facts');
    const original = await storage.head(originalKey);
    // An early version kept no originals: the working copy, an MP4, stands for them.
    if (!original) continue;
    if (original.sizeBytes > UPLOAD_LIMITS.enhancement.maxSizeBytes) throw refuse(field, 'enhance_too_large');
    const end = Math.min(original.sizeBytes, SIGNATURE_BYTES) - 1;
    if (!isMp4(await buffer(await storage.get(originalKey, { start: 0, end }))))
      throw refuse(field, 'enhance_only_mp4');
  }
  const [first] = videos;
  if (previewAtS !== null && first && previewAtS >= lengthOfEnhanced(first))
    throw refuse(['preview_at_s'], 'enhance_preview_outside');
}
