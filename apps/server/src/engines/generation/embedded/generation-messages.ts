import { PICTURE_STYLES } from '@reelwright/picture-styles';
import { sceneGraph } from '@reelwright/scene';
import * as z from 'zod';

const size = { width: z.number().int(), height: z.number().int() };

/** What the program is asked, as JSON on standard input. It writes a PNG of exactly this size. */
export const generationRequest = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('draw'),
    graph: sceneGraph,
    seed: z.number().int(),
    ...size,
    /** A PNG with transparency, trimmed to its subject; null draws the graph's own. */
    productPath: z.string().nullable(),
    quality: z.enum(['preview', 'standard', 'best']),
    threads: z.number().int(),
    /** Faces in which labels are written. */
    fonts: z.array(z.object({ family: z.string(), weight: z.number(), path: z.string() })),
    outputPath: z.string(),
  }),
  z.object({
    op: z.literal('restyle'),
    path: z.string(),
    style: z.enum(PICTURE_STYLES),
    strength: z.number(),
    seed: z.number().int(),
    ...size,
    outputPath: z.string(),
  }),
  z.object({ op: z.literal('extend'), path: z.string(), seed: z.number().int(), ...size, outputPath: z.string() }),
]);
export type GenerationProgramRequest = z.infer<typeof generationRequest>;

/** A line of standard output that starts with it tells the share that is done. */
export const PROGRESS_WORD = 'progress';
