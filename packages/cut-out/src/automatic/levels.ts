import type { Size } from '@reelwright/planes';

/** One of 256 levels per pixel, row by row. */
export type Levels = Uint8Array;

/**
 * Computes the highest level of a square around each pixel. Windows are doubled until two of them cover the square's side:
 * five comparisons along each axis for a reach of 8.
 */
export function spreadHighest(source: Levels, { width, height }: Size, reach: number): Levels {
  const rows = new Uint8Array((height + 2 * reach) * width);
  const line = new Uint8Array(width + 2 * reach);
  for (let y = 0; y < height; y += 1) {
    line.fill(0);
    line.set(source.subarray(y * width, (y + 1) * width), reach);
    const rest = doubleWindows(line, 1, reach);
    const to = (y + reach) * width;
    for (let x = 0; x < width; x += 1) {
      const one = line[x] as number;
      const other = line[x + rest] as number;
      rows[to + x] = one > other ? one : other;
    }
  }
  const rest = doubleWindows(rows, width, reach) * width;
  const spread = new Uint8Array(source.length);
  for (let pixel = 0; pixel < spread.length; pixel += 1) {
    const one = rows[pixel] as number;
    const other = rows[pixel + rest] as number;
    spread[pixel] = one > other ? one : other;
  }
  return spread;
}

/**
 * Writes the highest level of a window that begins at each place, in place. Returns how many places farther the window
 * begins that ends where one of twice the reach does.
 */
function doubleWindows(levels: Levels, stride: number, reach: number): number {
  const side = 2 * reach + 1;
  let span = 1;
  for (; 2 * span <= side; span *= 2) {
    const offset = span * stride;
    for (let at = 0; at < levels.length - offset; at += 1) {
      const there = levels[at + offset] as number;
      if (there > (levels[at] as number)) levels[at] = there;
    }
  }
  return side - span;
}

/** Extends the marked pixels to all that are reachable over the four neighbours, in place. */
export function floodOn(
  reached: Uint8Array,
  { width, height }: Size,
  isPassable: (pixel: number, from: number) => boolean,
): Uint8Array {
  const stack: number[] = [];
  const visit = (pixel: number, from: number): void => {
    if (reached[pixel] === 1 || !isPassable(pixel, from)) return;
    reached[pixel] = 1;
    stack.push(pixel);
  };
  const spread = (pixel: number): void => {
    const x = pixel % width;
    if (x > 0) visit(pixel - 1, pixel);
    if (x < width - 1) visit(pixel + 1, pixel);
    if (pixel >= width) visit(pixel - width, pixel);
    if (pixel < width * (height - 1)) visit(pixel + width, pixel);
  };
  for (let pixel = 0; pixel < reached.length; pixel += 1) {
    if (reached[pixel] === 0) continue;
    spread(pixel);
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) spread(next);
  }
  return reached;
}

/** Marks the neighbours of marked pixels that pass a test, for a given number of rounds, in place. */
export function growMask(
  mask: Uint8Array,
  { width }: Size,
  { times, test }: { times: number; test: (pixel: number) => boolean },
): void {
  for (let round = 0; round < times; round += 1) {
    const before = mask.slice();
    for (let pixel = 0; pixel < mask.length; pixel += 1) {
      if (before[pixel] === 1 || !test(pixel)) continue;
      const x = pixel % width;
      if (
        (x > 0 && before[pixel - 1] === 1) ||
        (x < width - 1 && before[pixel + 1] === 1) ||
        before[pixel - width] === 1 ||
        before[pixel + width] === 1
      )
        mask[pixel] = 1;
    }
  }
}
