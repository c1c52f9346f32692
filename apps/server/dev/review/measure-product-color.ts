import type { Still } from '#src/studio/looks/paint-stills.ts';
import { colorDifference, toLab } from '@reelwright/color-spaces';
import { type Gate, meanOf, skippedGate } from './gate.ts';
import { describeMoment, type ReviewScene } from './review-scenes.ts';

const LIMIT = 3;
const GATE = { id: 'product-color', label: 'Product against its photo, mean ΔE2000', limit: `≤ ${LIMIT}` };
/** Of 255: from this value on a pixel of the product counts as whole, and as uncovered. */
const WHOLE = 250;
const SEEN = 150;
/** Samples one of this many pixels on both axes: thousands remain. */
const STEP = 2;
/** Fewer pixels give no result. */
const LEAST_PIXELS = 40;

/** A frame as shown, and the same frame with only the photos' own pixels. */
export interface ProductFrame {
  tick: number;
  seen: Still;
  photo: Still;
  /** Visibility of the product, and its extent without anything that covers it; 0 to 255. */
  visible: Uint8Array;
  whole: Uint8Array;
}

/** Returns the mean difference of the product's pixels without its edges; undefined if hardly any are visible. */
export function differenceFromPhoto({ seen, photo, visible, whole }: ProductFrame): number | undefined {
  const { width, height } = seen;
  let sum = 0;
  let count = 0;
  for (let y = 2; y < height - 2; y += STEP) {
    for (let x = 2; x < width - 2; x += STEP) {
      const pixel = y * width + x;
      if ((visible[pixel] ?? 0) < SEEN || !isInside(whole, { pixel, width })) continue;
      const at = pixel * 3;
      const one = toLab(seen.rgb[at] ?? 0, seen.rgb[at + 1] ?? 0, seen.rgb[at + 2] ?? 0);
      const other = toLab(photo.rgb[at] ?? 0, photo.rgb[at + 1] ?? 0, photo.rgb[at + 2] ?? 0);
      sum += colorDifference(one, other);
      count++;
    }
  }
  return count < LEAST_PIXELS ? undefined : sum / count;
}

/** Returns whether a pixel and the pixels two away are wholly product, so that no edge is near. */
function isInside(whole: Uint8Array, { pixel, width }: { pixel: number; width: number }): boolean {
  return [0, -2, 2, -2 * width, 2 * width].every((step) => (whole[pixel + step] ?? 0) >= WHOLE);
}

export function measureProductColor(
  differences: readonly { tick: number; difference: number | undefined }[],
  scenes: readonly ReviewScene[],
): Gate {
  const known = differences.flatMap(({ tick, difference }) => (difference === undefined ? [] : [{ tick, difference }]));
  if (known.length === 0) return skippedGate(GATE);
  const mean = meanOf(known.map(({ difference }) => difference));
  return {
    ...GATE,
    value: mean.toFixed(2),
    isPassed: mean <= LIMIT,
    where: known
      .filter(({ difference }) => difference > LIMIT)
      .map(({ tick, difference }) => `${difference.toFixed(1)} in ${describeMoment(scenes, tick)}`),
  };
}
