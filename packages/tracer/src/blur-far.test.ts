import { expect, test } from 'vitest';
import { blurFar } from './blur-far.ts';

const SIDE = 96;
const DISTANCE = 4;

/** Stripes as far as asked; in the middle third a red thing in focus. */
function makeStripes(far: number) {
  const rgba = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  const inverseDepth = new Float32Array(SIDE * SIDE);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    const x = pixel % SIDE;
    const isNear = x >= 32 && x < 64;
    const bright = Math.floor(x / 2) % 2 === 0 ? 220 : 40;
    rgba.set(isNear ? [200, 10, 10] : [bright, bright, bright], pixel * 4);
    inverseDepth[pixel] = 1 / (isNear ? DISTANCE : far);
  }
  return { rgba, inverseDepth, width: SIDE, height: SIDE };
}
const contrast = (rgba: Uint8ClampedArray): number => {
  const row = Array.from({ length: 16 }, (_, index) => rgba[((SIDE / 2) * SIDE + 8 + index) * 4 + 1] ?? 0);
  return Math.max(...row) - Math.min(...row);
};

test('blurs what is far, the more the farther, and leaves what is in focus as it is', () => {
  const [near, far] = [makeStripes(5), makeStripes(40)];
  for (const image of [near, far]) blurFar(image, { distance: DISTANCE, blur: 1 });
  expect(contrast(near.rgba)).toBeLessThan(180);
  expect(contrast(far.rgba)).toBeLessThan(contrast(near.rgba) * 0.6);
  const middle = ((SIDE / 2) * SIDE + 48) * 4;
  expect([...far.rgba.subarray(middle, middle + 4)]).toEqual([200, 10, 10, 255]);
});

test('what is in focus does not bleed into what lies behind it', () => {
  const image = makeStripes(40);
  blurFar(image, { distance: DISTANCE, blur: 1 });
  const beside = ((SIDE / 2) * SIDE + 30) * 4;
  expect(Math.abs((image.rgba[beside] ?? 0) - (image.rgba[beside + 1] ?? 0))).toBeLessThan(4);
});

test('changes nothing where nothing lies behind the focus, or without blur', () => {
  const [sharp, level] = [makeStripes(40), makeStripes(DISTANCE)];
  blurFar(sharp, { distance: DISTANCE, blur: 0 });
  blurFar(level, { distance: DISTANCE, blur: 1 });
  expect(sharp.rgba).toEqual(makeStripes(40).rgba);
  expect(level.rgba).toEqual(makeStripes(DISTANCE).rgba);
});
