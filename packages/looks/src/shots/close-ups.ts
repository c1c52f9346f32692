import type { LookPicture } from '../picture/ad-picture.ts';

/** Width to height of products whose ends tell most of them: of a narrow one above and below, of a flat one left and right. */
const LONG = { narrow: 0.55, flat: 1.9 } as const;

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
  return (cutOut || hasAlpha) && longSide(picture) ? 2 : 0;
}
