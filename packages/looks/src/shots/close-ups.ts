import type { Box } from '@reelwright/timeline';
import type { LookPicture } from '../picture/ad-picture.ts';

/** Width to height of products whose ends tell most of them: of a narrow one above and below, of a flat one left and right. */
const LONG = { narrow: 0.55, flat: 1.9 } as const;

/** Parts of long products that a close-up shows, in fractions: of a flat one both ends, of a narrow one its head, since feet are plain. */
export const ENDS: Readonly<Record<'narrow' | 'flat', readonly Box[]>> = {
  narrow: [{ x: 0, y: 0, width: 1, height: 0.36 }],
  flat: [
    { x: 0, y: 0, width: 0.42, height: 1 },
    { x: 0.58, y: 0, width: 0.42, height: 1 },
  ],
};

/** Whether a long product shows its ends in close-ups where it has no details. */
export function longSide({ cutOut, subject, width, height }: LookPicture): 'narrow' | 'flat' | undefined {
  const aspect = cutOut ? cutOut.width / cutOut.height : (subject.width * width) / (subject.height * height);
  if (aspect < LONG.narrow) return 'narrow';
  return aspect > LONG.flat ? 'flat' : undefined;
}

/**
 * How many close-ups of a picture show something of its product: none where nothing says what is product and what is not, and none of
 * somebody whose face is not seen.
 */
export function countCloseUps(picture: LookPicture): number {
  const { kind, cutOut, hasAlpha, plainBackground, isScene, faces, details } = picture;
  if (kind === 'video') return 1;
  if (!cutOut && !hasAlpha && plainBackground === null) return 0;
  if (isScene && faces.length === 0) return 0;
  if (details.length > 0) return details.length;
  const side = cutOut || hasAlpha ? longSide(picture) : undefined;
  return side === undefined || !isSharp(picture, ENDS[side]) ? 0 : ENDS[side].length;
}

/** Pixels of the photo across a close-up that fills a canvas: from fewer it is a blur. */
const LEAST_PX = 400;

function isSharp({ cutOut, subject, width, height }: LookPicture, parts: readonly Box[]): boolean {
  const shown = cutOut ?? { width: subject.width * width, height: subject.height * height };
  return parts.every((part) => Math.min(part.width * shown.width, part.height * shown.height) >= LEAST_PX);
}
