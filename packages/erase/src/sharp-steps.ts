import type { Mask, Size } from '@reelwright/planes';

/** A lens and a sensor spread a step over at least this many pixels on either side; drawn graphics do not. */
const REACH = 3;
/** The largest share of a step that footage takes from one pixel to the next; graphics take nearly all of it. */
const MOST_OF_FOOTAGE = 0.45;

/**
 * Marks the pixels at which luma changes as abruptly as only drawn graphics do: texts and logos are burned in with the
 * video's own pixels, what a camera shows went through a lens. Steps of less than `leastContrast`, of 255, are left out.
 */
export function findSharpSteps(luma: ArrayLike<number>, { width, height }: Size, leastContrast: number): Mask {
  const mask = new Uint8Array(width * height);
  const least = MOST_OF_FOOTAGE * leastContrast;
  /** Marks a step if it makes up most of the range around it, along its line. */
  const mark = (at: number, step: number, stride: number, before: number, after: number): void => {
    let low = 255;
    let high = 0;
    for (let offset = -Math.min(REACH, before); offset <= Math.min(REACH + 1, after); offset += 1) {
      const value = luma[at + offset * stride] ?? 0;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    if (high - low >= leastContrast && step >= MOST_OF_FOOTAGE * (high - low)) mask[at] = 1;
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const value = luma[at] ?? 0;
      const right = x + 1 < width ? Math.abs((luma[at + 1] ?? 0) - value) : 0;
      if (right >= least) mark(at, right, 1, x, width - 1 - x);
      const below = y + 1 < height ? Math.abs((luma[at + width] ?? 0) - value) : 0;
      if (below >= least) mark(at, below, width, y, height - 1 - y);
    }
  return mask;
}
