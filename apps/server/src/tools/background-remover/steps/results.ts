import type { BackgroundRemoverInput } from '@reelwright/contracts';
import * as z from 'zod';
import { stepsOf } from '#src/runner/step.ts';
import { toolOutputs } from '#src/runner/tool.ts';

/** The result of each step. */
export const { defineStep, getResult } = stepsOf<BackgroundRemoverInput>()({
  separate: z.object({
    /** The subject in its place, as a PNG of the image's size. */
    key: z.string(),
    width: z.number(),
    height: z.number(),
    region: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  }),
  compose: z.object({ outputs: toolOutputs }),
});
