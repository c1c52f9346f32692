import * as z from 'zod';
import { footing, litSet } from './lit-set.ts';
import { appearance, loop, transform } from './motion.ts';
import { MASK_SHAPES } from './visual-clips.ts';
import { anchor, box, color, fraction, id, span } from './primitives.ts';

const stickerBase = {
  id,
  ...span,
  anchor: anchor.optional(),
  box,
  enter: appearance,
  exit: appearance,
  loop: loop.optional(),
  transform: transform.optional(),
};

/** Common properties of stickers with text: a family, the plate, and the text on it. */
const lettered = { family: z.string(), background: color, color };
const label = z.string().min(1).max(60);
const money = z.string().min(1).max(32);

export const priceTagClip = z.strictObject({
  kind: z.literal('price_tag'),
  ...stickerBase,
  ...lettered,
  /** As printed, with the currency sign: `$19.99`. */
  price: money,
  /** Shown struck through beside it. */
  originalPrice: money.optional(),
  /** A tag with a hole, a block with slightly rounded corners, or only the figures without a plate. */
  shape: z.enum(['tag', 'block', 'plain']).optional(),
});
export type PriceTagClip = z.infer<typeof priceTagClip>;

export const ctaClip = z.strictObject({
  kind: z.literal('cta'),
  ...stickerBase,
  ...lettered,
  text: label,
  shape: z.enum(['rounded', 'pill', 'square', 'outline']).optional(),
  /** As wide as its box; otherwise as wide as its text. */
  isFull: z.boolean().optional(),
});
export type CtaClip = z.infer<typeof ctaClip>;

/** An image fitted into its box, with its own alpha: a logo. */
export const logoClip = z.strictObject({ kind: z.literal('logo'), ...stickerBase, media: id, opacity: fraction });
export type LogoClip = z.infer<typeof logoClip>;

/**
 * Figures that repeat over a shape. `dots`, `grid`, `rules` (horizontal lines), `stripes` (at 45 degrees), `rays` (from
 * the middle), `tiles` (quarter circles, half circles, discs and bars, one per square), `halftone` (dots that grow
 * downwards), `dashes` (horizontal lines of many lengths).
 */
export const PATTERN_KINDS = ['dots', 'grid', 'rules', 'stripes', 'rays', 'tiles', 'halftone', 'dashes'] as const;

const pattern = z.strictObject({
  kind: z.enum(PATTERN_KINDS),
  /** Used alternately. */
  colors: z.array(color).min(1).max(4),
  opacity: fraction,
  /** Distance between figures, as a fraction of the box's shorter side; for `rays`, of a full circle. */
  step: z.number().min(0.004).max(1),
  /** Size of a figure, as a fraction of the step: thickness of a line or diameter of a dot. */
  weight: z.number().positive().max(1.5),
});
export type ShapePattern = z.infer<typeof pattern>;

/** A flat or graded plate behind texts, a line, a frame, or a soft shadow. */
export const shapeClip = z.strictObject({
  kind: z.literal('shape'),
  ...stickerBase,
  shape: z
    .enum(['rect', ...MASK_SHAPES])
    .exclude(['rounded'])
    .optional(),
  fill: z.strictObject({
    from: color,
    fromOpacity: fraction,
    to: color,
    toOpacity: fraction,
    /** Direction of the gradient; downwards by default. */
    direction: z.enum(['down', 'right', 'diagonal']).optional(),
  }),
  /** For a rectangle, as a fraction of the box's shorter side. */
  radius: z.number().min(0).max(0.5),
  /** Drawn over the fill, within the shape; not for a shape with softness. */
  pattern: pattern.optional(),
  /**
   * Painted instead of the fill, to all edges of the box; a pattern is printed on its wall. Not for a shape with
   * softness.
   */
  set: litSet.optional(),
  /** Painted instead of the fill; not for a shape with a set. */
  footing: footing.optional(),
  /** Drawn inside the edge; width as a fraction of the box's shorter side. */
  border: z
    .strictObject({
      color,
      opacity: fraction,
      width: z.number().positive().max(0.5),
      /** Gradient from `color` at the top left to this at the bottom right. */
      to: color.optional(),
      /**
       * Reach of its light to both sides, as a fraction of the box's shorter side: the line stands this far inside the
       * edge.
       */
      glow: z.number().positive().max(0.25).optional(),
    })
    .optional(),
  /** Width over which the edge fades out inside the box, as a fraction of its shorter side: a shadow. */
  softness: z.number().min(0).max(0.5).optional(),
});
export type ShapeClip = z.infer<typeof shapeClip>;

export const discountBadgeClip = z.strictObject({
  kind: z.literal('discount_badge'),
  ...stickerBase,
  ...lettered,
  /** `-30%`. */
  text: z.string().min(1).max(16),
  /** Small text above or below it: `OFF`, `SALE`. */
  caption: z.string().min(1).max(16).optional(),
  shape: z.enum(['burst', 'circle', 'tag', 'ribbon']),
});
export type DiscountBadgeClip = z.infer<typeof discountBadgeClip>;

export const ratingClip = z.strictObject({
  kind: z.literal('rating'),
  ...stickerBase,
  family: z.string(),
  /** Stars out of five. */
  value: z.number().min(0).max(5),
  /** Text beside the stars: `4.8 (1,204)`. */
  text: z.string().min(1).max(40).optional(),
  /** Colours of the filled stars, of the empty ones, and of the text. */
  starColor: color,
  emptyColor: color,
  color,
});
export type RatingClip = z.infer<typeof ratingClip>;

export const arrowClip = z.strictObject({
  kind: z.literal('arrow'),
  ...stickerBase,
  color,
  style: z.enum(['straight', 'curved', 'hand']),
  /** Direction it points to, in degrees clockwise from right. */
  direction: z.number().min(0).max(360),
});
export type ArrowClip = z.infer<typeof arrowClip>;

export const countdownClip = z.strictObject({
  kind: z.literal('countdown'),
  ...stickerBase,
  ...lettered,
  /** Seconds shown when the clip starts; it counts down as the video runs and stays at 0. */
  fromS: z.number().int().min(1).max(359_999),
  style: z.enum(['clock', 'number']),
});
export type CountdownClip = z.infer<typeof countdownClip>;

/** Fills over the duration of the clip. */
export const progressBarClip = z.strictObject({
  kind: z.literal('progress_bar'),
  ...stickerBase,
  background: color,
  color,
  /** Fraction of its height. */
  radius: z.number().min(0).max(0.5),
});
export type ProgressBarClip = z.infer<typeof progressBarClip>;

/** Lines that appear one after the other, each with its mark. */
export const bulletListClip = z.strictObject({
  kind: z.literal('bullet_list'),
  ...stickerBase,
  family: z.string(),
  weight: z.number().int().min(100).max(900),
  items: z.array(z.string().min(1).max(120)).min(1).max(8),
  mark: z.enum(['check', 'cross', 'dot', 'number', 'plus', 'star', 'none']),
  color,
  markColor: color,
  /** Behind each line. */
  plate: z.strictObject({ color, opacity: fraction }).optional(),
  /** Largest font size, as a fraction of the canvas' shorter side; all lines have the same size. */
  size: z.number().positive().max(1),
});
export type BulletListClip = z.infer<typeof bulletListClip>;

export const reviewCardClip = z.strictObject({
  kind: z.literal('review_card'),
  ...stickerBase,
  ...lettered,
  quote: z.string().min(1).max(300),
  author: z.string().min(1).max(60).optional(),
  rating: z.number().min(0).max(5).optional(),
  starColor: color,
  /** The card asks a question instead of quoting: a question mark replaces the quotation marks. */
  mark: z.literal('question').optional(),
});
export type ReviewCardClip = z.infer<typeof reviewCardClip>;

/** A short text on a plate of its size: `NEW`, `Free shipping`. */
export const labelClip = z.strictObject({
  kind: z.literal('label'),
  ...stickerBase,
  ...lettered,
  text: label,
  shape: z.enum(['pill', 'square', 'tag', 'outline', 'bubble']),
});
export type LabelClip = z.infer<typeof labelClip>;

/** Drawn by hand: around, under or beside something. */
export const doodleClip = z.strictObject({
  kind: z.literal('doodle'),
  ...stickerBase,
  drawing: z.enum([
    'ring',
    'underline',
    'squiggle',
    'sparkles',
    'check',
    'cross',
    'heart',
    'star',
    'lightning',
    'rays',
  ]),
  color,
});
export type DoodleClip = z.infer<typeof doodleClip>;

/** Chevrons that run upwards: swipe up. */
export const chevronsClip = z.strictObject({ kind: z.literal('chevrons'), ...stickerBase, color });
export type ChevronsClip = z.infer<typeof chevronsClip>;

export const stickerClip = z.discriminatedUnion('kind', [
  priceTagClip,
  ctaClip,
  logoClip,
  shapeClip,
  discountBadgeClip,
  ratingClip,
  arrowClip,
  countdownClip,
  progressBarClip,
  bulletListClip,
  reviewCardClip,
  labelClip,
  doodleClip,
  chevronsClip,
]);
export type StickerClip = z.infer<typeof stickerClip>;
