import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPrompt } from '@reelwright/scene';
import { openTracer, type Tracer } from '@reelwright/tracer';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawLabel } from '#src/engines/generation/embedded/draw-label.ts';
import { prepareTestFonts } from '#src/studio/fonts/test-fonts.ts';
import { registerFonts } from '#src/studio/fonts/register-fonts.ts';
import { colorDifference, toLab } from '@reelwright/color-spaces';
import { drawGolden, GOLDEN_SIDE } from './draw-golden.ts';
import { GOLDEN_PROMPTS, GOLDEN_SEEDS } from './golden-prompts.ts';
import { measureSsim } from './measure-ssim.ts';

/** Stored images are compressed: an equal one reaches 0.98. */
const LEAST_SSIM = 0.96;
const SUBJECT = 3;
let folder: string;
let tracer: Tracer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'golden-scenes-'));
  registerFonts(await prepareTestFonts({ folder }));
  tracer = await openTracer({ threads: 2, drawLabel });
});
afterAll(async () => {
  await tracer.close();
  await rm(folder, { recursive: true });
});

test.each(GOLDEN_PROMPTS.filter(({ isGate }) => isGate))(
  'looks as it was last seen and approved: $prompt',
  async ({ id, prompt }) => {
    const { rgba } = await drawGolden(tracer, prompt, GOLDEN_SEEDS[0]);
    const file = fileURLToPath(new URL(`./golden/${id}.webp`, import.meta.url));
    const stored = await sharp(file).ensureAlpha().raw().toBuffer();
    const size = { width: GOLDEN_SIDE, height: GOLDEN_SIDE };
    // `npm run sheet:generate <folder> -- --update` stores new ones, to be looked at first.
    expect(measureSsim({ rgba, ...size }, { rgba: stored, ...size })).toBeGreaterThan(LEAST_SSIM);
  },
);

test('the similarity falls where an image differs', async () => {
  const [one, other] = await Promise.all(
    ['serum_podium', 'lamp_desk'].map((id) =>
      sharp(fileURLToPath(new URL(`./golden/${id}.webp`, import.meta.url)))
        .ensureAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  const size = { width: GOLDEN_SIDE, height: GOLDEN_SIDE };
  expect(measureSsim({ rgba: one ?? Buffer.of(), ...size }, { rgba: other ?? Buffer.of(), ...size })).toBeLessThan(0.8);
});

test.each([
  [40, 110, 80],
  [198, 75, 58],
  [225, 220, 210],
  [60, 60, 64],
] as const)("keeps a product's own colour of %d, %d, %d within ΔE2000 6 in neutral light", async (red, green, blue) => {
  const color = [red, green, blue] as const;
  const [width, height] = [90, 220];
  const rgba = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) rgba.set([...color, 255], pixel * 4);
  const { graph } = readPrompt({ prompt: 'in a white studio, soft light', hasProduct: true });
  const side = 96;
  const product = { rgba, width, height };
  const { rgba: made, layers } = await tracer.render({
    graph,
    seed: 5,
    width: side,
    height: side,
    product,
    layers: true,
  });
  const own = toLab(red, green, blue);
  let [sum, count] = [0, 0];
  for (let at = 0; at < made.length; at += 4) {
    if ((layers?.subject[at + 3] ?? 0) < 255) continue;
    sum += colorDifference(toLab(made[at] ?? 0, made[at + 1] ?? 0, made[at + 2] ?? 0), own);
    count += 1;
  }
  expect(count).toBeGreaterThan(500);
  expect(sum / count).toBeLessThan(6);
});

test('the text of a label can be read from the image', async () => {
  const side = 320;
  const { graph } = readPrompt({ prompt: 'A white pouch "LUMA" on a beige background, soft light' });
  // Without an engine for text, a label leaves its place empty.
  const unwritten = await openTracer({ threads: 1 });
  const request = { graph, seed: 3, width: side, height: side, quality: 'preview' } as const;
  const [written, blank] = [await tracer.render(request), await unwritten.render(request)];
  await unwritten.close();
  const ink = Float32Array.from(written.ids, (id, pixel) =>
    id === SUBJECT ? Math.abs((written.rgba[pixel * 4 + 1] ?? 0) - (blank.rgba[pixel * 4 + 1] ?? 0)) : 0,
  );
  const seen = await cropInk(ink, side, side);
  const similarityTo = async (text: string): Promise<number> => {
    const [width, height] = [512, 256];
    const drawn = drawLabel({ text, ink: '#000000', width, height });
    const mask = Float32Array.from({ length: width * height }, (_, pixel) => drawn[pixel * 4 + 3] ?? 0);
    return correlate(seen, await cropInk(mask, width, height));
  };
  const [own, others] = [await similarityTo('LUMA'), await Promise.all(['AMUL', 'MILK', 'TEXT'].map(similarityTo))];
  // A pouch bulges, and its text with it.
  expect(own).toBeGreaterThan(0.7);
  for (const other of others) expect(other).toBeLessThan(own - 0.25);
});

/** Returns what is written, cropped to it and brought to one size. */
async function cropInk(ink: Float32Array, width: number, height: number): Promise<Buffer> {
  const most = ink.reduce((largest, value) => Math.max(largest, value), 0);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (const [pixel, value] of ink.entries()) {
    if (value < most * 0.4) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  const grey = Buffer.from(Uint8Array.from(ink, (value) => Math.min(255, (value / most) * 255)));
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .extract({ left: box.left, top: box.top, width: box.right - box.left + 1, height: box.bottom - box.top + 1 })
    .resize(96, 32, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}

function correlate(one: Buffer, other: Buffer): number {
  const mean = (values: Buffer): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(one), mean(other)];
  let [ab, aa, bb] = [0, 0, 0];
  for (const [at, value] of one.entries()) {
    const [x, y] = [value - a, (other[at] ?? 0) - b];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return ab / Math.sqrt(aa * bb);
}
