import { findParts, type Mask, measureDistance, type Size } from '@reelwright/planes';
import { fillAround } from './fill-around.ts';
import { halve, halveMask } from './frame.ts';
import { countMask, growMask } from './masks.ts';
import { smearReach } from './strokes.ts';

/** A plane over time. */
export interface OverTime {
  mean: Float32Array;
  deviation: Float32Array;
}

/** A pixel that differs less than this from what its surroundings continue as shows the scene. */
const DIFFERS = 16;
/** Where surroundings change more than this, what changes much less is no part of them. */
const MOVING = 6;
const STAYS = 0.35;
const MAX_ROUNDS = 4;
/** An opaque mark's stillest quarter changes less than this share of what is around; a transparent one lets more through. */
const OPAQUE = 0.12;
/** An encoder changes what stands still by this much. */
const CODING_NOISE = 3;
/** Fewer pixels tell nothing of opacity. */
const LEAST_PIXELS = 40;

/** Tells whether nothing shines through what is marked: of the scene's change, hardly any is left there. */
function isOpaque(core: Mask, deviation: Float32Array, change: Uint8Array): boolean {
  const shares: number[] = [];
  for (let at = 0; at < core.length; at += 1) {
    const around = change[at] ?? 0;
    if (core[at] === 1 && around > MOVING) shares.push((deviation[at] ?? 0) / around);
  }
  if (shares.length < LEAST_PIXELS) return false;
  return (shares.toSorted((one, other) => one - other)[shares.length >> 2] ?? 1) < OPAQUE;
}

/**
 * Unmarks pixels that look like the scene beside the mark: gaps between letters are as steady, and as thin, as letters are.
 * What the scene looks like there is continued from around, in the mean of all frames and in how much they change. What
 * changes behind an opaque mark's strokes is the scene too, however steady it looks: details that hardly move.
 */
export function refineCore(
  core: Mask,
  [luma, u, v]: readonly [OverTime, OverTime, OverTime],
  { size, videoHeight }: { size: Size; videoHeight: number },
): void {
  const half = halve(size);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = countMask(core);
    const hidden = growMask(core, size, smearReach(videoHeight));
    const hiddenChroma = halveMask(hidden, size);
    const continued = (plane: Float32Array, unknown: Mask, of: Size): Uint8Array => {
      const filled = Uint8Array.from(plane, (value) => Math.round(value));
      fillAround(filled, unknown, of);
      return filled;
    };
    const sceneY = continued(luma.mean, hidden, size);
    const change = continued(luma.deviation, hidden, size);
    const [sceneU, sceneV] = [continued(u.mean, hiddenChroma, half), continued(v.mean, hiddenChroma, half)];
    const opaque = isOpaque(core, luma.deviation, change);
    for (let y = 0; y < size.height; y += 1)
      for (let x = 0; x < size.width; x += 1) {
        const at = y * size.width + x;
        if (core[at] === 0) continue;
        const chroma = Math.min(half.height - 1, y >> 1) * half.width + Math.min(half.width - 1, x >> 1);
        const off =
          Math.abs((luma.mean[at] ?? 0) - (sceneY[at] ?? 0)) +
          1.5 * Math.abs((u.mean[chroma] ?? 0) - (sceneU[chroma] ?? 0)) +
          1.5 * Math.abs((v.mean[chroma] ?? 0) - (sceneV[chroma] ?? 0));
        const around = change[at] ?? 0;
        const own = luma.deviation[at] ?? 0;
        const stays = around > MOVING && own < STAYS * around;
        const changes = opaque && around > MOVING && own > Math.max(CODING_NOISE, STAYS * around);
        if (changes || (off < DIFFERS && !stays)) core[at] = 0;
      }
    if (countMask(core) > 0.98 * before) return;
  }
}

/** The least share of strokes in a part of a mark. */
const STANDING = 0.15;
/** A plate without strokes changes less than this, and less than this share of what is right beside it. */
const PLATE = { change: 2.5, share: 0.1 };

/** Unmarks parts that only change little: a sky does so too. A mark stands out, or is a plate whose edge is sharp. */
export function dropQuiet(
  core: Mask,
  strokes: Int16Array,
  deviation: Float32Array,
  { size, videoHeight }: { size: Size; videoHeight: number },
): void {
  const { labels, parts } = findParts(core, size);
  const near = smearReach(videoHeight) + 2;
  const standing = new Uint32Array(parts.length + 1);
  const inside: number[][] = parts.map(() => []);
  const beside: number[][] = parts.map(() => []);
  for (let at = 0; at < core.length; at += 1) {
    const label = labels[at] ?? 0;
    if (label === 0) continue;
    if (strokes[at] !== 0) standing[label] = (standing[label] ?? 0) + 1;
    inside[label - 1]?.push(deviation[at] ?? 0);
  }
  const distance = measureDistance(core, size);
  const { width, height } = size;
  for (let y = near; y < height - near; y += 1)
    for (let x = near; x < width - near; x += 1) {
      const at = y * width + x;
      const away = distance[at] ?? 0;
      if (away < near - 1 || away > near) continue;
      for (const step of [-near, near, -near * width, near * width]) {
        const label = labels[at + step] ?? 0;
        if (label > 0) beside[label - 1]?.push(deviation[at] ?? 0);
      }
    }
  const isMark = parts.map(({ area }, index) => {
    if ((standing[index + 1] ?? 0) >= STANDING * area) return true;
    const own = middleOf(inside[index] ?? []);
    return own < PLATE.change && own < PLATE.share * middleOf(beside[index] ?? []);
  });
  for (let at = 0; at < core.length; at += 1) if (isMark[(labels[at] ?? 0) - 1] === false) core[at] = 0;
}

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
