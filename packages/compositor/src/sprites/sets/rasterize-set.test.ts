import { GOBOS, type LitSet, SET_KINDS } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { createFakeCanvas } from '../../fake-canvas.ts';
import { rasterizeSprite } from '../rasterize-sprite.ts';
import { rasterizeSet } from './rasterize-set.ts';

const SIZE = { width: 180, height: 320 };
/** Maximum change of a pixel's luma by grain, of 255. */
const GRAIN = 2.5;

const WALL = { shade: '#8c7a70', base: '#b8a69c', lit: '#e4d6cc' };
const FLOOR = { shade: '#4a3a60', base: '#7a6a90', lit: '#a898c0' };
const TRIM = { shade: '#203020', base: '#406040', lit: '#70a070' };

const setOf = (changes: Partial<LitSet>): LitSet => ({
  kind: 'sweep',
  wall: WALL,
  floor: FLOOR,
  trim: TRIM,
  horizon: 0.8,
  light: { x: 0.25, y: 0.35, color: '#ffffff' },
  focus: { x: 0.2, y: 0.5, width: 0.6, height: 0.4 },
  quiet: { x: 0, y: 0, width: 1, height: 0.4 },
  ...changes,
});

/** All kinds, each with every gobo and without one. */
const SETS = SET_KINDS.flatMap((kind) =>
  [undefined, ...GOBOS].map((gobo): [string, LitSet] => [
    gobo ? `${kind} with ${gobo}` : kind,
    setOf({ kind, ...(gobo ? { gobo } : {}) }),
  ]),
);

const channelOf = (color: string, channel: number) =>
  Number.parseInt(color.slice(1 + 2 * channel, 3 + 2 * channel), 16);

/** Returns the mean of the channels around a point in fractions of the box. */
function toneAt(pixels: Uint8ClampedArray, x: number, y: number): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  const [left, top] = [Math.round(x * SIZE.width), Math.round(y * SIZE.height)];
  for (let row = top - 2; row <= top + 2; row++)
    for (let column = left - 2; column <= left + 2; column++)
      for (const channel of [0, 1, 2] as const)
        sums[channel] += (pixels[(row * SIZE.width + column) * 4 + channel] ?? 0) / 25;
  return sums;
}

const lumaAt = (pixels: Uint8ClampedArray, x: number, y: number) => {
  const [red, green, blue] = toneAt(pixels, x, y);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

test.each(SETS)('%s covers its whole box', (_, set) => {
  const pixels = rasterizeSet(set, SIZE);
  expect(pixels.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
});

test.each(SETS)('%s stays between the tones of its wall behind texts', (_, set) => {
  const pixels = rasterizeSet(set, SIZE);
  const rows = Math.floor(0.4 * SIZE.height);
  for (const channel of [0, 1, 2]) {
    const [low, high] = [channelOf(WALL.shade, channel) - GRAIN, channelOf(WALL.lit, channel) + GRAIN];
    let [least, most] = [255, 0];
    for (let at = channel; at < rows * SIZE.width * 4; at += 4) {
      least = Math.min(least, pixels[at] ?? 0);
      most = Math.max(most, pixels[at] ?? 0);
    }
    expect(least).toBeGreaterThanOrEqual(Math.floor(low));
    expect(most).toBeLessThanOrEqual(Math.ceil(high));
  }
});

test.each(SETS)('%s is painted with the same bytes each time', (_, set) => {
  expect(rasterizeSet(set, SIZE)).toEqual(rasterizeSet({ ...set }, SIZE));
});

test.each(['sweep', 'corner', 'niche', 'flutes', 'table'] as const)(
  'the wall of a %s is lighter on the side of the light',
  (kind) => {
    const left = rasterizeSet(setOf({ kind }), SIZE);
    const right = rasterizeSet(setOf({ kind, light: { x: 0.75, y: 0.35, color: '#ffffff' } }), SIZE);
    expect(lumaAt(left, 0.12, 0.3)).toBeGreaterThan(lumaAt(right, 0.12, 0.3) + 5);
    expect(lumaAt(right, 0.88, 0.3)).toBeGreaterThan(lumaAt(left, 0.88, 0.3) + 5);
  },
);

test.each(SET_KINDS.filter((kind) => kind !== 'folds'))('the floor of a %s differs from its wall', (kind) => {
  const pixels = rasterizeSet(setOf({ kind, focus: { x: 0.4, y: 0.5, width: 0.3, height: 0.3 } }), SIZE);
  const [wallRed, , wallBlue] = toneAt(pixels, 0.9, 0.66);
  const [floorRed, , floorBlue] = toneAt(pixels, 0.9, 0.95);
  // The wall is reddish, the floor bluish.
  expect(wallRed).toBeGreaterThan(wallBlue);
  expect(floorBlue).toBeGreaterThan(floorRed);
});

test('a gobo leaves light and shadow on the wall', () => {
  const plain = rasterizeSet(setOf({}), SIZE);
  for (const gobo of GOBOS) {
    const pixels = rasterizeSet(setOf({ gobo }), SIZE);
    const changes = Array.from({ length: 40 }, (_, index) => {
      const [x, y] = [0.05 + 0.9 * ((index % 8) / 7), 0.1 + 0.5 * (Math.floor(index / 8) / 4)];
      return lumaAt(pixels, x, y) - lumaAt(plain, x, y);
    });
    expect(Math.min(...changes)).toBeLessThan(-5);
    expect(Math.max(...changes)).toBeGreaterThan(Math.min(...changes) + 12);
  }
});

test('a large wall has several tones: neighbours differ by grain, and both ends by light', () => {
  const pixels = rasterizeSet(setOf({}), SIZE);
  const row = 66 * SIZE.width * 4;
  const tones = new Set(Array.from({ length: 40 }, (_, x) => pixels[row + x * 4]));
  expect(tones.size).toBeGreaterThan(3);
  expect(Math.abs(lumaAt(pixels, 0.2, 0.3) - lumaAt(pixels, 0.95, 0.3))).toBeGreaterThan(10);
});

const shape = (changes: object) => ({
  kind: 'shape' as const,
  key: JSON.stringify(changes),
  ...SIZE,
  scale: 1,
  fill: { from: '#000000', fromOpacity: 1, to: '#000000', toOpacity: 1 },
  radius: 0,
  ...changes,
});

test('a pattern is printed on the wall and not on the floor', () => {
  const pattern = { kind: 'dots' as const, colors: ['#ff0000'], opacity: 1, step: 0.1, weight: 0.5 };
  // The canvas of the test is red wherever something is drawn on it.
  const canvas = createFakeCanvas([255, 0, 0, 255]);
  const printed = rasterizeSprite(canvas, shape({ set: setOf({}), pattern }))?.pixels ?? [];
  const at = (y: number) => (Math.round(y * SIZE.height) * SIZE.width + 90) * 4;
  expect(Array.from(printed.slice(at(0.5), at(0.5) + 3))).toEqual([255, 0, 0]);
  expect(printed[at(0.95) + 2]).toBeGreaterThan(40);
});
