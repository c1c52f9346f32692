import { expect, test } from 'vitest';
import { eraseBox } from './erase-box.ts';
import type { YuvPlanes } from './frame.ts';

const SIZE = { width: 200, height: 96 };
const BOX = { left: 20, top: 26, width: 160, height: 46 };
const PLATE = { left: 34, top: 34, right: 166, bottom: 64, luma: 20 };
const FRAMES = 24;
const TEXT = { from: 4, to: 20 };

const scene = (x: number, y: number, index: number): number =>
  128 + 45 * Math.sin((x + 2 * index) / 11) + 30 * Math.sin((x + 2 * index) / 25 + y / 9);
const isPlate = (x: number, y: number): boolean =>
  x >= PLATE.left && x < PLATE.right && y >= PLATE.top && y < PLATE.bottom;
/** Bars of 5 px with gaps of 13 px, as high as letters. */
const isLetter = (x: number, y: number): boolean => x >= 46 && x < 154 && y >= 42 && y < 56 && (x - 46) % 18 < 5;

/** Returns how much the erased frame differs from the scene, in the mean over the box. */
function erase(opacity: number): number {
  const chroma = new Uint8Array((SIZE.width * SIZE.height) / 4).fill(128);
  const frames = Array.from({ length: FRAMES }, (_, index): YuvPlanes => {
    const y = Uint8Array.from({ length: SIZE.width * SIZE.height }, (_pixel, at) => {
      const [column, row] = [at % SIZE.width, Math.floor(at / SIZE.width)];
      const behind = scene(column, row, index);
      if (index < TEXT.from || index >= TEXT.to || !isPlate(column, row)) return Math.round(behind);
      return isLetter(column, row) ? 235 : Math.round(opacity * PLATE.luma + (1 - opacity) * behind);
    });
    return { y, u: chroma, v: chroma };
  });
  const { patches } = eraseBox({
    frames,
    size: SIZE,
    box: BOX,
    kind: 'text',
    study: null,
    videoHeight: 180,
    framesPerSecond: 25,
    erased: { from: 12, to: 13 },
  });
  const [patch] = patches;
  let off = 0;
  for (let row = BOX.top; row < BOX.top + BOX.height; row += 1)
    for (let column = BOX.left; column < BOX.left + BOX.width; column += 1) {
      const at = row * SIZE.width + column;
      const shown = patch?.mask[at] === 1 ? patch.planes.y[at] : frames[12]?.y[at];
      off += Math.abs((shown ?? 0) - scene(column, row, 12));
    }
  return off / (BOX.width * BOX.height);
}

test('a subtitle loses the plate on which it stands', () => {
  expect(erase(1)).toBeLessThan(4);
});

test('the scene that shines through the plate of a subtitle stays', () => {
  expect(erase(0.55)).toBeLessThan(2);
});
