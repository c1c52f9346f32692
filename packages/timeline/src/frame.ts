import type { CaptionWord, LogoClip, TextStyle } from './document.ts';

/** A rectangle in pixels; not necessarily whole ones. */
export interface PixelRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture as one frame shows it: a window of the source (in source pixels) resampled into a rectangle of the canvas. */
export interface PictureLayer {
  kind: 'picture';
  media: string;
  /** Ticks into the file; 0 for images. */
  sourceTick: number;
  window: PixelRect;
  dest: PixelRect;
  opacity: number;
}

export interface TransitionLayer {
  kind: 'transition';
  transition: 'fade' | 'slide-left' | 'slide-right' | 'slide-up' | 'slide-down';
  /** 0 shows only `from`, 1 only `to`. Already eased: a slide moves by it as it is. */
  progress: number;
  from: PictureLayer;
  to: PictureLayer;
}

/** What a sprite looks like: all that its raster depends on. Equal specs have equal `key`s and equal rasters. */
export type SpriteSpec = { key: string; width: number; height: number } & (
  | { kind: 'title'; text: string; style: TextStyle; verticalAlign: 'top' | 'middle' | 'bottom'; fontPx: number }
  | {
      kind: 'caption';
      words: Pick<CaptionWord, 'text' | 'spaceAfter'>[];
      /** Index of the highlighted word; -1 for none. */
      active: number;
      style: TextStyle;
      highlight: { kind: 'pop' | 'box'; color: string };
      verticalAlign: 'top' | 'middle' | 'bottom';
      fontPx: number;
    }
  | {
      kind: 'price_tag';
      price: string;
      originalPrice: string | undefined;
      family: string;
      background: string;
      color: string;
    }
  | { kind: 'cta'; text: string; family: string; background: string; color: string }
  | { kind: 'logo'; media: LogoClip['media'] }
  | { kind: 'shape'; from: string; fromOpacity: number; to: string; toOpacity: number; radiusPx: number }
);

export interface SpriteLayer {
  kind: 'sprite';
  sprite: SpriteSpec;
  /** Of the sprite's top left corner on the canvas, before scaling about the sprite's centre; not necessarily whole pixels. */
  x: number;
  y: number;
  scale: number;
  opacity: number;
}

export type Layer = PictureLayer | TransitionLayer | SpriteLayer;

/** Everything one frame shows, bottom first. */
export interface FrameDescription {
  width: number;
  height: number;
  background: string;
  layers: Layer[];
}
