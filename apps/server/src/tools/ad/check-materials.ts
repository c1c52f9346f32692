import { type AssetId, findMaterialsProblem } from '@reelwright/contracts';
import { AppError } from '#src/app-error.ts';
import type { TaskPusher } from '../../runner/tool.ts';
import type { CheckAssetsDependencies } from './check-assets.ts';

/** Throws INVALID_INPUT where pictures and films do not make a mix that an ad is made from. All are the user's own. */
export async function checkMaterials(
  materials: readonly { asset_id: AssetId }[],
  { actor }: Pick<TaskPusher, 'actor'>,
  { findAssetUse }: CheckAssetsDependencies,
): Promise<void> {
  const uses = await Promise.all(materials.map(({ asset_id: assetId }) => findAssetUse(actor, assetId)));
  const videos = uses.filter((use) => use === 'film').length;
  const problem = findMaterialsProblem({ images: uses.length - videos, videos });
  if (problem)
    throw new AppError('INVALID_INPUT', { field: { field: ['product', 'images'] }, problem: { message: problem } });
}
