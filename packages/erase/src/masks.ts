import { findParts, type Mask, measureDistance, type PixelBox, type Size } from '@reelwright/planes';

/** Returns the pixels within a distance of a mask. */
export function growMask(mask: Mask, size: Size, reach: number): Mask {
  if (!mask.includes(1)) return new Uint8Array(mask.length);
  const distance = measureDistance(mask, size);
  const grown = new Uint8Array(mask.length);
  for (let pixel = 0; pixel < mask.length; pixel += 1) if ((distance[pixel] ?? reach + 1) <= reach) grown[pixel] = 1;
  return grown;
}

/** Unmarks everything outside a box. */
export function keepBox(mask: Mask, { width }: Size, box: PixelBox): Mask {
  const kept = new Uint8Array(mask.length);
  for (let y = box.top; y < box.top + box.height; y += 1) {
    const from = y * width + box.left;
    kept.set(mask.subarray(from, from + box.width), from);
  }
  return kept;
}

export function countMask(mask: Mask): number {
  let count = 0;
  for (let pixel = 0; pixel < mask.length; pixel += 1) count += mask[pixel] ?? 0;
  return count;
}

/** Lists the marked pixels in order. */
export function listMarked(mask: Mask): Int32Array {
  const pixels = new Int32Array(countMask(mask));
  let count = 0;
  for (let pixel = 0; pixel < mask.length; pixel += 1)
    if (mask[pixel] === 1) {
      pixels[count] = pixel;
      count += 1;
    }
  return pixels;
}

/** Marks a whole box. */
export function fillBox({ width, height }: Size, box: PixelBox): Mask {
  return keepBox(new Uint8Array(width * height).fill(1), { width, height }, box);
}

/** Unmarks parts of fewer pixels. */
export function dropDust(mask: Mask, size: Size, least: number): void {
  const { labels, parts } = findParts(mask, size);
  for (let at = 0; at < mask.length; at += 1) {
    const label = labels[at] ?? 0;
    if (label > 0 && (parts[label - 1]?.area ?? 0) < least) mask[at] = 0;
  }
}
