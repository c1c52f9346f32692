import * as z from 'zod';

const size = z.object({ width: z.number(), height: z.number() });

/** What the program is asked, as JSON on standard input. Arguments are those of ffmpeg. */
export const enhancementRequest = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('measure'),
    size,
    /** Each decodes a few frames that follow each other. */
    spots: z.array(z.array(z.string())),
    quantisers: z.array(z.string()).nullable(),
    /** Decodes every frame, small. */
    path: z.object({ args: z.array(z.string()), size, windowFrames: z.number() }).nullable(),
  }),
  z.object({ op: z.literal('noise'), size, decode: z.array(z.string()) }),
  z.object({
    op: z.literal('enhance'),
    size,
    decode: z.array(z.string()),
    encode: z.array(z.string()),
    /** The first frame that is decoded, the span that is written, and the frame before which decoding ends. */
    first: z.number(),
    from: z.number(),
    to: z.number(),
    end: z.number(),
    /** Frames on each side that a frame is compared with; 0 leaves the noise. */
    radius: z.number(),
    sigma: z.number(),
    /** Strengths before frames are compared and after they are averaged; 0 leaves them. Nothing is smoothed at a radius of 0. */
    smoothing: z.object({ before: z.number(), after: z.number(), isBest: z.boolean() }),
    isDoubled: z.boolean(),
    /** A model that enlarges the frames before they are encoded, and the size that it must make. */
    enlarge: z.object({ path: z.string(), size }).nullable(),
    steadying: z
      .object({ from: z.number(), frames: z.array(z.tuple([z.number(), z.number(), z.number()])), zoom: z.number() })
      .nullable(),
  }),
]);
export type EnhancementRequest = z.infer<typeof enhancementRequest>;
type RequestOf<Op> = Extract<EnhancementRequest, { op: Op }>;
export type MeasureRequest = RequestOf<'measure'>;
export type FilterRequest = RequestOf<'enhance'>;

/** Lines of standard output that tell the progress; the last line is the result, as JSON. */
export const PROGRESS_WORD = 'progress';
