import { expect, test } from 'vitest';
import { boxMass } from './regions.ts';
import { toThumbnail } from './thumbnail.ts';
import { trimSoftEnds } from './trim-soft-ends.ts';

const size = { width: 60, height: 40 };

/** A dark product from a quarter to a half of the width, whose shadow fades out towards the right. */
function shadowed(x: number, y: number): number {
  if (y < 8 || y >= 36) return 240;
  if (x >= 15 && x < 30) return 40;
  if (x < 30) return 240;
  // It fades out towards the right, and towards the top and the foot.
  const strength = Math.max(0, 1 - (x - 30) / 30) * Math.max(0, 1 - Math.abs(y - 22) / 14);
  return 240 - 60 * strength;
}

const rgba = Uint8Array.from({ length: size.width * size.height * 4 }, (_, at) => {
  const pixel = Math.floor(at / 4);
  return at % 4 === 3 ? 255 : shadowed(pixel % size.width, Math.floor(pixel / size.width));
});
const thumbnail = toThumbnail(rgba, size);

test('a shadow beside a product does not belong to it', () => {
  const mask = Float64Array.from({ length: size.width * size.height }, (_, pixel) =>
    shadowed(pixel % size.width, Math.floor(pixel / size.width)) < 238 ? 1 : 0,
  );
  const box = boxMass(trimSoftEnds(thumbnail, mask), size, 1);
  expect(box?.x).toBeCloseTo(15 / 60, 1);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(33 / 60);
});

test('a mask without sharp edges stays as it is', () => {
  const soft = toThumbnail(new Uint8Array(size.width * size.height * 4).fill(255), size);
  const mask = new Float64Array(size.width * size.height).fill(1);
  expect(trimSoftEnds(soft, mask)).toEqual(mask);
});
