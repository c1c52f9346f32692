import type { VideoCutInput } from '@reelwright/contracts';
import * as z from 'zod';
import { stepsOf } from '#src/runner/step.ts';
import { toolOutputs } from '#src/runner/tool.ts';

const container = z.enum(['mp4', 'webm']);

/** The result of each step. */
export const { defineStep, getResult } = stepsOf<VideoCutInput>()({
  cut_frames: z.object({
    /** The video without audio. */
    key: z.string(),
    container,
    hasAlpha: z.boolean(),
    frames: z.number(),
  }),
  /** Null without audio. */
  cut_audio: z.object({ key: z.string().nullable(), container }),
  join: z.object({ outputs: toolOutputs }),
});
