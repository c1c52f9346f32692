import type { LabPlanes } from './lab.ts';
import { blurPlane, findQuantile, type Mask, type Plane, type Size, spreadLargest } from '@reelwright/planes';

const FINE_RADIUS = 1;
const COARSE_RADIUS = 3;
/**
 * A sharp edge is this much steeper at a fine scale than at a coarse one; a shadow's edge is about as steep at both.
 */
const SHARPNESS = 1.3;
/** Lightness around an edge: rims of soft shadows are fainter. */
const LEAST_CONTRAST = 5;
const CONTRAST_REACH = 3;
/** In L*a*b* units per pixel. */
const LEAST_SLOPE = 0.7;
/** Steep enough for an object out of focus, and too steep for a shadow. */
const STEEP_SLOPE = 7;
/** The encoder leaves ripples of up to this share beside a strong edge. */
const RIPPLE_SHARE = 0.22;
/** Reach of the ripples, in pixels of the photo as encoded. */
export const RIPPLE_REACH = 10;

/**
 * Measures edge strength at each pixel: 1 and more at sharp steps of lightness or colour. Edges of soft shadows and
 * ripples of the encoder stay below.
 */
export function measureEdges(
  lab: LabPlanes,
  { size, quiet, rippleReach }: { size: Size; quiet: Mask; rippleReach: number },
): Plane {
  const fine = measureSlope(lab, size, FINE_RADIUS);
  const coarse = measureSlope(lab, size, COARSE_RADIUS);
  const noise = findQuantile(
    fine.filter((_, pixel) => pixel % 5 === 0 && quiet[pixel] === 1),
    0.97,
  );
  const least = Math.max(LEAST_SLOPE, 1.25 * noise);
  const strongest = spreadLargest(fine, size, rippleReach);
  const contrast = measureRange(lab.l, size, CONTRAST_REACH);
  return fine.map((slope, pixel) =>
    Math.min(
      (contrast[pixel] ?? 0) / LEAST_CONTRAST,
      slope / least,
      slope / (RIPPLE_SHARE * (strongest[pixel] ?? 0) + 1e-6),
      Math.max(slope / STEEP_SLOPE, slope / (SHARPNESS * (coarse[pixel] ?? 0) + 1e-6)),
    ),
  );
}

/** Measures the range of values in a square around each pixel. */
function measureRange(plane: Plane, size: Size, reach: number): Plane {
  const highest = spreadLargest(plane, size, reach);
  const lowest = spreadLargest(
    plane.map((value) => 200 - value),
    size,
    reach,
  );
  return highest.map((value, pixel) => value + (lowest[pixel] ?? 0) - 200);
}

function measureSlope({ l, a, b }: LabPlanes, size: Size, radius: number): Plane {
  const { width, height } = size;
  const smooth = [l, a, b].map((plane) => {
    const once = blurPlane(plane, size, radius);
    return radius > 1 ? blurPlane(once, size, radius) : once;
  });
  const slope = new Float32Array(l.length);
  for (const plane of smooth) {
    for (let y = 0; y < height; y += 1) {
      const above = y > 0 ? -width : 0;
      const below = y < height - 1 ? width : 0;
      for (let x = 0; x < width; x += 1) {
        const pixel = y * width + x;
        const across = (plane[pixel + (x < width - 1 ? 1 : 0)] ?? 0) - (plane[pixel - (x > 0 ? 1 : 0)] ?? 0);
        const down = (plane[pixel + below] ?? 0) - (plane[pixel + above] ?? 0);
        slope[pixel] = (slope[pixel] ?? 0) + across * across + down * down;
      }
    }
  }
  // The differences span two pixels.
  for (let pixel = 0; pixel < slope.length; pixel += 1) slope[pixel] = Math.sqrt(slope[pixel] ?? 0) / 2;
  return slope;
}
