import type { Box } from '@reelwright/timeline';
import type { LookImage } from '../picture/ad-image.ts';

/** The part of an image that stands on a stage. */
export interface ProductSource {
  media: string;
  /** Width of the visible part, in pixels. */
  width: number;
  height: number;
  crop?: Box;
  /** Where the product touches the floor, in fractions of it; left out if unknown. */
  feet?: readonly { x: number; y: number; width: number }[];
}

const AIR = 0.05;

/** Whether a cut-out extends beyond its photo, as a person does: alone it would end in mid-air. */
export function isFigure({ cutOut, isScene }: LookImage): boolean {
  return cutOut !== undefined && (isScene || (cutOut.cutBy?.length ?? 0) > 0);
}

/** Returns the product without its background; undefined without a cut-out, as for a photo with a person or a room. */
export function productSource(image: LookImage): ProductSource | undefined {
  const { cutOut } = image;
  if (isFigure(image)) return undefined;
  if (cutOut) {
    const { media, width, height, feet } = cutOut;
    return { media, width, height, ...(feet ? { feet } : {}) };
  }
  if (image.isScene || image.kind === 'video' || !image.hasAlpha) return undefined;
  const crop = withAir(image.subject);
  return { media: image.media, width: crop.width * image.width, height: crop.height * image.height, crop };
}

/** Whether a product or a person can be shown without its surroundings, in front of type. */
export function isOutlined(image: LookImage): boolean {
  return productSource(image) !== undefined || (isFigure(image) && !(image.cutOut?.cutBy ?? []).includes('top'));
}

function withAir({ x, y, width, height }: Box): Box {
  const left = Math.max(0, x - AIR);
  const top = Math.max(0, y - AIR);
  return {
    x: left,
    y: top,
    width: Math.min(1, x + width + AIR) - left,
    height: Math.min(1, y + height + AIR) - top,
  };
}
