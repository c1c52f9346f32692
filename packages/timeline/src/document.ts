import * as z from 'zod';

/** The version that this code writes; older documents are brought up to it by the migrations. */
export const DOCUMENT_VERSION = 1;

const ticks = z.number().int();
const span = { start: ticks.min(0), duration: ticks.positive() };
const id = z.string().min(1).max(64);
const color = z.string().regex(/^#[0-9a-f]{6}$/);
const fraction = z.number().min(0).max(1);

/** A rectangle in fractions of the canvas. */
const box = z.strictObject({
  x: z.number(),
  y: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
});
export type Box = z.infer<typeof box>;

/** A file that clips use. `key` says where it is stored; the host resolves it. Sizes are in pixels, as shown (rotation applied). */
const media = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('image'),
    key: z.string(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
  }),
  z.strictObject({
    kind: z.literal('video'),
    key: z.string(),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    duration: ticks.positive(),
    hasAudio: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('audio'), key: z.string(), duration: ticks.positive() }),
]);
export type Media = z.infer<typeof media>;

/** Where a clip hangs on the script: it moves with these words when the voice changes. */
const anchor = z.strictObject({
  fromWord: id,
  toWord: id,
  /** Ticks before the first word and after the last one. */
  lead: ticks,
  tail: ticks,
});

/**
 * A camera position over a picture: the point of the picture (in fractions of it) at the centre of the clip's box, and
 * the zoom, where 1 is the smallest at which the picture covers the box (`cover`) or fits into it (`contain`).
 * The window never leaves the picture when it covers.
 */
const camera = z.strictObject({ x: fraction, y: fraction, zoom: z.number().min(1).max(8) });
export type Camera = z.infer<typeof camera>;

const easing = z.enum(['linear', 'ease-in', 'ease-out', 'ease-in-out']);
export type Easing = z.infer<typeof easing>;

/** How a text or sticker comes and goes. */
const appearance = z.strictObject({
  kind: z.enum(['none', 'fade', 'rise', 'pop', 'slide-left', 'slide-right']),
  duration: ticks.min(0),
});
export type Appearance = z.infer<typeof appearance>;

export const imageClip = z.strictObject({
  kind: z.literal('image'),
  id,
  ...span,
  media: id,
  anchor: anchor.optional(),
  /** Part of the canvas the picture fills. */
  box,
  fit: z.enum(['cover', 'contain']),
  /** Slow pan and zoom from one camera to the other. */
  camera: z.strictObject({ from: camera, to: camera, easing }),
  opacity: fraction,
});
export type ImageClip = z.infer<typeof imageClip>;

export const videoClip = imageClip.extend({
  kind: z.literal('video'),
  /** Where in the file the clip starts. */
  trimStart: ticks.min(0),
});
export type VideoClip = z.infer<typeof videoClip>;

/** Typography of one text: a family the host has registered, size as a fraction of the canvas' shorter side. */
const textStyle = z.strictObject({
  family: z.string(),
  weight: z.number().int().min(100).max(900),
  size: z.number().positive().max(1),
  color,
  /** Drawn around the glyphs; width as a fraction of the font size. */
  outline: z.strictObject({ color, width: z.number().min(0).max(0.5) }).optional(),
  /** Filled behind each line; radius and padding as fractions of the font size. */
  plate: z.strictObject({ color, opacity: fraction, radius: z.number().min(0), padding: z.number().min(0) }).optional(),
  align: z.enum(['left', 'center', 'right']),
  uppercase: z.boolean(),
  lineHeight: z.number().min(0.8).max(2.5),
});
export type TextStyle = z.infer<typeof textStyle>;

export const titleClip = z.strictObject({
  kind: z.literal('title'),
  id,
  ...span,
  anchor: anchor.optional(),
  text: z.string().min(1).max(500),
  style: textStyle,
  /** Box the text must fit: it is broken into lines, then made smaller until it does. */
  box,
  verticalAlign: z.enum(['top', 'middle', 'bottom']),
  enter: appearance,
  exit: appearance,
});
export type TitleClip = z.infer<typeof titleClip>;

/** One word of a caption with the ticks at which it is heard, from the start of the document. */
const captionWord = z.strictObject({
  id,
  text: z.string().min(1),
  start: ticks.min(0),
  end: ticks.min(0),
  /** Whether a space stands between it and the next word; false in Chinese. */
  spaceAfter: z.boolean(),
});
export type CaptionWord = z.infer<typeof captionWord>;

/** One card of a caption: the words that stand on screen together, the spoken one highlighted. */
export const captionClip = z.strictObject({
  kind: z.literal('caption'),
  id,
  ...span,
  anchor: anchor.optional(),
  words: z.array(captionWord).min(1),
  style: textStyle,
  /** `pop`: the spoken word changes colour; `box`: it stands on a plate of that colour. */
  highlight: z.strictObject({ kind: z.enum(['pop', 'box']), color }),
  box,
  verticalAlign: z.enum(['top', 'middle', 'bottom']),
});
export type CaptionClip = z.infer<typeof captionClip>;

const stickerBase = { id, ...span, anchor: anchor.optional(), box, enter: appearance, exit: appearance };

export const priceTagClip = z.strictObject({
  kind: z.literal('price_tag'),
  ...stickerBase,
  /** As printed, with the currency's sign: `$19.99`. */
  price: z.string().min(1).max(32),
  /** Struck through beside it. */
  originalPrice: z.string().min(1).max(32).optional(),
  family: z.string(),
  background: color,
  color,
});
export type PriceTagClip = z.infer<typeof priceTagClip>;

export const ctaClip = z.strictObject({
  kind: z.literal('cta'),
  ...stickerBase,
  text: z.string().min(1).max(60),
  family: z.string(),
  background: color,
  color,
  /** Breathes gently to draw the eye. */
  pulse: z.boolean(),
});
export type CtaClip = z.infer<typeof ctaClip>;

/** A picture kept whole inside its box, with its own alpha: a logo. */
export const logoClip = z.strictObject({
  kind: z.literal('logo'),
  ...stickerBase,
  media: id,
  opacity: fraction,
});
export type LogoClip = z.infer<typeof logoClip>;

/** A flat or vertically graded plate behind texts. */
export const shapeClip = z.strictObject({
  kind: z.literal('shape'),
  ...stickerBase,
  fill: z.strictObject({ from: color, fromOpacity: fraction, to: color, toOpacity: fraction }),
  /** Fraction of the box's shorter side. */
  radius: z.number().min(0).max(0.5),
});
export type ShapeClip = z.infer<typeof shapeClip>;

export const audioClip = z.strictObject({
  kind: z.literal('audio'),
  id,
  ...span,
  media: id,
  trimStart: ticks.min(0),
  role: z.enum(['voice', 'music', 'effect']),
  gainDb: z.number().min(-60).max(24),
  fadeIn: ticks.min(0),
  fadeOut: ticks.min(0),
  anchor: anchor.optional(),
});
export type AudioClip = z.infer<typeof audioClip>;

/**
 * From one clip to the next on the same track. The clips abut; the transition is centred on the cut, and both pictures
 * keep moving through it.
 */
const transition = z.strictObject({
  id,
  from: id,
  to: id,
  kind: z.enum(['fade', 'slide-left', 'slide-right', 'slide-up', 'slide-down']),
  duration: ticks.positive(),
});
export type Transition = z.infer<typeof transition>;

const trackBase = { id };
const pictureClip = z.discriminatedUnion('kind', [imageClip, videoClip]);
export type PictureClip = z.infer<typeof pictureClip>;
const textClip = z.discriminatedUnion('kind', [titleClip, captionClip]);
export type TextClip = z.infer<typeof textClip>;
const stickerClip = z.discriminatedUnion('kind', [priceTagClip, ctaClip, logoClip, shapeClip]);
export type StickerClip = z.infer<typeof stickerClip>;

/** Tracks are painted in order, the first at the bottom. Clips of one track never overlap. */
const track = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('video'),
    ...trackBase,
    clips: z.array(pictureClip),
    transitions: z.array(transition),
  }),
  z.strictObject({
    kind: z.literal('image'),
    ...trackBase,
    clips: z.array(pictureClip),
    transitions: z.array(transition),
  }),
  z.strictObject({
    kind: z.literal('hook'),
    ...trackBase,
    clips: z.array(pictureClip),
    transitions: z.array(transition),
  }),
  z.strictObject({ kind: z.literal('text'), ...trackBase, clips: z.array(textClip) }),
  z.strictObject({ kind: z.literal('sticker'), ...trackBase, clips: z.array(stickerClip) }),
  z.strictObject({ kind: z.literal('music'), ...trackBase, clips: z.array(audioClip) }),
]);
export type Track = z.infer<typeof track>;

/** A word of the voice-over, with when it is heard. Clips are anchored to these. */
const scriptWord = captionWord.extend({ scene: id });
export type ScriptWord = z.infer<typeof scriptWord>;

/** A video, whole: everything a preview or a render needs besides the media files and the fonts. */
export const timelineDocument = z.strictObject({
  version: z.literal(DOCUMENT_VERSION),
  canvas: z.strictObject({
    /** Even, in pixels. */
    width: z.number().int().min(16).max(4096).multipleOf(2),
    height: z.number().int().min(16).max(4096).multipleOf(2),
    background: color,
  }),
  frameRate: z.strictObject({ num: z.number().int().positive(), den: z.number().int().positive() }),
  duration: ticks.positive(),
  media: z.record(id, media),
  script: z.array(scriptWord),
  tracks: z.array(track),
  audio: z.strictObject({
    /** Integrated loudness of the finished mix, and the highest true peak. */
    targetLufs: z.number().min(-40).max(-5),
    maxTruePeakDb: z.number().max(0),
    /** How far music sinks under the voice. */
    duckingDb: z.number().min(0).max(40),
  }),
});
export type TimelineDocument = z.infer<typeof timelineDocument>;
