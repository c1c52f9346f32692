import { blurPlane, type Plane, type Size } from '@reelwright/planes';

/** Blurs by three passes of a square: close to a Gaussian of deviation `sigma` pixels. */
export function blurSoftly(plane: Plane, size: Size, sigma: number): Plane {
  const radius = Math.max(1, Math.round(Math.sqrt(4 * sigma * sigma + 1) / 2 - 0.5));
  return blurPlane(blurPlane(blurPlane(plane, size, radius), size, radius), size, radius);
}
