import { expect, test } from 'vitest';
import { drawContactLine } from './contact-line.ts';

const SIDE = 200;
const PLACE = { left: 50, top: 40, width: 100, height: 120 };

/** A photo whose right third stands on row 159, and whose left ends `up` rows higher, on a white image. */
function drawLine(up: number, corner: Parameters<typeof drawContactLine>[2]['corner'] = null) {
  const pixels = new Float32Array(SIDE * SIDE * 4);
  for (let y = 40; y < 160; y += 1)
    for (let x = 50; x < 150; x += 1) if (x >= 117 || y < 160 - up) pixels[(y * SIDE + x) * 4 + 3] = 1;
  const rgba = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  drawContactLine(rgba, { pixels, width: SIDE, height: SIDE }, { corner }, PLACE);
  return (x: number, y: number): number => rgba[(y * SIDE + x) * 4 + 1] ?? 0;
}

test('the ground is darkest right under a product, and as it was a little further', () => {
  const bright = drawLine(0);
  expect(bright(130, 160)).toBeLessThan(210);
  expect(bright(130, 161)).toBeGreaterThan(bright(130, 160));
  expect(bright(130, 168)).toBe(255);
  expect(bright(20, 160)).toBe(255);
});

test('what ends a little higher stands too, and what ends far up does not', () => {
  expect(drawLine(8)(80, 152)).toBeLessThan(210);
  expect(drawLine(40)(80, 120)).toBe(255);
});

test('all of the foot of a box stands, though it rises far', () => {
  const edge = { across: 50, rise: 30 };
  expect(drawLine(30, { x: 117, below: 0, left: edge, right: edge, pitch: 0.3 })(80, 130)).toBeLessThan(210);
});
