import { boxMask, makeMask, type Mask, type PixelBox, type Size } from '@reelwright/planes';
import type { RgbaImage } from '../image.ts';
import type { WhiteBackground } from './white-background.ts';

/** Pixels around what differs from the background: an encoder's ripples reach less far. */
const MARGIN_PX = 12;

/** The part of a photo that shows more than its white background. */
export interface WhiteCrop {
  image: RgbaImage;
  background: WhiteBackground;
  /** Returns the mask of the whole photo for one of the part. */
  place: (mask: Mask) => Mask;
}

/** Leaves out the sides of a photo that show nothing but its background: half of it, mostly. */
export function cropToDifference(image: RgbaImage, background: WhiteBackground): WhiteCrop {
  const { smooth, least } = background;
  const box = widen(boxMask(makeMask(smooth.length, (pixel) => (smooth[pixel] as number) >= least), image), image);
  if (box.width <= 0 || (box.width === image.width && box.height === image.height))
    return { image, background, place: (mask) => mask };
  const crop = (plane: Uint8Array, bytes = 1): Uint8Array => {
    const part = new Uint8Array(box.width * box.height * bytes);
    for (let y = 0; y < box.height; y += 1) {
      const start = ((box.top + y) * image.width + box.left) * bytes;
      part.set(plane.subarray(start, start + box.width * bytes), y * box.width * bytes);
    }
    return part;
  };
  return {
    image: { data: crop(image.data, 4), width: box.width, height: box.height },
    background: {
      ...background,
      difference: crop(background.difference),
      tint: crop(background.tint),
      smooth: crop(smooth),
      range: crop(background.range),
      wideRange: crop(background.wideRange),
    },
    place: (part) => {
      const mask = new Uint8Array(smooth.length);
      for (let y = 0; y < box.height; y += 1)
        mask.set(part.subarray(y * box.width, (y + 1) * box.width), (box.top + y) * image.width + box.left);
      return mask;
    },
  };
}

function widen({ left, top, width, height }: PixelBox, image: Size): PixelBox {
  if (width <= 0) return { left, top, width, height };
  const [fromX, fromY] = [Math.max(0, left - MARGIN_PX), Math.max(0, top - MARGIN_PX)];
  return {
    left: fromX,
    top: fromY,
    width: Math.min(image.width, left + width + MARGIN_PX) - fromX,
    height: Math.min(image.height, top + height + MARGIN_PX) - fromY,
  };
}
