import { describe, expect, test } from 'vitest';
import type { RgbaImage } from '../image.ts';
import type { Marks, Stroke } from './marks.ts';
import { createSeparator } from './separate.ts';

const SIDE = 240;
type Rgb = readonly [number, number, number];

/** Draws an image by a function of the place, in pixels. */
function paint(colourAt: (x: number, y: number) => Rgb): RgbaImage {
  const data = new Uint8Array(SIDE * SIDE * 4).fill(255);
  for (let y = 0; y < SIDE; y += 1) for (let x = 0; x < SIDE; x += 1) data.set(colourAt(x, y), (y * SIDE + x) * 4);
  return { data, width: SIDE, height: SIDE };
}

const STRIPES: readonly Rgb[] = [
  [40, 120, 60],
  [180, 170, 90],
  [90, 60, 140],
];
const isDisc = (x: number, y: number): boolean => (x - 120) ** 2 + (y - 120) ** 2 < 60 ** 2;
const isSquare = (x: number, y: number): boolean => x > 190 && x < 225 && y > 100 && y < 140;
/** A red disc and a blue square before stripes. */
const SCENE = paint((x, y) => {
  if (isDisc(x, y)) return [200, 40, 40];
  if (isSquare(x, y)) return [40, 60, 210];
  return STRIPES[Math.floor((x + y) / 24) % 3] ?? [0, 0, 0];
});

const dab = (kind: Stroke['kind'], x: number, y: number): Stroke => ({
  kind,
  radius: 0.02,
  points: [[x / SIDE, y / SIDE]],
});
const BOX = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 };

function overlap(marks: Marks, isSubject: (x: number, y: number) => boolean, scene = SCENE): number {
  const separator = createSeparator(scene);
  const mask = separator.separate(marks);
  let [shared, joint] = [0, 0];
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const wanted = isSubject(pixel % separator.size.width, Math.floor(pixel / separator.size.width));
    if (wanted && mask[pixel] === 1) shared += 1;
    if (wanted || mask[pixel] === 1) joint += 1;
  }
  return shared / joint;
}

describe('separating by marks', () => {
  test('finds the subject inside a box before a busy background', () => {
    expect(overlap({ box: BOX, strokes: [] }, isDisc)).toBeGreaterThan(0.97);
  });

  test('a stroke that keeps one part takes no part of another colour away', () => {
    const isHead = (x: number, y: number): boolean => (x - 120) ** 2 + (y - 78) ** 2 < 32 ** 2;
    const isBody = (x: number, y: number): boolean => x > 76 && x < 164 && y >= 104 && y < 200;
    const person = paint((x, y) => {
      if (isBody(x, y)) return [210, 70, 30];
      if (isHead(x, y)) return [196, 150, 112];
      // A brown cupboard at the edge of the box, whose colour is close to that of the head.
      if (x > 176 && y > 50) return [150, 112, 84];
      return [200 + 8 * Math.sin(x / 9), 180 + 8 * Math.sin(y / 7), 160];
    });
    const strokes = [dab('keep', 120, 160), dab('remove', 186, 120)];
    const box = { x: 0.28, y: 0.15, width: 0.52, height: 0.72 };
    expect(overlap({ box, strokes }, (x, y) => isHead(x, y) || isBody(x, y), person)).toBeGreaterThan(0.97);
  });

  test('keeps what a stroke outside the box keeps', () => {
    const both = (x: number, y: number): boolean => isDisc(x, y) || isSquare(x, y);
    expect(overlap({ box: BOX, strokes: [dab('keep', 208, 120)] }, both)).toBeGreaterThan(0.94);
  });

  test('gives the same mask for the same marks, whatever was marked before', () => {
    const separator = createSeparator(SCENE);
    const marks = { box: BOX, strokes: [dab('remove', 60, 60)] };
    const first = separator.separate(marks);
    separator.separate({ strokes: [dab('keep', 20, 20)] });
    expect(separator.separate(marks)).toEqual(first);
  });

  test('never gives away a marked pixel', () => {
    const separator = createSeparator(SCENE);
    const { width } = separator.size;
    const mask = separator.separate({ box: BOX, strokes: [dab('remove', 120, 120), dab('keep', 20, 20)] });
    expect([mask[120 * width + 120], mask[20 * width + 20]]).toEqual([0, 1]);
  });
});

test('a stroke on a trusted mask changes it nearby only', () => {
  const mask = new Uint8Array(SIDE * SIDE);
  for (let pixel = 0; pixel < mask.length; pixel += 1)
    if (isDisc(pixel % SIDE, Math.floor(pixel / SIDE)) || isSquare(pixel % SIDE, Math.floor(pixel / SIDE)))
      mask[pixel] = 1;
  const first = { mask, size: { width: SIDE, height: SIDE }, isTrusted: true };
  const separator = createSeparator(SCENE, first);
  const changed = separator.separate({ strokes: [dab('remove', 208, 120)] });
  let [disc, square] = [0, 0];
  for (let pixel = 0; pixel < changed.length; pixel += 1) {
    if (changed[pixel] === 0) continue;
    if (isDisc(pixel % SIDE, Math.floor(pixel / SIDE))) disc += 1;
    if (isSquare(pixel % SIDE, Math.floor(pixel / SIDE))) square += 1;
  }
  expect(disc).toBeGreaterThan(11_000);
  expect(square).toBeLessThan(60);
});
