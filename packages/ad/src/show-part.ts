import type { LookImage } from '@reelwright/looks';
import type { NamedPart } from './find-part.ts';
import type { Region } from './material-facts.ts';

/** Least pixels of a photo across a close-up: with fewer it is blurred on a canvas. */
const LEAST_PX = 280;

/**
 * Returns an image with the part that a line names as its first close-up: its richest detail there, else the part as a
 * whole. Returns undefined for an image that shows neither, and for a part that may be anywhere.
 */
export function showPart(
  image: LookImage,
  { at, isAnywhere = false, isAtSide = false }: NamedPart,
): LookImage | undefined {
  const { details, cutOut, subject, plainBackground, hasAlpha, isScene, faces, kind } = image;
  const hasOutline = cutOut !== undefined || hasAlpha || plainBackground !== null;
  if (isAnywhere || (isAtSide && aspectOf(image) < FLAT)) return undefined;
  // Of a photo of surroundings nobody knows where the product's parts are.
  if (kind === 'video' || !hasOutline || (isScene && faces.length === 0 && cutOut === undefined)) return undefined;
  if (at === undefined) return details.length > 0 ? image : undefined;
  const place = within(at, isScene ? subject : (cutOut?.region ?? subject));
  const own = details.find((detail) => contains(place, middleOf(detail)));
  if (own) return { ...image, details: [own, ...details.filter((detail) => detail !== own)] };
  if (Math.min(place.width * image.width, place.height * image.height) < LEAST_PX) return undefined;
  return { ...image, details: [place, ...details] };
}

/** Aspect (width to height) from which a product is seen from the side. */
const FLAT = 1.25;

function aspectOf({ cutOut, subject, width, height }: LookImage): number {
  return cutOut ? cutOut.width / cutOut.height : (subject.width * width) / (subject.height * height);
}

function within(part: Region, box: Region): Region {
  return {
    x: box.x + part.x * box.width,
    y: box.y + part.y * box.height,
    width: part.width * box.width,
    height: part.height * box.height,
  };
}

const middleOf = ({ x, y, width, height }: Region) => ({ x: x + width / 2, y: y + height / 2 });

function contains({ x, y, width, height }: Region, point: { x: number; y: number }): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}
