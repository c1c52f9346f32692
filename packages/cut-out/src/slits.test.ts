import { expect, test } from 'vitest';
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
