import { expect, test } from 'vitest';
import { isCollage } from './find-collage.ts';

const [WIDTH, HEIGHT] = [200, 160];

/** Paints an image from a grey of each pixel. */
function paint(greyAt: (x: number, y: number) => number) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) rgb.fill(greyAt(x, y), 3 * (y * WIDTH + x), 3 * (y * WIDTH + x) + 3);
  return { rgb, width: WIDTH, height: HEIGHT };
}
/** A picture of no even colour. */
const patterned = (x: number, y: number): number => 40 + ((x * 7 + y * 13) % 120);
const isOn = (x: number, y: number): boolean => x > 60 && x < 140 && y > 30 && y < 130;

test('pictures side by side with a white gap between them are a collage', () => {
  expect(isCollage(paint((x, y) => (Math.abs(x - 100) <= 2 ? 255 : patterned(x, y))))).toBe(true);
  expect(isCollage(paint((x, y) => (Math.abs(y - 60) <= 2 ? 255 : patterned(x, y))))).toBe(true);
});

test('within a white margin too', () => {
  expect(isCollage(paint((x, y) => (isOn(x, y) && Math.abs(x - 100) > 2 ? patterned(x, y) : 255)))).toBe(true);
});

test('a photo, a product on white, and two bottles beside each other are none', () => {
  expect(isCollage(paint(patterned))).toBe(false);
  expect(isCollage(paint((x, y) => (isOn(x, y) ? patterned(x, y) : 255)))).toBe(false);
  const isBottle = (x: number, y: number) => isOn(x, y) && Math.abs(x - 100) > (y < 55 ? 14 : 3);
  expect(isCollage(paint((x, y) => (isBottle(x, y) ? patterned(x, y) : 255)))).toBe(false);
});

test('a margin is no gap', () => {
  expect(isCollage(paint((x, y) => (x < 12 || x > 188 ? 255 : patterned(x, y))))).toBe(false);
});
