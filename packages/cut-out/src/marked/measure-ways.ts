import type { Mask, Plane, Size } from '@reelwright/planes';
import type { LabPlanes } from '../automatic/lab.ts';

/** What a step over a pixel costs besides the colours that it crosses. */
const STEP_COST = 0.25;
const ROUNDS = 2;
const DIAGONAL = Math.SQRT2;

/**
 * Measures each pixel's shortest way to the marked ones, by the colours that it crosses: short within a surface, long
 * across edges. Raster scans, forth and back.
 */
export function measureWays({ l, a, b }: LabPlanes, { width, height }: Size, from: Mask): Plane {
  const ways = Float32Array.from(from, (marked) => (marked === 1 ? 0 : Number.POSITIVE_INFINITY));
  const relax = (pixel: number, other: number, length: number): void => {
    const way = ways[other] as number;
    if (way >= (ways[pixel] as number)) return;
    const light = (l[pixel] as number) - (l[other] as number);
    const [red, yellow] = [(a[pixel] as number) - (a[other] as number), (b[pixel] as number) - (b[other] as number)];
    const next = way + STEP_COST * length + Math.sqrt(light * light + red * red + yellow * yellow);
    if (next < (ways[pixel] as number)) ways[pixel] = next;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const pixel = y * width + x;
        if (x > 0) relax(pixel, pixel - 1, 1);
        if (y === 0) continue;
        relax(pixel, pixel - width, 1);
        if (x > 0) relax(pixel, pixel - width - 1, DIAGONAL);
        if (x < width - 1) relax(pixel, pixel - width + 1, DIAGONAL);
      }
    }
    for (let y = height - 1; y >= 0; y -= 1) {
      for (let x = width - 1; x >= 0; x -= 1) {
        const pixel = y * width + x;
        if (x < width - 1) relax(pixel, pixel + 1, 1);
        if (y === height - 1) continue;
        relax(pixel, pixel + width, 1);
        if (x > 0) relax(pixel, pixel + width - 1, DIAGONAL);
        if (x < width - 1) relax(pixel, pixel + width + 1, DIAGONAL);
      }
    }
  }
  return ways;
}
