import type { LookImage } from '../picture/ad-image.ts';
import { isSurrounded } from '../picture/photo-traits.ts';
import { isSkinLike } from './variants.ts';

/** Pixels across from which a photo is sharp on a whole canvas, and below which it is soft. */
const SHARP_PX = { good: 1000, soft: 560 } as const;
/** Shares of a photo that its subject takes: below, it is lost in it; above, hardly anything is around it. */
const SHARE = { least: 0.06, most: 0.85 } as const;
/** Distance of a subject from the photo's edges, in fractions of it, from which it is whole. */
const EDGE = 0.012;
/** Number of a palette's colours, strongest first, among which skin shows somebody who uses the product. */
const STRONGEST = 3;

/**
 * Rates how well an image opens an ad: with somebody who uses the product, or the whole product; large, sharp, and
 * filling a tall canvas.
 */
export function rateOpening(image: LookImage): number {
  const { width, height, subject, details, isScene, kind } = image;
  const shorter = Math.min(width, height);
  const share = subject.width * subject.height;
  return (
    (kind === 'video' ? 2 : 0) +
    (showsPerson(image) ? 1.2 : isWhole(image) ? 0.8 : 0) +
    (isScene && isSurrounded(image) ? 0.5 : 0) +
    (shorter >= SHARP_PX.good ? 0.5 : shorter < SHARP_PX.soft ? -0.8 : 0) +
    (share < SHARE.least ? -0.8 : share > SHARE.most && !isScene ? -0.3 : 0) +
    (height >= width ? 0.3 : 0) +
    (details.length >= 2 ? 0.3 : 0)
  );
}

/**
 * Whether somebody who uses the product is seen: a face, the surroundings of what is worn, or the skin of somebody whom
 * the photo cuts off.
 */
export function showsPerson(image: LookImage): boolean {
  const { faces, isScene, palette, kind, crossesTop = false, isWearable = false } = image;
  if (kind === 'video') return false;
  const hasSkin = palette.slice(0, STRONGEST).some(isSkinLike);
  return faces.length > 0 || (isScene && ((isWearable && isSurrounded(image)) || (hasSkin && crossesTop)));
}

/** Whether nothing of the product is cut off. */
function isWhole({ subject, cutOut }: LookImage): boolean {
  if (cutOut) return (cutOut.cutBy ?? []).length === 0;
  const { x, y, width, height } = subject;
  return x >= EDGE && y >= EDGE && x + width <= 1 - EDGE && y + height <= 1 - EDGE;
}
