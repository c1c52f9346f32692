import { findParts, invertMask, makeMask, type Mask, maskParts, measureDistance, type Part } from '@reelwright/planes';
import type { RgbaImage } from '../image.ts';
import { type Backdrop, CHANNELS, measureBackdrop } from './backdrop.ts';
import { findCastShade } from './find-cast-shade.ts';

/** Least share of a mask of a hole, or of what may be one. */
const LEAST_HOLE = 0.02;
/** The least share of the background's light in a hole: with less, it may be a part of the subject. */
const LEAST_LIGHT = 0.85;
/** What shows the background within a mask: within so many levels of it, and as even. */
const SAME_LEVELS = 1.2;
const EVEN_LEVELS = 4;
/** A lighter background is pure white, as labels are. */
const MOST_WHITE = 252;

/** What was left out beside a subject: sharp steps of so many levels, so far from it, of at least this share of its area. */
const LEFT_OUT = { levels: 50, px: 6, least: 0.01 } as const;

/** Why a mask that other evidence calls certain may be wrong. */
export interface MaskDoubt {
  /** What a person should look for. */
  hint: 'missing_part' | 'shadow';
  /** What is hardly a part of the subject. */
  shade?: Mask;
}

/**
 * Looks for what contours cannot tell: a shadow or a block that looks like a part of the subject, a part that looks like a
 * hole, a hole that looks like a part, and print on a part that is as white as the background.
 */
export function findMaskDoubt(image: RgbaImage, mask: Mask): MaskDoubt | undefined {
  const size = { width: image.width, height: image.height };
  const area = mask.reduce((sum, value) => sum + value, 0);
  const { labels, parts } = findParts(invertMask(mask), size);
  const around = maskParts(
    labels,
    parts.map(({ edgePixels }) => edgePixels > 0),
  );
  if (!around.includes(1)) return undefined;
  const backdrop = measureBackdrop(image, mask, around);
  const isLarge = (part: Part): boolean => part.area >= LEAST_HOLE * area;
  const isDark = parts.some(
    (part, index) => part.edgePixels === 0 && isLarge(part) && measureLight(backdrop, labels, index + 1) < LEAST_LIGHT,
  );
  const looksOpen = (): boolean =>
    findParts(
      makeMask(mask.length, (pixel) => mask[pixel] === 1 && isBackground(backdrop, pixel)),
      size,
    ).parts.some(isLarge);
  if (isDark || looksOpen()) return { hint: 'missing_part' };
  if (countLeftOut(backdrop, mask) > LEFT_OUT.least * area) return { hint: 'missing_part' };
  const cast = findCastShade(backdrop, mask);
  return cast && { hint: 'shadow', ...(cast.isTold ? { shade: cast.shade } : {}) };
}

/** Counts sharp pixels that stand apart from a mask. */
function countLeftOut({ range, size }: Backdrop, mask: Mask): number {
  const far = measureDistance(mask, size);
  let count = 0;
  for (let pixel = 0; pixel < mask.length; pixel += 1)
    if ((range[pixel] as number) >= LEFT_OUT.levels && (far[pixel] as number) > LEFT_OUT.px) count += 1;
  return count;
}

function isBackground({ seen, behind, range }: Backdrop, pixel: number): boolean {
  if ((range[pixel] as number) > EVEN_LEVELS) return false;
  let least = 255;
  for (const channel of CHANNELS) {
    const there = behind[channel][pixel] as number;
    if (Math.abs((seen[channel][pixel] as number) - there) > SAME_LEVELS) return false;
    least = Math.min(least, there);
  }
  return least < MOST_WHITE;
}

/** The share of the background's light that a part shows, in the mean. */
function measureLight({ seen, behind }: Backdrop, labels: Int32Array, label: number): number {
  let [sum, all] = [0, 0];
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    if (labels[pixel] !== label) continue;
    for (const channel of CHANNELS) {
      sum += seen[channel][pixel] as number;
      all += behind[channel][pixel] as number;
    }
  }
  return sum / Math.max(1, all);
}
