import { type AssetId, findMaterialsProblem } from '@reelwright/contracts';
import { AppError } from '#src/app-error.ts';
import type { TaskPusher } from '../../runner/tool.ts';
import type { CheckAssetsDependencies } from './check-assets.ts';

/** Throws INVALID_INPUT if the images and videos do not suffice for an ad. All belong to the user's workspace. */
export async function checkMaterials(
  materials: readonly { asset_id: AssetId }[],
  { actor }: Pick<TaskPusher, 'actor'>,
  { findAssetUse }: CheckAssetsDependencies,
): Promise<void> {
  const uses = await Promise.all(materials.map(({ asset_id: assetId }) => findAssetUse(actor, assetId)));
  const videos = uses.filter((use) => use === 'video').length;
  const problem = findMaterialsProblem({ images: uses.length - videos, videos });
  if (problem)
    throw new AppError('INVALID_INPUT', { field: { field: ['product', 'images'] }, problem: { message: problem } });
}
