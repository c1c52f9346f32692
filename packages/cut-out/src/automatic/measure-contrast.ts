import { blurPlane, type Mask, type Plane, type Size } from '@reelwright/planes';
import type { LabPlanes } from './lab.ts';

/** The least difference between the subject and its surroundings, in L*a*b* units. */
export const LEAST_CONTRAST = 5;
/** Width of the compared strips on both sides of the contour, as a share of the longer side. */
const STRIP_SHARE = 0.0045;

/**
 * Measures the colour difference between the strips on both sides of a mask's contour, in L*a*b* units, at each pixel
 * of the contour; 0 elsewhere.
 */
export function measureContrast({ l, a, b }: LabPlanes, size: Size, mask: Mask): Plane {
  const { width, height } = size;
  const radius = Math.max(2, Math.round(STRIP_SHARE * Math.max(width, height)));
  const inside = new Float32Array(mask);
  const insideShare = blurPlane(inside, size, radius);
  const means = [l, a, b].map((plane) => ({
    inside: blurPlane(
      plane.map((value, pixel) => value * (inside[pixel] ?? 0)),
      size,
      radius,
    ),
    all: blurPlane(plane, size, radius),
  }));
  const contrast = new Float32Array(mask.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      if (mask[pixel] === 0) continue;
      if (mask[pixel - 1] === 1 && mask[pixel + 1] === 1 && mask[pixel - width] === 1 && mask[pixel + width] === 1)
        continue;
      const share = insideShare[pixel] ?? 0;
      if (share < 0.05 || share > 0.95) continue;
      let squared = 0;
      for (const mean of means) {
        const one = (mean.inside[pixel] ?? 0) / share;
        const other = ((mean.all[pixel] ?? 0) - (mean.inside[pixel] ?? 0)) / (1 - share);
        squared += (one - other) ** 2;
      }
      contrast[pixel] = Math.max(1e-3, Math.sqrt(squared));
    }
  }
  return contrast;
}
