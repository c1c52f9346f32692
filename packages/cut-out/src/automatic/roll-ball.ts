import {
  findParts,
  invertMask,
  makeMask,
  type Mask,
  maskParts,
  measureDistance,
  type Part,
  type Size,
} from '@reelwright/planes';

/** Returns the centres of all balls of that radius inside a mask. */
export function rollBall(mask: Mask, size: Size, radius: number): Mask {
  const far = measureDistance(invertMask(mask), size);
  return makeMask(mask.length, (pixel) => (far[pixel] ?? 0) > radius);
}

/**
 * Returns the area that a ball of that radius reaches from the image's edge within a mask: it passes no narrower gap.
 */
export function rollInFromEdge(mask: Mask, size: Size, radius: number): Mask {
  const middles = keepParts(rollBall(mask, size, radius), size, ({ edgePixels }) => edgePixels > 0);
  const far = measureDistance(middles, size);
  return makeMask(mask.length, (pixel) => mask[pixel] === 1 && (far[pixel] ?? 0) <= radius * 0.9);
}

/** Keeps the connected parts of a mask that pass a test. */
export function keepParts(mask: Mask, size: Size, test: (part: Part) => boolean): Mask {
  const { labels, parts } = findParts(mask, size);
  return maskParts(labels, parts.map(test));
}
