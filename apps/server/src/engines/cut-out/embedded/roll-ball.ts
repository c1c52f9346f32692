import { findParts, invertMask, makeMask, type Mask, measureDistance, type Part, type Size } from '../../planes.ts';

/** The middle points of a ball of that radius that stays within a mask. */
export function rollBall(mask: Mask, size: Size, radius: number): Mask {
  const far = measureDistance(invertMask(mask), size);
  return makeMask(mask.length, (pixel) => (far[pixel] ?? 0) > radius);
}

/** Where a ball of that radius gets from the picture's edge without leaving a mask: through no narrower gap. */
export function rollInFromEdge(mask: Mask, size: Size, radius: number): Mask {
  const middles = keepParts(rollBall(mask, size, radius), size, ({ edgePixels }) => edgePixels > 0);
  const far = measureDistance(middles, size);
  return makeMask(mask.length, (pixel) => mask[pixel] === 1 && (far[pixel] ?? 0) <= radius * 0.9);
}

/** The connected parts of a mask that pass a test. */
export function keepParts(mask: Mask, size: Size, test: (part: Part) => boolean): Mask {
  const { labels, parts } = findParts(mask, size);
  const isKept = parts.map(test);
  return makeMask(mask.length, (pixel) => isKept[(labels[pixel] ?? 0) - 1] ?? false);
}
