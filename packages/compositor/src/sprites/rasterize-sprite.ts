import type { SpriteSpec } from '@reelwright/timeline';
import type { CanvasHost, SpriteContext } from '../canvas-host.ts';
import type { RgbaImage } from '../memory/raster.ts';
import { paintCaption } from './paint-caption.ts';
import { paintCta } from './paint-cta.ts';
import { paintPriceTag } from './paint-price-tag.ts';
import { paintShape } from './paint-shape.ts';
import { paintTitle } from './paint-title.ts';

/** A sprite that Canvas 2D draws; logos are pictures of their own. */
export type DrawnSpriteSpec = Exclude<SpriteSpec, { kind: 'logo' }>;

/** The part of a sprite that shows anything, and where it lies in the sprite. Even in place and size. */
export interface SpriteImage extends RgbaImage {
  x: number;
  y: number;
}

/** Draws a sprite; undefined when nothing of it shows. */
export function rasterizeSprite(host: CanvasHost, spec: DrawnSpriteSpec): SpriteImage | undefined {
  const context = host.createContext(spec.width, spec.height);
  paintSpec(context, spec);
  return trimImage({ width: spec.width, height: spec.height, pixels: readPixels(context, spec) });
}

function paintSpec(context: SpriteContext, spec: DrawnSpriteSpec): void {
  switch (spec.kind) {
    case 'title':
      return paintTitle(context, spec);
    case 'caption':
      return paintCaption(context, spec);
    case 'price_tag':
      return paintPriceTag(context, spec);
    case 'cta':
      return paintCta(context, spec);
    case 'shape':
      return paintShape(context, spec);
  }
}

function readPixels(context: SpriteContext, { width, height }: DrawnSpriteSpec): Uint8ClampedArray {
  return context.getImageData(0, 0, width, height).data;
}

/** Cuts away the empty rows and columns around an image: most of a text's box is empty. */
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
