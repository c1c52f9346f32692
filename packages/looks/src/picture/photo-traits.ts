import type { Box } from '@reelwright/timeline';
import { luminanceOf } from '../color/rgb.ts';
import type { LookPicture } from './ad-picture.ts';

/** Distance from the photo's top, as a fraction of its height, below which the subject is cut there. */
export const CUT_SHARE = 0.015;

/** Returns the extended image, with its boxes in fractions of the extension. */
export function extendedOf(picture: LookPicture): LookPicture | undefined {
  const { extended } = picture;
  if (!extended) return undefined;
  const within = ({ x, y, width, height }: Box): Box => ({
    x: extended.region.x + x * extended.region.width,
    y: extended.region.y + y * extended.region.height,
    width: width * extended.region.width,
    height: height * extended.region.height,
  });
  return { ...picture, ...extended, subject: within(picture.subject), faces: picture.faces.map(within) };
}

/** Luminance from which a plain background is studio white, which would extend to an empty canvas. */
const STUDIO = 0.72;

export function isStudio({ plainBackground }: LookPicture): boolean {
  return plainBackground !== null && luminanceOf(plainBackground) >= STUDIO;
}

/** Height of the hair above a face, as a share of the face's height. */
const CROWN = 0.4;

/** Whether the photo's top cuts the subject off, such as the crown of a head: the frame then cuts it there too. */
export function isCutAbove({ subject, faces }: LookPicture): boolean {
  return subject.y <= CUT_SHARE || faces.some(({ y, height }) => y - CROWN * height <= CUT_SHARE);
}
