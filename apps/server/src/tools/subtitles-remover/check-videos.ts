import { type AssetId, ERASE_LIMITS, type SubtitlesRemoverInput, UPLOAD_LIMITS } from '@reelwright/contracts';
import { TICKS_PER_SECOND } from '@reelwright/timeline';
import type { Actor } from '#src/actor.ts';
import { AppError } from '#src/app-error.ts';
import type { VideoSource } from '#src/modules/uploads/uploads.service.ts';
import type { TaskPusher } from '../../runner/tool.ts';

export interface CheckVideosDependencies {
  /** Returns what an asset of the workspace's library can be used as; undefined if it is another workspace's. */
  findAssetUse(actor: Actor, assetId: AssetId): Promise<'image' | 'video' | 'none' | undefined>;
  /** Returns a prepared video of the workspace's library, and its original file. */
  findVideoSource(actor: Actor, assetId: AssetId): Promise<VideoSource | undefined>;
}

/** Lengths are sent as the browser was told them. */
const TOLERATED_S = 0.05;

const refuse = (index: number, field: string, message: string): AppError =>
  new AppError('INVALID_INPUT', { field: { field: ['videos', index, field] }, problem: { message } } as never);

/** Throws INVALID_INPUT, naming the first video that the tool can't take. */
export async function checkVideos(
  { videos }: SubtitlesRemoverInput,
  { actor }: Pick<TaskPusher, 'actor'>,
  { findAssetUse, findVideoSource }: CheckVideosDependencies,
): Promise<void> {
  for (const [index, { asset_id: assetId, length_s: lengthS }] of videos.entries()) {
    const source = await findVideoSource(actor, assetId);
    if (!source) {
      const isThere = (await findAssetUse(actor, assetId)) !== undefined;
      throw refuse(index, 'asset_id', isThere ? 'asset_no_video' : 'asset_not_in_library');
    }
    const { asset, media } = source;
    const [, extension = ''] = /\.([^.]+)$/.exec(asset.fileName.toLowerCase()) ?? [];
    if (!(UPLOAD_LIMITS.watermarkRemoval.extensions as readonly string[]).includes(extension))
      throw refuse(index, 'asset_id', 'erase_video_format');
    if (asset.sizeBytes > ERASE_LIMITS.maxSizeBytes) throw refuse(index, 'asset_id', 'erase_video_too_large');
    const actualS = media.duration / TICKS_PER_SECOND;
    if (actualS > ERASE_LIMITS.maxLengthS) throw refuse(index, 'asset_id', 'erase_video_too_long');
    if (Math.abs(actualS - lengthS) > TOLERATED_S) throw refuse(index, 'length_s', 'erase_other_length');
  }
}
