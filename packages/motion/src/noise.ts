import type { FrameSize } from './layout.ts';

const BLOCK = 16;
/** Most images have flat parts: the blocks below this share show noise and no texture. */
const FLAT_SHARE = 0.15;

/**
 * Returns the noise of an image as the standard deviation of its luma, read in its flattest parts with a filter that
 * ignores slopes (J. Immerkaer, Fast noise variance estimation, 1996).
 */
export function estimateNoise(luma: Uint8Array, { width, height }: FrameSize): number {
  const blocks: number[] = [];
  const at = (x: number, y: number): number => luma[y * width + x] ?? 0;
  for (let top = 1; top + BLOCK < height; top += BLOCK)
    for (let left = 1; left + BLOCK < width; left += BLOCK) {
      let sum = 0;
      for (let y = top; y < top + BLOCK; y += 1)
        for (let x = left; x < left + BLOCK; x += 1)
          sum += Math.abs(
            at(x - 1, y - 1) -
              2 * at(x, y - 1) +
              at(x + 1, y - 1) -
              2 * at(x - 1, y) +
              4 * at(x, y) -
              2 * at(x + 1, y) +
              at(x - 1, y + 1) -
              2 * at(x, y + 1) +
              at(x + 1, y + 1),
          );
      blocks.push((Math.sqrt(Math.PI / 2) * sum) / (6 * BLOCK * BLOCK));
    }
  blocks.sort((a, b) => a - b);
  return blocks[Math.floor(blocks.length * FLAT_SHARE)] ?? 0;
}
