import { afterAll, beforeAll, expect, test } from 'vitest';
import { toOklab } from '../colors.ts';
import { type CutOut, openTracer, type Tracer } from '../index.ts';
import { spanOf } from '../test-images.ts';
import { makeGraph } from '../test-scenes.ts';
import { measureProduct } from './measure-product.ts';

const SIDE = 160;
const SUBJECT = 3;

let tracer: Tracer;
beforeAll(async () => {
  tracer = await openTracer({ threads: 2 });
});
afterAll(() => tracer.close());

/** An upright cylinder as a camera sees it that looks down by `pitch`: a plain color, with a margin around. */
function makeCylinder({
  pitch,
  width = 90,
  height = 220,
  color = [40, 110, 80] as const,
}: {
  pitch: number;
  width?: number;
  height?: number;
  color?: readonly [number, number, number];
}): CutOut {
  const margin = 12;
  const size = { width: width + 2 * margin, height: height + 2 * margin };
  const rgba = new Uint8Array(size.width * size.height * 4);
  const half = width / 2;
  for (let x = 0; x < width; x += 1) {
    const across = (x + 0.5 - half) / half;
    const rise = half * Math.sin(pitch) * (1 - Math.sqrt(1 - across * across));
    for (let y = Math.round(rise); y < height - Math.round(rise); y += 1)
      rgba.set([...color, 255], ((y + margin) * size.width + x + margin) * 4);
  }
  return { rgba, ...size };
}

const render = (product: CutOut, layers = false) =>
  tracer.render({
    graph: makeGraph({ subject: { kind: 'product' } }),
    seed: 5,
    width: SIDE,
    height: SIDE,
    product,
    layers,
  });

test.each([0.08, 0.2, 0.35])('reads from its lower edge that a product was seen from %d above', (pitch) => {
  const measured = measureProduct(makeCylinder({ pitch }));
  expect(Math.abs((measured?.pitch ?? 0) - pitch)).toBeLessThan(0.03);
  expect(measured?.base).toBeCloseTo(45 / 220, 1);
});

test('stands on the ground: its lowest row lies where its shadow begins', async () => {
  const pitch = 0.15;
  const { ids, layers } = await render(makeCylinder({ pitch }), true);
  if (!layers) throw new Error('no layers');
  const { left, right, bottom, top } = spanOf(ids, SIDE, SUBJECT);
  expect((bottom - top) / SIDE).toBeGreaterThan(0.45);
  expect((bottom - top) / SIDE).toBeLessThan(0.65);
  // Below the middle of the base the ground is darkest within two pixels of it, and no darker ring lies further off.
  const middle = Math.round((left + right) / 2);
  const bright = (y: number): number =>
    (layers.plate[(y * SIDE + middle) * 4 + 1] ?? 0) + (layers.plate[(y * SIDE + middle) * 4] ?? 0);
  const below = Array.from({ length: 14 }, (_, index) => bright(bottom + index - 2));
  expect(below.indexOf(Math.min(...below))).toBeLessThanOrEqual(4);
  expect(bright(bottom + 10)).toBeGreaterThan(2 * bright(bottom - 2));
});

test('keeps its own colors in neutral light', async () => {
  for (const color of [
    [40, 110, 80],
    [198, 75, 58],
    [225, 220, 210],
    [60, 60, 64],
  ] as const) {
    const { rgba, layers } = await render(makeCylinder({ pitch: 0.12, color }), true);
    let [sum, count] = [0, 0];
    for (let at = 0; at < rgba.length; at += 4) {
      if ((layers?.subject[at + 3] ?? 0) < 255) continue;
      sum += difference([rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0], color);
      count += 1;
    }
    expect(sum / count).toBeLessThan(6);
  }
});

test('throws a shadow and is mirrored, though its body is unseen', async () => {
  const graph = makeGraph({ subject: { kind: 'product' }, setting: { ground: { material: 'mirror', color: null } } });
  const product = makeCylinder({ pitch: 0.12, color: [220, 30, 30] });
  const { layers, ids } = await tracer.render({ graph, seed: 5, width: SIDE, height: SIDE, product, layers: true });
  const { bottom, left, right } = spanOf(ids, SIDE, SUBJECT);
  const at = ((bottom + 5) * SIDE + Math.round((left + right) / 2)) * 4;
  expect(layers?.plate[at] ?? 0).toBeGreaterThan(1.6 * (layers?.plate[at + 1] ?? 0));
});

test('is mirrored evenly, from whichever side its scene is lit', async () => {
  const product = makeCylinder({ pitch: 0.12, width: 160, color: [210, 200, 190] });
  for (const side of ['left', 'right'] as const) {
    const graph = makeGraph({
      subject: { kind: 'product' },
      setting: { ground: { material: 'mirror', color: null } },
      light: { kind: 'side', side },
    });
    const { layers, ids } = await tracer.render({ graph, seed: 5, width: SIDE, height: SIDE, product, layers: true });
    const { bottom, left, right } = spanOf(ids, SIDE, SUBJECT);
    const wide = right - left;
    const meanOf = (from: number, to: number): number => {
      let [sum, count] = [0, 0];
      for (let y = bottom + 6; y < bottom + 14; y += 1)
        for (let x = Math.round(left + from * wide); x < left + to * wide; x += 1) {
          sum += layers?.plate[(y * SIDE + x) * 4 + 1] ?? 0;
          count += 1;
        }
      return sum / count;
    };
    const [one, other] = [meanOf(0.12, 0.4), meanOf(0.6, 0.88)];
    expect(Math.min(one, other) / Math.max(one, other)).toBeGreaterThan(0.7);
  }
});

test('refuses a product without an opaque pixel', async () => {
  await expect(render({ rgba: new Uint8Array(400), width: 10, height: 10 })).rejects.toThrow(RangeError);
});

test('takes thin and flat products', async () => {
  for (const [width, height] of [
    [6, 300],
    [300, 8],
    [1, 1],
  ] as const) {
    const { ids } = await render(makeCylinder({ pitch: 0, width, height }));
    const { left, right, top, bottom } = spanOf(ids, SIDE, SUBJECT);
    expect([left > 0, right < SIDE, top > 0, bottom < SIDE]).toEqual([true, true, true, true]);
  }
});

/** About ΔE2000: the distance in OKLab times 100 is of the same size for small differences. */
function difference(one: readonly [number, number, number], other: readonly [number, number, number]): number {
  const lab = (color: readonly [number, number, number]) =>
    toOklab([(color[0] / 255) ** 2.2, (color[1] / 255) ** 2.2, (color[2] / 255) ** 2.2]);
  const [a, b] = [lab(one), lab(other)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
