import { createSeededRandom } from '@reelwright/seeded-random';
import { describe, expect, test } from 'vitest';
import { extendCanvas } from './extend-canvas.ts';
import { PICTURE_STYLES } from './picture-styles.ts';
import { stylePicture } from './style-picture.ts';

/** A ball with a soft light on a graded ground, a little grainy. */
function makeImage(width: number, height: number) {
  const random = createSeededRandom(3, 'picture');
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const distance = Math.hypot(x - width / 2, y - height / 2) / (height / 3);
      const ball = distance < 1;
      const light = ball ? 230 - 170 * Math.hypot(distance, 0.2) : 0;
      const grain = random.between(-3, 3);
      rgba[at] = (ball ? light : 60 + (150 * y) / height) + grain;
      rgba[at + 1] = (ball ? light * 0.4 : 110 + (80 * y) / height) + grain;
      rgba[at + 2] = (ball ? light * 0.3 : 150) + grain;
      rgba[at + 3] = 255;
    }
  return { rgba, width, height };
}

const SMALL = makeImage(120, 90);
/** `toEqual` takes a second for a small image. */
const isSame = (one: Uint8ClampedArray, other: Uint8ClampedArray): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);
const difference = (one: Uint8ClampedArray, other: Uint8ClampedArray): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
const meanOf = (rgba: Uint8ClampedArray): number =>
  rgba.reduce((sum, value, at) => (at % 4 === 3 ? sum : sum + value), 0) / (rgba.length * 0.75);

describe.each(PICTURE_STYLES)('%s', (style) => {
  test('changes the image, is opaque, and is the same for the same seed', () => {
    const styled = stylePicture({ ...SMALL, style, strength: 1, seed: 5 });
    expect(styled).toHaveLength(SMALL.rgba.length);
    expect(difference(styled, SMALL.rgba)).toBeGreaterThan(2);
    expect(styled.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
    expect(isSame(stylePicture({ ...SMALL, style, strength: 1, seed: 5 }), styled)).toBe(true);
  });

  test('has no effect at strength 0, and less at less strength', () => {
    expect(isSame(stylePicture({ ...SMALL, style, strength: 0, seed: 5 }), SMALL.rgba)).toBe(true);
    const half = difference(stylePicture({ ...SMALL, style, strength: 0.5, seed: 5 }), SMALL.rgba);
    const whole = difference(stylePicture({ ...SMALL, style, strength: 1, seed: 5 }), SMALL.rgba);
    expect(half).toBeGreaterThan(whole * 0.35);
    expect(half).toBeLessThan(whole * 0.65);
  });

  test('is another for another seed', () => {
    const seeds = [1, 2, 3, 4, 5, 6].map((seed) => stylePicture({ ...SMALL, style, strength: 1, seed }).join());
    expect(new Set(seeds).size).toBeGreaterThan(1);
  });

  test.each([
    [1, 1],
    [1, 200],
    [200, 1],
    [7, 5],
  ])('draws %i x %i pixels', (width, height) => {
    expect(stylePicture({ ...makeImage(width, height), style, strength: 1, seed: 1 })).toHaveLength(width * height * 4);
  });
});

test('prints use the inks asked for', () => {
  const colors = ['#102040', '#f0e0c0'];
  const duotone = stylePicture({ ...SMALL, style: 'duotone', strength: 1, seed: 1, colors });
  const halftone = stylePicture({ ...SMALL, style: 'halftone', strength: 1, seed: 1, colors });
  for (const rgba of [duotone, halftone])
    for (let at = 0; at < rgba.length; at += 4) {
      // Between the inks, and never beyond them.
      expect(rgba[at]).toBeGreaterThanOrEqual(0x10 - 2);
      expect(rgba[at]).toBeLessThanOrEqual(0xf0 + 2);
      expect(rgba[at + 2]).toBeLessThanOrEqual(0xc0 + 2);
    }
  const darkest = (rgba: Uint8ClampedArray) =>
    rgba.filter((_, at) => at % 4 === 0).reduce((least, value) => Math.min(least, value), 255);
  expect(darkest(duotone)).toBeLessThan(0x30);
  expect(darkest(halftone)).toBeLessThan(0x18);
});

test('halftone keeps darker areas darker', () => {
  const [dark, light] = [60, 190].map((level) => {
    const rgba = SMALL.rgba.map((value, at) => (at % 4 === 3 ? 255 : at < SMALL.rgba.length / 2 ? level : value));
    return meanOf(
      stylePicture({ rgba, width: 120, height: 90, style: 'halftone', strength: 1, seed: 1 }).subarray(0, 120 * 30 * 4),
    );
  });
  expect(dark).toBeLessThan((light ?? 0) - 30);
});

test('line art leaves flat ground as paper, and draws where colours meet', () => {
  // Two colours of the same luma.
  const rgba = new Uint8ClampedArray(80 * 60 * 4);
  for (let pixel = 0; pixel < 80 * 60; pixel += 1)
    rgba.set(pixel % 80 < 40 ? [230, 140, 160, 255] : [120, 172, 200, 255], pixel * 4);
  const lines = stylePicture({ rgba, width: 80, height: 60, style: 'line_art', strength: 1, seed: 1 });
  const rowOf = (x: number) => lines[(30 * 80 + x) * 4] ?? 0;
  expect(rowOf(5)).toBeGreaterThan(230);
  expect(rowOf(74)).toBeGreaterThan(230);
  expect(Math.min(...[37, 38, 39, 40, 41, 42].map(rowOf))).toBeLessThan(150);
});

describe('extending the canvas', () => {
  const plainRgba = new Uint8ClampedArray(160 * 120 * 4);
  for (let pixel = 0; pixel < 160 * 120; pixel += 1) {
    const y = Math.floor(pixel / 160);
    plainRgba.set([180 + y / 4, 150 + y / 4, 140, 255], pixel * 4);
  }
  const plain = { rgba: plainRgba, width: 160, height: 120 };

  test('leaves the image as it is inside', () => {
    const { rgba, width, height } = extendCanvas({ ...SMALL, left: 30, right: 11, top: 7, bottom: 0, seed: 1 });
    expect([width, height]).toEqual([161, 97]);
    for (let y = 0; y < 90; y += 7)
      for (let x = 0; x < 120; x += 5)
        expect([...rgba.subarray(((y + 7) * 161 + x + 30) * 4, ((y + 7) * 161 + x + 30) * 4 + 4)]).toEqual([
          ...SMALL.rgba.subarray((y * 120 + x) * 4, (y * 120 + x) * 4 + 4),
        ]);
  });

  test('continues a plain ground without a seam', () => {
    const { rgba, width, sides } = extendCanvas({ ...plain, left: 60, right: 60, top: 0, bottom: 0, seed: 1 });
    expect(sides).toEqual({ left: 'plain', right: 'plain', top: 'none', bottom: 'none' });
    for (const y of [20, 60, 100])
      for (const x of [59, 40, 20, 230])
        expect(
          Math.abs((rgba[(y * width + x) * 4] ?? 0) - (plainRgba[y * 160 * 4] ?? 0)),
          `${x}, ${y}`,
        ).toBeLessThanOrEqual(8);
  });

  test('mirrors and blurs a busy ground, and says so', () => {
    const random = createSeededRandom(1, 'busy');
    const busy = plainRgba.map((value, at) =>
      at % 4 === 3 ? 255 : (Math.floor(at / 4 / 6) + Math.floor(at / 4 / 160 / 6)) % 2 ? random.between(0, 120) : value,
    );
    const { sides, rgba, width } = extendCanvas({
      rgba: busy,
      width: 160,
      height: 120,
      left: 0,
      right: 80,
      top: 0,
      bottom: 0,
      seed: 1,
    });
    expect(sides.right).toBe('mirrored');
    const variation = (x: number) =>
      Array.from({ length: 119 }, (_, y) =>
        Math.abs((rgba[(y * width + x) * 4] ?? 0) - (rgba[((y + 1) * width + x) * 4] ?? 0)),
      ).reduce((sum, each) => sum + each, 0);
    expect(variation(236)).toBeLessThan(variation(150) / 3);
  });

  test('extends an image of one pixel', () => {
    const { rgba } = extendCanvas({
      rgba: new Uint8ClampedArray([10, 20, 30, 255]),
      width: 1,
      height: 1,
      left: 3,
      right: 3,
      top: 2,
      bottom: 2,
      seed: 1,
    });
    expect(rgba).toHaveLength(7 * 5 * 4);
  });
});
