import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SceneGraph, sceneGraph } from '@reelwright/scene';
import { runProgram } from '#src/platform/process/run-program.ts';
import { prepareTestFonts } from '#src/studio/fonts/test-fonts.ts';
import type { GenerationModel, GenerationRun, ImageRequest } from '../generation.ts';
import { createEmbeddedGenerationModel } from './embedded-generation-model.ts';

let folder: string;
let model: GenerationModel;
let images = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'embedded-generation-'));
  model = createEmbeddedGenerationModel({ runProgram, fonts: await prepareTestFonts({ folder }) });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const SIZE = { width: 120, height: 96 };

function makeGraph(subject: Partial<SceneGraph['subject']>): SceneGraph {
  const surface = { material: 'plastic', color: '#ffffff' };
  return sceneGraph.parse({
    version: 1,
    subject: { kind: 'box', surface, label: null, count: 1, ...subject },
    setting: { kind: 'studio', ground: { material: 'matte', color: null }, backdrop: '#3f6f9f' },
    props: [],
    light: { kind: 'softbox', time: 'day', gobo: 'none', side: 'left', colors: [] },
    camera: { height: 'eye', shot: 'close', blur: 0 },
    mood: 'neutral',
    palette: [],
  });
}

const makeRun = (wish: Partial<GenerationRun> = {}): GenerationRun =>
  ({ signal: new AbortController().signal, onProgress: () => undefined, folder, ...wish }) as GenerationRun;

async function makeImage(wish: Partial<ImageRequest>, run: Partial<GenerationRun> = {}): Promise<{ pixels: Buffer }> {
  images += 1;
  const file = path.join(folder, `image-${images}.png`);
  const request = {
    source: { kind: 'text' },
    prompt: '',
    negative: '',
    graph: makeGraph({}),
    seed: 1,
    ...SIZE,
    creativity: 0,
    outputPath: file,
    ...wish,
  } as const;
  expect(await model.makeImage?.(request, makeRun(run))).toEqual(SIZE);
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ ...SIZE, channels: 3 });
  return { pixels: data };
}

/** Share of pixels that a color test holds for. */
function shareOf(pixels: Buffer, test: (r: number, g: number, b: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3)
    if (test(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)) count += 1;
  return count / (pixels.length / 3);
}

test('draws a scene with its label, tells the progress, and draws it again the same', async () => {
  const shares: number[] = [];
  const written = { graph: makeGraph({ label: '新品 NEW' }) };
  const one = await makeImage(written, { onProgress: (share) => shares.push(share) });
  const again = await makeImage(written);
  const blank = await makeImage({});
  const isInk = (r: number, g: number, b: number): boolean => Math.max(r, g, b) < 90;
  expect(shareOf(one.pixels, isInk) - shareOf(blank.pixels, isInk)).toBeGreaterThan(0.007);
  expect(shares.length).toBeGreaterThan(5);
  expect(shares.at(-1)).toBe(1);
  expect(again.pixels.equals(one.pixels)).toBe(true);
});

test('sets a product into a scene', async () => {
  const product = path.join(folder, 'product.png');
  const red = { r: 210, g: 30, b: 30, alpha: 1 };
  await sharp({ create: { width: 60, height: 120, channels: 4, background: red } })
    .extend({ top: 9, bottom: 9, left: 9, right: 9, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toFile(product);
  const { pixels } = await makeImage({
    source: { kind: 'product', path: product },
    graph: makeGraph({ kind: 'product' }),
  });
  expect(shareOf(pixels, (r, g, b) => r > 150 && g < 90 && b < 90)).toBeGreaterThan(0.1);
});

test('gives an image a style, and continues one to a wider ratio', async () => {
  const source = path.join(folder, 'source.png');
  await sharp({ create: { width: 80, height: 96, channels: 3, background: '#c08040' } })
    .png()
    .toFile(source);
  const styled = await makeImage({
    source: { kind: 'restyle', path: source, style: 'duotone', strength: 1 },
    graph: null,
  });
  expect(shareOf(styled.pixels, (r, g, b) => r > 0 || g > 0 || b > 0)).toBe(1);
  const extended = await makeImage({ source: { kind: 'extend', path: source }, graph: null });
  expect(shareOf(extended.pixels, (r, g, b) => r > g && g > b)).toBeGreaterThan(0.95);
});

test('ends at once when it is cancelled', async () => {
  const caller = new AbortController();
  const reason = new Error('the task was cancelled');
  const making = model.makeImage?.(
    {
      source: { kind: 'text' },
      prompt: '',
      negative: '',
      graph: makeGraph({}),
      seed: 1,
      width: 1024,
      height: 1024,
      creativity: 0,
      outputPath: path.join(folder, 'never.png'),
    },
    makeRun({ signal: caller.signal, onProgress: () => caller.abort(reason) }),
  );
  await expect(making).rejects.toBe(reason);
});

test('fails with a code where it cannot draw', async () => {
  const making = model.makeImage?.(
    {
      source: { kind: 'edit', path: path.join(folder, 'none.png') },
      prompt: '',
      negative: '',
      graph: null,
      seed: 1,
      ...SIZE,
      creativity: 0,
      outputPath: path.join(folder, 'no.png'),
    },
    makeRun(),
  );
  await expect(making).rejects.toMatchObject({ code: 'RENDER_FAILED' });
});
