import type { Mask, Size } from '@reelwright/planes';

/** Half of the directions in which a hole is crossed; the others are their opposites. */
const DIRECTIONS = [
  [1, 0],
  [2, 1],
  [1, 1],
  [1, 2],
  [0, 1],
  [-1, 2],
  [-1, 1],
  [-2, 1],
] as const;
const MAX_STEPS = 96;
/** Two ends of a line that differ less than this belong to one surface or edge. */
const SAME_SURFACE = 9;

/**
 * Fills the marked pixels of a plane from what surrounds them: along lines that cross the hole, those first whose ends
 * are near and alike, so that edges go on through it. Marked pixels of `unknown` are not read; those of `mask` are
 * written.
 */
export function fillAround(plane: Uint8Array, mask: Mask, unknown: Mask, size: Size): void {
  const { width, height } = size;
  const source = plane.slice();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      if (mask[pixel] === 0) continue;
      let [sum, weights] = [0, 0];
      for (const [dx, dy] of DIRECTIONS) {
        const length = Math.hypot(dx, dy);
        const one = findEnd(x, y, dx, dy);
        const other = findEnd(x, y, -dx, -dy);
        if (one > 0 && other > 0) {
          const [a, b] = [readEnd(x, y, dx, dy, one), readEnd(x, y, -dx, -dy, other)];
          const alike = Math.exp(-(((a - b) / SAME_SURFACE) ** 2) / 2) + 0.02;
          const weight = alike / ((one + other) * length) ** 2;
          sum += (weight * (a * other + b * one)) / (one + other);
          weights += weight;
        } else if (one > 0 || other > 0) {
          // At the edge of the image, a line has one end.
          const steps = one > 0 ? one : other;
          const weight = 0.01 / (2 * steps * length) ** 2;
          sum += weight * (one > 0 ? readEnd(x, y, dx, dy, one) : readEnd(x, y, -dx, -dy, other));
          weights += weight;
        }
      }
      if (weights > 0) plane[pixel] = Math.round(sum / weights);
    }

  /** Returns the steps to the first known pixel; 0 if there is none. */
  function findEnd(fromX: number, fromY: number, dx: number, dy: number): number {
    let [x, y] = [fromX, fromY];
    for (let steps = 1; steps <= MAX_STEPS; steps += 1) {
      x += dx;
      y += dy;
      if (x < 0 || y < 0 || x >= width || y >= height) return 0;
      if (unknown[y * width + x] === 0) return steps;
    }
    return 0;
  }

  /** The mean of the two known pixels at an end: a single one is noisy. */
  function readEnd(fromX: number, fromY: number, dx: number, dy: number, steps: number): number {
    const [x, y] = [fromX + dx * steps, fromY + dy * steps];
    const own = source[y * width + x] ?? 0;
    const [nextX, nextY] = [x + dx, y + dy];
    if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height) return own;
    const next = nextY * width + nextX;
    return unknown[next] === 0 ? (own * 2 + (source[next] ?? 0)) / 3 : own;
  }
}
