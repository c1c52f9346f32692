import { expect, test } from 'vitest';
import type { CutOut } from '../render-request.ts';
import { measureProduct } from './measure-product.ts';

/** A box as a camera sees it that looks down by `pitch` over its corner, `turn` about its height: a plain color. */
function makeBox({
  pitch,
  turn,
  sides = [120, 80],
  tall = 110,
}: {
  pitch: number;
  turn: number;
  sides?: number[];
  tall?: number;
}) {
  const [long = 0, short = 0] = sides;
  const foot = [
    [0, 0],
    [-long * Math.cos(turn), long * Math.sin(turn)],
    [short * Math.sin(turn), short * Math.cos(turn)],
    [short * Math.sin(turn) - long * Math.cos(turn), long * Math.sin(turn) + short * Math.cos(turn)],
  ] as const;
  const seen = foot.map(([x, away]) => [x, away * Math.sin(pitch)] as const);
  const left = Math.min(...seen.map(([x]) => x));
  const right = Math.max(...seen.map(([x]) => x));
  const high = tall * Math.cos(pitch) + Math.max(...seen.map(([, rise]) => rise));
  const [width, height] = [Math.round(right - left), Math.round(high)];
  const rgba = new Uint8Array(width * height * 4);
  for (let x = 0; x < width; x += 1) {
    const at = x + left;
    const edge = at < 0 ? -at * Math.tan(turn) : at / Math.tan(turn);
    const rise = edge * Math.sin(pitch);
    for (let up = Math.ceil(rise); up < height; up += 1)
      rgba.set([90, 90, 90, 255], ((height - 1 - up) * width + x) * 4);
  }
  return { product: { rgba, width, height } satisfies CutOut, corner: -left };
}

test.each([
  [0.2, 0.6],
  [0.3, 0.5],
  [0.45, 0.8],
])(
  'a box that was photographed over its corner, %d from above and turned by %d, is measured by both edges of its foot',
  (pitch, turn) => {
    const { product, corner } = makeBox({ pitch, turn });
    const measured = measureProduct(product)?.corner;
    expect(Math.abs((measured?.x ?? 0) - corner)).toBeLessThan(0.035 * product.width);
    expect(Math.abs((measured?.pitch ?? 0) - pitch)).toBeLessThan(0.04);
  },
);

test('a box that is nearly seen from the front stands on its long edge', () => {
  const { product } = makeBox({ pitch: 0.17, turn: 0.3 });
  const measured = measureProduct({ ...product })?.corner;
  expect(measured?.left.across).toBeGreaterThan(0.5 * product.width);
});
