import { expect, test } from 'vitest';
import { type CutCosts, findMinimumCut } from './min-cut.ts';

const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

function measureCost({ size: { width, height }, lean, apart }: CutCosts, mask: ArrayLike<number>): number {
  let cost = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const own = lean[pixel] ?? 0;
    if (own > 0 && mask[pixel] === 0) cost += own;
    if (own < 0 && mask[pixel] === 1) cost -= own;
    for (const [index, [across, down]] of STEPS.entries()) {
      const x = (pixel % width) + across;
      const y = Math.floor(pixel / width) + down;
      if (x < 0 || x >= width || y >= height) continue;
      if (mask[pixel] !== mask[y * width + x]) cost += apart[index]?.[pixel] ?? 0;
    }
  }
  return cost;
}

test('finds a mask as cheap as the cheapest of all', () => {
  let state = 3;
  const random = (most: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const size = { width: 4, height: 3 };
  const plane = (): Int32Array => Int32Array.from({ length: 12 }, () => random(15));
  for (let round = 0; round < 40; round += 1) {
    const costs: CutCosts = {
      size,
      lean: Int32Array.from({ length: 12 }, () => random(40) - 20),
      apart: [plane(), plane(), plane(), plane()],
    };
    let cheapest = Number.POSITIVE_INFINITY;
    for (let bits = 0; bits < 2 ** 12; bits += 1)
      cheapest = Math.min(
        cheapest,
        measureCost(
          costs,
          Uint8Array.from({ length: 12 }, (_, pixel) => (bits >> pixel) & 1),
        ),
      );
    expect(measureCost(costs, findMinimumCut(costs))).toBe(cheapest);
  }
});
