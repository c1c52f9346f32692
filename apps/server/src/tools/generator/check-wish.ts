import { buffer } from 'node:stream/consumers';
import { type AssetId, GENERATION_LIMITS, LEAST_COVERAGE } from '@reelwright/contracts';
import { AppError } from '#src/app-error.ts';
import type { GenerationModel } from '#src/engines/generation/generation.ts';
import { isReadyScene, planScene } from '#src/engines/generation/plan-scene.ts';
import { isWholeImage } from '#src/platform/images/is-whole-image.ts';
import type { TaskPusher } from '#src/runner/tool.ts';
import type { GeneratorDependencies } from './generator-dependencies.ts';

/** What any generator's input asks of a model. */
export interface GenerationWish {
  prompt: string;
  negative_prompt: string;
  scene_id: string | null;
  model: string;
  is_confirmed: boolean;
}

/** An image of the library that a result is made from, and the input's field that names it. */
export interface UsedImage {
  field: string;
  assetId: AssetId;
  /** A product that is cut out needs a size. */
  isForeground: boolean;
}

type ImageProblem =
  | 'asset_not_in_library'
  | 'generation_image_limits'
  | 'generation_image_small'
  | 'generation_image_broken';

/** Throws INVALID_INPUT for an image that is another workspace's, too large, too small or damaged. */
export async function checkImages(
  images: readonly UsedImage[],
  { actor }: Pick<TaskPusher, 'actor'>,
  { findImageKey, findMedia, storage }: Pick<GeneratorDependencies, 'findImageKey' | 'findMedia' | 'storage'>,
): Promise<void> {
  for (const { field, assetId, isForeground } of images) {
    const refuse = (message: ImageProblem): never => {
      throw new AppError('INVALID_INPUT', { field: { field: [field] }, problem: { message } });
    };
    const key = await findImageKey(actor, assetId);
    if (key === undefined) return refuse('asset_not_in_library');
    const sizeBytes = (await storage.head(key))?.sizeBytes ?? 0;
    if (sizeBytes > GENERATION_LIMITS.reference.maxSizeBytes) refuse('generation_image_limits');
    if (sizeBytes === 0 || !(await isWholeImage(await buffer(await storage.get(key)))))
      refuse('generation_image_broken');
    const media = (await findMedia(actor, assetId))?.media;
    if (!isForeground || media === undefined || !('width' in media)) continue;
    const { minWidth, minHeight } = GENERATION_LIMITS.foreground;
    if (media.width < minWidth || media.height < minHeight) refuse('generation_image_small');
  }
}

/** Throws MODEL_UNAVAILABLE if the model is not set up here or cannot do this. */
export function checkModel(model: GenerationModel | undefined, canDo: (model: GenerationModel) => boolean): void {
  if (!model || !canDo(model)) throw new AppError('MODEL_UNAVAILABLE');
}

/**
 * Refuses what the embedded engine would not draw as asked: nothing is drawn silently. Throws PROMPT_PROHIBITED, or
 * PROMPT_NOT_UNDERSTOOD unless the user has confirmed what would be drawn.
 */
export function refuseUndrawable(wish: GenerationWish, hasProduct: boolean, canMove: boolean): void {
  const { scene_id: sceneId, prompt, negative_prompt: negative, is_confirmed: isConfirmed } = wish;
  if (sceneId !== null && !isReadyScene(sceneId))
    throw new AppError('INVALID_INPUT', {
      field: { field: ['scene_id'] },
      problem: { message: 'generation_scene_unknown' },
    });
  const { account } = planScene({ prompt, negative, sceneId, hasProduct, canMove });
  if (account.prohibited !== null) throw new AppError('PROMPT_PROHIBITED');
  const isUnclear = account.advice === 'ask' || account.coverage < LEAST_COVERAGE;
  if (isUnclear && !isConfirmed && !(hasProduct && account.advice !== 'ask'))
    throw new AppError('PROMPT_NOT_UNDERSTOOD');
}
