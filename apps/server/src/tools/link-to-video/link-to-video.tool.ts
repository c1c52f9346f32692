import { priceOfVideoSeconds, TOOL_TYPES, urlToVideoInput } from '@reelwright/contracts';
import type { Tool } from '../tool.ts';
import { checkAssets, type CheckAssetsDependencies } from './check-assets.ts';
import { refuseForbiddenTexts } from './refuse-forbidden.ts';
import { createBuildTimelineStep } from './steps/build-timeline.step.ts';
import { type CollectImagesDependencies, createCollectImagesStep } from './steps/collect-images.step.ts';
import { createComposeMusicStep } from './steps/compose-music.step.ts';
import { createPublishStep } from './steps/publish.step.ts';
import { createReadProductStep, type ReadProductDependencies } from './steps/read-product.step.ts';
import { createRenderStep, type RenderDependencies } from './steps/render.step.ts';
import { createSpeakStep } from './steps/speak.step.ts';
import { resultOf } from './steps/step-results.ts';
import { createWriteScriptStep } from './steps/write-script.step.ts';

export type LinkToVideoDependencies = CheckAssetsDependencies &
  ReadProductDependencies &
  CollectImagesDependencies &
  RenderDependencies &
  Parameters<typeof createWriteScriptStep>[0] &
  Parameters<typeof createSpeakStep>[0] &
  Parameters<typeof createComposeMusicStep>[0] &
  Parameters<typeof createPublishStep>[0];

const TIMEOUT_MS = 20 * 60_000;
const FIXED_S = 8;
/** Seconds of work for a second of a 1080p ad, on two cores. */
const WORK_PER_SECOND = 0.9;

/** Tool 104: a product link, or a product by hand, becomes a finished video ad. */
export function createLinkToVideoTool(dependencies: LinkToVideoDependencies): Tool<typeof urlToVideoInput> {
  return {
    type: TOOL_TYPES.URL_TO_VIDEO.id,
    input: urlToVideoInput,
    checkAssets: (input, pusher) => checkAssets(input, pusher, dependencies),
    title: ({ product, link }) => product?.name ?? (link === undefined ? '' : new URL(link).hostname),
    price: ({ length_s: seconds }) => priceOfVideoSeconds(seconds),
    refuse: refuseForbiddenTexts,
    expectedSeconds: ({ length_s: seconds, resolution }) =>
      FIXED_S + seconds * WORK_PER_SECOND * (resolution === '720p' ? 0.5 : 1),
    timeoutMs: TIMEOUT_MS,
    steps: [
      createReadProductStep(dependencies),
      createCollectImagesStep(dependencies),
      createWriteScriptStep(dependencies),
      createSpeakStep(dependencies),
      createComposeMusicStep(dependencies),
      createBuildTimelineStep(),
      createRenderStep(dependencies),
      createPublishStep(dependencies),
    ],
    outputs: (results) => resultOf(results, 'publish').outputs,
    findTimeline: (results) => (results['build_timeline'] ? resultOf(results, 'build_timeline').document : undefined),
    finalTitle: (results) => resultOf(results, 'read_product').product.name,
  };
}
