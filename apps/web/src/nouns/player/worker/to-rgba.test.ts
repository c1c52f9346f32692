import { expect, it } from 'vitest';
import { toRgba } from './to-rgba.ts';

/** Returns the pixels of a frame of 4 x 2, whose left and right halves have one colour each. */
function convert(left: readonly number[], right: readonly number[]): number[][] {
  const [leftY = 0, leftU = 0, leftV = 0] = left;
  const [rightY = 0, rightU = 0, rightV = 0] = right;
  const luma = [leftY, leftY, rightY, rightY];
  const samples = new Uint8Array([...luma, ...luma, leftU, rightU, leftV, rightV]);
  const pixels = new Uint8ClampedArray(4 * 2 * 4);
  toRgba(samples, { width: 4, height: 2 }, pixels);
  return Array.from({ length: 8 }, (_pixel, index) => [...pixels.subarray(4 * index, 4 * index + 4)]);
}

it('makes limited black and white the whole range, and keeps what lies beyond within it', () => {
  const pixels = convert([16, 128, 128], [235, 128, 128]);
  expect(pixels).toEqual([0, 0, 255, 255, 0, 0, 255, 255].map((grey) => [grey, grey, grey, 255]));
  expect(convert([0, 128, 128], [255, 128, 128])[0]).toEqual([0, 0, 0, 255]);
  expect(convert([0, 128, 128], [255, 128, 128])[3]).toEqual([255, 255, 255, 255]);
});

it('converts the primaries of BT.709', () => {
  const red = convert([63, 102, 240], [173, 42, 26]);
  expect(red[0]).toEqual([255, 1, 0, 255]);
  expect(red[2]).toEqual([0, 255, 1, 255]);
  expect(convert([32, 240, 118], [32, 240, 118])[7]).toEqual([1, 0, 255, 255]);
});
