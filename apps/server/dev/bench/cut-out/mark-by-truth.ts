import type { Marks, Stroke } from '@reelwright/cut-out';
import { boxMask, findParts, invertMask, makeMask, type Mask, measureDistance, type Size } from '@reelwright/planes';

/** A person draws the box a little larger than the subject. */
const BOX_MARGIN = 0.02;
const BRUSH = { least: 0.004, most: 0.018 } as const;

/** Returns the box that a person draws around a subject. */
export function boxTruth(truth: Mask, size: Size): NonNullable<Marks['box']> {
  const { left, top, width, height } = boxMask(truth, size);
  const [marginX, marginY] = [BOX_MARGIN * size.width, BOX_MARGIN * size.height];
  const x = Math.max(0, left - marginX) / size.width;
  const y = Math.max(0, top - marginY) / size.height;
  return {
    x,
    y,
    width: Math.min(1, (left + width + marginX) / size.width) - x,
    height: Math.min(1, (top + height + marginY) / size.height) - y,
  };
}

/** Returns the dab of a brush in the middle of the mask's largest error; undefined if there is none. */
export function dabWorst(mask: Mask, truth: Mask, size: Size): Stroke | undefined {
  const wrong = makeMask(mask.length, (pixel) => mask[pixel] !== truth[pixel]);
  const depth = measureDistance(invertMask(wrong), size);
  const { labels, parts } = findParts(wrong, size);
  let [worst, largest] = [-1, 0];
  for (const [index, { area }] of parts.entries()) if (area > largest) [worst, largest] = [index, area];
  if (worst < 0) return undefined;
  let [middle, deepest] = [0, 0];
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    if (labels[pixel] !== worst + 1 || (depth[pixel] ?? 0) <= deepest) continue;
    [middle, deepest] = [pixel, depth[pixel] ?? 0];
  }
  const longer = Math.max(size.width, size.height);
  return {
    kind: truth[middle] === 1 ? 'keep' : 'remove',
    radius: Math.min(BRUSH.most, Math.max(BRUSH.least, (0.6 * deepest) / longer)),
    points: [[((middle % size.width) + 0.5) / size.width, (Math.floor(middle / size.width) + 0.5) / size.height]],
  };
}
