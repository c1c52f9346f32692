import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planPlate } from '@reelwright/looks';
import { READY_SCENES } from '@reelwright/scene';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedProductSceneEngine } from './embedded-product-scene-engine.ts';

const engine = createEmbeddedProductSceneEngine();
let folder: string;
let cutOutPath: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scene-'));
  cutOutPath = join(folder, 'jar.png');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="150"><path d="M10 10h100v130q-50 10-100 0z" fill="#2f6fb0"/></svg>';
  await sharp(Buffer.from(svg)).trim().png().toFile(cutOutPath);
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

async function draw(sceneId: string, pixels: number) {
  const { width, height } = await sharp(cutOutPath).metadata();
  const scene = READY_SCENES.find(({ id }) => id === sceneId);
  if (!scene) throw new Error(`no scene ${sceneId}`);
  const plate = planPlate({ ratio: '1:1', aspect: width / height, pixels });
  const outputPath = join(folder, `${sceneId}-${pixels}.jpg`);
  const request = { cutOutPath, outputPath, graph: scene.graph, seed: 4, outputWidth: plate.width * 2, ...plate };
  return { ...(await engine.drawScene(request, new AbortController().signal)), outputPath };
}

const lightness = ([r = 0, g = 0, b = 0]: readonly number[]): number => (r + g + b) / 3;

test('a scene has the shadow of its product, which itself is left out', async () => {
  const { width, height, place, outputPath } = await draw('warm_studio', 16_000);
  expect(await sharp(outputPath).metadata()).toMatchObject({ width, height });
  const { data, info } = await sharp(outputPath).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => {
    const start = (Math.round(y * height) * info.width + Math.round(x * width)) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  const middle = place.x + place.width / 2;
  const [red = 0, , blue = 0] = at(middle, place.y + place.height * 0.3);
  // The wall is beige, the jar is blue.
  expect(red).toBeGreaterThan(blue);
  const foot = place.y + place.height;
  expect(lightness(at(middle, foot - 0.004))).toBeLessThan(lightness(at(0.04, foot)) - 20);
});

test('a small scene and a large one stand their product at the same place', async () => {
  const [small, large] = [await draw('pastel_podium', 16_000), await draw('pastel_podium', 40_000)];
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(large.place[side]).toBeCloseTo(small.place[side], 3);
  expect(large.wall).toBe(small.wall);
});
