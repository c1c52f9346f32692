import * as z from 'zod';
import { ticks } from './primitives.ts';

/**
 * `hold` stays until the next keyframe; `back-out` overshoots its goal and returns; `bounce-out` falls and rebounds.
 */
export const EASINGS = [
  'linear',
  'ease-in',
  'ease-out',
  'ease-in-out',
  'cubic-out',
  'back-out',
  'bounce-out',
  'hold',
] as const;
export const easing = z.enum(EASINGS);
export type Easing = z.infer<typeof easing>;

/** A value at a tick from the start of the clip, and the easing from there to the next keyframe. */
const keyframe = z.strictObject({ at: ticks.min(0), value: z.number(), easing });
export type Keyframe = z.infer<typeof keyframe>;

/** One constant value, or keyframes in order of time; before the first and after the last the value is constant. */
const keyframed = z.union([z.number(), z.array(keyframe).min(1).max(200)]);
export type Keyframed = z.infer<typeof keyframed>;

/** Displacement of a clip from its rest position, about the centre of its box. Missing properties do not change. */
export const transform = z.strictObject({
  /** Fractions of the canvas' width and height, to the right and down. */
  x: keyframed.optional(),
  y: keyframed.optional(),
  scale: keyframed.optional(),
  /** Degrees, clockwise. */
  rotation: keyframed.optional(),
  opacity: keyframed.optional(),
});
export type Transform = z.infer<typeof transform>;

export const APPEARANCES = [
  'none',
  'fade',
  'rise',
  'drop',
  'pop',
  'zoom-in',
  'zoom-out',
  'slide-left',
  'slide-right',
  'slide-up',
  'slide-down',
  'spin',
  'swing',
  'bounce',
] as const;

/** How a clip enters and exits. Slides are named by the direction of the movement. */
export const appearance = z.strictObject({ kind: z.enum(APPEARANCES), duration: ticks.min(0) });
export type Appearance = z.infer<typeof appearance>;

/** Continuous animation of a sticker. */
export const LOOPS = ['none', 'pulse', 'wiggle', 'float', 'spin', 'blink', 'shake', 'bounce'] as const;
export const loop = z.enum(LOOPS);
export type Loop = z.infer<typeof loop>;
