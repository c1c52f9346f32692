import { expect, test } from 'vitest';
import { cutOutPhoto } from './automatic/cut-out-photo.ts';
import { guessMask } from './guess-mask.ts';
import type { RgbaImage } from './image.ts';

const SIZE = { width: 500, height: 700 };

interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
  color: readonly [number, number, number];
}

/** Draws blocks on white, with edges that are one pixel soft. */
function draw(blocks: readonly Block[]): RgbaImage {
  const data = new Uint8Array(SIZE.width * SIZE.height * 4).fill(255);
  for (const { x, y, width, height, color } of blocks)
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++)
        for (let channel = 0; channel < 3; channel++)
          data[(row * SIZE.width + column) * 4 + channel] = color[channel] ?? 0;
  return { ...SIZE, data };
}

const SHIRT = [40, 80, 160] as const;
const SKIN = [150, 100, 80] as const;
const WHITE = [255, 255, 255] as const;

test('the slit between an arm and a body is background, print in a row is not', () => {
  const letters = Array.from({ length: 5 }, (_, index) => ({
    x: 205 + index * 22,
    y: 240,
    width: 6,
    height: 40,
    color: WHITE,
  }));
  const image = draw([
    { x: 150, y: 100, width: 200, height: 600, color: SHIRT },
    { x: 100, y: 120, width: 60, height: 500, color: SKIN },
    { x: 152, y: 340, width: 6, height: 40, color: WHITE },
    ...letters,
  ]);
  const { mask, size } = guessMask(image);
  const at = (x: number, y: number) =>
    mask[Math.round((y * size.height) / SIZE.height) * size.width + Math.round((x * size.width) / SIZE.width)];
  expect(at(155, 360)).toBe(0);
  for (const { x } of letters) expect(at(x + 3, 260)).toBe(1);
  expect(at(250, 400)).toBe(1);
});

test("a piece of another thing at the photo's edge is no part of a subject that is shown whole", () => {
  const image = draw([
    { x: 120, y: 200, width: 260, height: 300, color: SHIRT },
    { x: 480, y: 260, width: 20, height: 180, color: SKIN },
  ]);
  const facts = cutOutPhoto(image, { ...image, data: image.data.slice() });
  expect(facts?.cutBy).toEqual([]);
  const alphaAt = (x: number, y: number) => image.data[(y * SIZE.width + x) * 4 + 3];
  expect([alphaAt(250, 350), alphaAt(490, 350)]).toEqual([255, 0]);
});

test('the background shows between twigs that cross, also in small gaps beside larger ones', () => {
  const TWIG = [30, 26, 24] as const;
  const bars = [0, 1, 2, 3].map((index) => ({ x: 100 + index * 70, y: 100, width: 6, height: 260, color: TWIG }));
  const rungs = [100, 200, 220, 354].map((y) => ({ x: 100, y, width: 216, height: 6, color: TWIG }));
  const image = draw([...bars, ...rungs, { x: 120, y: 355, width: 176, height: 280, color: SHIRT }]);
  const facts = cutOutPhoto(image, { ...image, data: image.data.slice() });
  expect(facts).toBeDefined();
  const alphaAt = (x: number, y: number) => image.data[(y * SIZE.width + x) * 4 + 3];
  for (const [x, y] of [
    [205, 150],
    [205, 213],
    [205, 290],
    [135, 213],
  ] as const)
    expect(alphaAt(x, y)).toBe(0);
  expect(alphaAt(200, 500)).toBe(255);
});
