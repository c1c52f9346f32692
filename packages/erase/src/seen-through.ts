import { makeMask, type Mask, type Size } from '@reelwright/planes';
import { type Blend, unblend } from './blend.ts';
import { dropUndrawn } from './drawn-parts.ts';
import { fillAround } from './fill-around.ts';
import { growMask } from './masks.ts';
import type { OverTime } from './refine-core.ts';
import { measureStrokes, strokeReach } from './strokes.ts';

/**
 * Half of the pixels that a transparent mark is taken off differ less than this from what their surroundings continue as:
 * in levels, and as a share of how they differed before. Where the scene moves, its mean of many frames continues less
 * surely.
 */
const CLEARED = { least: 6, share: 0.25, mostOverStill: 14 } as const;
/** Where the scene changes less than this, only its places tell whether it is seen through a mark. */
const STILL = 2;
/** A mark lets as much of the change through as its opacity leaves: shares of that. */
const LET_THROUGH = { least: 0.5, most: 1.5 } as const;
/** Over a still scene, a mark's luma follows that of the scene behind it: the least correlation. Below `spread`, nothing can be followed. */
const FOLLOWS = { correlation: 0.7, spread: 2 } as const;

/** Tells whether the scene is left, in the mean of all frames, once a mark is taken off: of an opaque one, letters are. */
export function isSeenThrough(blend: Blend, core: Mask, { mean, deviation }: OverTime, size: Size): boolean {
  const hidden = growMask(core, size, 2);
  const scene = Uint8Array.from(mean, (value) => Math.round(value));
  const change = Uint8Array.from(deviation, (value) => Math.round(value));
  const cleared = scene.slice();
  unblend(cleared, blend.opacity, blend.y);
  fillAround(scene, hidden, size);
  fillAround(change, hidden, size);
  const [off, before, marked, behind]: number[][] = [[], [], [], []];
  let [inside, around] = [0, 0];
  for (let at = 0; at < core.length; at += 1) {
    if (core[at] === 0 || blend.edge[at] === 1 || (blend.opacity[at] ?? 0) < 0.05) continue;
    const [own, continued] = [mean[at] ?? 0, scene[at] ?? 0];
    off?.push(Math.abs((cleared[at] ?? 0) - continued));
    before?.push(Math.abs(own - continued));
    marked?.push(own);
    behind?.push(continued);
    inside += deviation[at] ?? 0;
    around += (change[at] ?? 0) * (1 - (blend.opacity[at] ?? 0));
  }
  if (!off || !before || !marked || !behind) return false;
  const most = Math.max(CLEARED.least, CLEARED.share * middle(before));
  if (around >= STILL * off.length)
    return middle(off) < most && inside > LET_THROUGH.least * around && inside < LET_THROUGH.most * around;
  return middle(off) < Math.min(CLEARED.mostOverStill, most) && follows(marked, behind);
}

function follows(marked: readonly number[], behind: readonly number[]): boolean {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [ownMean, behindMean] = [mean(marked), mean(behind)];
  let [both, own, other] = [0, 0, 0];
  for (const [index, value] of marked.entries()) {
    const [a, b] = [value - ownMean, (behind[index] ?? 0) - behindMean];
    both += a * b;
    own += a * a;
    other += b * b;
  }
  if (other < FOLLOWS.spread ** 2 * behind.length) return false;
  return both > FOLLOWS.correlation * Math.sqrt(own * other);
}

/** Once a transparent mark is taken off, less than this share of what was drawn in the box is left. */
const LEFT = 0.5;

/** Tells whether one opacity and one colour explain all that was drawn in a box: a dark bar beside light letters does not. */
export function isAllTakenOff(
  blend: Blend,
  mean: Float32Array,
  { boxMask, size, videoHeight, least }: { boxMask: Mask; size: Size; videoHeight: number; least: number },
): boolean {
  const scene = Uint8Array.from(mean, (value) => Math.round(value));
  const before = measureStrokes(scene, size, strokeReach(videoHeight));
  const drawn = makeMask(mean.length, (at) => boxMask[at] === 1 && Math.abs(before[at] ?? 0) >= least);
  dropUndrawn(drawn, mean, size);
  unblend(scene, blend.opacity, blend.y);
  fillAround(scene, blend.edge, size);
  const after = measureStrokes(scene, size, strokeReach(videoHeight));
  let [whole, left] = [0, 0];
  for (let at = 0; at < drawn.length; at += 1) {
    if (drawn[at] === 0) continue;
    whole += Math.abs(before[at] ?? 0);
    left += Math.abs(after[at] ?? 0);
  }
  return left < LEFT * whole;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
