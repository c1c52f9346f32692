import { RIPPLE_REACH } from './find-edges.ts';
import { findGround } from './find-ground.ts';
import { findSubject } from './find-subject.ts';
import { judgeMask, type MaskEvidence } from './judge-mask.ts';
import { toLabPlanes } from './lab.ts';
import { type RgbaImage, refineEdge } from './refine-edge.ts';

/** Shares of the picture: less is a detail of something, more is no product before a background. */
const AREA = { least: 0.03, most: 0.9 } as const;
/** A product that the photo cuts off can't stand alone. */
const MOST_TOUCH = 0.02;
/** White on white: the contour may be elsewhere where it hardly shows. */
const MOST_WEAK = 0.03;
/** An outline with bites is one that the flood has eaten into. */
const MOST_RAGGED = 0.12;
/** Edges in what was taken for background: a missing part, or a reflection. */
const MOST_STRAY = 0.09;
/** Lines that are left of something. */
const MOST_FILAMENTS = 0.01;
/** A region that may as well be a shadow. */
const MOST_DOUBT = 0.03;
/** Background or shadow that was left over. */
const MOST_LEFTOVER = 0.012;

/**
 * Makes all but the product transparent, in place, in an opaque photo with a plain background. `middle` is the same picture, perhaps
 * smaller, on which the subject is looked for. False, and nothing changed, where the mask is not certain.
 */
export function cutOutPhoto(image: RgbaImage, middle: RgbaImage): boolean {
  const lab = toLabPlanes(middle.data, 4);
  const ground = findGround(lab, middle);
  if (!ground) return false;
  const rippleReach = Math.max(2, Math.round((RIPPLE_REACH * middle.width) / image.width));
  const subject = findSubject({ lab, size: middle, ground, rippleReach });
  if (!isCertain(judgeMask(lab, middle, subject))) return false;
  refineEdge(image, middle, subject.mask);
  return true;
}

function isCertain({ area, touch, weak, stray, ragged, filaments, doubt, leftover }: MaskEvidence): boolean {
  return (
    area >= AREA.least &&
    area <= AREA.most &&
    touch <= MOST_TOUCH &&
    weak <= MOST_WEAK &&
    ragged <= MOST_RAGGED &&
    stray <= MOST_STRAY &&
    filaments <= MOST_FILAMENTS &&
    doubt <= MOST_DOUBT &&
    leftover <= MOST_LEFTOVER
  );
}
