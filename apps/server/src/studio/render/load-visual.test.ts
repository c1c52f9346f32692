import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadLogo, loadVisual } from './load-visual.ts';
import type { VisualPlan } from './plan-visuals.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'load-visual-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const planOf = (region: VisualPlan['region'], size: { width: number; height: number } = region): VisualPlan => ({
  media: 'a',
  frames: { from: 0, to: 1 },
  region,
  width: size.width,
  height: size.height,
  hasAlpha: false,
});

/** Writes an image whose left half is red, right half blue, lowest rows empty. */
async function writeHalves(file: string, orientation?: number): Promise<string> {
  const target = path.join(folder, file);
  const half = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 4, background } })
      .png()
      .toBuffer();
  const image = sharp({ create: { width: 40, height: 30, channels: 4, background: '#00000000' } }).composite([
    { input: await half('#ff0000'), left: 0, top: 0 },
    { input: await half('#0000ff'), left: 20, top: 0 },
  ]);
  await (orientation === undefined ? image : image.withMetadata({ orientation })).png().toFile(target);
  return target;
}

const pixelAt = (image: { width: number; pixels: Uint8Array | Uint8ClampedArray }, x: number, y: number) => [
  ...image.pixels.subarray((y * image.width + x) * 4, (y * image.width + x) * 4 + 4),
];

test('reads the planned part unchanged, white where it was transparent', async () => {
  const image = await loadVisual(await writeHalves('plain.png'), planOf({ x: 10, y: 4, width: 20, height: 26 }));
  expect([image.width, image.height]).toEqual([20, 26]);
  expect(pixelAt(image, 0, 0)).toEqual([255, 0, 0, 255]);
  expect(pixelAt(image, 19, 0)).toEqual([0, 0, 255, 255]);
  expect(pixelAt(image, 5, 25)).toEqual([255, 255, 255, 255]);
});

test('rotates a photo to its upright orientation before it cuts the part', async () => {
  // Rotated by a quarter to the right: the left side is on top, the lowest rows are on the left.
  const image = await loadVisual(await writeHalves('turned.png', 6), planOf({ x: 0, y: 0, width: 30, height: 40 }));
  expect(pixelAt(image, 29, 0)).toEqual([255, 0, 0, 255]);
  expect(pixelAt(image, 29, 39)).toEqual([0, 0, 255, 255]);
  expect(pixelAt(image, 0, 20)).toEqual([255, 255, 255, 255]);
});

test('scales a part down to its planned size', async () => {
  const plan = planOf({ x: 0, y: 0, width: 40, height: 20 }, { width: 10, height: 6 });
  const image = await loadVisual(await writeHalves('smaller.png'), plan);
  expect([image.width, image.height]).toEqual([10, 6]);
  expect(pixelAt(image, 1, 2)[0]).toBeGreaterThan(240);
});

test('keeps the transparency of an image whose alpha counts', async () => {
  const file = await writeHalves('alpha.png');
  const image = await loadVisual(file, { ...planOf({ x: 0, y: 0, width: 40, height: 30 }), hasAlpha: true });
  expect(image.hasAlpha).toBe(true);
  expect(pixelAt(image, 5, 10)).toEqual([255, 0, 0, 255]);
  expect(pixelAt(image, 5, 29)[3]).toBe(0);
});

test('a logo keeps its transparency and its pixels, except an odd last row', async () => {
  const file = path.join(folder, 'odd.png');
  await sharp(await writeHalves('logo.png'))
    .extract({ left: 0, top: 0, width: 40, height: 29 })
    .toFile(file);
  const logo = await loadLogo(file);
  expect([logo.width, logo.height]).toEqual([40, 28]);
  expect(pixelAt(logo, 10, 10)).toEqual([255, 0, 0, 255]);
  expect(pixelAt(logo, 10, 25)[3]).toBe(0);
});

test('a huge logo is scaled down', async () => {
  const file = path.join(folder, 'huge-logo.png');
  await sharp({ create: { width: 3000, height: 1500, channels: 4, background: '#ff0000' } })
    .png()
    .toFile(file);
  const logo = await loadLogo(file);
  expect([logo.width, logo.height]).toEqual([1024, 512]);
});
