import * as z from 'zod';
import { ticks } from './primitives.ts';

const size = { width: z.number().int().positive(), height: z.number().int().positive() };

export const frameRate = z.strictObject({ num: z.number().int().positive(), den: z.number().int().positive() });

/**
 * A file that clips use: a working copy, normalised like uploads. `key` is its storage key, which the host resolves.
 * Sizes are in pixels, as shown.
 */
export const media = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('image'), key: z.string(), ...size, hasAlpha: z.boolean() }),
  z.strictObject({
    kind: z.literal('video'),
    key: z.string(),
    ...size,
    duration: ticks.positive(),
    /** Constant: frame n is shown from n / rate on. */
    frameRate,
    hasAudio: z.boolean(),
    /** `stacked`: coded twice as high as shown, the colour above, its alpha as grey below. */
    alpha: z.enum(['none', 'stacked']),
  }),
  z.strictObject({ kind: z.literal('audio'), key: z.string(), duration: ticks.positive() }),
]);
export type Media = z.infer<typeof media>;
