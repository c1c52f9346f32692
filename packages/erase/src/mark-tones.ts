import { findParts, type Mask, maskParts, type Size } from '@reelwright/planes';
import { listDrawn } from './drawn-parts.ts';
import { growMask } from './masks.ts';
import type { OverTime } from './refine-core.ts';
import { findSharpSteps } from './sharp-steps.ts';

/** Steps of less contrast tell nothing of how they were made. */
const LEAST_STEP = 16;
/** Pixels within this of a sharp outline are surely drawn, on one side of it or the other. */
const NEAR_OUTLINE = 2;
/** Flat tones: how wide each is, the share of what is surely drawn that makes one, how many a mark has, and how much they make up. */
const TONE = { width: 22, least: 0.12, most: 3, together: 0.6 } as const;
/** A tone, as an encoder leaves it. */
const AROUND = 4;
/** The share of a part in one tone from which on it is plain. */
const PLAIN = 0.7;
/** Between two tones, and beside one, an outline is blurred over so many pixels. */
const BLUR = 2;

/**
 * Unmarks what has none of the mark's own tones. A mark is drawn in few flat tones; details of the scene that hardly move
 * have others. A mark that has no flat tones, such as a photo, keeps all.
 */
export function keepTones(core: Mask, { mean }: OverTime, size: Size): void {
  const outlines = growMask(findSharpSteps(mean, size, LEAST_STEP), size, NEAR_OUTLINE);
  const levels = new Uint32Array(256);
  let count = 0;
  for (let at = 0; at < core.length; at += 1) {
    if (core[at] === 0 || outlines[at] === 0) continue;
    const level = Math.round(mean[at] ?? 0);
    levels[level] = (levels[level] ?? 0) + 1;
    count += 1;
  }
  const tones: { low: number; high: number }[] = [];
  let together = 0;
  while (tones.length < TONE.most) {
    const { low, inTone } = findTone(levels);
    if (inTone < TONE.least * count || inTone === 0) break;
    tones.push({ low: low - AROUND, high: low + TONE.width + AROUND });
    levels.fill(0, low, low + TONE.width);
    together += inTone;
  }
  if (tones.length === 0 || together < TONE.together * count) return;
  const isPlain = markPlainParts(core, mean, size);
  const toned = core.map((value, at) => {
    const level = mean[at] ?? 0;
    return value === 1 && (isPlain[at] === 1 || tones.some(({ low, high }) => level >= low && level <= high)) ? 1 : 0;
  });
  const near = growMask(toned, size, BLUR);
  for (let at = 0; at < core.length; at += 1) if (near[at] === 0) core[at] = 0;
}

/** Marks parts of one tone with the outline of something drawn: a bar beside letters has little outline for its size. */
function markPlainParts(core: Mask, mean: Float32Array, size: Size): Mask {
  const { labels, parts } = findParts(core, size);
  const levels: number[][] = parts.map(() => []);
  for (let at = 0; at < labels.length; at += 1) levels[(labels[at] ?? 0) - 1]?.push(mean[at] ?? 0);
  const isDrawn = listDrawn(labels, parts, mean, size);
  const isPlain = levels.map((own, index) => {
    const middle = own.toSorted((one, other) => one - other)[own.length >> 1] ?? 0;
    const inTone = own.filter((level) => Math.abs(level - middle) <= TONE.width / 2).length;
    return isDrawn[index] === true && inTone >= PLAIN * own.length;
  });
  return maskParts(labels, isPlain);
}

/** An encoder changes what stands still by this much; and of what is taken for a mark, at least a quarter is one. */
const CODING_NOISE = { least: 3, ofQuarter: 3 } as const;

/** Unmarks what changes: behind an opaque mark nothing does. Needs a mask of which the mark is a quarter or more. */
export function keepStill(core: Mask, { deviation }: OverTime, size: Size): void {
  const changes = Float32Array.from(deviation.filter((_value, at) => core[at] === 1)).toSorted();
  const most = Math.max(CODING_NOISE.least, CODING_NOISE.ofQuarter * (changes[changes.length >> 2] ?? 0));
  const still = core.map((value, at) => (value === 1 && (deviation[at] ?? 0) <= most ? 1 : 0));
  const near = growMask(still, size, BLUR);
  for (let at = 0; at < core.length; at += 1) if (near[at] === 0) core[at] = 0;
}

/** Returns the range of levels that holds most. */
function findTone(levels: Uint32Array): { low: number; inTone: number } {
  let [inTone, low, sum] = [0, 0, 0];
  for (let level = 0; level < 256; level += 1) {
    sum += levels[level] ?? 0;
    if (level >= TONE.width) sum -= levels[level - TONE.width] ?? 0;
    if (sum > inTone) [inTone, low] = [sum, Math.max(0, level - TONE.width + 1)];
  }
  return { low, inTone };
}
