import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedCutOutEngine } from './embedded-cut-out-engine.ts';

const engine = createEmbeddedCutOutEngine();
const { signal } = new AbortController();
const edge = { refine: 0.5, feather: 0, shift: 0 };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

const BOX = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#fff"/><rect x="100" y="60" width="160" height="180" rx="20" fill="#b03a2e"/></svg>',
);

async function separate(content: Buffer, name: string) {
  const imagePath = path.join(folder, name);
  await writeFile(imagePath, content);
  return engine.separate({ imagePath, edge, outputPath: path.join(folder, `${name}.out.png`) }, signal);
}

/** A PNG whose header claims a size that its pixels do not have. */
function claimSize(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(99))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

test.each([
  ['no bytes', async () => Buffer.alloc(0)],
  ['a text that is named like an image', async () => Buffer.from('<html>not an image</html>')],
  ['a truncated image', async () => (await sharp(BOX).jpeg().toBuffer()).subarray(0, 900)],
  ['an image that claims 20,000 x 20,000 pixels', async () => claimSize(20_000)],
])('fails with ANALYSIS_FAILED on %s, and writes nothing', async (name, make) => {
  await expect(separate(await make(), `${name.length}.png`)).rejects.toMatchObject({ code: 'ANALYSIS_FAILED' });
  expect((await readdir(folder)).filter((file) => file.startsWith(`${name.length}.png.out`))).toEqual([]);
});

test('finds no subject in a single pixel', async () => {
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#a03020' } })
    .png()
    .toBuffer();
  expect(await separate(pixel, 'pixel.png')).toMatchObject({ isSeparated: false });
});

test.each([
  ['16 bits a channel', () => sharp(BOX).toColourspace('rgb16').png().toBuffer()],
  ['CMYK', () => sharp(BOX).flatten({ background: '#ffffff' }).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
  ['shades of grey', () => sharp(BOX).greyscale().png().toBuffer()],
])('cuts out an image of %s', async (name, make) => {
  const separated = await separate(await make(), `${name.replaceAll(' ', '-')}.png`);
  if (!separated.isSeparated) throw new Error('not separated');
  expect(separated.region.x).toBeCloseTo(0.25, 1.7);
  expect(separated.region.width).toBeCloseTo(0.4, 1.7);
});

test('cuts out a photo that its camera has turned, upright', async () => {
  const turned = await sharp(BOX)
    .flatten({ background: '#ffffff' })
    .rotate(90)
    .jpeg()
    .withMetadata({ orientation: 8 })
    .toBuffer();
  expect(await separate(turned, 'turned.jpg')).toMatchObject({ isSeparated: true, width: 400, height: 300 });
});

test('keeps the opacity that an image has already', async () => {
  const glass = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect x="100" y="60" width="160" height="180" rx="20" fill="none" stroke="#222222" stroke-width="14"/><rect x="110" y="70" width="140" height="160" fill="#2050c0" fill-opacity=".5"/></svg>',
  );
  const separated = await separate(await sharp(glass).png().toBuffer(), 'glass.png');
  if (!separated.isSeparated) throw new Error('not separated');
  const { data } = await sharp(path.join(folder, 'glass.png.out.png')).raw().toBuffer({ resolveWithObject: true });
  expect(data[(150 * 400 + 180) * 4 + 3]).toBeCloseTo(128, -1);
});
