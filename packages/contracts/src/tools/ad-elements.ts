import * as z from 'zod';
import { text } from '../text.ts';

/**
 * The parts of a scene that can be changed on the canvas, by what they show. A part keeps its name in every shot of its
 * scene, and in every layout that shows it.
 */
export const AD_ELEMENTS = [
  'title',
  'fact',
  'captions',
  'label',
  'price',
  'badge',
  'rating',
  'review',
  'list',
  'question',
  'button',
  'legal',
  'logo',
  'product',
  'card',
  'photo',
  'close_up',
  'first_view',
  'second_view',
  'third_view',
] as const;
export type AdElementName = (typeof AD_ELEMENTS)[number];

/** How far the middle of an element can move, how much smaller and larger it can become, and how far it rotates. */
export const AD_ELEMENT_LIMITS = { move: 1.5, minScale: 0.2, maxScale: 4, degrees: 180 } as const;

const color = text().regex(/^#[0-9a-f]{6}$/);
const moved = z.number().min(-AD_ELEMENT_LIMITS.move).max(AD_ELEMENT_LIMITS.move);

/** The user's changes of one element of a scene; fields left out stay as the look has them. */
export const adElement = z.strictObject({
  name: z.enum(AD_ELEMENTS),
  /** Displacement of its middle to the right and down, as fractions of the canvas' width and height. */
  x: moved.optional(),
  y: moved.optional(),
  /** A factor of its size. An image that fills its box is enlarged within it. */
  scale: z.number().min(AD_ELEMENT_LIMITS.minScale).max(AD_ELEMENT_LIMITS.maxScale).optional(),
  /** Degrees about its middle, clockwise, added to what the look has. An image that fills its box keeps level. */
  rotation: z.number().min(-AD_ELEMENT_LIMITS.degrees).max(AD_ELEMENT_LIMITS.degrees).optional(),
  /** A family of `FONT_FAMILIES`; another name is set in the default font. */
  font: text().min(1).max(60).optional(),
  /** Of its text, `#rrggbb`. */
  color: color.optional(),
  /** Of the plate behind its text. */
  background: color.optional(),
  is_hidden: z.boolean().optional(),
});
export type AdElement = z.infer<typeof adElement>;
