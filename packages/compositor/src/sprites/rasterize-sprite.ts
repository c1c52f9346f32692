import type { SpriteSpec } from '@reelwright/timeline';
import { type CanvasHost, drawPixels, type SpriteContext } from '../canvas-host.ts';
import type { RgbaImage } from '../memory/raster.ts';
import { paintSticker } from './paint-sticker.ts';
import { paintTitle } from './paint-title.ts';
import { rasterizeFooting } from './sets/rasterize-footing.ts';
import { rasterizeSet } from './sets/rasterize-set.ts';
import { printPattern } from './sets/print-pattern.ts';
import { rasterizeSoftShape } from './stickers/soft-shape.ts';

/** A part of a text that moves separately: a word, a glyph, a plate. */
export interface TextPart {
  kind: 'text_part';
  /** Equal keys mean equal rasters; differs from the keys of all other sprites. */
  key: string;
  /** Even, in pixels of the output. */
  width: number;
  height: number;
  paint(context: SpriteContext): void;
}

/** A sprite drawn by Canvas 2D. Logos are separate images; captions are drawn in parts. */
export type DrawnSpec = Exclude<SpriteSpec, { kind: 'logo' | 'caption' }> | TextPart;

/** The visible part of a sprite, and its position in the sprite. Position and size are even. */
export interface SpriteImage extends RgbaImage {
  x: number;
  y: number;
}

/** Draws a sprite; returns undefined if nothing of it is visible. */
export function rasterizeSprite(host: CanvasHost, spec: DrawnSpec): SpriteImage | undefined {
  const { width, height } = spec;
  return trimImage({ width, height, pixels: rasterize(host, spec) });
}

function rasterize(host: CanvasHost, spec: DrawnSpec): Uint8ClampedArray {
  const { width, height } = spec;
  if (spec.kind === 'shape' && spec.softness) return rasterizeSoftShape(host, { ...spec, softness: spec.softness });
  if (spec.kind === 'shape' && spec.set) {
    const pixels = rasterizeSet(spec.set, spec);
    if (spec.pattern) printPattern(host, pixels, { set: spec.set, pattern: spec.pattern, width, height });
    return pixels;
  }
  if (spec.kind === 'shape' && spec.footing) return rasterizeFooting(spec.footing, spec);
  return drawPixels(host, spec, (context) => {
    switch (spec.kind) {
      case 'text_part':
        return spec.paint(context);
      case 'title':
        return paintTitle(context, spec);
      default:
        return paintSticker(context, spec);
    }
  });
}

/** Trims the empty rows and columns around an image: most of a text's box is empty. */
function trimImage(image: RgbaImage): SpriteImage | undefined {
  const { width, height } = image;
  const words = new Uint32Array(image.pixels.buffer, image.pixels.byteOffset, width * height);
  const isEmpty = (from: number, to: number, step: number) => {
    for (let at = from; at < to; at += step) if (words[at] !== 0) return false;
    return true;
  };
  let top = 0;
  while (top < height && isEmpty(top * width, (top + 1) * width, 1)) top++;
  if (top === height) return undefined;
  let bottom = height;
  while (isEmpty((bottom - 1) * width, bottom * width, 1)) bottom--;
  let left = 0;
  while (isEmpty(top * width + left, bottom * width, width)) left++;
  let right = width;
  while (isEmpty(top * width + right - 1, bottom * width, width)) right--;

  const x = left & ~1;
  const y = top & ~1;
  const kept = { width: (right - x + 1) & ~1, height: (bottom - y + 1) & ~1 };
  if (kept.width === width && kept.height === height) return { ...image, x, y };
  const pixels = new Uint8ClampedArray(kept.width * kept.height * 4);
  for (let row = 0; row < kept.height; row++) {
    const from = ((y + row) * width + x) * 4;
    pixels.set(image.pixels.subarray(from, from + kept.width * 4), row * kept.width * 4);
  }
  return { ...kept, x, y, pixels };
}
