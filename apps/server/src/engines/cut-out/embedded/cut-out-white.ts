import type { CutOutFacts } from '@reelwright/ad';
import { findBeforeWhite } from './find-before-white.ts';
import { findCutEdges } from './find-cut-edges.ts';
import { judgeBeforeWhite, type WhiteEvidence } from './judge-white-mask.ts';
import { type RgbaImage, refineEdge } from './refine-edge.ts';
import { findWhiteGround } from './white-ground.ts';

/** Shares of the picture: less is a detail of something, more is no product before a background. */
const AREA = { least: 0.03, most: 0.9 } as const;
/** Of the outline: up to the first the mask is certain, up to the second it is before pale backgrounds; less of it may end at a shadow. */
const UNSURE = { any: 0.01, light: 0.04, atShadow: 0.04 } as const;
const MOST_BITTEN = 0.03;
const MOST_RIMS = 0.05;
const MOST_FLOOR = 0.08;

/**
 * The quick way for most photos of shops: makes all but the subject transparent, in place, in a photo with an even near-white background.
 * Undefined, and nothing changed, where the background is another or the mask is not certain.
 */
export function cutOutBeforeWhite(image: RgbaImage, middle: RgbaImage): CutOutFacts | undefined {
  const ground = findWhiteGround(middle);
  if (!ground) return undefined;
  const subject = findBeforeWhite(ground, middle);
  const evidence = judgeBeforeWhite(ground, middle, subject);
  if (!isCertain(evidence)) return undefined;
  refineEdge(image, middle, subject.mask);
  return {
    cutBy: findCutEdges(subject.mask, middle),
    ground: evidence.unsure <= UNSURE.any ? 'any' : 'light',
  };
}

function isCertain({ area, unsure, leftover, bitten, rims, floor }: WhiteEvidence): boolean {
  return (
    area >= AREA.least &&
    area <= AREA.most &&
    unsure <= UNSURE.light &&
    leftover <= UNSURE.atShadow &&
    bitten <= MOST_BITTEN &&
    rims <= MOST_RIMS &&
    floor <= MOST_FLOOR
  );
}
