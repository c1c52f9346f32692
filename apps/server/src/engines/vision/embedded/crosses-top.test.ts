import { expect, test } from 'vitest';
import { crossesTop } from './crosses-top.ts';
import { toThumbnail } from './thumbnail.ts';

const [WIDTH, HEIGHT] = [60, 40];

/** Makes a thumbnail whose columns have the grey that a function returns. */
function thumbnailOf(greyAt: (x: number) => number) {
  const rgba = Uint8Array.from({ length: WIDTH * HEIGHT * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : greyAt(Math.floor(at / 4) % WIDTH),
  );
  return toThumbnail(rgba, { width: WIDTH, height: HEIGHT });
}

test('a neck before an even wall crosses the upper edge', () => {
  expect(crossesTop(thumbnailOf((x) => (x > 24 && x < 36 ? 120 : 210)))).toBe(true);
});

test('a bottle before a wall in changing light crosses it too', () => {
  expect(crossesTop(thumbnailOf((x) => (x > 20 && x < 40 ? 60 : 190 + x / 2)))).toBe(true);
});

test('a wall alone, even or in changing light, has nothing that crosses', () => {
  expect(crossesTop(thumbnailOf(() => 210))).toBe(false);
  expect(crossesTop(thumbnailOf((x) => 150 + x))).toBe(false);
});

test('a room full of things has no background that something crosses', () => {
  expect(crossesTop(thumbnailOf((x) => (x * 83) % 256))).toBe(false);
});
