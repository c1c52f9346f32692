import type { Mask, Size } from '@reelwright/planes';

/** Lists the pixels of one mask that another surrounds: on both sides in their row, and below. */
export function* listSurrounded(mask: Mask, within: Mask, { width, height }: Size): Generator<number> {
  const first = new Int32Array(height).fill(width);
  const last = new Int32Array(height).fill(-1);
  const lowest = new Int32Array(width).fill(-1);
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    if (mask[pixel] === 0) continue;
    const x = pixel % width;
    const y = (pixel - x) / width;
    first[y] = Math.min(first[y] ?? 0, x);
    last[y] = Math.max(last[y] ?? 0, x);
    lowest[x] = Math.max(lowest[x] ?? 0, y);
  }
  for (let pixel = 0; pixel < within.length; pixel += 1) {
    if (within[pixel] === 0) continue;
    const x = pixel % width;
    const y = (pixel - x) / width;
    if (x > (first[y] ?? 0) && x < (last[y] ?? 0) && y < (lowest[x] ?? 0)) yield pixel;
  }
}
