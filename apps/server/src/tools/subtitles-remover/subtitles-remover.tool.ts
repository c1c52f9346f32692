import {
  ERASE_LIMITS,
  erasePreviewFound,
  priceOfErasing,
  subtitlesRemover,
  subtitlesRemoverContract,
  type subtitlesRemoverInput,
} from '@reelwright/contracts';
import { pickVariants } from '../../runner/pick-variants.ts';
import type { Tool } from '../../runner/tool.ts';
import { toVideoDocument } from '../../runner/video-document.ts';
import { checkVideos, type CheckVideosDependencies } from './check-videos.ts';
import { createAddAudioStep } from './steps/add-audio.step.ts';
import { createEraseBoxesStep, type EraseBoxesDependencies } from './steps/erase-boxes.step.ts';
import { createLookAtBoxesStep } from './steps/look-at-boxes.step.ts';
import { findResult, getResult } from './steps/results.ts';
import { titleOfFiles } from '../../runner/title-of-files.ts';

export type SubtitlesRemoverDependencies = CheckVideosDependencies & EraseBoxesDependencies;

/** Twenty videos of six minutes in 4K at the speed of a slow machine. */
const TIMEOUT_MS = 24 * 60 * 60_000;
const FIXED_S = 4;
/** Of work for each second of a video, on two cores at 720p. */
const SECONDS_PER_SECOND = 2;

/** Tool 97: erases subtitles, logos and watermarks. One variant for each video. */
export function createSubtitlesRemoverTool(
  dependencies: SubtitlesRemoverDependencies,
): Tool<typeof subtitlesRemoverInput> {
  return {
    row: subtitlesRemover,
    ...subtitlesRemoverContract,
    checkAssets: (input, pusher) => checkVideos(input, pusher, dependencies),
    title: ({ videos }) => titleOfFiles(videos),
    expectedSeconds({ videos, preview }) {
      if (preview !== null) return FIXED_S + (SECONDS_PER_SECOND * ERASE_LIMITS.previewMs) / 1000;
      return FIXED_S + SECONDS_PER_SECOND * videos.reduce((sum, { length_s: lengthS }) => sum + lengthS, 0);
    },
    timeoutMs: TIMEOUT_MS,
    variants: ({ videos }) => videos.length,
    narrowToVariants: ({ videos, ...input }, { variants }) => ({ ...input, videos: pickVariants(videos, variants) }),
    preview: { isPreview: ({ preview }) => preview !== null, lastStep: 'erase_boxes' },
    quote: ({ videos }) =>
      videos.map(({ length_s: lengthS }, variant) => ({
        variant,
        lengthS: Math.round(lengthS * 100) / 100,
        credits: priceOfErasing(lengthS),
      })),
    steps: [createLookAtBoxesStep(dependencies), createEraseBoxesStep(dependencies), createAddAudioStep(dependencies)],
    outputs: (results) => getResult(results, 'add_audio').outputs,
    findTimeline(results) {
      const erased = findResult(results, 'erase_boxes')?.video;
      return erased ? toVideoDocument(erased) : undefined;
    },
    findMaterial(_request, results) {
      const erased = findResult(results, 'erase_boxes');
      const boxes = findResult(results, 'look_at_boxes')?.suggested ?? null;
      return erased && erasePreviewFound.parse({ boxes, restored: erased.restored });
    },
  };
}
