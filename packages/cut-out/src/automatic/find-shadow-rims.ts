import { findParts, invertMask, makeMask, type Mask, maskParts, measureDistance, type Size } from '@reelwright/planes';
import type { Levels } from './levels.ts';
import { listBorderShares } from './list-border-shares.ts';

/** Limits of a rim: its thickness, its paleness, and the share of its border at the shadow. */
const RIM = { px: 2.4, palest: 110, beside: 0.2 } as const;

/**
 * Finds thin pale parts of a mask beside its shadow: the sharp rim of a reflection in the floor, and crumbs of a
 * shadow.
 */
export function findShadowRims(
  mask: Mask,
  size: Size,
  { shadow, difference }: { shadow: Mask; difference: Levels },
): Mask {
  const inward = measureDistance(invertMask(mask), size);
  const thick = measureDistance(
    makeMask(mask.length, (pixel) => (inward[pixel] ?? 0) > RIM.px),
    size,
  );
  const thin = makeMask(
    mask.length,
    (pixel) => mask[pixel] === 1 && (thick[pixel] ?? 0) > RIM.px + 1 && (difference[pixel] ?? 0) < RIM.palest,
  );
  const { labels, parts } = findParts(thin, size);
  return maskParts(
    labels,
    listBorderShares(labels, parts, shadow, size).map((share) => share >= RIM.beside),
  );
}
