import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AD_RATIOS, type AdRatio, LOOK_IDS } from '@reelwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareTestFonts } from '../fonts/test-fonts.ts';
import { createLookPainter, type LookPainter, type LookScene } from './look-painter.ts';

const SIZES: Record<AdRatio, [number, number]> = {
  '9:16': [270, 480],
  '4:5': [280, 352],
  '1:1': [292, 292],
  '16:9': [384, 216],
};
/** Mean difference, of 255. One image encoded twice differs by 0. */
const LEAST_DIFFERENCE = 1;
const { signal } = new AbortController();

let folder: string;
let painter: LookPainter;
let image: NonNullable<LookScene['image']>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'look-painter-'));
  painter = createLookPainter({ fonts: await prepareTestFonts({ folder }) });
  const file = path.join(folder, 'product.jpg');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="#e8dccb"/><circle cx="450" cy="430" r="260" fill="#2a4fc2"/></svg>`;
  await sharp(Buffer.from(svg)).jpeg().toFile(file);
  image = {
    path: file,
    width: 900,
    height: 900,
    subject: { x: 0.2, y: 0.2, width: 0.6, height: 0.6 },
    faces: [],
    plainBackground: null,
    palette: ['#2a4fc2', '#e8dccb'],
    isScene: true,
    subjectColor: '#cc3344',
    details: [],
  };
});

afterAll(async () => {
  await painter.close();
  await rm(folder, { recursive: true });
});

const paintedScenes = new Map<string, ReturnType<LookPainter['paintLooks']>>();

/** Paints a scene that several tests look at once. */
function paintOnce(scene: LookScene): ReturnType<LookPainter['paintLooks']> {
  const key = JSON.stringify(scene);
  const painted = paintedScenes.get(key) ?? painter.paintLooks(scene, signal);
  paintedScenes.set(key, painted);
  return painted;
}

/** Paints a scene in every look, each image shrunk to the few pixels that tell looks apart. */
async function paint(scene: LookScene): Promise<{ look: string; width: number; height: number; pixels: Buffer }[]> {
  const painted = await paintOnce(scene);
  return await Promise.all(
    painted.map(async ({ look, webpBase64 }) => {
      const image = sharp(Buffer.from(webpBase64, 'base64'));
      const { format, width, height } = await image.metadata();
      expect(format).toBe('webp');
      const pixels = await image.resize(64, 64, { fit: 'fill' }).removeAlpha().raw().toBuffer();
      return { look, width, height, pixels };
    }),
  );
}

/** Mean difference of two images, 0 to 255. */
function difference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

const SCENE = { language: 'en', title: 'Reading Lamp', kicker: 'Lumen' } as const;

test.each(AD_RATIOS)('every look is painted at %s in the size of its tile, no two alike', async (ratio) => {
  const painted = await paint({ ...SCENE, ratio, image });
  expect(painted.map(({ look }) => look)).toEqual(LOOK_IDS);
  const alike: string[] = [];
  for (const [index, one] of painted.entries()) {
    expect([one.width, one.height]).toEqual(SIZES[ratio]);
    for (const other of painted.slice(index + 1))
      if (difference(one.pixels, other.pixels) < LEAST_DIFFERENCE) alike.push(`${one.look} and ${other.look}`);
  }
  expect(alike).toEqual([]);
});

test("every look shows the product's own image, and its words if there is none", async () => {
  const isBlue = (pixels: Buffer) => {
    let blue = 0;
    for (let at = 0; at < pixels.length; at += 3)
      if ((pixels[at + 2] ?? 0) > 120 && (pixels[at] ?? 0) < 90 && (pixels[at + 1] ?? 0) < 120) blue++;
    return blue / (pixels.length / 3) > 0.05;
  };
  const withImage = await paint({ ...SCENE, ratio: '9:16', image });
  expect(withImage.filter(({ pixels }) => !isBlue(pixels)).map(({ look }) => look)).toEqual([]);
  // Asked for at once, and painted one after another.
  const [inWords, others] = await Promise.all([
    paint({ ...SCENE, ratio: '9:16' }),
    paint({ ...SCENE, ratio: '9:16', title: 'Mountain Bicycle Helmet' }),
  ]);
  for (const [index, { pixels }] of inWords.entries())
    expect(difference(pixels, others[index]?.pixels ?? pixels)).toBeGreaterThan(0.5);
});

test('the same scene is painted the same, whatever was painted in between', async () => {
  const scene: LookScene = { ...SCENE, ratio: '1:1', image };
  const first = await paintOnce(scene);
  expect(await painter.paintLooks(scene, signal)).toEqual(first);
});

test('a request whose caller has left is not painted', async () => {
  const gone = AbortSignal.abort(new Error('gone'));
  await expect(painter.paintLooks({ ...SCENE, ratio: '1:1' }, gone)).rejects.toThrow('gone');
});
