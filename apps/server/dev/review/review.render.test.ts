import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdStudio, openAdStudio } from '#src/cli/ad-studio.ts';
import { describeError } from '#src/cli/describe-error.ts';
import { createReviewCommand } from '#src/cli/commands/review.ts';
import { readWords } from '#src/cli/test-read-words.ts';
import { prepareTestFonts } from '#src/studio/fonts/test-fonts.ts';
import { registerFonts } from '#src/studio/fonts/register-fonts.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { parseSettings } from '#src/platform/settings/settings.ts';
import type { Review } from './review.ts';
import { reviewProducts } from './review-products.ts';

const { signal } = new AbortController();
/** Long enough for a machine that is busy with other work. */
const LIMIT_MS = 400_000;
let folder: string;
let studio: AdStudio;

const MUG = `<rect x="250" y="280" width="400" height="440" rx="40" fill="#b3401f"/><path d="M640 360 h80 a60 60 0 0 1 60 60 v120 a60 60 0 0 1 -60 60 h-80" fill="none" stroke="#b3401f" stroke-width="46"/><circle cx="450" cy="500" r="110" fill="#f2c14e"/>`;
const LAMP = `<path d="M320 420 L680 420 L600 160 L400 160 Z" fill="#1f6f8b"/><rect x="480" y="420" width="40" height="320" fill="#50505a"/><ellipse cx="500" cy="770" rx="190" ry="46" fill="#50505a"/>`;

const PRODUCTS = {
  mug: {
    kept: 'video',
    drawing: MUG,
    product: {
      name: 'Sunrise Mug',
      selling_points: ['Holds 350 ml', 'Dishwasher safe', 'Glazed by hand'],
      price: 18,
      currency: 'EUR',
    },
  },
  lamp: {
    kept: 'stills',
    drawing: LAMP,
    product: {
      name: '晨光台灯',
      language: 'zh-CN',
      selling_points: ['三档亮度可调', '续航20小时', '充电一次用一周'],
      price: 129,
      currency: 'CNY',
    },
  },
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'review-test-'));
  await mkdir(path.join(folder, 'stills'));
  await mkdir(path.join(folder, 'video'));
  for (const [name, { drawing, product, kept }] of Object.entries(PRODUCTS)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 900" width="600" height="540">${drawing}</svg>`;
    await sharp(Buffer.from(svg))
      .png()
      .toFile(path.join(folder, kept, `${name}.png`));
    await writeFile(path.join(folder, kept, `${name}.json`), JSON.stringify({ ...product, images: [`${name}.png`] }));
  }
  await mkdir(path.join(folder, 'stills/broken'));
  await writeFile(
    path.join(folder, 'stills/broken/product.json'),
    JSON.stringify({ name: 'Broken', images: ['gone.png'] }),
  );
  const settings = parseSettings({ DATA_DIR: path.join(folder, 'data') });
  registerFonts(await prepareTestFonts({ folder: path.join(settings.dataDir, 'fonts') }));
  studio = await openAdStudio({ settings, onNotice() {} });
});

afterAll(async () => {
  await studio.close();
  await rm(folder, { recursive: true });
});

async function review(source: string, ...words: string[]): Promise<Review> {
  const given = [path.join(folder, source), '--out', path.join(folder, 'review'), ...words];
  const options = await readWords(createReviewCommand, given);
  return await reviewProducts({ options, studio, runProgram, signal, onAd() {}, describeError });
}

/** Gates that pass for every ad, whatever its product. */
const ALWAYS = new Set([
  'product-color',
  'halo',
  'shadows',
  'zones',
  'said-twice',
  'numbers',
  'names',
  'first-change',
  'cuts',
  'end-stays',
]);

function expectFlawless({ ads }: Review): void {
  for (const { name, gates } of ads) {
    const failed = gates.filter(({ id, isPassed }) => ALWAYS.has(id) && isPassed === false);
    expect({ name, failed }).toEqual({ name, failed: [] });
  }
}

it(
  'measures an ad on its stills, and goes on where another product fails',
  async () => {
    const measured = await review('stills', '--fast');
    expectFlawless(measured);
    expect(measured.ads.map(({ name }) => name)).toEqual(['lamp-1']);
    expect(measured.failures).toEqual([{ name: 'broken-1', reason: expect.stringContaining('gone.png') }]);
    expect(measured.ads[0]?.gates.find(({ id }) => id === 'loudness')?.isPassed).toBeNull();
    const page = await readFile(path.join(folder, 'review/index.html'), 'utf8');
    expect(page.match(/data:image\/jpeg/g)).toHaveLength(1);
    expect(page).not.toContain('<video');
    expect(page).toContain('晨光台灯');
  },
  LIMIT_MS,
);

it(
  'makes a small video that plays on the page, and measures its sound',
  async () => {
    const measured = await review('video/mug.json', '--draft');
    expectFlawless(measured);
    expect(measured.failures).toEqual([]);
    const [mug] = measured.ads;
    const gates = new Map(mug?.gates.map((gate) => [gate.id, gate]));
    expect(gates.get('loudness')?.isPassed).toBe(true);
    expect(gates.get('peak')?.isPassed).toBe(true);
    expect(mug?.video?.rendered.width).toBe(360);
    expect((await stat(path.join(folder, 'review/mug-1.mp4'))).size).toBeGreaterThan(50_000);
    expect(await readFile(path.join(folder, 'review/index.html'), 'utf8')).toContain('src="mug-1.mp4"');
  },
  LIMIT_MS,
);
