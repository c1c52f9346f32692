import type { Mask, Size } from '@reelwright/planes';
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

/**
 * Unmarks pixels that look like the scene beside the mark: gaps between letters are as steady, and as thin, as letters are.
 * What the scene looks like there is continued from around, in the mean of all frames and in how much they change.
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
        const stays = around > MOVING && (luma.deviation[at] ?? 0) < STAYS * around;
        if (off < DIFFERS && !stays) core[at] = 0;
      }
    if (countMask(core) > 0.98 * before) return;
  }
}
