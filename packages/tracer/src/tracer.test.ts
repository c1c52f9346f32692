import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toOklab } from './colors.ts';
import { openTracer, type Rendered, type Tracer } from './index.ts';
import { hashImage, meanOf, spanOf } from './test-images.ts';
import { makeGraph, makeRandomGraph } from './test-scenes.ts';

const SIDE = 96;
const SUBJECT = 3;

let tracer: Tracer;
beforeAll(async () => {
  tracer = await openTracer({ threads: 2 });
});
afterAll(() => tracer.close());

const hashOf = ({ rgba }: Rendered): string => createHash('sha256').update(rgba).digest('hex');

test('draws the same image for the same seed, on one thread and on two', async () => {
  const request = {
    graph: makeGraph({ props: [makeProp('leaves')], light: { gobo: 'palm' } }),
    seed: 7,
    width: SIDE,
    height: 80,
  };
  const single = await openTracer({ threads: 1 });
  const [one, two, again] = [await single.render(request), await tracer.render(request), await tracer.render(request)];
  await single.close();
  expect(hashOf(two)).toBe(hashOf(one));
  expect(hashOf(again)).toBe(hashOf(one));
  expect(two.ids).toEqual(one.ids);
});

test('draws another image for another seed', async () => {
  const graph = makeGraph({
    setting: { kind: 'podium' },
    props: [makeProp('sphere'), makeProp('arch', 1)],
    light: { gobo: 'leaves' },
  });
  const hashes = [];
  for (const seed of [1, 2, 3, 4])
    hashes.push(hashImage(await tracer.render({ graph, seed, width: SIDE, height: SIDE })));
  for (const [index, hash] of hashes.entries())
    for (const other of hashes.slice(index + 1)) expect(countBits(hash ^ other)).toBeGreaterThanOrEqual(10);
});

describe('any scene', () => {
  test.each([0, 1, 2, 3, 4, 5])(
    'shows its subject whole and large, every prop, and no speck of light (%i)',
    async (group) => {
      const faults: string[] = [];
      for (let index = group * 5; index < group * 5 + 5; index += 1) {
        const graph = makeRandomGraph(index);
        const rendered = await tracer.render({ graph, seed: index, width: SIDE, height: SIDE, quality: 'preview' });
        const what = `${index}: ${graph.subject.kind} in ${graph.setting.kind}`;
        const { top, bottom, left, right } = spanOf(rendered.ids, SIDE, SUBJECT);
        const [tall, wide] = [(bottom - top) / SIDE, (right - left) / SIDE];
        if (top === 0 || left === 0 || bottom === SIDE || right === SIDE) faults.push(`${what} leaves the frame`);
        // What is wider than high is limited by the width of the frame.
        if (tall > 0.66 || (tall < 0.44 && wide < 0.76)) faults.push(`${what} covers ${tall} of the height`);
        for (const { name, share } of rendered.elements)
          if (name.startsWith('prop.') && share < 0.005) faults.push(`${what}: ${name} covers ${share}`);
        faults.push(...listSpecks(rendered).map((at) => `${what} has a speck at ${at}`));
        if (isBlack(rendered)) faults.push(`${what} is black`);
      }
      expect(faults).toEqual([]);
    },
  );

  test.each([
    [64, 114],
    [114, 64],
    [48, 128],
  ])('keeps its subject in a frame of %i x %i', async (width, height) => {
    for (const kind of ['bottle', 'laptop', 'cup'] as const) {
      const { ids } = await tracer.render({
        graph: makeGraph({ subject: { kind } }),
        seed: 2,
        width,
        height,
        quality: 'preview',
      });
      const { left, right, top, bottom } = spanOf(ids, width, SUBJECT);
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThan(width);
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(height);
      expect(Math.max((bottom - top) / height / 0.5, (right - left) / width / 0.75)).toBeGreaterThan(0.95);
    }
  });
});

describe('asked colors', () => {
  const COLORS = ['#e9b894', '#2f6fb0', '#9fc5a8', '#b3322f', '#f4d35e', '#5c3d8a', '#f2ece4', '#1c1b1d', '#3aa6a3'];
  test.each(COLORS)('%s is what the backdrop looks like', async (color) => {
    const rendered = await tracer.render({
      graph: makeGraph({ palette: [color] }),
      seed: 3,
      width: SIDE,
      height: SIDE,
    });
    const seen = toOklab(meanOf(rendered, (id) => id === 1 || id === 2));
    const asked = toOklab(linearOf(color));
    expect(Math.abs(seen[0] - asked[0])).toBeLessThan(0.08);
    const chroma = Math.hypot(asked[1], asked[2]);
    if (chroma < 0.03) return;
    const turn = Math.atan2(seen[2], seen[1]) - Math.atan2(asked[2], asked[1]);
    expect(Math.abs((Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI)).toBeLessThan(12);
  });
});

test('writes a label on the subject', async () => {
  const labelled = await openTracer({
    threads: 1,
    drawLabel: ({ width, height }) => new Uint8Array(width * height * 4).map((_, at) => [255, 0, 0, 255][at % 4] ?? 0),
  });
  const request = {
    graph: makeGraph({ subject: { label: 'LUMA', surface: { material: 'plastic', color: '#ffffff' } } }),
    seed: 1,
    width: SIDE,
    height: SIDE,
  };
  const [written, blank] = [await labelled.render(request), await tracer.render(request)];
  await labelled.close();
  const countRed = ({ rgba, ids }: Rendered): number =>
    ids.reduce((sum, id, at) => sum + (id === SUBJECT && (rgba[at * 4] ?? 0) > 2 * (rgba[at * 4 + 1] ?? 0) ? 1 : 0), 0);
  expect(countRed(written)).toBeGreaterThan(SIDE * SIDE * 0.015);
  expect(countRed(blank)).toBe(0);
});

test('returns the scene without its subject, the subject alone, and how far everything is', async () => {
  const graph = makeGraph({
    subject: { surface: { material: 'plastic', color: '#c01818' } },
    setting: { kind: 'podium' },
  });
  const { rgba, ids, layers } = await tracer.render({ graph, seed: 4, width: SIDE, height: SIDE, layers: true });
  if (!layers) throw new Error('no layers');
  let [different, near, far] = [0, 0, 0];
  for (let pixel = 0; pixel < ids.length; pixel += 1) {
    const alpha = (layers.subject[pixel * 4 + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 4 + channel;
      if (Math.abs((layers.plate[at] ?? 0) * (1 - alpha) + (layers.subject[at] ?? 0) * alpha - (rgba[at] ?? 0)) > 40)
        different += 1;
    }
    const inverse = layers.inverseDepth[pixel] ?? 0;
    if (ids[pixel] === SUBJECT) near = Math.max(near, inverse);
    if (ids[pixel] === 2) far = Math.max(far, inverse);
  }
  // On the edge of the base, the plate shows the dark ground under the subject.
  expect(different / (3 * ids.length)).toBeLessThan(0.005);
  expect(near).toBeGreaterThan(far);
  const red = meanOf({ rgba: layers.plate, ids }, (id) => id === SUBJECT);
  expect(red[0]).toBeLessThan(2 * red[1]);
});

test('tells its progress by finished rows, and ends where it is cancelled', async () => {
  const shares: number[] = [];
  await tracer.render({
    graph: makeGraph(),
    seed: 1,
    width: SIDE,
    height: SIDE,
    onProgress: (share) => shares.push(share),
  });
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.length).toBeGreaterThan(6);
  expect(shares.at(-1)).toBe(1);

  const caller = new AbortController();
  const reason = new Error('the task was cancelled');
  const rendering = tracer.render({
    graph: makeGraph(),
    seed: 1,
    width: 512,
    height: 512,
    signal: caller.signal,
    onProgress: () => caller.abort(reason),
  });
  await expect(rendering).rejects.toBe(reason);
  await expect(tracer.render({ graph: makeGraph(), seed: 1, width: 32, height: 32 })).resolves.toMatchObject({
    elements: expect.any(Array),
  });
});

test.each([
  [8, 96],
  [96, 4096],
  [95.5, 96],
])('refuses an image of %d x %d', async (width, height) => {
  await expect(tracer.render({ graph: makeGraph(), seed: 1, width, height })).rejects.toThrow(RangeError);
});

function makeProp(kind: 'leaves' | 'sphere' | 'arch', count = 3) {
  return { kind, count, surface: { material: 'matte', color: null } } as const;
}

function countBits(value: bigint): number {
  return value.toString(2).replaceAll('0', '').length;
}

function linearOf(hex: string): [number, number, number] {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Pixels of ground and backdrop that are four times as bright as the middle of those around them. */
function listSpecks({ rgba, ids }: Rendered): string[] {
  const light = Float32Array.from(
    ids,
    (_, pixel) =>
      (((rgba[pixel * 4] ?? 0) * 0.3 + (rgba[pixel * 4 + 1] ?? 0) * 0.6 + (rgba[pixel * 4 + 2] ?? 0) * 0.1) / 255) **
      2.2,
  );
  const specks: string[] = [];
  for (let y = 2; y < SIDE - 2; y += 1)
    for (let x = 2; x < SIDE - 2; x += 1) {
      const here = light[y * SIDE + x] ?? 0;
      if (here < 0.02) continue;
      const around: number[] = [];
      for (let j = -2; j <= 2; j += 1)
        for (let i = -2; i <= 2; i += 1) {
          const at = (y + j) * SIDE + x + i;
          if (ids[at] === 1 || ids[at] === 2) around.push(light[at] ?? 0);
        }
      if (around.length < 25) continue;
      const middle = around.toSorted((a, b) => a - b)[12] ?? 0;
      if (here > 4 * middle) specks.push(`${x}, ${y}`);
    }
  return specks;
}

/** Whether a tenth of the image has no light at all, or it is all one color. */
function isBlack({ rgba }: Rendered): boolean {
  let dark = 0;
  const colors = new Set<number>();
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at] ?? 0) + (rgba[at + 1] ?? 0) + (rgba[at + 2] ?? 0) < 3) dark += 1;
    colors.add(((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0));
  }
  return dark > rgba.length / 40 || colors.size < 50;
}
