import type { Region, RgbaImage } from '../image.ts';

/** Below this alpha a pixel is invisible. */
const SEEN_ALPHA = 8;
const OPAQUE_ALPHA = 250;

export interface Trimmed {
  image: RgbaImage;
  region: Region;
  fill: number;
}

/** Crops the transparent margin of an image and returns the region kept; undefined if the image is empty. */
export function trimImage({ data, width, height }: RgbaImage): Trimmed | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < SEEN_ALPHA) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < left) return undefined;
  const size = { width: right - left + 1, height: bottom - top + 1 };
  const trimmed = new Uint8Array(size.width * size.height * 4);
  let opaque = 0;
  for (let y = 0; y < size.height; y += 1) {
    const from = ((top + y) * width + left) * 4;
    trimmed.set(data.subarray(from, from + size.width * 4), y * size.width * 4);
  }
  for (let at = 0; at < trimmed.length; at += 4) {
    const alpha = trimmed[at + 3] ?? 0;
    if (alpha >= OPAQUE_ALPHA) opaque += 1;
    // Invisible pixels get no colour, which makes the file smaller.
    else if (alpha === 0) trimmed.fill(0, at, at + 3);
  }
  return {
    image: { data: trimmed, ...size },
    region: { x: left / width, y: top / height, width: size.width / width, height: size.height / height },
    fill: opaque / (size.width * size.height),
  };
}
