import type { Plane, Size } from './planes.ts';

/**
 * Computes the largest value of a square around each pixel; 0 where all are negative. Windows are doubled until two of them
 * cover the square's side: five comparisons along each axis for a reach of 8.
 */
export function spreadLargest(source: Plane, { width, height }: Size, reach: number): Plane {
  if (reach < 1) return source.map((value) => Math.max(0, value));
  const rows = new Float32Array((height + 2 * reach) * width);
  const line = new Float32Array(width + 2 * reach);
  for (let y = 0; y < height; y += 1) {
    line.fill(0);
    for (let x = 0; x < width; x += 1) {
      const value = source[y * width + x] as number;
      if (value > 0) line[x + reach] = value;
    }
    const rest = doubleWindows(line, 1, reach);
    const to = (y + reach) * width;
    for (let x = 0; x < width; x += 1) {
      const one = line[x] as number;
      const other = line[x + rest] as number;
      rows[to + x] = one > other ? one : other;
    }
  }
  const rest = doubleWindows(rows, width, reach) * width;
  const spread = new Float32Array(source.length);
  for (let pixel = 0; pixel < spread.length; pixel += 1) {
    const one = rows[pixel] as number;
    const other = rows[pixel + rest] as number;
    spread[pixel] = one > other ? one : other;
  }
  return spread;
}

/**
 * Writes the largest value of a window that begins at each place, in place. Returns how many places farther the window
 * begins that ends where one of twice the reach does.
 */
function doubleWindows(values: Plane, stride: number, reach: number): number {
  const side = 2 * reach + 1;
  let span = 1;
  for (; 2 * span <= side; span *= 2) {
    const offset = span * stride;
    for (let at = 0; at < values.length - offset; at += 1) {
      const there = values[at + offset] as number;
      if (there > (values[at] as number)) values[at] = there;
    }
  }
  return side - span;
}
