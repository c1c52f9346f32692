import { type Plane, resizePlane, type Size } from '@reelwright/planes';
import { blurSoftly } from './gaussian.ts';

/** How a surface leans at each pixel: its rise to the right and downwards, as tangents. */
export interface Relief {
  across: Plane;
  down: Plane;
}

/** Of the shorter side: how far the round of a subject reaches inward. */
const ROUND = 0.055;
const ROUND_RISE = 2.2;
/**
 * Folds and grain, read from brightness: what is brighter is taken to lie higher. `sigma` is a share of the shorter
 * side, `rise` what a full step of brightness lifts.
 */
const FOLDS = [
  { sigma: 0.03, rise: 1.5 },
  { sigma: 0.011, rise: 1.1 },
  { sigma: 0.004, rise: 0.4 },
] as const;
/** Folds lean no further than this: an edge of colour must not look like a cliff. */
const STEEPEST = 0.5;
/** In pixels; what is finer is noise. */
const LEAST_SIGMA = 1.5;
/** Longer side, in pixels, at which all but the finest folds are read. */
const COARSE_SIDE = 640;

/**
 * Guesses a surface: the subject is round towards its outline, and everything has the folds that its shading shows.
 * `rounds` tells how round the subject is at each pixel: 1 at its outline, 0 far inside of it and outside.
 */
export function readRelief(luma: Plane, subject: Plane, size: Size): Relief & { rounds: Plane } {
  const side = Math.min(size.width, size.height);
  const round = blurSoftly(subject, size, Math.max(1, side * ROUND));
  const relief: Relief = { across: new Float32Array(luma.length), down: new Float32Array(luma.length) };
  addFolds(relief, luma, size);
  const outline: Relief = { across: new Float32Array(luma.length), down: new Float32Array(luma.length) };
  addSlopes(outline, round, size, side * ROUND * ROUND_RISE);
  for (let at = 0; at < luma.length; at += 1) {
    const inside = subject[at] ?? 0;
    relief.across[at] = (relief.across[at] ?? 0) + (outline.across[at] ?? 0) * inside;
    relief.down[at] = (relief.down[at] ?? 0) + (outline.down[at] ?? 0) * inside;
  }
  return { ...relief, rounds: round.map((value, at) => (1 - Math.min(1, value)) * (subject[at] ?? 0)) };
}

function addFolds(relief: Relief, luma: Plane, size: Size): void {
  const scale = Math.min(1, COARSE_SIDE / Math.max(size.width, size.height));
  const small = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
  const coarse: Relief = {
    across: new Float32Array(small.width * small.height),
    down: new Float32Array(small.width * small.height),
  };
  const shrunk = resizePlane(luma, size, small);
  const fine = FOLDS.at(-1);
  for (const fold of FOLDS) if (fold !== fine) addFold(coarse, shrunk, small, fold);
  for (const axis of ['across', 'down'] as const) relief[axis].set(resizePlane(coarse[axis], small, size));
  if (fine) addFold(relief, luma, size, fine);
  for (let at = 0; at < luma.length; at += 1) {
    const [across, down] = [relief.across[at] ?? 0, relief.down[at] ?? 0];
    const less = 1 / (1 + Math.hypot(across, down) / STEEPEST);
    relief.across[at] = across * less;
    relief.down[at] = down * less;
  }
}

function addFold(relief: Relief, luma: Plane, size: Size, { sigma, rise }: { sigma: number; rise: number }): void {
  const wide = sigma * Math.min(size.width, size.height);
  if (wide >= LEAST_SIGMA) addSlopes(relief, blurSoftly(luma, size, wide), size, wide * rise);
}

function addSlopes(relief: Relief, heights: Plane, { width, height }: Size, rise: number): void {
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const here = y * width + x;
      const [left, right] = [x > 0 ? here - 1 : here, x < width - 1 ? here + 1 : here];
      const [up, down] = [y > 0 ? here - width : here, y < height - 1 ? here + width : here];
      relief.across[here] = (relief.across[here] ?? 0) + ((heights[right] ?? 0) - (heights[left] ?? 0)) * rise;
      relief.down[here] = (relief.down[here] ?? 0) + ((heights[down] ?? 0) - (heights[up] ?? 0)) * rise;
    }
}
