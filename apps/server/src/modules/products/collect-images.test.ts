import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGuardedFetch, type GuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import { openFolderStorage } from '../../platform/storage/folder-storage.ts';
import { runProgram } from '../../platform/process/run-program.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { collectImages, type ImageSource } from './collect-images.ts';
import { runHeavyAtOnce } from '../../platform/heavy-work/heavy-work.ts';

const { signal } = new AbortController();
const files = new Map<string, Buffer>();
let folder: string;
let target: string;
let server: Server;
let origin: string;
let guarded: GuardedFetch;
let storage: Storage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'collect-images-'));
  server = createServer((request, response) => {
    const content = files.get(request.url ?? '');
    if (content) response.end(content);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  guarded = createGuardedFetch({ allowHosts: [host] });
  storage = await openFolderStorage({
    folder: join(folder, 'storage'),
    signingSecret: 'test',
    publicUrl: '',
    clock: { now: () => new Date() },
  });
});

afterAll(async () => {
  await guarded.close();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  target = await mkdtemp(join(folder, 'target-'));
});

/** An image with shapes that differ by seed, as SVG rasterised by sharp. */
function draw(seed: number, options: { width?: number; height?: number; colour?: string; background?: string } = {}) {
  const { width = 400, height = 400, colour = 'crimson', background = 'white' } = options;
  const shapes = Array.from({ length: 6 }, (_, index) => {
    const x = ((seed * 37 + index * 53) % 80) + 5;
    const y = ((seed * 61 + index * 29) % 80) + 5;
    return `<rect x="${x}%" y="${y}%" width="18%" height="${8 + ((seed + index) % 4) * 6}%" fill="${colour}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg));
}

function link(name: string, content: Buffer): ImageSource {
  files.set(`/${name}`, content);
  return { kind: 'link', url: `${origin}/${name}` };
}

function collect(sources: readonly ImageSource[], purpose: 'product' | 'logo' = 'product') {
  return collectImages(
    { sources, folder: target, runHeavy: runHeavyAtOnce, signal, purpose },
    { fetchGuarded: guarded.fetchGuarded, storage, runProgram },
  );
}

test('accepts every web format from links and storage, in the given order', async () => {
  await storage.put('local/five', await draw(5).gif().toBuffer(), 'application/octet-stream');
  const { images, refused } = await collect([
    link('1', await draw(1).jpeg().toBuffer()),
    link('2', await draw(2).png().toBuffer()),
    link('3', await draw(3).webp().toBuffer()),
    link('4', await draw(4).flatten().avif().toBuffer()),
    { kind: 'stored', key: 'local/five' },
  ]);
  expect(refused).toEqual([]);
  expect(images.map(({ path }) => path.slice(target.length + 1))).toEqual([
    'image-01.jpg',
    'image-02.png',
    'image-03.jpg',
    'image-04.jpg',
    'image-05.png',
  ]);
  expect(images.every(({ width, height }) => width === 400 && height === 400)).toBe(true);
});

test('refuses unusable images, each with its reason, and continues', async () => {
  const noise = await sharp({
    create: {
      width: 500,
      height: 500,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 99, sigma: 50 },
    },
  })
    .png()
    .toBuffer();
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { images, refused } = await collect([
    { kind: 'link', url: `${origin}/missing.jpg` },
    { kind: 'link', url: 'http://127.0.0.1:1/secret.jpg' },
    { kind: 'stored', key: 'local/none' },
    link('page.jpg', Buffer.from('<html>not a picture')),
    link('script.svg', Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>')),
    link('half.png', noise.subarray(0, noise.length / 2)),
    link('small.jpg', await draw(1, { width: 900, height: 199 }).jpeg().toBuffer()),
    link('bomb.png', bomb),
    link('huge.jpg', Buffer.concat([await draw(2).jpeg().toBuffer(), Buffer.alloc(11 * 1024 * 1024)])),
    link('good.jpg', await draw(3).jpeg().toBuffer()),
  ]);
  expect(refused.map(({ reason }) => reason)).toEqual([
    'PAGE_UNREACHABLE',
    'LINK_FORBIDDEN',
    'NOT_FOUND',
    'FILE_FORMAT',
    'FILE_FORMAT',
    'FILE_CORRUPTED',
    'IMAGE_TOO_SMALL',
    'FILE_TOO_LARGE',
    'PAGE_TOO_LARGE',
  ]);
  expect(images).toHaveLength(1);
});

test('accepts SVG of any nominal size, and the first frame of an animation', async () => {
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><rect width="12" height="24" fill="crimson"/></svg>`;
  const frames = await Promise.all([1, 2].map((seed) => draw(seed).png().toBuffer()));
  const { images } = await collect([
    link('icon.svg', Buffer.from(icon)),
    link(
      'moving.gif',
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    ),
  ]);
  expect(images.map(({ width, height }) => [width, height])).toEqual([
    [2048, 2048],
    [400, 400],
  ]);
});

test('keeps the largest of images that look alike, once', async () => {
  const large = await draw(7, { width: 1000, height: 1000 }).jpeg({ quality: 95 }).toBuffer();
  const { images, refused } = await collect([
    link('small', await sharp(large).resize(400).jpeg({ quality: 60 }).toBuffer()),
    link('other', await draw(8).jpeg().toBuffer()),
    link('large', large),
    link('again', await sharp(large).resize(300).png().toBuffer()),
  ]);
  expect(images.map(({ width }) => width)).toEqual([1000, 400]);
  expect(refused.map(({ reason }) => reason)).toEqual(['DUPLICATE', 'DUPLICATE']);
  expect((await readdir(target)).toSorted()).toEqual(
    images.map(({ path }) => path.slice(target.length + 1)).toSorted(),
  );
});

test('keeps the same product in another colour as a separate image', async () => {
  const { images } = await collect([
    link('red', await draw(7, { colour: 'crimson' }).jpeg().toBuffer()),
    link('blue', await draw(7, { colour: 'navy' }).jpeg().toBuffer()),
  ]);
  expect(images).toHaveLength(2);
});

test.each(['png', 'webp'] as const)('keeps what is transparent in a product or a logo (%s)', async (format) => {
  const cutOut = await draw(1, { background: 'none' }).toFormat(format).toBuffer();
  const [product] = (await collect([link('cut-out', cutOut)])).images;
  expect(product?.hasAlpha).toBe(true);
  const pixels = await sharp(product?.path).raw().toBuffer({ resolveWithObject: true });
  expect(pixels.info.channels).toBe(4);
  expect(pixels.data[3]).toBe(0);
  const small = await sharp(cutOut).resize(64).png().toBuffer();
  const [logo] = (await collect([link('logo', small)], 'logo')).images;
  expect(await sharp(logo?.path).metadata()).toMatchObject({ hasAlpha: true, width: 64 });
});

test('rotates images upright, shrinks large ones, and removes metadata', async () => {
  const turned = await draw(1, { width: 3200, height: 800 })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'someone' } })
    .toBuffer();
  const upright = await sharp(turned).keepExif().withMetadata({ orientation: 6 }).toBuffer();
  const { images } = await collect([link('turned', upright)]);
  expect(images[0]).toMatchObject({ width: 640, height: 2560 });
  expect((await sharp(images[0]?.path).metadata()).exif).toBeUndefined();
});

test('returns the same bytes for the same images', async () => {
  const sources = [link('a', await draw(1).jpeg().toBuffer()), link('b', await draw(2).png().toBuffer())];
  const first = await collect(sources);
  const before = await Promise.all(first.images.map(({ path }) => readFile(path)));
  const second = await collect(sources);
  const after = await Promise.all(second.images.map(({ path }) => readFile(path)));
  expect(after.every((content, index) => content.equals(before[index] ?? Buffer.alloc(0)))).toBe(true);
  expect(second.images.map(({ sha256 }) => sha256)).toEqual(first.images.map(({ sha256 }) => sha256));
});

test("stops with the signal's reason when the task is cancelled", async () => {
  const task = new AbortController();
  const reason = new Error('cancelled');
  const sources = [link('a', await draw(1).jpeg().toBuffer())];
  task.abort(reason);
  const collecting = collectImages(
    { sources, folder: target, runHeavy: runHeavyAtOnce, signal: task.signal },
    { fetchGuarded: guarded.fetchGuarded, storage, runProgram },
  );
  await expect(collecting).rejects.toBe(reason);
});

test('refuses the images that are not finished when the time of a page is over', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const patient = createGuardedFetch({ allowHosts: [host, new URL(origin).host] });
  const hung: ImageSource = { kind: 'link', url: `http://${host}/hangs.jpg` };
  const { images, refused } = await collectImages(
    { sources: [hung], folder: target, runHeavy: runHeavyAtOnce, signal },
    { fetchGuarded: patient.fetchGuarded, storage, runProgram, limitMs: 300 },
  );
  expect({ images, refused }).toEqual({
    images: [],
    refused: [{ source: hung, reason: 'PAGE_TIMEOUT', values: {} }],
  });
  await patient.close();
  silent.closeAllConnections();
  silent.close();
});

test('fetches the larger copy of the shop platform, and the given image if there is none', async () => {
  const small = await draw(1, { width: 300, height: 300 }).jpeg().toBuffer();
  const large = await draw(1, { width: 900, height: 900 }).jpeg().toBuffer();
  files.set('/wp-content/uploads/mug.jpg', large);
  const { images } = await collect([
    link('wp-content/uploads/mug-300x300.jpg', small),
    link('wp-content/uploads/cup-300x300.jpg', await draw(9, { width: 300, height: 300 }).jpeg().toBuffer()),
  ]);
  expect(images.map(({ width }) => width)).toEqual([900, 300]);
  expect(images[0]?.source).toEqual({ kind: 'link', url: `${origin}/wp-content/uploads/mug-300x300.jpg` });
});
