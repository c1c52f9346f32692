import { expect, test } from 'vitest';
import { findCore } from './find-core.ts';
import { measureSaliency } from './measure-saliency.ts';
import { offBackground } from './off-background.ts';
import { type Thumbnail, toThumbnail } from './thumbnail.ts';

const SIZE = { width: 96, height: 64 };
type Rgb = readonly [number, number, number];

/** Draws a thumbnail from the colour of each of its pixels. */
function drawn(colorAt: (x: number, y: number) => Rgb): Thumbnail {
  const rgba = new Uint8Array(SIZE.width * SIZE.height * 4).fill(255);
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) rgba.set(colorAt(x, y), (y * SIZE.width + x) * 4);
  return toThumbnail(rgba, SIZE);
}

const isTent = (x: number, y: number) => x >= 40 && x < 72 && y >= 28 && y < 52;
/** Stripes of a forest, dark and light. */
const forest = (x: number): Rgb => (Math.floor(x / 6) % 2 === 0 ? [52, 60, 44] : [96, 104, 84]);
const tent = drawn((x, y) => (isTent(x, y) ? [232, 170, 60] : forest(x)));

test('a tent in a forest is its subject, and the forest is not', () => {
  const core = findCore(tent, measureSaliency(tent));
  const found = [...(core ?? [])].flatMap((value, pixel) => (value > 0 ? [pixel] : []));
  const inside = found.filter((pixel) => isTent(pixel % SIZE.width, Math.floor(pixel / SIZE.width)));
  expect(inside.length).toBeGreaterThan(0.85 * 32 * 24);
  expect(inside.length).toBeGreaterThan(0.85 * found.length);
});

test('surroundings without a thing in them have no core', () => {
  const bare = drawn((x) => forest(x));
  expect(findCore(bare, measureSaliency(bare))).toBeUndefined();
});

test('what the edge of the photo cuts off, such as a bed beside a table, is no core', () => {
  const bed = drawn((x) => (x < 44 ? [232, 170, 60] : forest(x)));
  expect(findCore(bed, measureSaliency(bed))).toBeUndefined();
});

test('a close-up of what a product stands on is no detail of it', () => {
  const onTent = { x: 0.5, y: 0.5, width: 0.15, height: 0.2 };
  const onForest = { x: 0.1, y: 0.1, width: 0.2, height: 0.3 };
  expect(offBackground([onForest, onTent], tent)).toEqual([onTent]);
});
