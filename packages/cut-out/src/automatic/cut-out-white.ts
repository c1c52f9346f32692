import type { MaskFacts } from '../image.ts';
import { findBeforeWhite } from './find-before-white.ts';
import { findCutEdges } from './find-cut-edges.ts';
import { judgeBeforeWhite, type WhiteEvidence } from './judge-white-mask.ts';
import type { RgbaImage } from '../image.ts';
import { refineEdge } from './refine-edge.ts';
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
const MOST_FLOOR = 0.08;

/**
 * The fast path for most photos of shops: makes all but the subject transparent, in place, in a photo with an even
 * near-white background. Returns undefined and changes nothing if the background is another or the mask is not certain.
 */
export function cutOutBeforeWhite(image: RgbaImage, middle: RgbaImage): MaskFacts | undefined {
  const background = findWhiteBackground(middle);
  if (!background) return undefined;
  const subject = findBeforeWhite(background, middle);
  const evidence = judgeBeforeWhite(background, middle, subject);
  if (!isCertain(evidence)) return undefined;
  refineEdge(image, middle, subject.mask);
  return {
    cutBy: findCutEdges(subject.mask, middle),
    background: evidence.unsure <= UNSURE.any ? 'any' : 'light',
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
