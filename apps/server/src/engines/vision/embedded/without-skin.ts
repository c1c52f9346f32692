import { makeMask, type Mask } from '@reelwright/planes';

/**
 * Skin in YCbCr, whatever its lightness; after D. Chai and K. N. Ngan, "Face segmentation using skin-color map", 1999.
 */
const SKIN = { cb: [77, 127], cr: [136, 173] } as const;
const LEAST_LIGHTNESS = 45;

/**
 * Removes bare skin from the mask of a person who wears a product, so that close-ups show the product. `rgb` has three
 * bytes per pixel.
 */
export function withoutSkin(mask: Mask, rgb: Uint8Array): Mask {
  return makeMask(mask.length, (pixel) => {
    if (mask[pixel] === 0) return false;
    const [red, green, blue] = [rgb[pixel * 3] ?? 0, rgb[pixel * 3 + 1] ?? 0, rgb[pixel * 3 + 2] ?? 0];
    const lightness = 0.299 * red + 0.587 * green + 0.114 * blue;
    const cb = 128 - 0.169 * red - 0.331 * green + 0.5 * blue;
    const cr = 128 + 0.5 * red - 0.419 * green - 0.081 * blue;
    const isSkin =
      lightness >= LEAST_LIGHTNESS && cb >= SKIN.cb[0] && cb <= SKIN.cb[1] && cr >= SKIN.cr[0] && cr <= SKIN.cr[1];
    return !isSkin;
  });
}
