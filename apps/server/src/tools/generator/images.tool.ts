import {
  aiImage,
  aiImageContract,
  type aiImageInput,
  type AssetId,
  DRAWS_SCENE,
  EMBEDDED_MODEL_ID,
} from '@reelwright/contracts';
import type { Tool } from '#src/runner/tool.ts';
import { checkImages, checkModel, refuseUndrawable, type UsedImage } from './check-wish.ts';
import type { GeneratorDependencies } from './generator-dependencies.ts';
import { seedOfVariant } from './seed-of-variant.ts';
import { createGenerateImageStep } from './steps/generate-image.step.ts';
import { getImageResult } from './steps/image-results.ts';
import { createPublishImageStep } from './steps/publish-image.step.ts';
import { createReadImagePromptStep } from './steps/read-image-prompt.step.ts';
import { titleOf } from './title.ts';

const TIMEOUT_MS = 40 * 60_000;
const FIXED_S = 2;
/** Of one image of 1024 pixels, by the embedded engine and by a provider. */
const SECONDS = { embedded: 5, provider: 25 } as const;
/** Against 1024 pixels. */
const WORK = { '512': 0.3, '1k': 1, '2k': 4 } as const;

/** Tool 120: makes images from words, a product or another image. One variant for each image. */
export function createImagesTool(dependencies: GeneratorDependencies): Tool<typeof aiImageInput> {
  return {
    row: aiImage,
    ...aiImageContract,
    async checkAssets(input, pusher) {
      const { image, foreground, mode, model } = input;
      checkModel(dependencies.generation.findModel(model), ({ facts }) => facts.image_modes.includes(mode));
      const used = mode === 'text' || image === null ? [] : [usedImage('image', image, mode === 'product')];
      if (mode === 'blend' && foreground !== null) used.push(usedImage('foreground', foreground, true));
      await checkImages(used, pusher, dependencies);
    },
    refuse(input) {
      if (input.model === EMBEDDED_MODEL_ID && DRAWS_SCENE.has(input.mode))
        refuseUndrawable(input, input.mode !== 'text', false);
    },
    title: titleOf,
    expectedSeconds: ({ model, quantity, resolution }) =>
      FIXED_S + quantity * (model === EMBEDDED_MODEL_ID ? SECONDS.embedded * WORK[resolution] : SECONDS.provider),
    timeoutMs: TIMEOUT_MS,
    variants: ({ quantity }) => quantity,
    seedAfter: ({ quantity }, seed) => seedOfVariant(seed, quantity),
    narrowToVariants: (input, { variants }) => ({ ...input, quantity: variants.length }),
    quote: (input) =>
      Array.from({ length: input.quantity }, (_, variant) => ({
        variant,
        lengthS: null,
        credits: aiImageContract.price({ ...input, quantity: 1 }),
      })),
    steps: [createReadImagePromptStep(dependencies), createGenerateImageStep(dependencies), createPublishImageStep()],
    outputs: (results) => getImageResult(results, 'publish').outputs,
  };
}

const usedImage = (field: string, assetId: AssetId, isForeground: boolean): UsedImage => ({
  field,
  assetId,
  isForeground,
});
