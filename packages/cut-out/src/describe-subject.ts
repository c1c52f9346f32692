import type { Region, RgbaImage } from './image.ts';

/** Below this alpha a pixel is invisible. */
const SEEN_ALPHA = 8;

/** Returns the bounding box of what is visible of an image, in fractions of it; undefined if nothing is. */
export function findVisibleRegion({ data, width, height }: RgbaImage): Region | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] as number) < SEEN_ALPHA) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < left) return undefined;
  return {
    x: left / width,
    y: top / height,
    width: (right - left + 1) / width,
    height: (bottom - top + 1) / height,
  };
}
