import {
  ENHANCE_LIMITS,
  type EnhancementFacts,
  lengthOfEnhanced,
  planEnhanced,
  priceOfEnhanced,
  videoEnhancer,
  videoEnhancerContract,
  type VideoEnhancerInput,
  type videoEnhancerInput,
} from '@reelwright/contracts';
import { frameToTick } from '@reelwright/timeline';
import { pickVariants } from '../../runner/pick-variants.ts';
import type { Tool } from '../../runner/tool.ts';
import { toVideoDocument } from '../../runner/video-document.ts';
import { checkVideos, type CheckVideosDependencies } from './check-videos.ts';
import { createEnhanceFramesStep } from './steps/enhance-frames.step.ts';
import { createFinishVideoStep } from './steps/finish-video.step.ts';
import { createMeasureVideoStep, type EnhanceDependencies } from './steps/measure-video.step.ts';
import { findResult, getResult } from './steps/results.ts';
import { titleOfFiles } from '../../runner/title-of-files.ts';

export type VideoEnhancerDependencies = CheckVideosDependencies & EnhanceDependencies;

/** Twenty videos of five minutes to 4K at the speed of a slow machine. */
const TIMEOUT_MS = 48 * 60 * 60_000;
const FIXED_S = 4;
/** Of work for each million pixels of a result, on two cores. */
const SECONDS_PER_MEGAPIXEL = { standard: 0.02, best: 0.045 } as const;

/** Tool 110: makes videos larger, cleaner, steadier and smoother. One variant for each video. */
export function createVideoEnhancerTool(dependencies: VideoEnhancerDependencies): Tool<typeof videoEnhancerInput> {
  return {
    row: videoEnhancer,
    ...videoEnhancerContract,
    checkAssets: (input, pusher) => checkVideos(input, pusher, dependencies),
    title: ({ videos }) => titleOfFiles(videos),
    expectedSeconds: estimateSeconds,
    timeoutMs: TIMEOUT_MS,
    // A preview is of the first video.
    variants: ({ videos, preview_at_s: previewAtS }) => (previewAtS === null ? videos.length : 1),
    narrowToVariants: ({ videos, ...input }, { variants }) => ({ ...input, videos: pickVariants(videos, variants) }),
    preview: { isPreview: ({ preview_at_s: previewAtS }) => previewAtS !== null, lastStep: 'enhance_frames' },
    quote: ({ videos, settings }) =>
      videos.map((video, variant) => ({
        variant,
        // Shown as it is.
        lengthS: Math.round(lengthOfEnhanced(video) * 100) / 100,
        credits: priceOfEnhanced(video, settings),
      })),
    steps: [
      createMeasureVideoStep(dependencies),
      createEnhanceFramesStep(dependencies),
      createFinishVideoStep(dependencies),
    ],
    outputs: (results) => getResult(results, 'finish_video').outputs,
    findTimeline(results) {
      const made = findResult(results, 'enhance_frames');
      if (!made?.previewFrames) return undefined;
      const { key, width, height, frameRate, previewFrames } = made;
      const duration = frameToTick(previewFrames, frameRate);
      // The frames before are above those after.
      return toVideoDocument({ key, width, height: 2 * height, frameRate, duration, alpha: 'none' });
    },
    findMaterial(_request, results) {
      const [measure, made] = [findResult(results, 'measure_video'), findResult(results, 'enhance_frames')];
      if (!measure || !made) return undefined;
      return {
        noise_before: measure.noise,
        noise_after: made.noiseAfter,
        zoom: measure.steadying?.zoom ?? null,
        width: made.width,
        height: made.height,
        frame_rate: made.frameRate,
      } satisfies EnhancementFacts;
    },
  };
}

function estimateSeconds({ videos, settings, preview_at_s: previewAtS }: VideoEnhancerInput): number {
  const perMegapixel = SECONDS_PER_MEGAPIXEL[settings.quality];
  const secondsOf = (video: VideoEnhancerInput['videos'][number]): number => {
    const { width, height, frame_rate: rate } = planEnhanced(video, settings);
    const lengthS = previewAtS === null ? lengthOfEnhanced(video) : ENHANCE_LIMITS.previewS;
    return ((lengthS * rate.num) / rate.den) * ((width * height) / 1e6) * perMegapixel;
  };
  const made = previewAtS === null ? videos : videos.slice(0, 1);
  return FIXED_S + made.reduce((sum, video) => sum + secondsOf(video), 0);
}
