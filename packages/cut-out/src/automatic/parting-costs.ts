import type { Mask, Size } from '@reelwright/planes';
import type { LabPlanes } from './lab.ts';
import type { CutCosts } from '../min-cut.ts';

/** Chroma shows edges worse than lightness: JPEG halves its resolution. */
const CHROMA_WEIGHT = 0.7;
/** The usual step from pixel to pixel: at least this, in L*a*b* units, and a multiple of the background's noise. */
const LEAST_STEP = 1;
const NOISE_STEPS = 1.6;
/** The cost of separating two equal pixels. */
const PART_COST = 500;

/**
 * Computes the cost of separating each pixel from four of its neighbours: low across an edge, high within a surface or
 * a soft shadow.
 */
export function measurePartingCosts(lab: LabPlanes, { width }: Size, quiet: Mask): CutCosts['apart'] {
  const count = lab.l.length;
  const stepTo = (pixel: number, offset: number): number => {
    const l = (lab.l[pixel + offset] ?? 0) - (lab.l[pixel] ?? 0);
    const a = (lab.a[pixel + offset] ?? 0) - (lab.a[pixel] ?? 0);
    const b = (lab.b[pixel + offset] ?? 0) - (lab.b[pixel] ?? 0);
    return Math.sqrt(l * l + CHROMA_WEIGHT * (a * a + b * b));
  };
  let [sum, seen] = [0, 0];
  for (let pixel = 0; pixel < count - width; pixel += 3) {
    if (quiet[pixel] === 0) continue;
    sum += stepTo(pixel, 1) + stepTo(pixel, width);
    seen += 2;
  }
  const usual = Math.max(LEAST_STEP, seen > 0 ? (NOISE_STEPS * sum) / seen : 0);
  const measure = (offset: number, length: number): Int32Array => {
    const costs = new Int32Array(count);
    for (let pixel = 0; pixel + offset < count; pixel += 1) {
      const step = stepTo(pixel, offset) / usual / length;
      // The second term falls off slowly: of two edges the stronger one is cheaper.
      const cost = 0.65 * Math.exp((-step * step) / 4) + 0.35 / (1 + step);
      costs[pixel] = Math.round((PART_COST * cost) / length);
    }
    return costs;
  };
  return [measure(1, 1), measure(width, 1), measure(width + 1, Math.SQRT2), measure(width - 1, Math.SQRT2)];
}
