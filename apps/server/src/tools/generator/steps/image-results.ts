import type { AiImageInput } from '@reelwright/contracts';
import { OPEN_PARTS, sceneGraph } from '@reelwright/scene';
import * as z from 'zod';
import { stepsOf } from '#src/runner/step.ts';
import { toolOutputs } from '#src/runner/tool.ts';

/** The result of each step. */
export const { defineStep, getResult: getImageResult } = stepsOf<AiImageInput>()({
  read_prompt: z.object({
    /** What is drawn; null where a model reads the prompt itself, or an image is changed. */
    graph: sceneGraph.nullable(),
    /** What the words leave open in it. */
    open: z.array(z.enum(OPEN_PARTS)),
    /** The subject that was cut out, as a PNG: trimmed for `product` and `blend`; null where there is none. */
    productKey: z.string().nullable(),
    /** Whether the lower edge of its image cuts it off: then it stands on nothing. */
    isCutOff: z.boolean(),
  }),
  generate: z.object({ key: z.string(), width: z.number(), height: z.number() }),
  publish: z.object({ outputs: toolOutputs }),
});
