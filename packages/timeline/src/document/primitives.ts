import * as z from 'zod';

export const ticks = z.number().int();
export const span = { start: ticks.min(0), duration: ticks.positive() };
export const id = z.string().min(1).max(64);
export const color = z.string().regex(/^#[0-9a-f]{6}$/);
export const fraction = z.number().min(0).max(1);

/** A rectangle in fractions of the canvas. */
export const box = z.strictObject({
  x: z.number(),
  y: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
});
export type Box = z.infer<typeof box>;

/** Anchor of a clip in the script: the clip moves with these words if the voice changes. */
export const anchor = z.strictObject({
  fromWord: id,
  toWord: id,
  /** Ticks before the first word and after the last one. */
  lead: ticks,
  tail: ticks,
});
