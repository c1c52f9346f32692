import type { AssetId, VideoCutInput } from '@reelwright/contracts';
import { frameCount } from '@reelwright/timeline';
import type { Actor } from '#src/actor.ts';
import { AppError } from '#src/app-error.ts';
import type { VideoSource } from '#src/modules/uploads/uploads.service.ts';
import type { TaskPusher } from '../../runner/tool.ts';

export interface CheckVideoDependencies {
  /** Returns what an asset of the workspace's library can be used as; undefined if it is another workspace's. */
  findAssetUse(actor: Actor, assetId: AssetId): Promise<'image' | 'video' | 'none' | undefined>;
  /** Returns a prepared video of the workspace's library, and its original file. */
  findVideoSource(actor: Actor, assetId: AssetId): Promise<VideoSource | undefined>;
}

const refuse = (field: string | readonly (string | number)[], message: string): AppError =>
  new AppError('INVALID_INPUT', { field: { field: [field].flat() }, problem: { message } } as never);

/** Throws INVALID_INPUT if the asset is no video of the library, or a range lies outside of it. */
export async function checkVideo(
  { asset_id: assetId, ranges, frame_rate: rate }: VideoCutInput,
  { actor }: Pick<TaskPusher, 'actor'>,
  { findAssetUse, findVideoSource }: CheckVideoDependencies,
): Promise<void> {
  const source = await findVideoSource(actor, assetId);
  if (!source) {
    const isThere = (await findAssetUse(actor, assetId)) !== undefined;
    throw refuse('asset_id', isThere ? 'asset_no_video' : 'asset_not_in_library');
  }
  const { frameRate, duration } = source.media;
  if (rate.num * frameRate.den !== rate.den * frameRate.num) throw refuse('frame_rate', 'cut_other_rate');
  const frames = frameCount(duration, frameRate);
  const outside = ranges.findIndex(({ to }) => to > frames);
  if (outside >= 0) throw refuse(['ranges', outside], 'cut_range_outside');
}
