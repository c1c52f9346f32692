import { listCutLengths, priceOfCut, videoCut, videoCutContract, type videoCutInput } from '@reelwright/contracts';
import { pickVariants } from '../../runner/pick-variants.ts';
import type { Tool } from '../../runner/tool.ts';
import { checkVideo, type CheckVideoDependencies } from './check-video.ts';
import { createCutAudioStep } from './steps/cut-audio.step.ts';
import { createCutFramesStep, type CutFramesDependencies } from './steps/cut-frames.step.ts';
import { createJoinStep } from './steps/join.step.ts';
import { getResult } from './steps/results.ts';
import { titleOf } from './title.ts';

export type VideoCutDependencies = CheckVideoDependencies & CutFramesDependencies;

/** Ten minutes of 4K at the speed of a slow machine. */
const TIMEOUT_MS = 4 * 60 * 60_000;
const FIXED_S = 3;
/** Of work for each second of the results, on two cores at 1080p. */
const SECONDS_PER_SECOND = 0.6;

/** Tool 100: cuts ranges of frames out of a video. One variant for each file. */
export function createVideoCutTool(dependencies: VideoCutDependencies): Tool<typeof videoCutInput> {
  return {
    row: videoCut,
    ...videoCutContract,
    checkAssets: (input, pusher) => checkVideo(input, pusher, dependencies),
    title: titleOf,
    expectedSeconds: (input) =>
      FIXED_S + SECONDS_PER_SECOND * listCutLengths(input).reduce((sum, lengthS) => sum + lengthS, 0),
    timeoutMs: TIMEOUT_MS,
    variants: (input) => listCutLengths(input).length,
    // Only separate results are several.
    narrowToVariants: ({ ranges, ...input }, { variants }) => ({ ...input, ranges: pickVariants(ranges, variants) }),
    quote: (input) =>
      listCutLengths(input).map((lengthS, variant) => ({
        variant,
        // Shown as it is.
        lengthS: Math.round(lengthS * 100) / 100,
        credits: priceOfCut(lengthS),
      })),
    steps: [createCutFramesStep(dependencies), createCutAudioStep(dependencies), createJoinStep(dependencies)],
    outputs: (results) => getResult(results, 'join').outputs,
  };
}
