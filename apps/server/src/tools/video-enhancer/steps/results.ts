import type { VideoEnhancerInput } from '@reelwright/contracts';
import * as z from 'zod';
import { enhancementMeasure } from '#src/engines/enhancement/enhancement.ts';
import { stepsOf } from '#src/runner/step.ts';
import { toolOutputs } from '#src/runner/tool.ts';

/** The result of each step. */
export const { defineStep, getResult, findResult } = stepsOf<VideoEnhancerInput>()({
  measure_video: enhancementMeasure,
  enhance_frames: z.object({
    /** The video without audio; of a preview, the frames before above those after. */
    key: z.string(),
    width: z.number(),
    height: z.number(),
    frameRate: z.object({ num: z.number(), den: z.number() }),
    /** Null of a result. */
    previewFrames: z.number().nullable(),
    /** Within frames, as the standard deviation of luma. */
    noiseAfter: z.number(),
  }),
  finish_video: z.object({ outputs: toolOutputs }),
});
