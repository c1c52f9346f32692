import * as z from 'zod';
import { appearance, easing, transform } from './motion.ts';
import { anchor, box, fraction, id, span, ticks } from './primitives.ts';

/**
 * A camera position over an image: the point of the image (in fractions of it, after its crop) at the centre of the
 * clip's box, and the zoom, where 1 is the smallest at which the image covers the box (`cover`) or fits into it
 * (`contain`, `blur`). With `cover` the window never leaves the image.
 */
const camera = z.strictObject({ x: fraction, y: fraction, zoom: z.number().min(1).max(8) });
export type Camera = z.infer<typeof camera>;

export const BLEND_MODES = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'soft-light',
  'hard-light',
  'add',
  'difference',
] as const;
export type BlendMode = (typeof BLEND_MODES)[number];

/** Ready-made grades; neutral means no grade. */
export const GRADE_LOOKS = [
  'vivid',
  'warm',
  'cool',
  'teal-orange',
  'video',
  'faded',
  'noir',
  'sepia',
  'golden-hour',
  'moonlight',
  'pastel',
  'punch',
  'matte',
  'cross-process',
] as const;
export type GradeLook = (typeof GRADE_LOOKS)[number];

const correction = z.number().min(-1).max(1);

/** Colour correction; 0 changes nothing. A look is applied after the corrections. */
const grade = z.strictObject({
  brightness: correction.optional(),
  contrast: correction.optional(),
  /** -1 is grey. */
  saturation: correction.optional(),
  /** -1 is blue, 1 is amber. */
  temperature: correction.optional(),
  look: z.strictObject({ name: z.enum(GRADE_LOOKS), strength: fraction }).optional(),
});
export type Grade = z.infer<typeof grade>;

export const MASK_SHAPES = [
  'rounded',
  'circle',
  'ellipse',
  'arch',
  'diamond',
  'hexagon',
  'star',
  'heart',
  'blob',
  'slant',
  'torn',
] as const;
export type MaskShape = (typeof MASK_SHAPES)[number];

export const FADED_EDGES = ['top', 'right', 'bottom', 'left'] as const;
export type FadedEdge = (typeof FADED_EDGES)[number];

/**
 * Shows only a shape of the clip's box. `radius` (of `rounded`) is a fraction of the box's shorter side. `faded`: the
 * clip fades in from one edge of its box, over `share` of the box.
 */
const mask = z.discriminatedUnion('shape', [
  z.strictObject({ shape: z.literal('rounded'), radius: z.number().min(0).max(0.5) }),
  z.strictObject({ shape: z.enum(MASK_SHAPES).exclude(['rounded']) }),
  z.strictObject({ shape: z.literal('faded'), edge: z.enum(FADED_EDGES), share: z.number().gt(0).max(1) }),
]);
export type Mask = z.infer<typeof mask>;

const visualBase = {
  id,
  ...span,
  media: id,
  anchor: anchor.optional(),
  /** Part of the canvas that the image fills. */
  box,
  /** `blur`: the whole image, on a blurred copy of itself that fills the box. */
  fit: z.enum(['cover', 'contain', 'blur']),
  /** The used part of the source, in fractions of it; all of it by default. */
  crop: z.strictObject({ x: fraction, y: fraction, width: fraction.gt(0), height: fraction.gt(0) }).optional(),
  /** Slow pan and zoom from one camera to the other. */
  camera: z.strictObject({ from: camera, to: camera, easing }),
  opacity: fraction,
  transform: transform.optional(),
  enter: appearance.optional(),
  exit: appearance.optional(),
  mask: mask.optional(),
  grade: grade.optional(),
  blend: z.enum(BLEND_MODES).optional(),
};

export const imageClip = z.strictObject({ kind: z.literal('image'), ...visualBase });
export type ImageClip = z.infer<typeof imageClip>;

export const SPEED_LIMITS = { min: 0.25, max: 4 } as const;
/** Speed of clips: the source takes `duration * speed`. Audio keeps its pitch. */
export const speed = z.number().min(SPEED_LIMITS.min).max(SPEED_LIMITS.max);

/** The audio of a video clip. Fades in ticks of the document. */
export const clipAudio = z.strictObject({
  gainDb: z.number().min(-60).max(24),
  fadeIn: ticks.min(0),
  fadeOut: ticks.min(0),
});
export type ClipAudio = z.infer<typeof clipAudio>;

export const videoClip = z.strictObject({
  kind: z.literal('video'),
  ...visualBase,
  /** Start of the clip in the file; its end if the clip runs in reverse. */
  trimStart: ticks.min(0),
  speed,
  isReversed: z.boolean(),
  /** Shows this tick of the file all the time. Such a clip is silent. */
  freezeAt: ticks.min(0).optional(),
  /** Silent by default. */
  audio: clipAudio.optional(),
  /**
   * An avatar speaks: its audio is voice, and music is ducked under it. It stands in front of other clips if its file
   * has alpha.
   */
  role: z.enum(['footage', 'avatar']),
});
export type VideoClip = z.infer<typeof videoClip>;

export const visualClip = z.discriminatedUnion('kind', [imageClip, videoClip]);
export type VisualClip = z.infer<typeof visualClip>;

export const TRANSITION_KINDS = [
  'fade',
  'dip-black',
  'dip-white',
  'flash',
  'slide-left',
  'slide-right',
  'slide-up',
  'slide-down',
  'push-left',
  'push-right',
  'push-up',
  'push-down',
  'wipe-left',
  'wipe-right',
  'wipe-up',
  'wipe-down',
  'wipe-diagonal',
  'iris-open',
  'iris-close',
  'clock',
  'blinds',
  'doors',
  'dissolve',
  'zoom-in',
  'zoom-out',
  'spin',
  'whip-left',
  'whip-right',
  'blur',
  'pixelate',
  'glitch',
] as const;
export type TransitionKind = (typeof TRANSITION_KINDS)[number];

/**
 * Transition from one clip to the next on the same track. The clips abut; the transition is centred on the cut, and
 * both images keep moving through it. Directions are those of the movement: `slide` moves the new image over the
 * old one, `push` pushes the old one out.
 */
export const transition = z.strictObject({
  id,
  from: id,
  to: id,
  kind: z.enum(TRANSITION_KINDS),
  duration: ticks.positive(),
});
export type Transition = z.infer<typeof transition>;
