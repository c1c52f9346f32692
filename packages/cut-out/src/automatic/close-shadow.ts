import { invertMask, makeMask, type Mask, measureDistance, type Size } from '@reelwright/planes';
import { findMinimumCut } from '../min-cut.ts';
import type { Surroundings } from './find-before-white.ts';
import type { LabPlanes } from './lab.ts';
import { measurePartingCosts } from './parting-costs.ts';

/** Against 500 for separating two equal pixels. */
const WEIGHT = { sure: 1_000_000, subject: 60, shadow: -3 } as const;
/** Pixels this deep in what is not shadow are surely the subject. */
const SURE_DEPTH_PX = 3;

/**
 * Returns the part of a shadow that the shortest contour without an edge separates from the subject. Where a shadow is as
 * grey as the subject that casts it, a flood runs on into the subject: across the short line where they touch.
 */
export function closeShadow(lab: LabPlanes, size: Size, { outside, shadow }: Surroundings): Mask {
  const subject = makeMask(shadow.length, (pixel) => outside[pixel] === 0 && shadow[pixel] === 0);
  const depth = measureDistance(invertMask(subject), size);
  const lean = new Int32Array(shadow.length);
  for (let pixel = 0; pixel < lean.length; pixel += 1)
    if (outside[pixel] === 1) lean[pixel] = -WEIGHT.sure;
    else if (shadow[pixel] === 1) lean[pixel] = WEIGHT.shadow;
    else lean[pixel] = (depth[pixel] ?? 0) > SURE_DEPTH_PX ? WEIGHT.sure : WEIGHT.subject;
  const closed = findMinimumCut({ size, lean, apart: measurePartingCosts(lab, size, outside) });
  return makeMask(shadow.length, (pixel) => shadow[pixel] === 1 && closed[pixel] === 0);
}
