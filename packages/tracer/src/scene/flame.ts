import type { Material } from './materials.ts';
import { type Corner, lathe, type Shape } from './shapes.ts';

/** A flame above a wick whose top is at `y`. */
export function flame(y: number, height: number): Shape[] {
  const glow: Material = { color: [0, 0, 0], rough: 1, f0: 0, emission: [2.6, 1.15, 0.22] };
  const core: Material = { color: [0, 0, 0], rough: 1, f0: 0, emission: [3.4, 2.7, 1.3] };
  const w = height * 0.2;
  const drop = (size: number): Corner[] =>
    [
      [0, 0],
      [0.55, 0.04],
      [0.9, 0.16],
      [1, 0.3],
      [0.86, 0.46],
      [0.58, 0.64],
      [0.3, 0.82],
      [0.1, 0.94],
      [0, 1],
    ].map(([r, up]): Corner => [(r ?? 0) * w * size, (up ?? 0) * height * size]);
  return [
    lathe({ at: [0, y - height * 0.1, 0], corners: drop(1), material: glow }),
    lathe({ at: [0, y - height * 0.06, w * 0.5], corners: drop(0.58), material: core }),
  ];
}
