import { expect, test } from 'vitest';
import { measureTones } from './measure-tones.ts';
import { toThumbnail } from './thumbnail.ts';

test('measures how light each part of an image is, and how much goes on there', () => {
  const [width, height] = [40, 48];
  const rgba = Uint8Array.from({ length: width * height * 4 }, (_, at) => {
    const pixel = Math.floor(at / 4);
    if (at % 4 === 3) return 255;
    if (pixel % width < width / 2) return 0;
    // Stripes in the lower half.
    return pixel < (width * height) / 2 || pixel % 2 === 0 ? 255 : 0;
  });
  const { columns, rows, light, spread } = measureTones(toThumbnail(rgba, { width, height }));
  expect([light.length, spread.length]).toEqual([columns * rows, columns * rows]);
  expect(light[0]).toBe(0);
  expect(light[columns - 1]).toBe(100);
  expect(spread[columns - 1]).toBe(0);
  expect(light.at(-1)).toBe(50);
  expect(spread.at(-1)).toBe(50);
});
