import type { AssetId, FieldPath, MessageKey } from '@reelwright/contracts';
import type { Actor } from '#src/actor.ts';
import { AppError } from '#src/app-error.ts';
import type { AdInput } from '@reelwright/ad';
import type { TaskPusher } from '../../runner/tool.ts';

export interface CheckAssetsDependencies {
  /**
   * Returns what an asset of the workspace's library can be used as in an ad; undefined if it is another workspace's.
   */
  findAssetUse(actor: Actor, assetId: AssetId): Promise<'image' | 'video' | 'none' | undefined>;
}

type AssetUse = Awaited<ReturnType<CheckAssetsDependencies['findAssetUse']>>;

function findProblem(use: AssetUse, wanted: 'image' | 'image_or_video'): MessageKey | undefined {
  if (use === undefined) return 'asset_not_in_library';
  if (wanted === 'image') return use === 'image' ? undefined : 'asset_no_image';
  return use === 'none' ? 'asset_no_image_or_video' : undefined;
}

function listSceneImages({ scenes, variants }: AdInput) {
  const wished = (list: AdInput['scenes'], path: FieldPath) =>
    (list ?? []).flatMap(({ image }, index) =>
      image ? [{ ref: image, field: [...path, 'scenes', index, 'image'], wanted: 'image_or_video' as const }] : [],
    );
  return [
    ...wished(scenes, []),
    ...(variants ?? []).flatMap((variant, index) => wished(variant.scenes, ['variants', index])),
  ];
}

/** Throws INVALID_INPUT, naming the first unusable image or logo and the reason. */
export async function checkAssets(
  input: AdInput,
  { actor }: Pick<TaskPusher, 'actor'>,
  { findAssetUse }: CheckAssetsDependencies,
): Promise<void> {
  const refs = [
    ...(input.product?.images ?? []).map((ref, index) => ({
      ref,
      field: ['product', 'images', index],
      wanted: 'image_or_video' as const,
    })),
    ...listSceneImages(input),
    ...(input.logo ? [{ ref: input.logo, field: ['logo'], wanted: 'image' as const }] : []),
  ];
  for (const { ref, field, wanted } of refs) {
    if (!('asset_id' in ref)) continue;
    const problem = findProblem(await findAssetUse(actor, ref.asset_id), wanted);
    if (problem) throw new AppError('INVALID_INPUT', { field: { field }, problem: { message: problem } });
  }
}
