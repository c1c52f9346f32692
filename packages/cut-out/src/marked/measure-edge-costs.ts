import type { Size } from '@reelwright/planes';
import type { LabPlanes } from '../automatic/lab.ts';
import type { CutCosts } from '../min-cut.ts';

/** The cost of separating two equal pixels, in the units of `CutCosts`. */
const PART_COST = 1000;
/** A part of it that no edge takes away: it keeps the contour short among busy textures. */
const LEAST_SHARE = 0.05;

/** Computes the cost of separating each pixel from four of its neighbours, by the usual contrast of the image. */
export function measureEdgeCosts({ l, a, b }: LabPlanes, { width }: Size): CutCosts['apart'] {
  const count = l.length;
  const differ = (pixel: number, offset: number): number => {
    const other = pixel + offset;
    const light = (l[other] ?? 0) - (l[pixel] ?? 0);
    const red = (a[other] ?? 0) - (a[pixel] ?? 0);
    const yellow = (b[other] ?? 0) - (b[pixel] ?? 0);
    return light * light + red * red + yellow * yellow;
  };
  let sum = 0;
  for (let pixel = 0; pixel < count - width; pixel += 1) sum += differ(pixel, 1) + differ(pixel, width);
  const usual = Math.max(4, sum / Math.max(1, 2 * (count - width)));
  const measure = (offset: number, length: number): Int32Array => {
    const costs = new Int32Array(count);
    for (let pixel = 0; pixel + offset < count; pixel += 1) {
      const share = LEAST_SHARE + (1 - LEAST_SHARE) * Math.exp(-differ(pixel, offset) / (2 * usual));
      costs[pixel] = Math.round((PART_COST * share) / length);
    }
    return costs;
  };
  return [measure(1, 1), measure(width, 1), measure(width + 1, Math.SQRT2), measure(width - 1, Math.SQRT2)];
}
