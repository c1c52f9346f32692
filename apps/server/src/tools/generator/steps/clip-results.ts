import { CAMERA_MOVES, CLIP_EFFECT_NAMES, type ClipInput } from '@reelwright/contracts';
import { OPEN_PARTS, sceneGraph } from '@reelwright/scene';
import * as z from 'zod';
import { stepsOf } from '#src/runner/step.ts';
import { toolOutputs } from '#src/runner/tool.ts';

/** The result of each step. */
export const { defineStep, getResult: getClipResult } = stepsOf<ClipInput>()({
  read_prompt: z.object({
    /** What is drawn; null where a model reads the prompt itself, or an image moves. */
    graph: sceneGraph.nullable(),
    /** What the words leave open in it. */
    open: z.array(z.enum(OPEN_PARTS)),
    /** The image's subject in its place, as a PNG of the image's size; null where the mask is not certain. */
    subjectKey: z.string().nullable(),
    /** What the prompt says of the camera and of effects, where the embedded engine reads it. */
    move: z.enum(CAMERA_MOVES).nullable(),
    effects: z.array(z.enum(CLIP_EFFECT_NAMES)),
  }),
  generate: z.object({ key: z.string() }),
  publish: z.object({ outputs: toolOutputs }),
});
