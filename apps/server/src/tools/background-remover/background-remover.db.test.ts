import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AssetId, task as taskSchema } from '@reelwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '#src/actor.ts';
import { createEmbeddedCutOutEngine } from '#src/engines/cut-out/embedded/embedded-cut-out-engine.ts';
import { openTaskBench, type TaskBench } from '../../modules/tasks/test-task-bench.ts';
import { createBackgroundRemoverTool } from './background-remover.tool.ts';

const MUG = '11111111-1111-4111-8111-111111111111' as AssetId;
const ROOM = '22222222-2222-4222-8222-222222222222' as AssetId;
const VIDEO = '33333333-3333-4333-8333-333333333333' as AssetId;
const NOBODYS = '44444444-4444-4444-8444-444444444444' as AssetId;

const separation = createEmbeddedCutOutEngine();
let bench: TaskBench;
let folder: string;
let user: Actor;

/** Cutting out costs by pixels. */
const [WIDTH, HEIGHT] = [300, 200];
/** A mug on white, and a mug in a room of stripes, drawn on 600 × 400. */
const mug = (behind: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 600 400">${behind}<rect x="200" y="100" width="160" height="200" rx="24" fill="#b03a2e"/></svg>`,
  );
const STRIPES = Array.from(
  { length: 30 },
  (_, index) =>
    `<rect x="${index * 20}" width="20" height="400" fill="hsl(${index * 47} 50% ${30 + (index % 5) * 12}%)"/>`,
).join('');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'background-remover-'));
  const tool = createBackgroundRemoverTool({
    separation,
    findImageKey: async (_actor, assetId) => ({ [MUG]: 'library/mug.png', [ROOM]: 'library/room.png' })[assetId],
    findAssetUse: async (_actor, assetId) => (assetId === VIDEO ? 'video' : assetId === NOBODYS ? undefined : 'image'),
  });
  bench = await openTaskBench({ tools: [tool] });
  const white = '<rect width="600" height="400" fill="#ffffff"/>';
  await bench.storage.put('library/mug.png', await sharp(mug(white)).png().toBuffer(), 'image/png');
  await bench.storage.put('library/room.png', await sharp(mug(STRIPES)).png().toBuffer(), 'image/png');
});
afterAll(async () => {
  await bench.close();
  await separation.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  user = await bench.createUser({ balance: 20 });
});

const push = (input: Record<string, unknown>) =>
  bench.tasks.pushTask({ actor: user, toolType: 93, input, language: 'en' });

/** Runs a task and returns the pixels of its results by variant. */
async function run(input: Record<string, unknown>) {
  const { task_id: taskId } = await push(input);
  await bench.run(taskId);
  const done = await bench.status(user, taskId);
  const files = await bench.listFiles(taskId);
  const results = await Promise.all(
    files
      .filter((key) => /cut_out/.test(key))
      .toSorted()
      .map(async (key) => {
        const file = await bench.storage.toLocalFile(key, folder);
        return sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      }),
  );
  return { done, results };
}

interface Pixels {
  data: Buffer;
  info: { width: number };
}

const pixelAt = ({ data, info }: Pixels, x: number, y: number): number[] => [
  ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
];
/** At a place of the drawing. */
const drawnAt = (pixels: Pixels, x: number, y: number): number[] =>
  pixelAt(pixels, Math.round((x * WIDTH) / 600), Math.round((y * HEIGHT) / 400));

test('cuts two images out in one task, and spends the price of each', async () => {
  const box = { x: 0.3, y: 0.2, width: 0.34, height: 0.6 };
  const { done, results } = await run({
    images: [
      { asset_id: MUG, name: 'Mug.png' },
      { asset_id: ROOM, name: 'Room.png', marks: { box, strokes: [] } },
    ],
  });
  expect(taskSchema.safeParse(done).error).toBeUndefined();
  expect(done).toMatchObject({ state: 'success', title: 'Mug +1', credits: 4, percent: 100 });
  expect(done.outputs.map(({ variant, content_type: type }) => [variant, type])).toEqual([
    [0, 'image/png'],
    [1, 'image/png'],
  ]);
  expect(await bench.balance(user)).toEqual({ available: 16, held: 0 });
  for (const result of results) {
    expect(result.info).toMatchObject({ width: WIDTH, height: HEIGHT });
    expect(drawnAt(result, 280, 200)).toEqual([0xb0, 0x3a, 0x2e, 255]);
    expect(drawnAt(result, 40, 40)[3]).toBe(0);
  }
});

test('keeps what it could cut out, and names and refunds the image it could not', async () => {
  const { done, results } = await run({ images: [{ asset_id: MUG }, { asset_id: ROOM }] });
  expect(done).toMatchObject({ state: 'success', variant_failures: [{ variant: 1, credits: 2 }] });
  expect(done.variant_failures[0]?.msg).toContain('image 2');
  expect(done.variant_failures[0]?.msg).toContain('box');
  expect(results).toHaveLength(1);
  expect(await bench.balance(user)).toEqual({ available: 18, held: 0 });
});

test('fails without marks where it can not be certain of any image, and returns the credits', async () => {
  const { done } = await run({ images: [{ asset_id: ROOM }] });
  expect(done).toMatchObject({ state: 'failed', outputs: [] });
  expect(done.failure?.msg).toContain('box');
  expect(await bench.balance(user)).toEqual({ available: 20, held: 0 });
});

test('makes the square that marketplaces ask for: white, filled to 85 %', async () => {
  const { done, results } = await run({
    images: [{ asset_id: MUG }],
    background: { kind: 'color', color: '#ffffff' },
    frame: { kind: 'square', side_px: 1000, fill: 0.85 },
    format: 'jpg',
  });
  expect(done.outputs[0]).toMatchObject({ width: 1000, height: 1000, content_type: 'image/jpeg' });
  const [result] = results;
  if (!result) throw new Error('no result');
  const rows = Array.from({ length: 1000 }, (_, y) => y).filter((y) => (pixelAt(result, 500, y)[1] ?? 255) < 128);
  expect((rows.at(-1) ?? 0) - (rows[0] ?? 0)).toBeGreaterThan(840);
  expect((rows.at(-1) ?? 0) - (rows[0] ?? 0)).toBeLessThan(860);
  expect(pixelAt(result, 20, 20)).toEqual([255, 255, 255, 255]);
});

test('puts the subject on a gradient, its own blurred background, a library image, and a shadow', async () => {
  const onGradient = await run({
    images: [{ asset_id: MUG }],
    background: { kind: 'gradient', from: '#000000', to: '#ffffff' },
    format: 'webp',
  });
  const [gradient] = onGradient.results;
  if (!gradient) throw new Error('no result');
  expect(drawnAt(gradient, 30, 5)[0]).toBeLessThan(20);
  expect(drawnAt(gradient, 30, 394)[0]).toBeGreaterThan(235);
  const onImage = await run({ images: [{ asset_id: MUG }], background: { kind: 'image', asset_id: ROOM } });
  const [image] = onImage.results;
  if (!image) throw new Error('no result');
  const stripes = await sharp(mug(STRIPES)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(drawnAt(image, 30, 30)).toEqual(drawnAt(stripes, 30, 30));
  const blurred = await run({
    images: [{ asset_id: ROOM, marks: { box: { x: 0.3, y: 0.2, width: 0.34, height: 0.6 } } }],
    background: { kind: 'blur' },
  });
  const [blur] = blurred.results;
  if (!blur) throw new Error('no result');
  expect(drawnAt(blur, 30, 30)[3]).toBe(255);
  expect(drawnAt(blur, 30, 30)).not.toEqual(drawnAt(stripes, 30, 30));
  const shadowed = await run({
    images: [{ asset_id: MUG }],
    background: { kind: 'color', color: '#ffffff' },
    shadow: true,
  });
  const [shadow] = shadowed.results;
  if (!shadow) throw new Error('no result');
  expect(drawnAt(shadow, 280, 302)[0]).toBeLessThan(225);
  expect(drawnAt(shadow, 280, 380)[0]).toBeGreaterThan(250);
});

test.each([
  ['a file that is not in the library', NOBODYS, 'asset_not_in_library'],
  ['a video', VIDEO, 'asset_no_image'],
])('refuses %s before anything is paid', async (_what, assetId, message) => {
  await expect(push({ images: [{ asset_id: MUG }, { asset_id: assetId }] })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    values: { field: { field: ['images', 1] }, problem: { message } },
  });
  expect(await bench.balance(user)).toEqual({ available: 20, held: 0 });
});
