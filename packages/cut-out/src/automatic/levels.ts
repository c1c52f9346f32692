import type { Size } from '@reelwright/planes';

/** One of 256 levels per pixel, row by row. */
export type Levels = Uint8Array;

/** Computes the highest level of a square around each pixel. */
export function spreadHighest(source: Levels, { width, height }: Size, reach: number): Levels {
  const rows = source.slice();
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    for (let step = 1; step <= reach; step += 1) {
      for (let x = 0; x < width - step; x += 1) {
        const here = start + x;
        const there = here + step;
        if ((source[there] ?? 0) > (rows[here] ?? 0)) rows[here] = source[there] ?? 0;
        if ((source[here] ?? 0) > (rows[there] ?? 0)) rows[there] = source[here] ?? 0;
      }
    }
  }
  const spread = rows.slice();
  for (let step = 1; step <= Math.min(reach, height - 1); step += 1) {
    const offset = step * width;
    for (let here = 0; here < source.length - offset; here += 1) {
      const there = here + offset;
      if ((rows[there] ?? 0) > (spread[here] ?? 0)) spread[here] = rows[there] ?? 0;
      if ((rows[here] ?? 0) > (spread[there] ?? 0)) spread[there] = rows[here] ?? 0;
    }
  }
  return spread;
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
