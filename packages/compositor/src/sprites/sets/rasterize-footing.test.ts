import { type Footing, FOOTING_KINDS } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { rasterizeFooting } from './rasterize-footing.ts';

const SIZE = { width: 300, height: 500 };

const footingOf = (changes: Partial<Footing> = {}): Footing => ({
  kind: 'floor',
  surface: { shade: '#705040', base: '#a08070', lit: '#e0c8b8' },
  shadow: { color: '#100804', opacity: 0.6 },
  lightFrom: -0.85,
  rim: '#ffffff',
  feet: [{ x: 0.5, y: 0.84, width: 0.3, height: 0.4 }],
  middle: 0.5,
  breadth: 0.4,
  ...changes,
});

const at = (x: number, y: number) => (Math.round(y * SIZE.height) * SIZE.width + Math.round(x * SIZE.width)) * 4;
const opacityAt = (pixels: Uint8ClampedArray, x: number, y: number) => pixels[at(x, y) + 3] ?? 0;
const lumaAt = (pixels: Uint8ClampedArray, x: number, y: number) =>
  0.2126 * (pixels[at(x, y)] ?? 0) + 0.7152 * (pixels[at(x, y) + 1] ?? 0) + 0.0722 * (pixels[at(x, y) + 2] ?? 0);

test('a product casts its shadow away from the light', () => {
  const left = rasterizeFooting(footingOf(), SIZE);
  expect(opacityAt(left, 0.72, 0.825)).toBeGreaterThan(opacityAt(left, 0.28, 0.825) + 20);
  const right = rasterizeFooting(footingOf({ lightFrom: 0.85 }), SIZE);
  expect(opacityAt(right, 0.28, 0.825)).toBeGreaterThan(opacityAt(right, 0.72, 0.825) + 20);
});

test('the shadow is darkest where the product touches the floor', () => {
  const pixels = rasterizeFooting(footingOf(), SIZE);
  expect(opacityAt(pixels, 0.5, 0.836)).toBeGreaterThan(130);
  expect(opacityAt(pixels, 0.85, 0.815)).toBeLessThan(100);
});

test('every foot of a product has its shadow', () => {
  const feet = [0.25, 0.75].map((x) => ({ x, y: 0.84, width: 0.06, height: 0.05 }));
  const pixels = rasterizeFooting(footingOf({ feet }), SIZE);
  expect(opacityAt(pixels, 0.25, 0.837)).toBeGreaterThan(100);
  expect(opacityAt(pixels, 0.75, 0.837)).toBeGreaterThan(100);
  expect(opacityAt(pixels, 0.5, 0.837)).toBeLessThan(20);
});

test.each(FOOTING_KINDS)('%s leaves the wall above the product transparent', (kind) => {
  const pixels = rasterizeFooting(footingOf({ kind }), SIZE);
  expect(pixels.slice(0, at(0, 0.6)).every((value) => value === 0)).toBe(true);
});

test.each(FOOTING_KINDS.filter((kind) => kind !== 'floor'))('a %s has a lit top and a darker front', (kind) => {
  const pixels = rasterizeFooting(footingOf({ kind, feet: [{ x: 0.5, y: 0.84, width: 0.1, height: 0.1 }] }), SIZE);
  expect(opacityAt(pixels, 0.5, 0.99)).toBe(255);
  expect(lumaAt(pixels, 0.4, 0.838)).toBeGreaterThan(lumaAt(pixels, 0.6, 0.97));
});

test.each(FOOTING_KINDS)('%s is painted with the same bytes each time', (kind) => {
  const footing = footingOf({ kind });
  expect(rasterizeFooting(footing, SIZE)).toEqual(rasterizeFooting({ ...footing }, SIZE));
});
