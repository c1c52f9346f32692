import type { BlendMode, Grade, Mask, TransitionKind } from './document/visual-clips.ts';
import type {
  ArrowClip,
  BulletListClip,
  ChevronsClip,
  CountdownClip,
  CtaClip,
  DiscountBadgeClip,
  DoodleClip,
  LabelClip,
  LogoClip,
  PriceTagClip,
  ProgressBarClip,
  RatingClip,
  ReviewCardClip,
  ShapeClip,
} from './document/sticker-clips.ts';
import type { CaptionClip, CaptionWord, TextAnimation, TitleClip } from './document/text-clips.ts';

/** A rectangle in pixels; not necessarily whole ones. */
export interface PixelRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A clockwise rotation as its cosine and sine. */
export interface Rotation {
  cos: number;
  sin: number;
}

/**
 * The source of an image: an image of the document's media, or one frame of a video, which each clip reads separately.
 */
export type VisualSource =
  | { kind: 'image'; media: string }
  | { kind: 'video'; media: string; clip: string /** Of the file, from 0. */; frame: number };

/**
 * An image as one frame shows it: a window of the source (in source pixels) resampled into a rectangle of the canvas.
 */
export interface VisualLayer {
  kind: 'visual';
  source: VisualSource;
  window: PixelRect;
  /** Where the window lies, before the rotation. */
  dest: PixelRect;
  /**
   * The clip's box, before the rotation: mask and backdrop fill it, and nothing shows beyond it. `dest` lies inside.
   */
  frame: PixelRect;
  /** Rotation about the centre of `frame`. */
  rotation?: Rotation;
  mask?: Mask;
  /** A blurred copy of the source that fills `frame` beneath the image: this window of it, stretched over `frame`. */
  backdrop?: { window: PixelRect /** Radius, in canvas pixels. */; blurPx: number };
  grade?: Grade;
  blend: BlendMode;
  opacity: number;
}

export interface TransitionLayer {
  kind: 'transition';
  transition: TransitionKind;
  /** 0 shows only `from`, 1 only `to`. Already eased: painters use it linearly. */
  progress: number;
  /** Integer, the same for every frame of the transition: for effects that look random. */
  seed: number;
  from: VisualLayer;
  to: VisualLayer;
}

/**
 * Common to all sprites. `width` and `height` in pixels of the output. `scale` is output pixels per document pixel:
 * texts are measured and broken at the document's size and then drawn at this scale, so that a small preview has the
 * lines of the finished video.
 */
interface SpriteBase {
  /** Everything that the raster depends on, as text: equal keys mean equal rasters. */
  key: string;
  width: number;
  height: number;
  scale: number;
  /** Layout size in pixels of the document; missing if `scale` is 1 and both sizes are equal. */
  layout?: { width: number; height: number };
}

/**
 * Texts are in their drawn form: `toDrawnClip` has put them in capitals, settled their family and kept only characters
 * that its faces have. `fontPx` is in document pixels.
 */
export type TitleSpec = SpriteBase & { kind: 'title'; fontPx: number } & Pick<
    TitleClip,
    'text' | 'style' | 'emphasis' | 'verticalAlign'
  >;

export type CaptionSpec = SpriteBase & {
  kind: 'caption';
  words: Pick<CaptionWord, 'text' | 'spaceAfter' | 'staysWithNext' | 'isPlain'>[];
  fontPx: number;
} & Pick<CaptionClip, 'style' | 'highlight' | 'verticalAlign'>;

/** Look of a sticker. Stickers that change hold their state: which line of a list, how many seconds are left. */
export type StickerSpec = SpriteBase &
  (
    | Pick<PriceTagClip, 'kind' | 'price' | 'originalPrice' | 'shape' | 'family' | 'background' | 'color'>
    | Pick<CtaClip, 'kind' | 'text' | 'family' | 'background' | 'color' | 'shape' | 'isFull'>
    | Pick<LogoClip, 'kind' | 'media'>
    | Pick<ShapeClip, 'kind' | 'shape' | 'fill' | 'radius' | 'pattern' | 'set' | 'footing' | 'border' | 'softness'>
    | Pick<DiscountBadgeClip, 'kind' | 'text' | 'caption' | 'shape' | 'family' | 'background' | 'color'>
    | Pick<RatingClip, 'kind' | 'value' | 'text' | 'family' | 'starColor' | 'emptyColor' | 'color'>
    | Pick<ArrowClip, 'kind' | 'style' | 'direction' | 'color'>
    | (Pick<CountdownClip, 'kind' | 'style' | 'family' | 'background' | 'color'> & { secondsLeft: number })
    | (Pick<ProgressBarClip, 'kind' | 'radius'> & { part: 'track' | 'fill'; color: string })
    | (Pick<BulletListClip, 'kind' | 'family' | 'weight' | 'items' | 'mark' | 'color' | 'markColor' | 'plate'> & {
        /** The one line that is drawn, at its place among the others. */
        item: number;
        fontPx: number;
      })
    | Pick<
        ReviewCardClip,
        'kind' | 'quote' | 'author' | 'rating' | 'family' | 'background' | 'color' | 'starColor' | 'mark'
      >
    | Pick<LabelClip, 'kind' | 'text' | 'shape' | 'family' | 'background' | 'color'>
    | Pick<DoodleClip, 'kind' | 'drawing' | 'color'>
    | (Pick<ChevronsClip, 'kind' | 'color'> & { /** Of three, from below; drawn where it stands. */ chevron: number })
  );

export type SpriteSpec = TitleSpec | CaptionSpec | StickerSpec;

/** Position of a sprite. */
export interface SpritePose {
  /** Top left corner on the canvas, before scaling and rotation about its centre; not necessarily whole pixels. */
  x: number;
  y: number;
  scale: number;
  rotation?: Rotation;
  opacity: number;
}

export interface SpriteLayer extends SpritePose {
  kind: 'sprite';
  sprite: TitleSpec | StickerSpec;
  /** The visible part of its width, from the left, 0 to 1; all of it by default. */
  reveal?: number;
}

/** A title whose parts move separately. */
export interface AnimatedTitleLayer extends SpritePose {
  kind: 'animated_title';
  sprite: TitleSpec;
  animation: TextAnimation;
  /** 0 when it begins to enter, 1 when it is fully shown; linear in time. */
  enter: number;
  /** 0 until it begins to exit, 1 when it is gone; linear in time. */
  exit: number;
  /** Time since the clip began, for continuous animations. */
  elapsedMs: number;
}

/** A card of a caption. */
export interface CaptionLayer extends SpritePose {
  kind: 'caption';
  sprite: CaptionSpec;
  /** Index of the spoken word: the last one that began; -1 before the first. */
  active: number;
  /** Spoken share of the word, 0 to 1; 0 if there is none. */
  progress: number;
  /** Time since the word began; 0 if there is none. */
  sinceWordMs: number;
}

export type Layer = VisualLayer | TransitionLayer | SpriteLayer | AnimatedTitleLayer | CaptionLayer;

/** Everything that one frame shows, bottom first. */
export interface FrameDescription {
  width: number;
  height: number;
  background: string;
  layers: Layer[];
}
