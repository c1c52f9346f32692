import type { Region, RgbaImage } from '../image.ts';

/** Below this alpha a pixel is invisible. */
const SEEN_ALPHA = 8;
const OPAQUE_ALPHA = 250;

/** Number of bands of equal height that an outline is measured in. */
const BANDS = 20;
/** From this alpha on a pixel belongs to the outline. */
const OUTLINE_ALPHA = 128;

/** The part of a band, from the top down, that lies between the subject's left and right ends, in fractions of the width. */
export interface OutlineBand {
  from: number;
  to: number;
}

export interface Trimmed {
  image: RgbaImage;
  region: Region;
  fill: number;
  /** Coarse outline, from the top down. */
  outline: OutlineBand[];
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
    outline: listBands(trimmed, size),
  };
}

/** Measures the ends of each band; those of an empty one are equal. */
function listBands(data: Uint8Array, { width, height }: { width: number; height: number }): OutlineBand[] {
  return Array.from({ length: BANDS }, (_, band) => {
    let [left, right] = [width, -1];
    const end = Math.max(Math.floor((band * height) / BANDS) + 1, Math.floor(((band + 1) * height) / BANDS));
    for (let y = Math.floor((band * height) / BANDS); y < Math.min(height, end); y += 1) {
      for (let x = 0; x < left; x += 1) if ((data[(y * width + x) * 4 + 3] ?? 0) >= OUTLINE_ALPHA) left = x;
      for (let x = width - 1; x > right; x -= 1) if ((data[(y * width + x) * 4 + 3] ?? 0) >= OUTLINE_ALPHA) right = x;
    }
    return right < left ? { from: 0, to: 0 } : { from: round(left / width), to: round((right + 1) / width) };
  });
}

/** Three digits suffice for where texts may stand, and keep results small. */
const round = (share: number): number => Math.round(share * 1000) / 1000;
