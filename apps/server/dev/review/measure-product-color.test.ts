import { expect, it } from 'vitest';
import { differenceFromPhoto, measureProductColor, type ProductFrame } from './measure-product-color.ts';
import { makeScenes, makeStill } from './test-review.ts';

const SIZE = 40;
const all = new Uint8Array(SIZE * SIZE).fill(255);

function frame(seen: [number, number, number], more: Partial<ProductFrame> = {}): ProductFrame {
  const photo = makeStill(SIZE, SIZE, () => [180, 40, 40]);
  return { tick: 0, seen: makeStill(SIZE, SIZE, () => seen), photo, visible: all, whole: all, ...more };
}

it('finds no difference if the product shows its photo', () => {
  expect(differenceFromPhoto(frame([180, 40, 40]))).toBe(0);
});

it('detects a product multiplied with its background', () => {
  expect(differenceFromPhoto(frame([150, 30, 20]))).toBeGreaterThan(3);
});

it('ignores covered parts of the product, and reports nothing if all is covered', () => {
  expect(differenceFromPhoto(frame([0, 0, 0], { visible: new Uint8Array(SIZE * SIZE) }))).toBeUndefined();
});

it('fails above a mean of three, and names the moments', () => {
  const scenes = makeScenes([0, 5]);
  const differences = [
    { tick: 0, difference: 1 },
    { tick: 600_000, difference: 9.5 },
    { tick: 700_000, difference: undefined },
  ];
  expect(measureProductColor(differences, scenes)).toMatchObject({
    value: '5.25',
    isPassed: false,
    where: ['9.5 in scene 2 (call_to_action) at 5.00 s'],
  });
});
