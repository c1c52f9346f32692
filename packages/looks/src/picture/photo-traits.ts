import type { Box } from '@reelwright/timeline';
import { luminanceOf } from '../color/rgb.ts';
import type { LookPicture } from './ad-picture.ts';

/** A subject that begins nearer to the top of its photo, as a fraction of it, is cut there. */
export const CUT_SHARE = 0.015;

/** The picture as it was carried on beyond its edges: its boxes in fractions of that. */
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

/** Luminance from which a plain ground is the white of a studio: carried on, it is an empty canvas. */
const STUDIO = 0.72;

export function isStudio({ plainBackground }: LookPicture): boolean {
  return plainBackground !== null && luminanceOf(plainBackground) >= STUDIO;
}

/** Of a face's height: how far hair goes on above it. */
const CROWN = 0.4;

/** Whether the top of its photo cuts a subject off, as a crown of a head: the frame cuts it there too. */
export function isCutAbove({ subject, faces }: LookPicture): boolean {
  return subject.y <= CUT_SHARE || faces.some(({ y, height }) => y - CROWN * height <= CUT_SHARE);
}
