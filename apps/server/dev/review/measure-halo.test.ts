import { expect, it } from 'vitest';
import { haloWidth, measureHalo } from './measure-halo.ts';
import { makeStill } from './test-review.ts';

const SIZE = 60;
const MIDDLE = 30;
const RADIUS = 15;

/** A red disc on white, cut out with `rim` pixels of the white around it. */
function cutOut({ rim, color = [180, 20, 20] }: { rim: number; color?: [number, number, number] }) {
  const distance = (x: number, y: number) => Math.hypot(x - MIDDLE, y - MIDDLE);
  const photo = makeStill(SIZE, SIZE, (x, y) => (distance(x, y) <= RADIUS ? color : [255, 255, 255])).rgb;
  const rgba = new Uint8Array(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const at = y * SIZE + x;
      rgba.set([...photo.subarray(at * 3, at * 3 + 3), distance(x, y) <= RADIUS + rim ? 255 : 0], at * 4);
    }
  return { width: SIZE, height: SIZE, rgba, photo };
}

it('finds no halo on a clean edge', () => {
  expect(haloWidth(cutOut({ rim: 0 }))).toBeLessThan(0.2);
});

it('measures the width of the remaining background', () => {
  expect(haloWidth(cutOut({ rim: 3 }))).toBeGreaterThan(2);
});

it('reports nothing for a white product on white', () => {
  expect(haloWidth(cutOut({ rim: 0, color: [250, 250, 250] }))).toBeUndefined();
});

it('fails on the widest halo', () => {
  const cutOuts = [
    { media: 'image-0-cut-out', widthPx: 0.3 },
    { media: 'image-1-cut-out', widthPx: 2.1 },
  ];
  expect(measureHalo(cutOuts)).toMatchObject({
    value: '2.10 px',
    isPassed: false,
    where: ['picture-1-cut-out: 2.10 px'],
  });
  expect(measureHalo([])).toMatchObject({ isPassed: null });
});
