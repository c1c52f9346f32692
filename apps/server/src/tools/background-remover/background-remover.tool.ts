import { backgroundRemover, backgroundRemoverContract, type backgroundRemoverInput } from '@reelwright/contracts';
import { pickVariants } from '../../runner/pick-variants.ts';
import type { Tool } from '../../runner/tool.ts';
import { checkImages, type CheckImagesDependencies } from './check-images.ts';
import { createComposeStep } from './steps/compose.step.ts';
import { getResult } from './steps/results.ts';
import { createSeparateStep, type SeparateDependencies } from './steps/separate.step.ts';
import { titleOfFiles } from '../../runner/title-of-files.ts';

export type BackgroundRemoverDependencies = SeparateDependencies & CheckImagesDependencies;

const TIMEOUT_MS = 20 * 60_000;
const FIXED_S = 1;
const SECONDS_PER_IMAGE = 4;

/** Tool 93: cuts the subjects of images out and puts them on a background. One variant for each image. */
export function createBackgroundRemoverTool(
  dependencies: BackgroundRemoverDependencies,
): Tool<typeof backgroundRemoverInput> {
  return {
    row: backgroundRemover,
    ...backgroundRemoverContract,
    checkAssets: (input, pusher) => checkImages(input, pusher, dependencies),
    title: ({ images }) => titleOfFiles(images),
    expectedSeconds: ({ images }) => FIXED_S + images.length * SECONDS_PER_IMAGE,
    timeoutMs: TIMEOUT_MS,
    variants: ({ images }) => images.length,
    narrowToVariants: ({ images, ...input }, { variants }) => ({ ...input, images: pickVariants(images, variants) }),
    quote: ({ images }) =>
      images.map((_, variant) => ({
        variant,
        lengthS: null,
        credits: backgroundRemoverContract.price({ images: images.slice(variant, variant + 1) }),
      })),
    steps: [createSeparateStep(dependencies), createComposeStep(dependencies)],
    outputs: (results) => getResult(results, 'compose').outputs,
  };
}
