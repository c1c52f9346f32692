import type { SceneGraph } from '@reelwright/scene';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { luminanceOf } from './colors.ts';
import { openTracer, type Rendered, type Tracer } from './index.ts';
import { SUBJECT } from './test-faults.ts';
import { meanOf, spanOf } from './test-images.ts';
import { makeGraph } from './test-scenes.ts';

const SIDE = 128;
const WALL = 2;
const PLAIN = { material: 'matte', color: null } as const;

let tracer: Tracer;
beforeAll(async () => {
  tracer = await openTracer({ threads: 2 });
});
afterAll(() => tracer.close());

const draw = (graph: SceneGraph, seed = 1): Promise<Rendered> =>
  tracer.render({ graph, seed, width: SIDE, height: SIDE, quality: 'preview' });
const shareOf = ({ elements }: Rendered, name: string): number =>
  elements.find((element) => element.name === name)?.share ?? 0;

describe('a colour of light is seen', () => {
  test.each(['softbox', 'sun', 'rim', 'back', 'top', 'side', 'neon'] as const)('in light of kind %s', async (kind) => {
    const redOf = async (colors: string[]): Promise<number> => {
      const image = await draw(makeGraph({ light: { kind, colors }, setting: { backdrop: '#b0b0b0' } }));
      const [red, green] = meanOf(image, (id) => id !== SUBJECT);
      return red / green;
    };
    expect(await redOf(['#e01010'])).toBeGreaterThan(1.25 * (await redOf([])));
  });
});

test('a set without an asked wall is dark at night and in neon, and as asked with one', async () => {
  const wallOf = async (wish: Parameters<typeof makeGraph>[0]): Promise<number> =>
    luminanceOf(meanOf(await draw(makeGraph(wish)), (id) => id === WALL || id === 1));
  expect(await wallOf({ light: { time: 'night' } })).toBeLessThan(0.12);
  expect(await wallOf({ light: { kind: 'neon', time: 'night' } })).toBeLessThan(0.2);
  expect(await wallOf({ light: { kind: 'neon', time: 'night' }, setting: { backdrop: '#e8c8d0' } })).toBeGreaterThan(
    0.3,
  );
});

test('a cap has the colour that is asked for it', async () => {
  const subject = { surface: { material: 'plastic', color: '#f0f0f0' } } as const;
  const redOf = (image: Rendered): number =>
    image.ids.reduce(
      (sum, id, at) => sum + (id === SUBJECT && (image.rgba[at * 4] ?? 0) > 2 * (image.rgba[at * 4 + 1] ?? 0) ? 1 : 0),
      0,
    );
  const trim = { material: 'plastic', color: '#c01818' } as const;
  expect(redOf(await draw(makeGraph({ subject: { ...subject, trim } })))).toBeGreaterThan(60);
  expect(redOf(await draw(makeGraph({ subject })))).toBe(0);
});

test.each([3, 4, 5])('%i boxes fill the height of an image as one does', async (count) => {
  for (const kind of ['gift_box', 'box', 'jar'] as const) {
    const { ids } = await draw(makeGraph({ subject: { kind, count } }));
    const { top, bottom } = spanOf(ids, SIDE, SUBJECT);
    expect((bottom - top) / SIDE, kind).toBeGreaterThan(0.4);
  }
});

test('things beside a wide subject are seen', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const graph = makeGraph({
      subject: { kind: 'gift_box' },
      props: [{ kind: 'lantern', surface: { material: 'paper', color: null }, count: 2 }],
    });
    expect(shareOf(await draw(graph, seed), 'prop.lantern')).toBeGreaterThan(0.025);
  }
});

test.each(['bowl', 'plate'] as const)('fruit lies in the %s that it is shown with', async (kind) => {
  const props = [{ kind: 'citrus' as const, surface: PLAIN, count: 3 }];
  for (const seed of [1, 2, 3]) {
    const image = await draw(makeGraph({ subject: { kind }, props }), seed);
    expect(shareOf(image, 'prop.citrus')).toBeGreaterThan(0.02);
    const fruit = image.elements.find(({ name }) => name === 'prop.citrus')?.id ?? -1;
    const [vessel, within] = [spanOf(image.ids, SIDE, SUBJECT), spanOf(image.ids, SIDE, fruit)];
    expect(within.left).toBeGreaterThan(vessel.left);
    expect(within.right).toBeLessThan(vessel.right);
    expect(within.bottom).toBeLessThan(vessel.bottom);
  }
});

test('an arch on an empty stage ends in the image', async () => {
  for (const seed of [1, 2]) {
    const graph = makeGraph({
      subject: { kind: 'none' },
      setting: { kind: 'podium' },
      props: [{ kind: 'arch', surface: PLAIN, count: 1 }],
    });
    const image = await draw(graph, seed);
    const element = image.elements.find(({ name }) => name === 'prop.arch')?.id ?? -1;
    expect(spanOf(image.ids, SIDE, element).top).toBeGreaterThan(0);
  }
});

const bottle = (color: string, setting: Partial<SceneGraph['setting']>): SceneGraph =>
  makeGraph({ subject: { kind: 'bottle', surface: { material: 'glass', color } }, setting });

test('coloured glass before moss shows no noise', async () => {
  const before = await draw(bottle('#3f8f5b', { kind: 'forest', ground: { material: 'grass', color: null } }));
  const span = spanOf(before.ids, SIDE, SUBJECT);
  const [x0, x1] = [span.left + 6, span.right - 6];
  const [y0, y1] = [Math.round(span.bottom - 0.4 * (span.bottom - span.top)), span.bottom - 5];
  let [steps, count] = [0, 0];
  for (let y = y0; y < y1; y += 1)
    for (let x = x0; x < x1 - 1; x += 1) {
      const green = (at: number): number => before.rgba[at * 4 + 1] ?? 0;
      steps += Math.abs(green(y * SIDE + x) - green(y * SIDE + x + 1));
      count += 1;
    }
  expect(steps / count).toBeLessThan(3);
});

test('dark glass hides what lies behind', async () => {
  const dark = await draw(bottle('#1c1b1e', { backdrop: '#f0f0f0' }));
  const body = spanOf(dark.ids, SIDE, SUBJECT);
  const below = Math.round((body.top + body.bottom) / 2);
  const seen = meanOf(
    { rgba: dark.rgba.slice(below * SIDE * 4), ids: dark.ids.slice(below * SIDE) },
    (id) => id === SUBJECT,
  );
  expect(luminanceOf(seen)).toBeLessThan(0.14);
});
