import { expect, test } from 'vitest';
import { findCameraStep, planSteadying, toTransform } from './camera-path.ts';
import { openMotionFilter } from './motion-filter.ts';
import { estimateNoise } from './noise.ts';

const SIZE = { width: 96, height: 64 };
const LUMA = SIZE.width * SIZE.height;

/** A small seeded generator, so that a failure can be reproduced. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A smooth pattern that is moved, with noise of a standard deviation. */
function paint({ x = 0, y = 0, sigma = 0, seed = 1 } = {}): Uint8Array {
  const random = createRandom(seed);
  const noise = (): number =>
    sigma * Math.sqrt(12) * ((random() + random() + random()) / Math.sqrt(3) - Math.sqrt(3) / 2);
  const frame = new Uint8Array((LUMA * 3) / 2).fill(128, LUMA);
  for (let row = 0; row < SIZE.height; row += 1)
    for (let column = 0; column < SIZE.width; column += 1) {
      const [u, v] = [column - x, row - y];
      const shade = 128 + 45 * Math.sin(u / 5) * Math.cos(v / 7) + 35 * Math.sin((u + 2 * v) / 11);
      frame[row * SIZE.width + column] = Math.max(0, Math.min(255, Math.round(shade + noise())));
    }
  return frame;
}

/** The mean squared difference of luma, away from the edges. */
function differenceOf(one: Uint8Array, other: Uint8Array, edge = 12): number {
  let sum = 0;
  let count = 0;
  for (let row = edge; row < SIZE.height - edge; row += 1)
    for (let column = edge; column < SIZE.width - edge; column += 1) {
      const at = row * SIZE.width + column;
      sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
      count += 1;
    }
  return sum / count;
}

test('noise is averaged away along motion, and what moves stays sharp', async () => {
  const filter = await openMotionFilter(SIZE, { frames: 5, neighbours: 4 });
  const positions = [0, 3, 6, 9, 12];
  for (const [index, x] of positions.entries()) filter.load(index, paint({ x, y: x / 2, sigma: 8, seed: index + 1 }));
  const clean = paint({ x: 6, y: 3 });
  const before = differenceOf(paint({ x: 6, y: 3, sigma: 8, seed: 3 }), clean);
  expect(differenceOf(filter.denoise(2, [1, 3, 0, 4], 8), clean)).toBeLessThan(0.4 * before);
});

test.each([
  ['quickly', false],
  ['well', true],
])('noise within a frame is smoothed away %s up to its borders, and edges stay', async (_, isBest) => {
  const filter = await openMotionFilter(SIZE, { frames: 1, neighbours: 1 });
  const addStep = (frame: Uint8Array): Uint8Array =>
    frame.map((value, at) => (at < LUMA && at % SIZE.width >= 49 ? Math.max(0, value - 60) : value));
  const [clean, noisy] = [addStep(paint()), addStep(paint({ sigma: 5 }))];
  filter.load(0, noisy, { strength: 5, isBest });
  const smooth = filter.denoise(0, [], 1);
  expect(differenceOf(smooth, clean, 0)).toBeLessThan(0.4 * differenceOf(noisy, clean, 0));
  // A frame that is compared is smoothed when it is loaded; one that has been averaged, as a result.
  filter.load(0, noisy);
  expect(filter.denoise(0, [], 1, { strength: 5, isBest })).toEqual(smooth);
  // Chroma is smoothed too, and nothing becomes of what has no noise.
  filter.load(0, new Uint8Array((LUMA * 3) / 2).fill(77), { strength: 5, isBest });
  expect(new Set(filter.denoise(0, [], 1))).toEqual(new Set([77]));
});

test('another shot leaves no trace in a denoised frame', async () => {
  const filter = await openMotionFilter(SIZE, { frames: 3, neighbours: 2 });
  const own = paint({ sigma: 2 });
  const other = own.map((value, at) => (at < LUMA ? 255 - value : value));
  filter.load(0, other);
  filter.load(1, own);
  expect(differenceOf(filter.denoise(1, [0], 2), own)).toBeLessThan(1);
});

test('what lies between two frames is in the middle of its way', async () => {
  const filter = await openMotionFilter(SIZE, { frames: 2, neighbours: 1 });
  filter.load(0, paint({ x: 0 }));
  filter.load(1, paint({ x: 6, y: 2 }));
  const middle = filter.between(0, 1);
  if (!middle) throw new Error('no cut');
  expect(differenceOf(middle, paint({ x: 3, y: 1 }))).toBeLessThan(10);
  expect(differenceOf(paint({ x: 0 }), paint({ x: 3, y: 1 }))).toBeGreaterThan(200);
});

test('there is nothing between two shots', async () => {
  const filter = await openMotionFilter(SIZE, { frames: 2, neighbours: 1 });
  filter.load(0, new Uint8Array((LUMA * 3) / 2).fill(30));
  filter.load(1, new Uint8Array((LUMA * 3) / 2).fill(200));
  expect(filter.between(0, 1)).toBeUndefined();
});

test('a shaking camera is steadied, and its frames are where the smoothed path wants them', async () => {
  const random = createRandom(5);
  const shake = Array.from({ length: 30 }, () => ({ x: 6 * (random() - 0.5), y: 6 * (random() - 0.5) }));
  const filter = await openMotionFilter(SIZE, { frames: 2, neighbours: 1 });
  const steps = [];
  for (const [index, offset] of shake.entries()) {
    filter.load(index, paint(offset));
    if (index === 0) continue;
    steps.push(findCameraStep(filter.findMotion(index - 1, index), filter.readLuma(index - 1), SIZE));
  }
  expect(steps.every(({ isSure }) => isSure)).toBe(true);
  const { frames, zoom } = planSteadying(steps, { ...SIZE, windowFrames: 10 });
  expect(zoom).toBeGreaterThan(1);
  const jumpsOf = (places: readonly number[]): number =>
    places.slice(8, -8).reduce((sum, place, at) => sum + Math.abs(place - (places[at + 7] ?? 0)), 0);
  const steadied = shake.map(({ x }, index) => x + (frames[index]?.x ?? 0) * SIZE.width);
  expect(jumpsOf(steadied)).toBeLessThan(0.35 * jumpsOf(shake.map(({ x }) => x)));

  filter.load(100, paint());
  const moved = filter.warp(100, toTransform({ x: 3 / SIZE.width, y: -2 / SIZE.width, angle: 0 }, 1, SIZE));
  expect(differenceOf(moved, paint({ x: 3, y: -2 }))).toBeLessThan(1);
});

test('noise is told in levels of brightness', () => {
  const flat = { width: 256, height: 256 };
  const random = createRandom(9);
  const luma = Uint8Array.from({ length: flat.width * flat.height }, (_, at) => {
    const noise = random() + random() + random() + random() - 2;
    return Math.round(100 + (at % flat.width) / 8 + 4 * Math.sqrt(3) * noise);
  });
  expect(estimateNoise(luma, flat)).toBeGreaterThan(3.2);
  expect(estimateNoise(luma, flat)).toBeLessThan(4.4);
  expect(estimateNoise(new Uint8Array(flat.width * flat.height).fill(90), flat)).toBe(0);
});

test('frames of the least size are filtered too', async () => {
  const least = { width: 16, height: 16 };
  const filter = await openMotionFilter(least, { frames: 2, neighbours: 1 });
  filter.load(0, new Uint8Array(384).fill(90));
  filter.load(1, new Uint8Array(384).fill(91));
  expect(filter.denoise(1, [0], 2)).toHaveLength(384);
  expect(filter.between(0, 1)?.at(0)).toBeGreaterThanOrEqual(90);
});
