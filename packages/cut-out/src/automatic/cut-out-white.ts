import type { Mask } from '@reelwright/planes';
import type { MaskFacts } from '../image.ts';
import { findBeforeWhite } from './find-before-white.ts';
import { findCutEdges } from './find-cut-edges.ts';
import { judgeBeforeWhite, type WhiteEvidence } from './judge-white-mask.ts';
import type { RgbaImage } from '../image.ts';
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

/** A mask that is certain, and what is known of it. */
export interface CertainMask {
  mask: Mask;
  facts: MaskFacts;
}

/**
 * The fast path for most photos of shops: finds the subject of a photo with an even near-white background. Returns
 * undefined if the background is another or the mask is not certain.
 */
export function findMaskBeforeWhite(middle: RgbaImage): CertainMask | undefined {
  const background = findWhiteBackground(middle);
  if (!background) return undefined;
  const { mask, ...rest } = findBeforeWhite(background, middle);
  const evidence = judgeBeforeWhite(background, middle, { mask, ...rest });
  if (!isCertain(evidence)) return undefined;
  return {
    mask,
    facts: { cutBy: findCutEdges(mask, middle), background: evidence.unsure <= UNSURE.any ? 'any' : 'light' },
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
