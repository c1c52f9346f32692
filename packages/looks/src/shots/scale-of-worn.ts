import type { Box } from '@reelwright/timeline';
import type { LookImage } from '../picture/ad-image.ts';
import type { Size } from '../rect.ts';

/** Maximum pixels of the canvas per pixel of the photo: above it the photo looks soft. */
export const SHARPEST = 2.2;
/**
 * Share of the area's width that a person who wears the product fills, and minimum visible share of the product and the
 * face.
 */
const WORN = { across: 0.8, least: 0.74 } as const;

/**
 * Returns the scale of a person whose product is too tall to show whole at a good size, in pixels of the canvas per
 * pixel of the photo. The head stays in view: the area begins at the photo's height `from`, a fraction of it.
 */
export function scaleOfWorn(
  { width, height }: LookImage,
  shown: Box,
  { room, from }: { room: Size; from: number },
): number {
  const low = shown.y + WORN.least * shown.height - from;
  return Math.min((WORN.across * room.width) / (shown.width * width), room.height / (low * height), SHARPEST);
}
