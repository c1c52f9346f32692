import {
  aiVideo,
  aiVideoContract,
  type aiVideoInput,
  type ClipInput,
  EMBEDDED_MODEL_ID,
  imageToVideos,
  imageToVideosContract,
  type imageToVideosInput,
  veo3,
  veo3Contract,
  type veo3Input,
} from '@reelwright/contracts';
import type { Tool, ToolImplementation } from '#src/runner/tool.ts';
import { checkImages, checkModel, refuseUndrawable, type UsedImage } from './check-wish.ts';
import type { GeneratorDependencies } from './generator-dependencies.ts';
import { getClipResult } from './steps/clip-results.ts';
import { createGenerateClipStep } from './steps/generate-clip.step.ts';
import { createPublishClipStep } from './steps/publish-clip.step.ts';
import { createReadClipPromptStep } from './steps/read-clip-prompt.step.ts';
import { seedOfVariant } from './seed-of-variant.ts';
import { titleOf } from './title.ts';

const TIMEOUT_MS = 60 * 60_000;
/** Of the stills of one clip, by the embedded engine; and of a whole clip by a provider. */
const SECONDS = { stills: 10, provider: 120 } as const;
/** Of each second of a clip. */
const SECONDS_PER_SECOND = { '480p': 0.6, '720p': 1, '1080p': 2 } as const;

const refusalOf = ({ model, mode, ...wish }: ClipInput): void => {
  if (model === EMBEDDED_MODEL_ID && mode === 'text') refuseUndrawable({ model, ...wish }, false, true);
};

function listImages({ mode, first_frame: first, last_frame: last }: ClipInput): UsedImage[] {
  const used = (field: string, assetId: ClipInput['first_frame']): UsedImage[] =>
    assetId === null ? [] : [{ field, assetId, isForeground: false }];
  if (mode === 'text') return [];
  return [...used('first_frame', first), ...(mode === 'first_and_last' ? used('last_frame', last) : [])];
}

/** The generators of clips differ in their modes and prices alone. */
function implement(
  dependencies: GeneratorDependencies,
  price: (input: ClipInput) => number,
): ToolImplementation<ClipInput> {
  return {
    async checkAssets(input, pusher) {
      const { mode, model } = input;
      checkModel(dependencies.generation.findModel(model), ({ facts }) => {
        const { seconds, clip_modes: modes } = facts;
        return modes.includes(mode) && seconds !== null && input.duration_s <= seconds.max;
      });
      await checkImages(listImages(input), pusher, dependencies);
    },
    refuse: refusalOf,
    title: titleOf,
    expectedSeconds: ({ model, quantity, duration_s: seconds, resolution }) =>
      quantity *
      (model === EMBEDDED_MODEL_ID ? SECONDS.stills + seconds * SECONDS_PER_SECOND[resolution] : SECONDS.provider),
    timeoutMs: TIMEOUT_MS,
    variants: ({ quantity }) => quantity,
    seedAfter: ({ quantity }, seed) => seedOfVariant(seed, quantity),
    narrowToVariants: (input, { variants }) => ({ ...input, quantity: variants.length }),
    quote: (input) =>
      Array.from({ length: input.quantity }, (_, variant) => ({
        variant,
        lengthS: input.duration_s,
        // Some prices are rounded for the whole: the parts sum to it.
        credits:
          price({ ...input, quantity: variant + 1 }) - (variant === 0 ? 0 : price({ ...input, quantity: variant })),
      })),
    steps: [
      createReadClipPromptStep(dependencies),
      createGenerateClipStep(dependencies),
      createPublishClipStep(dependencies),
    ],
    outputs: (results) => getClipResult(results, 'publish').outputs,
  };
}

/** Tool 119: makes clips from words, or from images. */
export const createClipsTool = (dependencies: GeneratorDependencies): Tool<typeof aiVideoInput> => ({
  row: aiVideo,
  ...aiVideoContract,
  ...implement(dependencies, aiVideoContract.price),
});

/** Tool 117: makes clips from images. */
export const createClipsOfImagesTool = (dependencies: GeneratorDependencies): Tool<typeof imageToVideosInput> => ({
  row: imageToVideos,
  ...imageToVideosContract,
  ...implement(dependencies, imageToVideosContract.price),
});

/** Tool 121: the same at the price of the flash sale. */
export const createSaleClipsTool = (dependencies: GeneratorDependencies): Tool<typeof veo3Input> => ({
  row: veo3,
  ...veo3Contract,
  ...implement(dependencies, veo3Contract.price),
});
