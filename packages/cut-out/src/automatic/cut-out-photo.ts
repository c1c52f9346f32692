import { findParts, type Mask, maskParts, type Size } from '@reelwright/planes';
import type { MaskFacts } from '../image.ts';
import { type CertainMask, findMaskBeforeWhite } from './cut-out-white.ts';
import { findCutEdges } from './find-cut-edges.ts';
import { findMaskDoubt } from './find-mask-doubt.ts';
import { RIPPLE_REACH } from './find-edges.ts';
import { type Background, findBackground } from './find-background.ts';
import { findSubject } from './find-subject.ts';
import { judgeMask, type MaskEvidence } from './judge-mask.ts';
import { type LabPlanes, toLabPlanes } from './lab.ts';
import type { RgbaImage } from '../image.ts';
import { raiseLabContrast } from './raise-contrast.ts';
import { refineEdge } from './refine-edge.ts';

/** Shares of the image: a smaller subject is a detail of something, a larger one is no product before a background. */
const AREA = { least: 0.03, most: 0.9 } as const;
/** A subject that the photo's edge cuts has less outline to judge: its limits are stricter by this share. */
const CUT = { touch: 0.02, mostTouch: 0.2, strictness: 0.5 } as const;
/** Limit for white on white: where the contour hardly shows, it may be wrong. */
const MOST_WEAK = 0.03;
/** Limit for bites in the outline, which mean that the flood fill has eaten into the subject. */
const MOST_RAGGED = 0.12;
/** Limit for edges in the assumed background: a missing part, or a reflection. */
const MOST_STRAY = 0.09;
/** A subject in several parts has its limit for edges in the background stricter by this: its body may be missing. */
const SEVERAL_PARTS = 0.25;
/** Limit for thin lines, remains of a missing part. */
const MOST_FILAMENTS = 0.01;
/** Limit for regions that may be shadow. */
const MOST_DOUBT = 0.03;
/** Limit for background or shadow left in the mask. */
const MOST_LEFTOVER = 0.012;

/**
 * Limit for a part that looks just as the background does inside a subject that the photo's edge cuts: between a
 * person's legs, or an arm and the hip, it is background.
 */
const MOST_ENCLOSED = 0.015;

/**
 * Makes all but the subject transparent, in place, in an opaque photo with a plain background. `middle` is the same
 * image, possibly smaller, in which the subject is searched. Returns undefined and changes nothing if the mask is not
 * certain.
 */
export function cutOutPhoto(image: RgbaImage, middle: RgbaImage): MaskFacts | undefined {
  const found = findMaskBeforeWhite(middle) ?? findCertainMask(image, middle);
  if (!found || findMaskDoubt(middle, found.mask)) return undefined;
  const mask = dropNeighbours(found.mask, middle);
  refineEdge(image, middle, mask);
  return { ...found.facts, cutBy: findCutEdges(mask, middle) };
}

/** Share of the largest part of a mask up to which another part at the photo's edge is a piece of another thing. */
const NEIGHBOUR = 0.12;

/** Removes what the photo's edge cuts off of other things, beside a subject that it shows whole. */
function dropNeighbours(mask: Mask, size: Size): Mask {
  const { labels, parts } = findParts(mask, size);
  const largest = parts.toSorted((one, other) => other.area - one.area)[0];
  if (!largest || largest.edgePixels > 0) return mask;
  return maskParts(
    labels,
    parts.map(({ area, edgePixels }) => edgePixels === 0 || area > NEIGHBOUR * largest.area),
  );
}

function findCertainMask(image: Size, middle: RgbaImage): CertainMask | undefined {
  const found = findMaskBeforePlain(image, middle);
  return found?.isCertain ? { mask: found.mask, facts: found.facts } : undefined;
}

/** A mask before a plain background, with the evidence for and against it. */
export interface JudgedMask extends CertainMask {
  evidence: MaskEvidence;
  isCertain: boolean;
}

/** An image's plain background, and its colours. */
export interface PlainBackground {
  lab: LabPlanes;
  background: Background;
}

/** Returns undefined if the background is not plain. */
export function findPlainBackground(middle: RgbaImage): PlainBackground | undefined {
  const lab = toLabPlanes(middle.data, 4);
  const background = findBackground(lab, middle);
  return background && { lab, background };
}

/** Returns undefined if the background is not plain. */
export function findMaskBeforePlain(
  image: Size,
  middle: RgbaImage,
  plain = findPlainBackground(middle),
): JudgedMask | undefined {
  return plain && judgeBeforePlain({ ...plain, image, middle });
}

/** Looks again with more contrast, for subjects that are hardly darker or lighter than a plain background. */
export const lookCloserBeforePlain = (image: Size, middle: RgbaImage, { background }: PlainBackground): JudgedMask =>
  judgeBeforePlain({ lab: raiseLabContrast(middle, background), background, image, middle });

interface PlainLook extends PlainBackground {
  image: Size;
  middle: Size;
}

function judgeBeforePlain({ lab, background, image, middle }: PlainLook): JudgedMask {
  const rippleReach = Math.max(2, Math.round((RIPPLE_REACH * middle.width) / image.width));
  const subject = findSubject({ lab, size: middle, background, rippleReach });
  const evidence = judgeMask(lab, middle, subject);
  return {
    mask: subject.mask,
    facts: { cutBy: findCutEdges(subject.mask, middle), background: 'any' },
    evidence,
    isCertain: isCertain(evidence),
  };
}

function isCertain({
  area,
  parts,
  touch,
  weak,
  stray,
  ragged,
  filaments,
  doubt,
  leftover,
  enclosed,
}: MaskEvidence): boolean {
  const isCut = touch > CUT.touch;
  const strictness = isCut ? CUT.strictness : 1;
  return (
    area >= AREA.least &&
    area <= AREA.most &&
    touch <= CUT.mostTouch &&
    weak <= strictness * MOST_WEAK &&
    ragged <= strictness * MOST_RAGGED &&
    stray <= (parts > 1 ? SEVERAL_PARTS : 1) * strictness * MOST_STRAY &&
    filaments <= strictness * MOST_FILAMENTS &&
    doubt <= strictness * MOST_DOUBT &&
    leftover <= strictness * MOST_LEFTOVER &&
    (!isCut || enclosed <= MOST_ENCLOSED)
  );
}
