import type { Box } from '@reelwright/timeline';
import { luminanceOf } from '../color/rgb.ts';
import { inset, intersect, unite } from '../rect.ts';
import type { LookImage } from './ad-image.ts';

/** Distance from the photo's top, as a fraction of its height, below which the subject is cut there. */
export const CUT_SHARE = 0.015;

/** Whether a photo shows surroundings, from which nothing was cut out. */
export const isSurrounded = ({ plainBackground, cutOut }: LookImage): boolean =>
  plainBackground === null && cutOut === undefined;

/**
 * Returns the extended image, with its boxes in fractions of the extension. Only a plain wall is continued: what
 * continues a room, a street or a sky is seen as a smear.
 */
export function extendedOf(image: LookImage): LookImage | undefined {
  const { extended } = image;
  if (!extended || isSurrounded(image)) return undefined;
  const within = ({ x, y, width, height }: Box): Box => ({
    x: extended.region.x + x * extended.region.width,
    y: extended.region.y + y * extended.region.height,
    width: width * extended.region.width,
    height: height * extended.region.height,
  });
  return { ...image, ...extended, subject: within(image.subject), faces: image.faces.map(within) };
}

/** Luminance from which a plain background is studio white, which would extend to an empty canvas. */
const STUDIO = 0.84;

export function isStudio({ plainBackground }: LookImage): boolean {
  return plainBackground !== null && luminanceOf(plainBackground) >= STUDIO;
}

/** Height of the hair above a face, as a share of the face's height. */
const CROWN = 0.4;

/** Share of a photo from which its subject is most likely its surroundings, such as a forest around a tent. */
const VAGUE = 0.5;

/** Whether the photo's top cuts the subject off, such as the crown of a head: the frame then cuts it there too. */
export function isCutAbove({ subject, faces, isScene, plainBackground, crossesTop = false }: LookImage): boolean {
  if (crossesTop) return true;
  const isVague = isScene && faces.length === 0 && plainBackground === null && subject.width * subject.height >= VAGUE;
  return (subject.y <= CUT_SHARE && !isVague) || faces.some(({ y, height }) => y - CROWN * height <= CUT_SHARE);
}

/**
 * Whether a photo shows a part of what somebody wears: it has no surroundings that could be continued, as a photo of a
 * room has.
 */
export function isPartOfWorn(image: LookImage, images: readonly LookImage[]): boolean {
  const isWorn = ({ cutOut, isScene }: LookImage) => cutOut !== undefined && isScene;
  return (
    image.kind === 'image' &&
    image.isScene &&
    image.cutOut === undefined &&
    image.faces.length === 0 &&
    images.some(isWorn)
  );
}

/** Least share of a photo that the details of its product take up, and the air around them, in their longer side. */
const TOLD = { least: 0.12, air: 0.14 } as const;

/**
 * Returns the part of a photo that tells what it shows: of surroundings, in which a subject is only guessed, the parts
 * that are rich in detail, with air around them.
 */
export function toldPart(image: LookImage): Box {
  const { subject, details, faces, isScene, width, height } = image;
  const told = unite([...details]);
  if (!isScene || !isSurrounded(image) || faces.length > 0 || isCutAbove(image) || details.length < 2 || !told)
    return subject;
  if (told.width * told.height < TOLD.least) return subject;
  const airPx = TOLD.air * Math.max(told.width * width, told.height * height);
  return intersect(subject, inset(told, -airPx / width, -airPx / height)) ?? subject;
}
