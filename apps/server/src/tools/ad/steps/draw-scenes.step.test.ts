import { type AdImage, tradeOf } from '@reelwright/ad';
import { urlToVideoInput } from '@reelwright/contracts';
import { listKinds } from '@reelwright/product-kinds';
import { chooseScene, mountingOf } from '@reelwright/scene';
import { expect, test } from 'vitest';
import { AppError } from '#src/app-error.ts';
import type { ProductSceneRequest } from '#src/engines/product-scene/product-scene.ts';
import { silentLogger } from '#src/platform/log/logger.ts';
import { runStepAlone } from '#src/runner/test-run-step.ts';
import { createDrawScenesStep } from './draw-scenes.step.ts';

const STANDING: AdImage = {
  key: 'work/0.jpg',
  width: 1200,
  height: 1200,
  subject: { x: 0.2, y: 0.1, width: 0.6, height: 0.85 },
  faces: [],
  plainBackground: '#ffffff',
  palette: ['#c0392b'],
  subjectColor: '#c0392b',
  isScene: false,
  cutOut: {
    key: 'work/cut-0.png',
    width: 700,
    height: 1000,
    region: { x: 0.2, y: 0.1, width: 0.6, height: 0.85 },
    fill: 0.8,
    feet: [{ x: 0.2, y: 1, width: 0.6 }],
    cutBy: [],
    background: 'any',
  },
};

interface Wish {
  name?: string;
  images?: readonly AdImage[];
  settings?: Record<string, unknown>;
  seed?: number;
  /** What the engine does instead of drawing. */
  fail?: () => never;
}

/** Runs the step over an engine that notes what it is to draw. */
async function run({ name = 'Glass Serum Bottle', images = [STANDING], settings = {}, seed = 3, fail }: Wish = {}) {
  const drawn: ProductSceneRequest[] = [];
  const step = createDrawScenesStep({
    productScenes: {
      id: 'test',
      drawScene(request) {
        drawn.push(request);
        fail?.();
        const { width, height } = request;
        return Promise.resolve({
          width,
          height,
          place: { x: 0, y: 0, width: 1, height: 1 },
          wall: '#ffffff',
          isClearBeside: true,
          calm: null,
        });
      },
    },
  });
  const input = urlToVideoInput.parse({
    link: 'https://shop.example/serum',
    look: 'beauty-soft',
    product_scenes: 'by_look',
    ...settings,
  });
  const results = {
    read_product: { product: { name, selling_points: [], images: [] } },
    collect_images: { images, logo: null, refused: [] },
  };
  const stored: string[] = [];
  const warnings: { event: string; fields?: Record<string, unknown> | undefined }[] = [];
  const result = await runStepAlone(step, { input, seed }, results, {
    folder: '/nowhere',
    workPrefix: 'work/',
    signal: new AbortController().signal,
    progress() {},
    log: { ...silentLogger, warn: (event, fields) => void warnings.push({ event, fields }) },
    storage: {
      toLocalFile: (key: string) => Promise.resolve(`/local/${key}`),
      putFile: (key: string) => Promise.resolve(void stored.push(key)),
    } as never,
  });
  return {
    result: result as { scenes: { image: number; scene: { sceneId: string } }[]; missing?: string },
    drawn,
    stored,
    warnings,
  };
}

test('draws one scene around each of the first two products that stand, all of one kind', async () => {
  const { result, drawn, stored } = await run({ images: [STANDING, { ...STANDING }, { ...STANDING }] });
  expect(result.scenes.map(({ image }) => image)).toEqual([0, 1]);
  expect(new Set(result.scenes.map(({ scene }) => scene.sceneId)).size).toBe(1);
  expect(drawn[0]?.cutOutPath).toBe('/local/work/cut-0.png');
  expect(stored).toEqual(['work/scene-0-0.jpg', 'work/scene-0-1.jpg']);
});

test('a preview is drawn small, a final ad larger', async () => {
  const [small, large] = [await run({ settings: { quality: 'preview' } }), await run()];
  const pixels = ({ drawn: [first] }: typeof small) => (first?.width ?? 0) * (first?.height ?? 0);
  expect(pixels(small)).toBeLessThan(160_000);
  expect(pixels(large)).toBeGreaterThan(4 * pixels(small));
});

test('other seeds give other scenes', async () => {
  const ids = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (seed) => (await run({ seed })).result.scenes[0]?.scene.sceneId),
  );
  expect(new Set(ids).size).toBeGreaterThan(2);
});

const { cutOut } = STANDING;
if (!cutOut) throw new Error('no cut-out');

test.each([
  ['off', { settings: { product_scenes: 'off' } }],
  ['look', { settings: { look: 'paper-collage' } }],
  ['kind', { name: 'Cotton T-Shirt' }],
  ['cut_out', { images: [{ ...STANDING, isScene: true }] }],
  ['cut_out', { images: [{ ...STANDING, cutOut: { ...cutOut, feet: null } }] }],
  ['cut_out', { images: [{ ...STANDING, cutOut: { ...cutOut, cutBy: ['bottom' as const] } }] }],
  ['cut_out', { images: [{ ...STANDING, cutOut: { ...cutOut, background: 'light' as const } }] }],
] as const)('says why an ad has no scenes: %s', async (missing, wish) => {
  const { result, drawn } = await run(wish);
  expect(result).toEqual({ scenes: [], missing });
  expect(drawn).toEqual([]);
});

test('an ad whose scene cannot be drawn is made without one, and the log says so', async () => {
  const { result, stored, warnings } = await run({
    fail: () => {
      throw new AppError('RENDER_FAILED');
    },
  });
  expect(result).toEqual({ scenes: [], missing: 'failed' });
  expect(stored).toEqual([]);
  expect(warnings).toEqual([{ event: 'ads.scene_not_drawn', fields: expect.objectContaining({ image: 0 }) }]);
});

test('a look without wishes gets scenes where the user asks for them', async () => {
  const { result } = await run({ settings: { look: 'paper-collage', product_scenes: 'always' } });
  expect(result.scenes).toHaveLength(1);
});

test('every kind of product either stands in scenes that suit it, or is known to lie, hang or be worn', () => {
  const kinds = listKinds();
  expect(kinds.length).toBeGreaterThan(800);
  const without = kinds.filter((kind) => {
    const scene = chooseScene({ kind, color: '#3b5f8a' }, 1);
    return (scene === null) === mountingOf(kind).startsWith('stands');
  });
  expect(without.map(({ id }) => id)).toEqual([]);
  expect(tradeOf({ name: 'Glass Serum Bottle', selling_points: [] })).toBe('beauty');
});
