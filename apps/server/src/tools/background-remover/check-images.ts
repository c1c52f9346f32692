import type { AssetId, BackgroundRemoverInput, FieldPath } from '@reelwright/contracts';
import type { Actor } from '#src/actor.ts';
import { AppError } from '#src/app-error.ts';
import type { TaskPusher } from '../../runner/tool.ts';

export interface CheckImagesDependencies {
  /** Returns what an asset of the workspace's library can be used as; undefined if it is another workspace's. */
  findAssetUse(actor: Actor, assetId: AssetId): Promise<'image' | 'video' | 'none' | undefined>;
}

/** Throws INVALID_INPUT, naming the first file that is no image of the library. */
export async function checkImages(
  { images, background }: BackgroundRemoverInput,
  { actor }: Pick<TaskPusher, 'actor'>,
  { findAssetUse }: CheckImagesDependencies,
): Promise<void> {
  const refs: { id: AssetId; field: FieldPath }[] = images.map(({ asset_id: id }, index) => ({
    id,
    field: ['images', index],
  }));
  if (background.kind === 'image') refs.push({ id: background.asset_id, field: ['background'] });
  for (const { id, field } of refs) {
    const use = await findAssetUse(actor, id);
    if (use === 'image') continue;
    const message = use === undefined ? 'asset_not_in_library' : 'asset_no_image';
    throw new AppError('INVALID_INPUT', { field: { field }, problem: { message } });
  }
}
