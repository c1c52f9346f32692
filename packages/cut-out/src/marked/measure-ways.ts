import type { Mask, Plane, Size } from '@reelwright/planes';
import type { LabPlanes } from '../automatic/lab.ts';

/** What a step over a pixel costs besides the colours that it crosses. */
const STEP_COST = 0.25;
const ROUNDS = 2;

/** What a step costs from each pixel to the one to its right, below, below right and below left. */
export type WaySteps = readonly [right: Plane, below: Plane, belowRight: Plane, belowLeft: Plane];

export function measureSteps({ l, a, b }: LabPlanes, { width }: Size): WaySteps {
  const measure = (offset: number, length: number): Plane => {
    const steps = new Float32Array(l.length);
    for (let pixel = 0; pixel + offset < l.length; pixel += 1) {
      const other = pixel + offset;
      const light = (l[other] as number) - (l[pixel] as number);
      const red = (a[other] as number) - (a[pixel] as number);
      const yellow = (b[other] as number) - (b[pixel] as number);
      steps[pixel] = STEP_COST * length + Math.sqrt(light * light + red * red + yellow * yellow);
    }
    return steps;
  };
  return [measure(1, 1), measure(width, 1), measure(width + 1, Math.SQRT2), measure(width - 1, Math.SQRT2)];
}

/**
 * Measures each pixel's shortest way to the marked ones, by the colours that it crosses: short within a surface, long
 * across edges. Raster scans, forth and back.
 */
export function measureWays(steps: WaySteps, { width, height }: Size, from: Mask): Plane {
  const [right, below, belowRight, belowLeft] = steps;
  const ways = new Float32Array(from.length);
  for (let pixel = 0; pixel < from.length; pixel += 1) if (from[pixel] !== 1) ways[pixel] = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const pixel = y * width + x;
        const above = pixel - width;
        let way = ways[pixel] as number;
        if (x > 0) way = Math.min(way, (ways[pixel - 1] as number) + (right[pixel - 1] as number));
        if (y > 0) {
          way = Math.min(way, (ways[above] as number) + (below[above] as number));
          if (x > 0) way = Math.min(way, (ways[above - 1] as number) + (belowRight[above - 1] as number));
          if (x < width - 1) way = Math.min(way, (ways[above + 1] as number) + (belowLeft[above + 1] as number));
        }
        ways[pixel] = way;
      }
    }
    for (let y = height - 1; y >= 0; y -= 1) {
      for (let x = width - 1; x >= 0; x -= 1) {
        const pixel = y * width + x;
        const under = pixel + width;
        let way = ways[pixel] as number;
        if (x < width - 1) way = Math.min(way, (ways[pixel + 1] as number) + (right[pixel] as number));
        if (y < height - 1) {
          way = Math.min(way, (ways[under] as number) + (below[pixel] as number));
          if (x < width - 1) way = Math.min(way, (ways[under + 1] as number) + (belowRight[pixel] as number));
          if (x > 0) way = Math.min(way, (ways[under - 1] as number) + (belowLeft[pixel] as number));
        }
        ways[pixel] = way;
      }
    }
  }
  return ways;
}
