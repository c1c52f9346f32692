import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SpriteContext } from '@reelwright/compositor';
import {
  FONT_FAMILIES,
  type FontFace,
  fontFaceName,
  listFontUses,
  settleFamily,
  toCanvasFont,
  toCoveredText,
} from '@reelwright/timeline';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverCanvasHost } from '../render/canvas-host.ts';
import { createFontSubsets, type FontSubsets } from './font-subsets.ts';
import { prepareTestFonts } from './test-fonts.ts';
import { registerFonts } from './register-fonts.ts';
import { writeExtraFonts, writeFontConfig } from './test-extra-fonts.ts';
import { titlesDocument } from './test-titles.ts';

let folder: string;
let subsets: FontSubsets;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reelwright-subsets-'));
  const fonts = await prepareTestFonts({ folder: path.join(folder, 'fonts') });
  registerFonts(fonts);
  subsets = createFontSubsets({ fonts, folder: path.join(folder, 'subsets') });
  // The browser's system has other fonts than the server's: neither may draw with system fonts.
  const [extra, config] = [path.join(folder, 'extra'), path.join(folder, 'fonts.conf')];
  await writeExtraFonts(extra);
  await writeFontConfig({ file: config, folder: extra });
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
    env: { ...process.env, FONTCONFIG_FILE: config },
  });
  page = await browser.newPage();
  // Only pages of a host may hash.
  await page.route(PAGE, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(PAGE);
});

afterAll(async () => {
  await browser.close();
  await subsets.close();
  await rm(folder, { recursive: true, force: true });
});

const PAGE = 'http://localhost/';
const TEXTS = [
  'AVATAR office fjord, To 24.99 €',
  'Größe & Straße: ÄÖÜ für Ärger',
  '让咖啡热一整天，买一送一！',
  'Żółć İğne Điện thoại rẻ',
  '🔥 ❤\ufe0f ✌🏽 🏴\u200d☠\ufe0f 1\ufe0f\u20e3 👍🏽 👨‍👩‍👧 🇩🇪 ❤\ufe0f\u200d🔥 ★ → ™ ŉ',
  'नमस्ते क्षत्रिय ગુજરાતી สวัสดี q\u0323 Ǎ 龘',
];
const SIZES = [15, 38.5, 76];
const WIDTH = 1400;
const HEIGHT = 1200;

interface Drawing {
  /** `font` is set as `context.font`; `x` is where the line begins, also between pixels, as hosts place glyphs. */
  lines: { font: string; text: string; x: number; y: number; isOutlined: boolean }[];
  width: number;
  height: number;
}

/** Runs here and, as source text, in the browser. */
function drawLines(context: SpriteContext, { lines }: Drawing): void {
  for (const { font, text, x, y, isOutlined } of lines) {
    context.lang = 'en';
    context.font = font;
    context.textRendering = 'geometricPrecision';
    context.textBaseline = 'alphabetic';
    context.fillStyle = '#d4331a';
    context.strokeStyle = '#10204a';
    context.lineJoin = 'round';
    context.lineWidth = 3;
    if (isOutlined) context.strokeText(text, x, y);
    context.fillText(text, x, y);
  }
}

function layOut(face: FontFace): Drawing {
  let y = 0;
  const lines = SIZES.flatMap((sizePx, row) =>
    TEXTS.map((text, index) => {
      y += sizePx * 1.45;
      const place = { x: 20 + 0.37 * index, y: y + 0.21 * row };
      const family = settleFamily(face.family, text);
      const font = toCanvasFont({ ...face, family, sizePx });
      return { font, text: toCoveredText(text, family), ...place, isOutlined: index % 2 === 1 };
    }),
  );
  return { lines, width: WIDTH, height: HEIGHT };
}

function drawHere(drawing: Drawing): Buffer {
  const context = serverCanvasHost.createContext(drawing.width, drawing.height);
  drawLines(context, drawing);
  return Buffer.from(context.getImageData(0, 0, drawing.width, drawing.height).data.buffer);
}

/** Returns the pixels' hash: handing over seven megabytes costs more than drawing them. */
const DRAW_THERE = `async (drawLines, { drawing, fonts }) => {
  for (const { name, base64 } of fonts) {
    const face = new FontFace(name, 'url(data:font/woff2;base64,' + base64 + ')');
    await face.load();
    document.fonts.add(face);
  }
  const { width, height } = drawing;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  drawLines(context, drawing);
  document.fonts.clear();
  const { data } = context.getImageData(0, 0, width, height);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data)).toHex();
}`;

function drawThere(drawing: Drawing, fonts: { name: string; base64: string }[]): Promise<string> {
  // A server's types don't know the browser's globals: code that runs in the browser is written as text.
  return page.evaluate<string>(`(${DRAW_THERE})(${drawLines.toString()}, ${JSON.stringify({ drawing, fonts })})`);
}

/** The heaviest face of each family. */
const FACES = FONT_FAMILIES.map(({ family, weights }): FontFace => ({ family, weight: Math.max(...weights) }));

test('the browser gives the fonts of its system to a canvas that asks', async () => {
  const widths = await page.evaluate<number[]>(`(() => {
    const context = new OffscreenCanvas(8, 8).getContext('2d');
    return ['"Extra 0"', '"Extra 1"'].map((family) => {
      context.font = '100px ' + family;
      return context.measureText('W').width;
    });
  })()`);
  expect(new Set(widths).size).toBe(2);
});

describe('a browser with subset fonts draws the same pixels as the server with whole fonts', () => {
  test.each(FACES)('$family $weight', async (face) => {
    const uses = listFontUses(titlesDocument(face, TEXTS));
    const fonts = await Promise.all(
      uses.map(async ({ text, ...each }) => ({
        name: fontFaceName(each),
        base64: (await subsets.subsetFont({ face: each, text })).bytes.toString('base64'),
      })),
    );
    const drawing = layOut(face);
    const here = drawHere(drawing);
    expect(here.some((sample) => sample > 0)).toBe(true);
    expect(await drawThere(drawing, fonts)).toBe(createHash('sha256').update(here).digest('hex'));
  });
});
