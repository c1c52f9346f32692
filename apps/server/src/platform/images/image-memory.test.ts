import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identifyMedia, readImageSize } from '@reelwright/media';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { estimateImageMemory } from './image-memory.ts';

const MIB = 2 ** 20;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'image-memory-'));
});
afterAll(() => rm(folder, { recursive: true }));

const draw = (): Sharp =>
  sharp({ create: { width: 321, height: 123, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.5 } } });
const sizeOf = (content: Buffer) => {
  const signature = identifyMedia(content);
  return signature?.kind === 'image' ? readImageSize(content, signature.type) : undefined;
};
const estimate = async (content: Buffer | string): Promise<number> => {
  const file = path.join(folder, 'image');
  await writeFile(file, content);
  return estimateImageMemory(file);
};

test.each<[string, (image: Sharp) => Sharp]>([
  ['PNG', (image) => image.png()],
  ['baseline JPEG', (image) => image.flatten().jpeg()],
  ['progressive JPEG', (image) => image.flatten().jpeg({ progressive: true })],
  [
    'JPEG with metadata',
    (image) =>
      image
        .flatten()
        .withExif({ IFD0: { Copyright: 'x'.repeat(5000) } })
        .jpeg(),
  ],
  ['lossy WebP', (image) => image.flatten().webp()],
  ['lossless WebP', (image) => image.webp({ lossless: true })],
  ['WebP with transparency', (image) => image.webp()],
  ['GIF', (image) => image.gif()],
])('the size of a %s is read of its header', async (_name, encode) => {
  const content = await encode(draw()).toBuffer();
  expect(sizeOf(content)).toEqual({ width: 321, height: 123 });
});

test('every cut of a header gives no size instead of an error', async () => {
  for (const content of [await draw().flatten().jpeg().toBuffer(), await draw().webp().toBuffer()]) {
    for (let length = 16; length < 200; length++) expect(() => sizeOf(content.subarray(0, length))).not.toThrow();
  }
});

test('a photo of 12 megapixels needs less than a third of the largest image', async () => {
  const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  expect(await estimate(photo)).toBeLessThan(250 * MIB);
  expect(await estimate(await draw().avif({ effort: 0 }).toBuffer())).toBe(950 * MIB);
});

test('a header that declares an absurd size needs no more than the largest image', async () => {
  const png = await draw().png().toBuffer();
  png.writeUInt32BE(0x7fffffff, 16);
  png.writeUInt32BE(0x7fffffff, 20);
  expect(await estimate(png)).toBe(950 * MIB);
});
