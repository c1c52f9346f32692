import type { CutOut } from '../render-request.ts';
import { measureCorner, type ProductCorner } from './measure-corner.ts';

/** What a cut-out tells of the thing it shows. Rows and columns are those of the trimmed image. */
export interface ProductMeasure {
  /** The trimmed image: 4 bytes a pixel. */
  image: CutOut;
  /** Half widths from the ground to the top, as shares of the image's height. */
  halves: number[];
  /** Half width of what touches the ground, as a share of the height. */
  base: number;
  /** How far to the right of the image's middle that is, as a share of the height. */
  aside: number;
  /** How far the camera looked down on it, radians: how round its lower edge is. */
  pitch: number;
  /** The foot of a box that was photographed over its corner; null for other things. */
  corner: ProductCorner | null;
  /** Mean color of its opaque pixels, sRGB 0 to 255. */
  mean: readonly [number, number, number];
}

const OPAQUE = 128;
const ROWS = 32;
const MIN_PITCH = (3 * Math.PI) / 180;
const MAX_PITCH = (26 * Math.PI) / 180;
/** Most of the height that the edge of a foot takes up. */
const MOST_RISE = 0.4;

/** Measures a cut-out; null if it shows nothing. */
export function measureProduct(cutOut: CutOut): ProductMeasure | null {
  const image = trim(cutOut);
  if (!image) return null;
  const { width, height } = image;
  const spans = Array.from({ length: height }, (_, y) => spanOf(image, y));
  const lowest = measureLowerEdge(image);
  // The sides of a round foot are seen above its front: below them the silhouette is the foot's edge, not the thing's.
  const sides = height - 1 - Math.min(lowest.rise, MOST_RISE * height);
  const halves = Array.from({ length: ROWS + 1 }, (_, index) => {
    const y = Math.min(height - 1, Math.round((1 - index / ROWS) * sides));
    const span = spans[y];
    return span ? Math.max(0.004, (span.right - span.left + 1) / 2 / height) : 0.004;
  });
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < width * height * 4; at += 4) {
    if ((image.rgba[at + 3] ?? 0) < 200) continue;
    count += 1;
    for (let channel = 0; channel < 3; channel += 1)
      sums[channel] = (sums[channel] ?? 0) + (image.rgba[at + channel] ?? 0);
  }
  const mean = sums.map((sum) => sum / Math.max(1, count));
  return {
    image,
    halves,
    base: lowest.half / height,
    aside: (lowest.middle + 0.5 - width / 2) / height,
    pitch: lowest.corner?.pitch ?? lowest.pitch,
    corner: lowest.corner,
    mean: [mean[0] ?? 0, mean[1] ?? 0, mean[2] ?? 0],
  };
}

function trim({ rgba, width, height }: CutOut): CutOut | null {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) < OPAQUE) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  if (right < left) return null;
  const size = { width: right - left + 1, height: bottom - top + 1 };
  const kept = new Uint8Array(size.width * size.height * 4);
  for (let y = 0; y < size.height; y += 1) {
    const from = ((y + top) * width + left) * 4;
    kept.set(rgba.subarray(from, from + size.width * 4), y * size.width * 4);
  }
  return { rgba: kept, ...size };
}

function spanOf({ rgba, width }: CutOut, y: number): { left: number; right: number } | null {
  const isOpaque = (x: number): boolean => (rgba[(y * width + x) * 4 + 3] ?? 0) >= OPAQUE;
  let left = 0;
  while (left < width && !isOpaque(left)) left += 1;
  if (left === width) return null;
  let right = width - 1;
  while (!isOpaque(right)) right -= 1;
  return { left, right };
}

/**
 * Fits half an ellipse to the lowest pixel of each column near the bottom: its half width is the base's, and its height
 * against its width the sine of the pitch.
 */
function measureLowerEdge({ rgba, width, height }: CutOut): {
  half: number;
  middle: number;
  /** Half the height of the ellipse, in pixels. */
  rise: number;
  pitch: number;
  corner: ProductCorner | null;
} {
  const lowest = Array.from({ length: width }, (_, x) => {
    let y = height - 1;
    while (y >= 0 && (rgba[(y * width + x) * 4 + 3] ?? 0) < OPAQUE) y -= 1;
    return y;
  });
  // What stands: columns whose lowest pixel lies within a seventh of the width of the bottom.
  const reach = Math.max(2, Math.round(width * 0.14));
  const standing = lowest.flatMap((y, x) => (y >= height - 1 - reach ? [{ x, up: height - 1 - y }] : []));
  const [first, last] = [standing[0]?.x ?? 0, standing.at(-1)?.x ?? width - 1];
  const half = Math.max(1, (last - first + 1) / 2);
  const middle = (first + last) / 2;
  // up = rise * (1 - sqrt(1 - (x / a)^2)), in the inner part, where corners that are rounded don't count.
  let [over, under] = [0, 0];
  for (const { x, up } of standing) {
    const across = (x - middle) / half;
    if (Math.abs(across) > 0.8) continue;
    const shape = 1 - Math.sqrt(1 - across * across);
    over += up * shape;
    under += shape * shape;
  }
  const rise = under > 0 ? over / under : 0;
  const pitch = Math.min(MAX_PITCH, Math.max(MIN_PITCH, Math.asin(Math.min(0.9, rise / half))));
  return { half, middle, rise, pitch, corner: measureCorner(lowest, { width, height }) };
}
