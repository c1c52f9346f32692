import * as z from 'zod';
import { appearance, transform } from './motion.ts';
import { anchor, box, color, fraction, id, span, ticks } from './primitives.ts';

/** Typography of one text: a family of `FONT_FAMILIES`, size as a fraction of the canvas' shorter side. */
export const textStyle = z.strictObject({
  family: z.string(),
  weight: z.number().int().min(100).max(900),
  size: z.number().positive().max(1),
  color,
  /** Gradient from `color` at the top to this at the bottom. */
  gradientTo: color.optional(),
  /** Drawn around the glyphs; width as a fraction of the font size. */
  outline: z.strictObject({ color, width: z.number().min(0).max(0.5) }).optional(),
  /** Offsets, and the width of the soft edge (none: a hard shadow), as fractions of the font size. */
  shadow: z
    .strictObject({
      color,
      opacity: fraction,
      x: z.number().min(-0.5).max(0.5),
      y: z.number().min(-0.5).max(0.5),
      softness: z.number().min(0).max(0.5).optional(),
    })
    .optional(),
  /** Filled behind each line; radius and padding as fractions of the font size. */
  plate: z.strictObject({ color, opacity: fraction, radius: z.number().min(0), padding: z.number().min(0) }).optional(),
  align: z.enum(['left', 'center', 'right']),
  uppercase: z.boolean(),
  lineHeight: z.number().min(0.8).max(2.5),
  /** Between glyphs, as a fraction of the font size. */
  letterSpacing: z.number().min(-0.1).max(1).optional(),
});
export type TextStyle = z.infer<typeof textStyle>;

const verticalAlign = z.enum(['top', 'middle', 'bottom']);

/**
 * How an animated title enters, moves and exits. Each animates its own unit: the whole text, lines, words or glyphs.
 */
export const TEXT_ANIMATIONS = [
  'fade-words',
  'fade-letters',
  'rise-lines',
  'rise-words',
  'rise-letters',
  'drop-words',
  'slide-lines',
  'slide-words',
  'alternate-lines',
  'mask-lines',
  'typewriter',
  'wipe',
  'pop-words',
  'pop-letters',
  'zoom-words',
  'stamp',
  'punch',
  'tracking',
  'bounce-letters',
  'wave',
  'swing',
  'spin-letters',
  'flip-words',
  'shake',
  'glitch',
  'flicker',
  'pulse',
  'breathe',
  'float',
  'scatter',
  'ticker',
  'word-by-word',
] as const;
export type TextAnimation = (typeof TEXT_ANIMATIONS)[number];

export const titleClip = z.strictObject({
  kind: z.literal('title'),
  id,
  ...span,
  anchor: anchor.optional(),
  text: z.string().min(1).max(500),
  style: textStyle,
  /** A part of the text in another colour, or with a mark: every occurrence of it. */
  emphasis: z
    .strictObject({ text: z.string().min(1).max(100), color, kind: z.enum(['color', 'marker', 'underline']) })
    .optional(),
  /** Box the text must fit: it is broken into lines, then made smaller until it does. */
  box,
  verticalAlign,
  enter: appearance,
  exit: appearance,
  /**
   * Animation of the parts of the text, besides `enter` and `exit` of the whole. Its durations are shortened if the
   * clip is too short.
   */
  animation: z
    .strictObject({ style: z.enum(TEXT_ANIMATIONS), enterDuration: ticks.min(0), exitDuration: ticks.min(0) })
    .optional(),
  transform: transform.optional(),
});
export type TitleClip = z.infer<typeof titleClip>;

/** One word of a caption with the ticks at which it is heard, from the start of the document. */
export const captionWord = z.strictObject({
  id,
  text: z.string().min(1),
  start: ticks.min(0),
  end: ticks.min(0),
  /** Whether a space stands between it and the next word; false in Chinese. */
  spaceAfter: z.boolean(),
  /**
   * Whether it forms a unit with the next word, like a number with its unit or the words of a name: no card and no line
   * ends between them.
   */
  staysWithNext: z.boolean().optional(),
  /** Whether it keeps the text's colour, and has no mark, while it is spoken. */
  isPlain: z.boolean().optional(),
});
export type CaptionWord = z.infer<typeof captionWord>;

/**
 * Effect on the spoken word. `pop`: it changes colour and grows; `box`: it gets a plate of that colour; `karaoke`: the
 * colour fills the text as it is spoken; `typewriter`: words appear as they are spoken; `underline`, `marker`: a line
 * under it, a broad one behind it; `bounce`: it jumps; `dim`: the other words fade; `single`: only the spoken word is
 * shown, large.
 */
export const CAPTION_HIGHLIGHTS = [
  'pop',
  'box',
  'karaoke',
  'typewriter',
  'underline',
  'marker',
  'bounce',
  'dim',
  'single',
] as const;
export type CaptionHighlight = (typeof CAPTION_HIGHLIGHTS)[number];

/** One card of a caption: the words shown together, with the spoken one highlighted. */
export const captionClip = z.strictObject({
  kind: z.literal('caption'),
  id,
  ...span,
  anchor: anchor.optional(),
  words: z.array(captionWord).min(1).max(200),
  style: textStyle,
  highlight: z.strictObject({ kind: z.enum(CAPTION_HIGHLIGHTS), color }),
  box,
  verticalAlign,
  /** How the card enters; no animation by default. */
  enter: appearance.optional(),
  exit: appearance.optional(),
  transform: transform.optional(),
});
export type CaptionClip = z.infer<typeof captionClip>;

export const textClip = z.discriminatedUnion('kind', [titleClip, captionClip]);
export type TextClip = z.infer<typeof textClip>;
