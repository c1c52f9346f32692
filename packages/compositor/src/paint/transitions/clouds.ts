import { scramble, scrambleFraction } from './sides.ts';

/** Cells of the coarsest clouds along the longer side, and the weight of each finer layer. */
const CELLS = 7;
const WEIGHTS = [0.5, 0.27, 0.15, 0.08];
/** Sums of layers cluster around one half: this spreads them over 0 to 1. */
const SPREAD = 1.9;

const ease = (t: number) => t * t * (3 - 2 * t);

/** Returns soft noise in several sizes, 0 to 1 except for a few values beyond, by rows. */
export function drawClouds({ width, height }: { width: number; height: number }, seed: number): Float64Array {
  const clouds = new Float64Array(width * height).fill(0.5 - SPREAD / 2);
  for (const [index, weight] of WEIGHTS.entries()) {
    const scale = (CELLS * 2 ** index) / Math.max(width, height);
    const columns = Math.ceil(width * scale) + 2;
    const rows = Math.ceil(height * scale) + 2;
    const salt = scramble(seed, index);
    const corners = Float64Array.from({ length: columns * rows }, (_, at) => scrambleFraction(salt, at));
    for (let y = 0; y < height; y++) {
      const cellY = Math.floor(y * scale);
      const partY = ease(y * scale - cellY);
      for (let x = 0; x < width; x++) {
        const cellX = Math.floor(x * scale);
        const partX = ease(x * scale - cellX);
        const at = cellY * columns + cellX;
        const top = (corners[at] ?? 0) * (1 - partX) + (corners[at + 1] ?? 0) * partX;
        const bottom = (corners[at + columns] ?? 0) * (1 - partX) + (corners[at + columns + 1] ?? 0) * partX;
        const value = top * (1 - partY) + bottom * partY;
        clouds[y * width + x] = (clouds[y * width + x] ?? 0) + SPREAD * weight * value;
      }
    }
  }
  return clouds;
}
