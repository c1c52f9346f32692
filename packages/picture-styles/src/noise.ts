import type { Plane, Size } from '@reelwright/planes';
import { createSeededRandom } from '@reelwright/seeded-random';

const TABLE = 128;

/** Value noise whose cells are `cell` pixels wide, -1 to 1; the same for the same seed and purpose. */
export function makeNoise({ width, height }: Size, cell: number, seed: number, purpose: string): Plane {
  const random = createSeededRandom(seed, purpose);
  const table = Float32Array.from({ length: TABLE * TABLE }, () => random.between(-1, 1));
  const noise = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const v = y / cell;
    const row = Math.floor(v);
    const fy = ease(v - row);
    const upper = (row & (TABLE - 1)) * TABLE;
    const lower = ((row + 1) & (TABLE - 1)) * TABLE;
    for (let x = 0; x < width; x += 1) {
      const u = x / cell;
      const column = Math.floor(u);
      const fx = ease(u - column);
      const left = column & (TABLE - 1);
      const right = (column + 1) & (TABLE - 1);
      const above = (table[upper + left] ?? 0) * (1 - fx) + (table[upper + right] ?? 0) * fx;
      const below = (table[lower + left] ?? 0) * (1 - fx) + (table[lower + right] ?? 0) * fx;
      noise[y * width + x] = above * (1 - fy) + below * fy;
    }
  }
  return noise;
}

const ease = (value: number): number => value * value * (3 - 2 * value);
