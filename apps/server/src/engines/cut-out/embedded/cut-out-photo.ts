import { findGround } from './find-ground.ts';
import { findSubject } from './find-subject.ts';
import { judgeMask, type MaskEvidence } from './judge-mask.ts';
import { toLabPlanes } from './lab.ts';
import { type RgbaImage, refineEdge } from './refine-edge.ts';

/** Shares of the picture: less is a detail of something, more is no product before a background. */
const AREA = { least: 0.03, most: 0.9 } as const;
/** A product that the photo cuts off can't stand alone. */
const MOST_TOUCH = 0.02;
/** White on white: the flood may have leaked in where the contour hardly shows. */
const MOST_WEAK = 0.09;
/** An outline with bites is one that the flood has eaten into. */
const MOST_RAGGED = 0.12;
/** Edges in what was taken for background: a missing part, or a reflection. */
const MOST_STRAY = 0.3;

/**
 * Makes all but the product transparent, in place, in an opaque photo with a plain background. `middle` is the same picture, perhaps
 * smaller, on which the subject is looked for. False, and nothing changed, where the mask is not certain.
 */
export function cutOutPhoto(image: RgbaImage, middle: RgbaImage): boolean {
  const lab = toLabPlanes(middle.data, 4);
  const ground = findGround(lab, middle);
  if (!ground) return false;
  const found = findSubject(lab, middle, ground);
  if (!isCertain(judgeMask(lab, middle, found))) return false;
  refineEdge(image, middle, found.mask);
  return true;
}

function isCertain({ area, touch, weak, stray, ragged }: MaskEvidence): boolean {
  return (
    area >= AREA.least &&
    area <= AREA.most &&
    touch <= MOST_TOUCH &&
    weak <= MOST_WEAK &&
    ragged <= MOST_RAGGED &&
    stray <= MOST_STRAY
  );
}
