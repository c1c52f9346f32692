import type { Box } from '@reelwright/timeline';
import type { LookPicture } from '../picture/ad-picture.ts';
import type { Size } from '../rect.ts';

/** Pixels of the canvas per pixel of the photo: beyond, it is soft. */
export const SHARPEST = 2.2;
/** Of its place's width, what somebody who wears the product fills, and of the product and the face, what has to show for it. */
const WORN = { across: 0.74, least: 0.66 } as const;

/**
 * How large somebody stands whose product is too high for the place to show all of it at a good size, in pixels of the canvas per pixel of the
 * photo. The head stays in view: the place begins with the photo's part at `from`, a fraction of its height.
 */
export function scaleOfWorn(
  { width, height }: LookPicture,
  shown: Box,
  { room, from }: { room: Size; from: number },
): number {
  const low = shown.y + WORN.least * shown.height - from;
  return Math.min((WORN.across * room.width) / (shown.width * width), room.height / (low * height), SHARPEST);
}
