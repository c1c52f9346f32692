import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunProgram } from '../process/program.ts';
import { runProgram } from '../process/run-program.ts';
import { IMAGE_CPU_S } from './image-limits.ts';
import type { ConvertRequest, ImageRules } from './image-protocol.ts';
import { normaliseImage } from './normalise-image.ts';

const { signal } = new AbortController();
const RULES: ImageRules = { maxSidePx: 3840, minSidePx: 1, background: 'transparent', animation: 'report' };
const RED = [204, 34, 17];
let folder: string;
const inFolder = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'normalise-image-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function normaliseFile(input: string, rules: Partial<ImageRules> = {}) {
  const results = await mkdtemp(join(folder, 'results-'));
  const request = { folder: results, name: 'image', rules: { ...RULES, ...rules }, runProgram, signal };
  const image = await normaliseImage({ ...request, input });
  if (image.kind !== 'image') throw new Error('it moves');
  expect(await readdir(results)).toEqual([`image.${image.extension}`]);
  return image;
}

async function normalise(content: Buffer | string, rules?: Partial<ImageRules>) {
  const input = inFolder('input');
  await writeFile(input, content);
  return await normaliseFile(input, rules);
}

async function refusalOf(content: Buffer | string, rules?: Partial<ImageRules>): Promise<unknown> {
  return await normalise(content, rules).then(
    ({ width, height }) => `accepted as ${width} x ${height}`,
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
}

async function pixelsOf(path: string) {
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number): number[] => {
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + info.channels)];
  };
}

function expectColour(actual: number[], expected: readonly number[], tolerance = 3): void {
  const worst = Math.max(...expected.map((value, channel) => Math.abs(value - (actual[channel] ?? 0))));
  expect(worst, `${actual.join(',')} instead of ${expected.join(',')}`).toBeLessThanOrEqual(tolerance);
}

/** A red image of 60 x 40. */
const plain = (): Sharp => sharp({ create: { width: 60, height: 40, channels: 3, background: '#cc2211' } });

describe('an image keeps its colour', () => {
  const kinds: [string, () => Promise<Buffer>, 'png' | 'jpg', number?][] = [
    ['JPEG', () => plain().jpeg({ quality: 95 }).toBuffer(), 'jpg'],
    ['progressive JPEG', () => plain().jpeg({ quality: 95, progressive: true }).toBuffer(), 'jpg'],
    ['PNG', () => plain().png().toBuffer(), 'png'],
    ['PNG with a palette', () => plain().png({ palette: true, colours: 4 }).toBuffer(), 'png'],
    ['PNG in 16 bits', () => plain().toColourspace('rgb16').png().toBuffer(), 'png'],
    ['GIF', () => plain().gif().toBuffer(), 'png'],
    ['WebP', () => plain().webp({ lossless: true }).toBuffer(), 'jpg'],
    ['AVIF', () => plain().avif({ quality: 90 }).toBuffer(), 'jpg', 6],
    ['TIFF', () => plain().tiff({ compression: 'lzw' }).toBuffer(), 'jpg'],
    ['CMYK', () => plain().toColourspace('cmyk').jpeg({ quality: 98 }).toBuffer(), 'jpg', 20],
    ['wide gamut', () => plain().withIccProfile('p3').png().toBuffer(), 'png', 4],
  ];
  test.each(kinds)('as %s', async (_kind, make, extension, tolerance) => {
    const image = await normalise(await make());
    expect(image).toMatchObject({ extension, width: 60, height: 40, hasAlpha: false });
    expectColour((await pixelsOf(image.path))(30, 20), RED, tolerance);
    const metadata = await sharp(image.path).metadata();
    expect(metadata).toMatchObject({ space: 'srgb', depth: 'uchar' });
    expect(metadata.icc).toBeUndefined();
  });

  test('as greyscale', async () => {
    const grey = sharp({ create: { width: 60, height: 40, channels: 3, background: '#777777' } }).toColourspace('b-w');
    const image = await normalise(await grey.png().toBuffer());
    expectColour((await pixelsOf(image.path))(30, 20), [119, 119, 119]);
  });

  test.each(['bgr24', 'rgb565le', 'pal8', 'bgra'])('as BMP (%s)', async (pixelFormat) => {
    await writeFile(inFolder('red.png'), await plain().png().toBuffer());
    const filter = pixelFormat === 'pal8' ? 'split[a][b];[a]palettegen[p];[b][p]paletteuse' : 'null';
    const args = [
      '-v',
      'error',
      '-y',
      '-i',
      inFolder('red.png'),
      '-vf',
      filter,
      '-pix_fmt',
      pixelFormat,
      inFolder('red.bmp'),
    ];
    await promisify(execFile)('ffmpeg', args);
    // Many writers leave the size at 0.
    const content = await readFile(inFolder('red.bmp'));
    content.writeUInt32LE(0, 2);
    const image = await normalise(content);
    expect(image).toMatchObject({ width: 60, height: 40, extension: 'png' });
    expectColour((await pixelsOf(image.path))(30, 20), RED, 6);
  });
});

describe('an HEIC image of a phone', () => {
  async function encodeHeic(image: Sharp, ...args: string[]): Promise<Buffer> {
    await writeFile(inFolder('photo.png'), await image.png().toBuffer());
    await promisify(execFile)('heif-enc', [...args, inFolder('photo.png'), '-o', inFolder('photo.heic')]);
    return await readFile(inFolder('photo.heic'));
  }

  test('becomes a JPEG of its colour', async () => {
    const image = await normalise(await encodeHeic(plain(), '-q', '95'));
    expect(image).toMatchObject({ extension: 'jpg', width: 60, height: 40, hasAlpha: false });
    expectColour((await pixelsOf(image.path))(30, 20), RED, 6);
  });

  test('keeps the colours of a wide gamut', async () => {
    const image = await normalise(await encodeHeic(plain().withIccProfile('p3'), '-q', '95'));
    expectColour((await pixelsOf(image.path))(30, 20), RED, 8);
  });

  test('keeps transparent pixels', async () => {
    const half = sharp({
      create: { width: 64, height: 64, channels: 4, background: { r: 204, g: 34, b: 17, alpha: 0 } },
    });
    const image = await normalise(await encodeHeic(half));
    expect(image).toMatchObject({ extension: 'png', hasAlpha: true });
    expect((await pixelsOf(image.path))(30, 20)[3]).toBe(0);
  });

  /** Adds an `irot` property that rotates the image, as phones write it. */
  function rotateHeic(heic: Buffer, quarterTurns: number): Buffer {
    const irot = Buffer.concat([Buffer.from([0, 0, 0, 9]), Buffer.from('irot', 'latin1'), Buffer.from([quarterTurns])]);
    const boxAt = (name: string): number => heic.indexOf(name, 0, 'latin1') - 4;
    const ipco = boxAt('ipco');
    const ipcoEnd = ipco + heic.readUInt32BE(ipco);
    let properties = 0;
    for (let at = ipco + 8; at < ipcoEnd; at += heic.readUInt32BE(at)) properties += 1;
    // After its header, version and flags: the number of items, then the first item's id and its number of properties.
    const count = boxAt('ipma') + 18;
    const firstEnd = count + 1 + (heic[count] ?? 0);
    const association = Buffer.from([0x80 | (properties + 1)]);
    const added = irot.length + association.length;
    const resized = Buffer.from(heic);
    const grow = (at: number, by: number): number => resized.writeUInt32BE(resized.readUInt32BE(at) + by, at);
    for (const name of ['meta', 'iprp']) grow(boxAt(name), added);
    grow(ipco, irot.length);
    grow(boxAt('ipma'), association.length);
    resized.writeUInt8((heic[count] ?? 0) + 1, count);
    // The pixels move back, and so does each offset in `iloc`.
    const mdat = boxAt('mdat');
    const iloc = boxAt('iloc');
    for (let at = iloc + 8; at + 4 <= iloc + heic.readUInt32BE(iloc); at += 1) {
      const place = heic.readUInt32BE(at);
      if (place >= mdat && place < heic.length) grow(at, added);
    }
    return Buffer.concat([
      resized.subarray(0, ipcoEnd),
      irot,
      resized.subarray(ipcoEnd, firstEnd),
      association,
      resized.subarray(firstEnd),
    ]);
  }

  test('is rotated by its own boxes and not by its Exif data', async () => {
    // The left half is blue. Encoded in blocks of 64, it is one image and no grid of tiles.
    const blue = { create: { width: 64, height: 64, channels: 3, background: '#1122cc' } } as const;
    const photo = sharp({ create: { width: 128, height: 64, channels: 3, background: '#cc2211' } })
      .composite([{ input: blue, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 });
    await writeFile(inFolder('photo.jpg'), await photo.jpeg({ quality: 95 }).toBuffer());
    await promisify(execFile)('heif-enc', ['-q', '95', inFolder('photo.jpg'), '-o', inFolder('photo.heic')]);
    const heic = await readFile(inFolder('photo.heic'));
    expect(await normalise(heic)).toMatchObject({ width: 128, height: 64 });
    // Rotated a quarter to the left: the left side is now at the bottom.
    const rotated = await normalise(rotateHeic(heic, 1));
    expect(rotated).toMatchObject({ width: 64, height: 128 });
    const pixel = await pixelsOf(rotated.path);
    expectColour(pixel(32, 110), [17, 34, 204], 12);
    expectColour(pixel(32, 10), RED, 12);
  });

  test('is refused if it is cut short or claims too many pixels', async () => {
    const whole = await encodeHeic(plain());
    expect(await refusalOf(whole.subarray(0, whole.length - 40))).toBe('FILE_CORRUPTED');
    const huge = Buffer.from(whole);
    const size = huge.indexOf('ispe') + 8;
    huge.writeUInt32BE(30_000, size);
    huge.writeUInt32BE(30_000, size + 4);
    expect(await refusalOf(huge)).toBe('FILE_TOO_LARGE');
  });
});

describe('an image is normalised', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('upright, however the camera was held (%i)', async (orientation) => {
    const mark = { input: { create: { width: 20, height: 20, channels: 3, background: '#1133dd' } } } as const;
    const upright = await plain()
      .composite([{ ...mark, left: 0, top: 0 }])
      .png()
      .toBuffer();
    // The inverse of the transform that each orientation asks a viewer to apply.
    const { angle, isMirrored } = [
      { angle: 0, isMirrored: false },
      { angle: 0, isMirrored: true },
      { angle: 180, isMirrored: false },
      { angle: 180, isMirrored: true },
      { angle: 90, isMirrored: true },
      { angle: 270, isMirrored: false },
      { angle: 270, isMirrored: true },
      { angle: 90, isMirrored: false },
    ][orientation - 1] ?? { angle: 0, isMirrored: false };
    const rotated = await sharp(upright).rotate(angle).png().toBuffer();
    const lying = await sharp(rotated).flop(isMirrored).png().toBuffer();
    const image = await normalise(await sharp(lying).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer());
    expect(image).toMatchObject({ width: 60, height: 40 });
    const at = await pixelsOf(image.path);
    expectColour(at(5, 5), [17, 51, 221], 8);
    for (const [x, y] of [
      [54, 5],
      [5, 34],
      [54, 34],
    ] as const)
      expectColour(at(x, y), RED, 8);
  });

  test('with its transparency, or on white if the rules say so', async () => {
    const cutOut = await sharp({
      create: { width: 50, height: 50, channels: 4, background: { r: 204, g: 34, b: 17, alpha: 0.5 } },
    })
      .webp({ lossless: true })
      .toBuffer();
    const kept = await normalise(cutOut);
    expect(kept).toMatchObject({ extension: 'png', hasAlpha: true });
    expectColour((await pixelsOf(kept.path))(25, 25), [204, 34, 17, 128]);
    const flat = await normalise(cutOut, { background: 'white' });
    expect(flat).toMatchObject({ hasAlpha: false });
    expectColour((await pixelsOf(flat.path))(25, 25), [230, 145, 136], 4);
  });

  test('without its alpha channel if that is opaque everywhere', async () => {
    expect(await normalise(await plain().ensureAlpha().webp().toBuffer())).toMatchObject({
      extension: 'jpg',
      hasAlpha: false,
    });
  });

  test('to at most the given size, with the same bytes each time', async () => {
    const large = await plain().resize(900, 600).jpeg().toBuffer();
    const [first, second] = [await normalise(large, { maxSidePx: 300 }), await normalise(large, { maxSidePx: 300 })];
    expect(first).toMatchObject({ width: 300, height: 200 });
    expect(second.sha256).toBe(first.sha256);
    expect((await readFile(first.path)).equals(await readFile(second.path))).toBe(true);
  });
});

describe('the largest image', () => {
  const large = (): Sharp =>
    sharp({ create: { width: 7000, height: 7000, channels: 3, background: { r: 160, g: 90, b: 40 } } });

  test.each<[string, (image: Sharp) => Sharp]>([
    ['progressive JPEG', (image) => image.jpeg({ progressive: true })],
    ['WebP', (image) => image.webp({ effort: 0 })],
  ])('is converted within the limits of memory as %s', async (_name, encode) => {
    const image = await normalise(await encode(large()).toBuffer());
    expect([image.width, image.height]).toEqual([3840, 3840]);
  });
});

describe('a vector image', () => {
  const svg = (content: string, attributes = 'width="30" height="20"'): string =>
    `<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

  test('is drawn large and sharp, with transparent empty parts', async () => {
    const image = await normalise(svg('<rect x="15" width="15" height="20" fill="#cc2211"/>'));
    expect(image.width).toBe(2048);
    expect(image.hasAlpha).toBe(true);
    const at = await pixelsOf(image.path);
    expect(at(500, 500)[3]).toBe(0);
    expectColour(at(1500, 500), [...RED, 255]);
  });

  test('is drawn at the usual size even if it claims a huge one', async () => {
    const image = await normalise(
      svg('<rect width="100%" height="100%" fill="red"/>', 'width="200000" height="100000"'),
    );
    expect(image.width).toBeLessThanOrEqual(3840);
  });

  test('opens no other file or address and runs no script', async () => {
    const secret = inFolder('secret.png');
    await writeFile(secret, await plain().png().toBuffer());
    const requests: string[] = [];
    const server = createServer((request, response) => {
      requests.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const image = await normalise(
      svg(
        [
          '<rect width="30" height="20" fill="#00ff00"/>',
          `<image href="file://${secret}" width="30" height="20"/>`,
          `<image xlink:href="${secret}" width="30" height="20"/>`,
          `<image href="${origin}/a.png" width="30" height="20"/>`,
          `<use href="${origin}/b.svg#x"/>`,
          `<style>@import url("${origin}/c.css"); rect { fill: url("${origin}/d.svg#x") #00ff00 }</style>`,
          '<script>document.documentElement.remove()</script>',
        ].join(''),
      ),
    );
    expectColour((await pixelsOf(image.path))(1000, 600), [0, 255, 0]);
    server.close();
    expect(requests).toEqual([]);
  });

  test('is refused in time if its entities grow without end', async () => {
    const levels = Array.from({ length: 12 }, (_, level) =>
      level === 0 ? '<!ENTITY e0 "aaaaaaaaaa">' : `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`,
    );
    const bomb = `<?xml version="1.0"?><!DOCTYPE svg [${levels.join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&e11;</text></svg>`;
    expect(await refusalOf(bomb)).toBe('FILE_CORRUPTED');
  });

  test('is refused in words if it applies filters', async () => {
    const blurs = '<rect width="900" height="900" filter="url(#blur)"/>'.repeat(50);
    const filter = '<filter id="blur"><feGaussianBlur stdDeviation="200"/></filter>';
    expect(await refusalOf(svg(`${filter}${blurs}`))).toBe('SVG_FILTERS');
  });

  test('is refused if drawing it takes too much CPU time, even where the system sets no limit', async () => {
    const stops = '<stop offset="0" stop-color="red" stop-opacity=".5"/><stop offset="1" stop-opacity=".4"/>';
    const gradient = `<radialGradient id="g">${stops}</radialGradient>`;
    const rect = '<rect id="r" width="100%" height="100%" fill="url(#g)"/>';
    const layers = `<g id="l">${'<use href="#r"/>'.repeat(100)}</g>`;
    const heavy = svg(`<defs>${gradient}${rect}${layers}</defs>${'<use href="#l"/>'.repeat(100)}`);
    const input = inFolder('heavy.svg');
    await writeFile(input, heavy);
    // Of five seconds, one is enough to see that the program ends itself.
    const unlimited: RunProgram = ({ cpuLimit, args: [program = '', sent = ''], ...run }) => {
      const request = JSON.parse(sent) as ConvertRequest;
      expect(request.cpuLimitS).toBe(IMAGE_CPU_S);
      const args = [program, JSON.stringify({ ...request, cpuLimitS: 1 })];
      return runProgram({ ...run, args, ...(cpuLimit && { cpuLimit: { ...cpuLimit, seconds: 3600 } }) });
    };
    const request = { input, folder, name: 'heavy', rules: RULES, runProgram: unlimited, signal };
    await expect(normaliseImage(request)).rejects.toMatchObject({ code: 'IMAGE_TOO_COMPLEX' });
  });
});

describe('an unusable file is refused', () => {
  const noise = (): Promise<Buffer> =>
    sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 99, sigma: 50 },
      },
    })
      .png()
      .toBuffer();

  test('if it is empty, text, a page or a video', async () => {
    expect(await refusalOf('')).toBe('FILE_CORRUPTED');
    expect(await refusalOf('no picture')).toBe('FILE_FORMAT');
    expect(await refusalOf('<html><svg></svg></html>')).toBe('FILE_FORMAT');
    expect(await refusalOf(Buffer.from('\0\0\0\x18ftyphevc\0\0\0\0msf1hevc', 'latin1'))).toBe('FILE_FORMAT');
    expect(await refusalOf(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toBe('FILE_CORRUPTED');
    expect(await refusalOf(Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2', 'latin1'))).toBe('FILE_FORMAT');
  });

  test('if it is half an image', async () => {
    for (const content of [
      await noise(),
      await sharp(await noise())
        .jpeg()
        .toBuffer(),
      await sharp(await noise())
        .webp()
        .toBuffer(),
    ]) {
      expect(await refusalOf(content.subarray(0, content.length / 2))).toBe('FILE_CORRUPTED');
    }
  });

  test('if it has too many pixels, before they are unpacked', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await refusalOf(bomb)).toBe('FILE_TOO_LARGE');
    const header = Buffer.alloc(64);
    header.write('BM');
    header.writeUInt32LE(40, 14);
    header.writeInt32LE(100_000, 18);
    header.writeInt32LE(-100_000, 22);
    expect(await refusalOf(header)).toBe('FILE_TOO_LARGE');
  });

  test('if the image is smaller than the minimum', async () => {
    expect(await refusalOf(await plain().png().toBuffer(), { minSidePx: 41 })).toBe('IMAGE_TOO_SMALL');
  });
});

test('a photo with a few clear pixels is a photo, one with clear surroundings is not', async () => {
  const withHole = async (px: number) => {
    const hole = { create: { width: px, height: px, channels: 4, background: '#000000' } } as const;
    const photo = sharp({ create: { width: 100, height: 100, channels: 4, background: '#cc2211' } });
    const content = await photo
      .composite([{ input: hole, blend: 'dest-out', left: 0, top: 0 }])
      .png()
      .toBuffer();
    return await normalise(content, { leastClear: 0.02 });
  };
  expect(await withHole(8)).toMatchObject({ hasAlpha: false });
  expect(await withHole(40)).toMatchObject({ hasAlpha: true });
});
