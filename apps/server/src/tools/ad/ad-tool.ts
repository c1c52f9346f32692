import { type DraftToolType, isSameImage, priceOfAds, SCRIPT_FRAMEWORKS } from '@reelwright/contracts';
import type { StepRequest } from '../../runner/step.ts';
import type { TaskPusher, Tool, VariantChoice } from '../../runner/tool.ts';
import type { CheckAssetsDependencies } from './check-assets.ts';
import { draftOf } from './draft-of.ts';
import { refuseForbiddenTexts } from './refuse-forbidden.ts';
import { refuseLongTitles } from './refuse-long-titles.ts';
import { createBuildTimelineStep } from './steps/build-timeline.step.ts';
import { type CollectImagesDependencies, createCollectImagesStep } from './steps/collect-images.step.ts';
import { createComposeMusicStep } from './steps/compose-music.step.ts';
import { createDrawScenesStep, type DrawScenesDependencies } from './steps/draw-scenes.step.ts';
import { createPublishStep } from './steps/publish.step.ts';
import { createReadProductStep, type ReadProductDependencies } from './steps/read-product.step.ts';
import { createRenderStep, type RenderDependencies } from './steps/render.step.ts';
import { createSpeakStep } from './steps/speak.step.ts';
import { findMadeVariant, findResult, getResult } from './steps/results.ts';
import { createWriteScriptStep } from './steps/write-script.step.ts';
import { type AdInput, listVariantSettings, lookOf } from '@reelwright/ad';

export type AdToolDependencies = CheckAssetsDependencies &
  ReadProductDependencies &
  CollectImagesDependencies &
  DrawScenesDependencies &
  RenderDependencies &
  Parameters<typeof createWriteScriptStep>[0] &
  Parameters<typeof createSpeakStep>[0] &
  Parameters<typeof createComposeMusicStep>[0];

/** Ten ads of a minute take nine minutes on two processors, and others may use these. */
const TIMEOUT_MS = 45 * 60_000;
const FIXED_S = 8;
/** Seconds of work per second of a 1080p ad, on two cores. */
const WORK_PER_SECOND = 0.9;
/** Share of that work that other sizes take. */
const SHARES = { small: 0.5, draft: 0.25 } as const;

function expectedSeconds({ length_s: seconds, resolution, quality, count }: AdInput): number {
  if (quality === 'preview') return FIXED_S + count;
  const share = (resolution === '720p' ? SHARES.small : 1) * (quality === 'draft' ? SHARES.draft : 1);
  return FIXED_S + count * seconds * WORK_PER_SECOND * share;
}

/**
 * Returns an input whose ads are those that the task did not make: each keeps the seed, structure and look by which it
 * differs from the others.
 */
function onlyMissingAds<Input extends AdInput>(input: Input, { variants, seed, results }: VariantChoice): Input {
  const settings = listVariantSettings(input, seed);
  const product = findResult(results, 'read_product')?.product;
  const scripts = findResult(results, 'write_script')?.scripts ?? [];
  const looks = settings.map(({ look, seed: own }) => ({ look, seed: own }));
  return {
    ...input,
    count: variants.length,
    variants: variants.map((variant) => {
      const { script, framework: fixed, seed: own } = settings[variant] ?? {};
      const framework = fixed ?? SCRIPT_FRAMEWORKS.find((each) => each === scripts[variant]?.framework);
      const look = product && lookOf({ looks }, product, variant);
      return {
        ...input.variants?.[variant],
        ...(own === undefined ? {} : { seed: own }),
        ...(script || framework === undefined ? {} : { framework }),
        ...(look === undefined ? {} : { look }),
      };
    }),
  };
}

/** Creates what the tools that make ads share: everything but their input. */
export function createAdSteps(dependencies: AdToolDependencies) {
  return {
    quote: (input: AdInput) =>
      Array.from({ length: input.count }, (_none, variant) => ({
        variant,
        lengthS: input.length_s,
        credits: priceOfAds({ ...input, count: 1 }),
      })),
    async refuse(input: AdInput, pusher: TaskPusher) {
      refuseLongTitles(input);
      await refuseForbiddenTexts(input, pusher, dependencies.words);
    },
    expectedSeconds,
    timeoutMs: TIMEOUT_MS,
    variants: ({ count }: AdInput) => count,
    narrowToVariants: onlyMissingAds,
    preview: {
      isPreview: ({ quality }: AdInput) => quality === 'preview',
      lastStep: 'build_timeline',
    },
    steps: [
      createReadProductStep(dependencies),
      createCollectImagesStep(dependencies),
      createDrawScenesStep(dependencies),
      createWriteScriptStep(dependencies),
      createSpeakStep(dependencies),
      createComposeMusicStep(dependencies),
      createBuildTimelineStep(dependencies),
      createRenderStep(dependencies),
      createPublishStep(),
    ],
    outputs: (results) => getResult(results, 'publish').outputs,
    findTimeline: (results) => findResult(results, 'build_timeline')?.document,
    findMaterial: (request: StepRequest<AdInput>, results) => findMadeVariant(request, results),
    finalTitle: (results) => getResult(results, 'read_product').product.name,
  } satisfies Partial<Tool>;
}

/** Converts a task of an ad to a draft; results of steps that have not run are filled with the typed values. */
export function toAdDraft(
  input: AdInput,
  results: readonly Readonly<Record<string, unknown>>[],
  { toolType, seed }: { toolType: DraftToolType; seed: number },
) {
  const shared = results[0] ?? {};
  const product = findResult(shared, 'read_product')?.product;
  const collected = findResult(shared, 'collect_images')?.images ?? [];
  const images = product?.images ?? input.product?.images ?? [];
  const kinds = images.map((ref) =>
    collected.some((image) => image.video && image.ref && isSameImage(image.ref, ref))
      ? ('video' as const)
      : ('image' as const),
  );
  return {
    toolType,
    content: draftOf(input, { seed, product, scripts: findResult(shared, 'write_script')?.scripts ?? [], kinds }),
  };
}
