import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toLinear } from './colors.ts';
import { openTracer, type Rendered, type Tracer } from './index.ts';
import { compareColor, listFaults, SUBJECT } from './test-faults.ts';
import { countBits, hashImage, meanOf, spanOf } from './test-images.ts';
import { makeGraph, makeRandomGraph } from './test-scenes.ts';

const SIDE = 96;

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

describe('images of another seed', () => {
  const LEAST_BITS = 10;
  const GRAPHS = {
    'a bottle before a wall': makeGraph(),
    'a wide box on a table': makeGraph({ subject: { kind: 'gift_box' }, setting: { kind: 'table' } }),
    'a mug by a window': makeGraph({ subject: { kind: 'mug' }, setting: { kind: 'table' }, light: { gobo: 'window' } }),
    'a podium with things around': makeGraph({
      setting: { kind: 'podium' },
      props: [makeProp('sphere'), makeProp('arch', 1)],
      light: { gobo: 'leaves' },
    }),
  };
  /** Tasks of four images each, as the generator seeds them, and far from each other. */
  const TASKS = [0, 41, 977, 2 ** 31 - 5].map((first) => [first, first + 1, first + 2, first + 3]);
  const listDistances = (hashes: readonly bigint[]): number[] =>
    hashes.flatMap((hash, at) => hashes.slice(at + 1).map((other) => countBits(hash ^ other)));

  test.each(Object.entries(GRAPHS))(
    'of %s: four of one task are unlike each other, and hardly any two of all are alike',
    async (_name, graph) => {
      const hashes: bigint[] = [];
      for (const seeds of TASKS) {
        const own: bigint[] = [];
        for (const seed of seeds)
          own.push(hashImage(await tracer.render({ graph, seed, width: 64, height: 64, quality: 'preview' })));
        expect(Math.min(...listDistances(own))).toBeGreaterThanOrEqual(LEAST_BITS);
        hashes.push(...own);
      }
      const distances = listDistances(hashes);
      const alike = distances.filter((bits) => bits < LEAST_BITS);
      expect(alike.length / distances.length).toBeLessThan(0.02);
    },
  );
});

describe('any scene', () => {
  test.each([0, 1, 2, 3])(
    'shows its subject whole and large, every prop, and no speck of light (%i)',
    async (group) => {
      const faults: string[] = [];
      for (let index = group * 5; index < group * 5 + 5; index += 1) {
        const graph = makeRandomGraph(index);
        const rendered = await tracer.render({ graph, seed: index, width: SIDE, height: SIDE, quality: 'preview' });
        const what = `${index}: ${graph.subject.kind} in ${graph.setting.kind}`;
        const found = listFaults({ ...rendered, width: SIDE, height: SIDE, backdrop: null });
        faults.push(...found.map((fault) => `${what}: ${fault}`));
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
    const { lightness, hueDegrees } = compareColor(
      meanOf(rendered, (id) => id === 1 || id === 2),
      toLinear(color),
    );
    expect(lightness).toBeLessThan(0.08);
    expect(hueDegrees).toBeLessThan(12);
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
