// Measures how soon an edit of an ad is on the canvas, in headless Chromium on this machine, at full speed and at a
// quarter of it: `npm run bench:edit`, or only the kinds whose names contain a text: `npm run bench:edit -- format`.
import { cpus, loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import { openShop, type Shop } from '../fixtures/shop.ts';
import { startStudio } from '../fixtures/studio.ts';
import { expectReady, openNewEditor } from '../pages/editor-page.ts';

const EDITS = 7;
const LIMITS_MS: Readonly<Record<number, number>> = { 1: 100, 4: 250 };
/** Longer than the delays after which a still frame is painted sharp. */
const QUIET_MS = 1200;

declare global {
  var edits: { startedAt: number; shownAt: number };
}

/** Notes when a key or a click changes the ad, and when the canvas shows the next frame after it. */
async function watchEdits(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.edits = { startedAt: 0, shownAt: 0 };
    const begin = () => (globalThis.edits = { startedAt: performance.now(), shownAt: 0 });
    for (const event of ['keydown', 'pointerdown']) addEventListener(event, begin, { capture: true });
    new MutationObserver(() => {
      if (globalThis.edits.shownAt === 0) globalThis.edits.shownAt = performance.now();
    }).observe(document.body, { subtree: true, attributeFilter: ['data-frame'] });
  });
}

/** Makes an edit; returns the time until its frame is painted, in milliseconds. */
async function measureEdit(page: Page, edit: () => Promise<void>): Promise<number> {
  await edit();
  await page.waitForFunction(() => globalThis.edits.shownAt > globalThis.edits.startedAt);
  const { startedAt, shownAt } = await page.evaluate(() => globalThis.edits);
  await page.waitForTimeout(QUIET_MS);
  return shownAt - startedAt;
}

const openWholeAd = (page: Page): Promise<void> => page.getByText('Whole ad', { exact: true }).click();

/** The ways to edit an ad that are measured, each made as often as there are edits. */
const KINDS: { name: string; begin(page: Page): Promise<void>; edit(page: Page, index: number): Promise<void> }[] = [
  {
    name: 'text of the end card',
    async begin(page) {
      await page.getByRole('button', { name: 'Show scene 5' }).click();
      await page.getByRole('textbox', { name: 'On-screen text in scene 5' }).click();
      await page.keyboard.press('End');
    },
    edit: (page, index) => page.keyboard.press('abcdefg'.charAt(index)),
  },
  {
    name: 'undo and redo of it',
    async begin() {},
    edit: (page, index) => page.keyboard.press(index % 2 === 0 ? 'Control+z' : 'Control+Shift+z'),
  },
  {
    name: 'place of an element on the canvas',
    async begin(page) {
      await page
        .getByRole('group', { name: 'Canvas' })
        .getByRole('button', { name: /^Title/ })
        .focus();
    },
    edit: (page, index) => page.keyboard.press(index % 2 === 0 ? 'Shift+ArrowDown' : 'Shift+ArrowUp'),
  },
  {
    name: 'color of an element',
    async begin() {},
    edit: (page, index) =>
      page
        .getByRole('group', { name: 'Text color' })
        .getByRole('button', { name: /^Use/ })
        .nth(index % 2)
        .click({ force: true }),
  },
  {
    name: 'layout of a scene',
    async begin(page) {
      await page.getByRole('button', { name: 'Show scene 1' }).click();
    },
    async edit(page, index) {
      const layouts = page.getByRole('radiogroup', { name: 'Layout of scene 1' });
      await layouts.getByRole('radio', { name: index % 2 === 0 ? 'Split' : 'Close-up' }).click({ force: true });
    },
  },
  {
    name: 'image of a scene',
    async begin() {},
    edit: (page, index) =>
      page.getByRole('radio', { name: index % 2 === 0 ? 'Image 2' : 'Image 1', exact: true }).click({ force: true }),
  },
  {
    name: 'crop of an image',
    async begin(page) {
      await page.getByRole('slider', { name: /^Focal point of the image in scene 1/ }).focus();
    },
    edit: (page, index) => page.keyboard.press(index % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
  },
  {
    name: 'order of the scenes',
    async begin(page) {
      await page.getByRole('button', { name: 'Move scene 2' }).focus();
    },
    edit: (page, index) => page.keyboard.press(index % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
  },
  {
    name: 'look of the ad',
    begin: openWholeAd,
    async edit(page, index) {
      await page
        .getByRole('radio', { name: index % 2 === 0 ? /^Bold street/ : /^Luxury serif/ })
        .click({ force: true });
    },
  },
  {
    name: 'captions',
    begin: openWholeAd,
    edit: (page) => page.getByRole('switch', { name: 'Captions' }).click({ force: true }),
  },
  {
    name: 'format',
    begin: openWholeAd,
    edit: (page, index) => page.getByText(index % 2 === 0 ? '1:1' : '9:16', { exact: true }).click({ force: true }),
  },
];

const medianOf = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function bench(browser: Browser, { url, shop, slowdown }: { url: string; shop: Shop; slowdown: number }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, baseURL: url });
  try {
    await page.addInitScript(() => localStorage.setItem('tour', '"seen"'));
    await openNewEditor(page, shop);
    await expectReady(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watchEdits(page);
    const rows = [];
    for (const { name, begin, edit } of KINDS.filter(({ name: each }) => each.includes(process.argv[2] ?? ''))) {
      await begin(page);
      await page.waitForTimeout(2 * QUIET_MS);
      const shown: number[] = [];
      for (let index = 0; index < EDITS; index += 1) shown.push(await measureEdit(page, () => edit(page, index)));
      rows.push({ slowdown, name, median: medianOf(shown), slowest: Math.max(...shown) });
    }
    return rows;
  } finally {
    await page.close();
  }
}

console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
const shop = await openShop();
const studio = await startStudio({ fetchAllowHosts: [shop.host] });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const results = [];
  for (const slowdown of [1, 4]) results.push(await bench(browser, { url: studio.url, shop, slowdown }));
  console.table(
    results.flat().map(({ slowdown, name, median, slowest }) => ({
      CPU: `${slowdown}x`,
      edit: name,
      'on the canvas, ms (median)': median.toFixed(0),
      'slowest, ms': slowest.toFixed(0),
      'limit of the median, ms': LIMITS_MS[slowdown],
    })),
  );
  process.exitCode = results.flat().every(({ slowdown, median }) => median <= (LIMITS_MS[slowdown] ?? 0)) ? 0 : 1;
} finally {
  await browser.close();
  await studio.stop();
  await shop.close();
}
