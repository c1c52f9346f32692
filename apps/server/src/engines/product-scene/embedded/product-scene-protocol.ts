import { sceneGraph } from '@reelwright/scene';
import * as z from 'zod';

const region = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const point = z.tuple([z.number(), z.number()]);

export const productSceneRequestSchema = z.object({
  cutOutPath: z.string(),
  outputPath: z.string(),
  graph: sceneGraph,
  seed: z.int(),
  width: z.int(),
  height: z.int(),
  outputWidth: z.int(),
  framing: z.object({ height: z.number(), width: z.number(), middle: point, texts: region, column: region }),
});

export const productSceneSchema = z.object({
  width: z.number(),
  height: z.number(),
  place: region,
  wall: z.string(),
  isClearBeside: z.boolean(),
  calm: z.object({ color: z.string(), darkest: z.string(), lightest: z.string() }).nullable(),
});
