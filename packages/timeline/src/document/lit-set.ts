import * as z from 'zod';
import { box, color } from './primitives.ts';

/** A material from its shaded to its lit side. Light moves its colour between these. */
const tones = z.strictObject({ shade: color, base: color, lit: color });
export type Tones = z.infer<typeof tones>;

/**
 * Rooms. `sweep`: studio paper whose wall bends into the floor; `corner`: two walls; `niche`: an arch in the wall;
 * `flutes`: a wall of vertical ribs; `curtain`: hanging cloth; `table`: a table's edge before a dim room; `stage`: a
 * spot from above in the dark; `ring`: a ring of light on the wall; `beams`: floodlights from above; `folds`: sheets of
 * folded paper; `arches`: layered paper arches.
 */
export const SET_KINDS = [
  'sweep',
  'corner',
  'niche',
  'flutes',
  'curtain',
  'table',
  'stage',
  'ring',
  'beams',
  'folds',
  'arches',
] as const;

/** Objects between the light and the wall that cast their shadow on it. */
export const GOBOS = ['window', 'blinds', 'leaves'] as const;

/** A lit room that fills its box. Lengths and places are fractions of the box. */
export const litSet = z.strictObject({
  kind: z.enum(SET_KINDS),
  wall: tones,
  floor: tones,
  /** A second material: sheets of paper, the inside of a niche. */
  trim: tones,
  /** Start of the floor, from the top; no floor from 1 on. */
  horizon: z.number().min(0).max(2),
  /** Where the light falls on the wall; shadows point away from it. The colour is of objects that glow. */
  light: z.strictObject({ x: z.number().min(-1).max(2), y: z.number().min(-1).max(2), color }),
  gobo: z.enum(GOBOS).optional(),
  /** The framed region: arches, rings and spots stand around it. */
  focus: box,
  /** In this region the wall stays between its shaded and its lit tone, and nothing glows: for texts. */
  quiet: box.optional(),
});
export type LitSet = z.infer<typeof litSet>;

/** `floor`: only the shadow; `pedestal`: round; `steps`: a round one on a wider one; `block`: square. */
export const FOOTING_KINDS = ['floor', 'pedestal', 'steps', 'block'] as const;

/** The middle of a contact area, its width, and the height of the object on it: its shadow reaches as far. */
const foot = z.strictObject({
  x: z.number(),
  y: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
});

/** What products stand on, with their shadows; transparent elsewhere. Lengths and places are fractions of the box. */
export const footing = z.strictObject({
  kind: z.enum(FOOTING_KINDS),
  surface: tones,
  /** The shadow at its darkest point. */
  shadow: z.strictObject({ color, opacity: z.number().min(0).max(1) }),
  /** Direction of the light: -1 from the left, 1 from the right. */
  lightFrom: z.number().min(-1).max(1),
  /** The light's colour on the rim of a podium. */
  rim: color,
  /** Contact areas of the objects on it. */
  feet: z.array(foot).min(1).max(16),
  /** For a podium: its middle, and its minimum width. */
  middle: z.number(),
  breadth: z.number().positive(),
});
export type Footing = z.infer<typeof footing>;
