import { invertMask, makeMask, type Mask, measureDistance, type Size } from '@reelwright/planes';
import type { WhiteSubject } from './find-before-white.ts';
import { spreadHighest } from './levels.ts';
import { listSurrounded } from './list-surrounded.ts';
import { isStep, type WhiteBackground } from './white-background.ts';

/** Evidence for and against a mask before white. */
export interface WhiteEvidence {
  /** Share of the image. */
  area: number;
  /** Share of the outline where no sharp edge separates the subject from its surroundings. */
  unsure: number;
  /** The same share where the outline ends at a shadow: some shadow was left over, or is as grey as the subject. */
  leftover: number;
  /** Length of the steps within what was taken for shadow, as a share of the outline: a pale part has them, a shadow hardly. */
  steps: number;
  /** Share of the mask's area that was removed although the mask surrounds it on all four sides. */
  bitten: number;
  /**
   * Thin pale lines removed beside the shadow, as a share of the outline: many are rims of a part mistaken for shadow.
   */
  rims: number;
  /**
   * Share of the photo's bottom that pale grey parts of the mask touch: a reflecting floor, or a shadow that goes on.
   */
  floor: number;
}

/**
 * Levels within a few pixels that surely separate a subject from white, above the noise; and the share of the levels
 * where the outline ends at a shadow, which is as steep where it is dark. A step separates them there at any level.
 */
const SHARP = { levels: 6, reach: 2, atShadow: 0.6 } as const;
/** How wide steps are marked, and how far from a shadow's border they lie within it. */
const STEP_PX = 4;
const INNER_PX = 4;
/** Least height of a pale floor. */
const FLOOR_PX = 5;
/** Limits of a pale grey. */
const PALE = { levels: 60, tint: 14 } as const;

export function judgeBeforeWhite(
  background: WhiteBackground,
  size: Size,
  { mask, shadow, rims }: WhiteSubject,
): WhiteEvidence {
  const { whole } = background;
  const { width, height } = size;
  const sharpest = spreadHighest(background.range, size, SHARP.reach);
  const depth = measureDistance(invertMask(mask), size);
  const sharp = SHARP.levels + background.least;
  const steps = makeMask(
    mask.length,
    (pixel) => (background.range[pixel] as number) >= sharp && isStep(background, pixel),
  );
  const nearStep = spreadHighest(steps, size, SHARP.reach);
  const besideShadow = spreadHighest(shadow, size, SHARP.reach);
  const isPaleAt = (pixel: number): boolean =>
    (background.difference[pixel] ?? 0) < PALE.levels && (background.tint[pixel] ?? 0) < PALE.tint;
  let [area, outline, unsure, leftover, floor] = [0, 0, 0, 0, 0];
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    if (mask[pixel] === 0) continue;
    area += 1;
    const y = Math.floor(pixel / width);
    if (y === height - 1 && isPaleAt(pixel) && isPaleAt(pixel - FLOOR_PX * width)) floor += 1;
    if ((depth[pixel] ?? 0) > 1) continue;
    outline += 1;
    if (besideShadow[pixel] === 1) {
      const atShadow = sharp + SHARP.atShadow * Math.min(PALE.levels, background.difference[pixel] ?? 0);
      if ((sharpest[pixel] ?? 0) < atShadow && nearStep[pixel] === 0) leftover += 1;
    } else if ((sharpest[pixel] ?? 0) < sharp) unsure += 1;
  }
  return {
    area: area / (whole.width * whole.height),
    unsure: (unsure + leftover) / Math.max(1, outline),
    leftover: leftover / Math.max(1, outline),
    steps: countInner(steps, size, { mask, shadow }) / STEP_PX / Math.max(1, outline),
    bitten: [...listSurrounded(mask, shadow, size)].length / Math.max(1, area),
    rims: rims / Math.max(1, outline),
    floor: floor / whole.width,
  };
}

/** Counts marked pixels within a shadow, away from the mask and from the background. */
function countInner(marked: Mask, size: Size, { mask, shadow }: Pick<WhiteSubject, 'mask' | 'shadow'>): number {
  const depth = measureDistance(
    makeMask(shadow.length, (pixel) => shadow[pixel] === 0 || mask[pixel] === 1),
    size,
  );
  let count = 0;
  for (let pixel = 0; pixel < marked.length; pixel += 1)
    if (marked[pixel] === 1 && (depth[pixel] as number) > INNER_PX) count += 1;
  return count;
}
