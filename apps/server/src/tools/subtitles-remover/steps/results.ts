import { erasePreviewFound, type SubtitlesRemoverInput } from '@reelwright/contracts';
import * as z from 'zod';
import { stepsOf } from '#src/runner/step.ts';
import { toolOutputs } from '#src/runner/tool.ts';

/** The result of each step. */
export const { defineStep, findResult, getResult } = stepsOf<SubtitlesRemoverInput>()({
  look_at_boxes: z.object({
    /** Boxes that a preview suggests; null if it shows a result, and for a task. */
    suggested: erasePreviewFound.shape.boxes,
    /** For each box, the key of what was learned of its mark; null where there is none, and for other kinds. */
    studyKeys: z.array(z.string().nullable()),
  }),
  erase_boxes: z.object({
    /** The video without audio; null if the preview only suggests boxes. */
    video: z
      .object({
        key: z.string(),
        frames: z.number(),
        width: z.number(),
        height: z.number(),
        /** In ticks. */
        duration: z.number(),
        frameRate: z.object({ num: z.number(), den: z.number() }),
        alpha: z.enum(['none', 'stacked']),
      })
      .nullable(),
    restored: erasePreviewFound.shape.restored,
  }),
  add_audio: z.object({ outputs: toolOutputs }),
});
