import { findParts, type Mask, type Size } from '@reelwright/planes';
import type { MaskFacts } from '../image.ts';
import { closeShadow } from './close-shadow.ts';
import { cropToDifference, type WhiteCrop } from './crop-white.ts';
import { findBeforeWhite, findSurroundings, type Surroundings } from './find-before-white.ts';
import { findCutEdges } from './find-cut-edges.ts';
import { judgeBeforeWhite, type WhiteEvidence } from './judge-white-mask.ts';
import type { RgbaImage } from '../image.ts';
import { raiseContrast } from './raise-contrast.ts';
import { findWhiteBackground } from './white-background.ts';

/** Shares of the image: a smaller subject is a detail of something, a larger one is no product before a background. */
const AREA = { least: 0.03, most: 0.9 } as const;
/**
 * Shares of the outline: up to `any` the mask is certain, up to `light` before pale backgrounds; at most `atShadow` may
 * end at a shadow.
 */
const UNSURE = { any: 0.01, light: 0.04, atShadow: 0.04 } as const;
const MOST_BITTEN = 0.03;
const MOST_RIMS = 0.05;
const MOST_STEPS = 0.04;
const MOST_FLOOR = 0.08;
/**
 * A pair of things is usual; more parts may be details of something pale. A closer look finds so many times as much of it, or
 * lacks a part if another finds so many times as much.
 */
const MOST_PARTS = 2;
const MORE = 1.15;
const LACKING = 1.02;

/** A mask that is certain, and what is known of it. */
export interface CertainMask {
  mask: Mask;
  facts: MaskFacts;
}

/** A mask before white, with the evidence for and against it. */
export interface WhiteLook extends CertainMask {
  evidence: WhiteEvidence;
  isCertain: boolean;
}

/**
 * The fast path for most photos of shops: finds the subject of a photo with an even near-white background. Returns
 * undefined if the background is another or the mask is not certain.
 */
export function findMaskBeforeWhite(middle: RgbaImage): CertainMask | undefined {
  const look = lookBeforeWhite(middle);
  const isFirst = look?.isCertain === true;
  if (isFirst && findParts(look.mask, middle).parts.length <= MOST_PARTS) return look;
  // The strongest contrast alone: photos that are refused must not take much longer.
  const { value: closer } = lookCloserBeforeWhite(middle).next();
  // What the closer look lacks may be a pale part that was taken for shadow.
  if (!isFirst)
    return closer?.isCertain && (look?.evidence.area ?? 0) <= LACKING * closer.evidence.area ? closer : undefined;
  // Several things, or what shows of one whose body is hardly darker than white: then a closer look finds more.
  if (!closer || closer.evidence.area <= MORE * look.evidence.area) return look;
  return closer.isCertain ? closer : undefined;
}

function lookBeforeWhite(middle: RgbaImage, background = findWhiteBackground(middle)): WhiteLook | undefined {
  if (!background) return undefined;
  const crop = cropToDifference(middle, background);
  return judgeLook(crop, middle, findSurroundings(crop.background, crop.image));
}

/**
 * Looks, and where a shadow may have been followed into a subject of the same grey, ends it where the contour without an
 * edge is shortest.
 */
export function lookPastShadow(middle: RgbaImage, background = findWhiteBackground(middle)): WhiteLook | undefined {
  if (!background) return undefined;
  const crop = cropToDifference(middle, background);
  const surroundings = findSurroundings(crop.background, crop.image);
  const look = judgeLook(crop, middle, surroundings);
  if (!isShadowDoubtful(look.evidence)) return look;
  const shadow = closeShadow(crop.image, surroundings);
  const past = judgeLook(crop, middle, { ...surroundings, shadow });
  return doubtOf(past.evidence) < doubtOf(look.evidence) ? past : look;
}

/** Whether what was taken for shadow may be a part of the subject. */
const isShadowDoubtful = ({ leftover, steps, bitten, rims }: WhiteEvidence): boolean =>
  leftover > UNSURE.atShadow || steps > MOST_STEPS || bitten > MOST_BITTEN || rims > MOST_RIMS;
const doubtOf = ({ unsure, steps, bitten, rims }: WhiteEvidence): number => unsure + steps + bitten + rims;

/**
 * Looks again with more contrast, for subjects that are hardly darker than white: what is sharp is still an edge then,
 * and what is soft a shadow. Yields the look with the most contrast first.
 */
export function* lookCloserBeforeWhite(
  middle: RgbaImage,
  background = findWhiteBackground(middle),
  look: (raised: RgbaImage) => WhiteLook | undefined = lookBeforeWhite,
): Generator<WhiteLook, undefined> {
  if (!background) return undefined;
  for (const raised of raiseContrast(middle, background)) {
    const closer = look(raised);
    if (closer) yield { ...closer, facts: { ...closer.facts, background: 'light' } };
  }
  return undefined;
}

function judgeLook({ image, background, place }: WhiteCrop, size: Size, surroundings: Surroundings): WhiteLook {
  const subject = findBeforeWhite(background, image, surroundings);
  const evidence = judgeBeforeWhite(background, image, subject);
  const mask = place(subject.mask);
  return {
    mask,
    facts: { cutBy: findCutEdges(mask, size), background: evidence.unsure <= UNSURE.any ? 'any' : 'light' },
    evidence,
    isCertain: isCertain(evidence),
  };
}

function isCertain({ area, unsure, leftover, steps, bitten, rims, floor }: WhiteEvidence): boolean {
  return (
    area >= AREA.least &&
    area <= AREA.most &&
    unsure <= UNSURE.light &&
    leftover <= UNSURE.atShadow &&
    steps <= MOST_STEPS &&
    bitten <= MOST_BITTEN &&
    rims <= MOST_RIMS &&
    floor <= MOST_FLOOR
  );
}
