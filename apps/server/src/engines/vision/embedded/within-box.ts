import type { Region } from '@reelwright/ad';
import { makeMask, type Mask, type Size } from '@reelwright/planes';

/** Keeps the part of a mask that lies in a box, which is in fractions of the image. */
export function withinBox(mask: Mask, box: Region, { width, height }: Size): Mask {
  return makeMask(mask.length, (pixel) => {
    const x = (pixel % width) / width - box.x;
    const y = Math.floor(pixel / width) / height - box.y;
    return mask[pixel] === 1 && x >= 0 && x < box.width && y >= 0 && y < box.height;
  });
}
