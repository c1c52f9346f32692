// Measures how soon an edit of an ad is on the canvas, in headless Chromium on this machine, at full speed and at a
// quarter of it: `npm run bench:edit`, or only the kinds whose names contain a text: `npm run bench:edit -- format`.
import { cpus, loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import { openShop, type Shop } from '../fixtures/shop.ts';
import { SHOP_SIDE_PX } from '../fixtures/product-image.ts';
import { startStudio, type Studio } from '../fixtures/studio.ts';
import { expectReady, openNewEditor } from '../pages/editor-page.ts';

/** Even, so that an edit between two values ends where it began. */
const EDITS = 6;
const LIMITS_MS: Readonly<Record<number, number>> = { 1: 100, 4: 250 };
/** Without a frame for as long, the canvas is done: longer than the delay after which a still frame is painted sharp. */
const QUIET_MS = 500;
/** An edit that shows nothing for as long is a fault of the benchmark or of the editor. */
const LONGEST_MS = 20_000;

declare global {
  /** Times of `performance.now()`; `changedAt` is that of the newest frame or key. */
  var edits: { startedAt: number; shownAt: number; changedAt: number };
}

/** Notes when a key or a click changes the ad, and when the canvas shows the next frame after it. */
async function watchEdits(page: Page): Promise<void> {
  await page.evaluate(() => {
    const begin = (): void => {
      const now = performance.now();
      globalThis.edits = { startedAt: now, shownAt: 0, changedAt: now };
    };
    begin();
    for (const event of ['keydown', 'pointerdown']) addEventListener(event, begin, { capture: true });
    new MutationObserver(() => {
      const now = performance.now();
      globalThis.edits.changedAt = now;
      if (globalThis.edits.shownAt === 0) globalThis.edits.shownAt = now;
    }).observe(document.body, { subtree: true, attributeFilter: ['data-frame'] });
  });
}

/** Resolves when the canvas has shown no new frame for a while. */
async function waitUntilQuiet(page: Page): Promise<void> {
  await page.waitForFunction((quietMs) => performance.now() - globalThis.edits.changedAt > quietMs, QUIET_MS, {
    timeout: LONGEST_MS,
  });
}

/** Makes an edit; returns the time until its frame is painted, in milliseconds. */
async function measureEdit(page: Page, edit: () => Promise<void>): Promise<number> {
  await edit();
  await page.waitForFunction(() => globalThis.edits.shownAt > globalThis.edits.startedAt, null, {
    timeout: LONGEST_MS,
  });
  const { startedAt, shownAt } = await page.evaluate(() => globalThis.edits);
  await waitUntilQuiet(page);
  return shownAt - startedAt;
}

const openWholeAd = (page: Page): Promise<void> => page.getByText('Whole ad', { exact: true }).click();

/** The ways to edit an ad that are measured, each made as often as there are edits. */
const KINDS: { name: string; begin(page: Page): Promise<void>; edit(page: Page, index: number): Promise<void> }[] = [
  {
    name: 'text of the end card',
    async begin(page) {
      await page.getByText('Scenes', { exact: true }).first().click();
      await page.getByRole('button', { name: 'Show scene 5' }).click();
      await page.getByRole('textbox', { name: 'On-screen text in scene 5' }).click();
      await page.keyboard.press('End');
    },
    edit: (page, index) => page.keyboard.press('abcdef'.charAt(index)),
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

interface Row {
  slowdown: number;
  name: string;
  median: number;
  slowest: number;
}

const isFast = ({ slowdown, median }: Row): boolean => median <= (LIMITS_MS[slowdown] ?? 0);

/** Measures every kind of edit on one ad, first at full speed; prints each as soon as it is measured. */
async function bench(browser: Browser, { studio, shop }: { studio: Studio; shop: Shop }): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, baseURL: studio.url });
  try {
    await page.addInitScript(() => localStorage.setItem('tour', '"seen"'));
    await openNewEditor(page, { shop, studio });
    await expectReady(page);
    const session = await page.context().newCDPSession(page);
    await watchEdits(page);
    const kinds = KINDS.filter(({ name }) => name.includes(process.argv[2] ?? ''));
    const rows: Row[] = [];
    for (const slowdown of [1, 4]) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      for (const { name, begin, edit } of kinds) {
        await begin(page);
        await waitUntilQuiet(page);
        const shown: number[] = [];
        for (let index = 0; index < EDITS; index += 1) shown.push(await measureEdit(page, () => edit(page, index)));
        const row = { slowdown, name, median: medianOf(shown), slowest: Math.max(...shown) };
        rows.push(row);
        console.log(`${slowdown}x ${name}: ${row.median.toFixed(0)} ms${isFast(row) ? '' : ', over its limit'}`);
      }
    }
    return rows;
  } finally {
    await page.close();
  }
}

console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
const shop = await openShop({ sidePx: SHOP_SIDE_PX });
const studio = await startStudio({ fetchAllowHosts: [shop.host] });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const rows = await bench(browser, { studio, shop });
  console.table(
    rows.map(({ slowdown, name, median, slowest }) => ({
      CPU: `${slowdown}x`,
      edit: name,
      'on the canvas, ms (median)': median.toFixed(0),
      'slowest, ms': slowest.toFixed(0),
      'limit of the median, ms': LIMITS_MS[slowdown],
    })),
  );
  process.exitCode = rows.every(isFast) ? 0 : 1;
} finally {
  await browser.close();
  await studio.stop();
  await shop.close();
}
