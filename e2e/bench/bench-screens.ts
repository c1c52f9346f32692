// Measures how soon the next screen is painted after a click, and when the editor of an ad with a finished preview shows
// its largest part on a phone, in headless Chromium on this machine: `npm run bench:screens`.
import { cpus, loadavg } from 'node:os';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { openShop } from '../fixtures/shop.ts';
import { SHOP_SIDE_PX } from '../fixtures/product-image.ts';
import { startStudio, type Studio } from '../fixtures/studio.ts';
import { expectReady, openNewEditor } from '../pages/editor-page.ts';

const ROUNDS = 5;
const LIMITS_MS: Readonly<Record<number, number>> = { 1: 100, 4: 300 };
const LCP_LIMIT_MS = 2500;
/** Longer than what a screen still loads after it was painted. */
const QUIET_MS = 1500;

declare global {
  var turn: { clickedAt: number; paintedAt: number };
}

/** The screens that are opened in turn: what is clicked, and the heading by which the next screen is known. */
const TURNS: { name: string; link: string; heading: string }[] = [
  { name: 'home to projects', link: 'Projects', heading: 'Projects' },
  { name: 'projects to brand kits', link: 'Brand kits', heading: 'Brand kits' },
  { name: 'brand kits to home', link: 'Home', heading: 'What do you want to create?' },
];
const STEPS: typeof TURNS = [
  { name: 'editor to product', link: 'Product', heading: 'Product details' },
  { name: 'product to settings', link: 'Settings', heading: 'Video settings' },
  { name: 'settings to scripts', link: 'Scripts', heading: 'Scripts' },
  { name: 'scripts to editor', link: 'Editor', heading: 'Editor' },
];

/** Notes the next click, and when the page has painted the heading that follows it. */
async function watchTurn(page: Page, heading: string): Promise<void> {
  await page.evaluate((wanted) => {
    globalThis.turn = { clickedAt: 0, paintedAt: 0 };
    addEventListener('pointerdown', () => (globalThis.turn.clickedAt = performance.now()), {
      capture: true,
      once: true,
    });
    const look = (): void => {
      const isThere = document.querySelector('h1')?.textContent?.trim() === wanted;
      if (!isThere || globalThis.turn.clickedAt === 0) return void requestAnimationFrame(look);
      // This is the callback of the frame that shows it; the task after it runs once that frame is painted.
      setTimeout(() => (globalThis.turn.paintedAt = performance.now()));
    };
    look();
  }, heading);
}

const medianOf = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measureTurns(page: Page, turns: typeof TURNS, links: Page | Locator) {
  const times = new Map<string, number[]>(turns.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, link, heading } of turns) {
      await watchTurn(page, heading);
      await links.getByRole('link', { name: link, exact: true }).first().click();
      await page.waitForFunction(() => globalThis.turn.paintedAt > 0);
      const { clickedAt, paintedAt } = await page.evaluate(() => globalThis.turn);
      times.get(name)?.push(paintedAt - clickedAt);
      await page.waitForTimeout(QUIET_MS);
    }
  }
  return [...times].map(([name, shown]) => ({ name, first: shown[0] ?? Number.NaN, median: medianOf(shown) }));
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Returns when the editor's largest part was painted, from the start of the navigation. */
async function measureEditorLcp(page: Page, address: string): Promise<number> {
  await page.setViewportSize({ width: 390, height: 844 });
  await slowDown(page, 4);
  await page.goto(address);
  await expectReady(page);
  await page.waitForTimeout(2 * QUIET_MS);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

async function bench(browser: Browser, studio: Studio, shop: Awaited<ReturnType<typeof openShop>>) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: studio.url });
  await context.addInitScript(() => localStorage.setItem('tour', '"seen"'));
  const first = await context.newPage();
  const { draftId } = await openNewEditor(first, { shop, studio });
  await expectReady(first);
  await first.waitForTimeout(2 * QUIET_MS);
  await first.close();
  const editor = `/link-to-video/editor?draft=${draftId}`;

  const turns = [];
  for (const slowdown of [1, 4]) {
    const page = await context.newPage();
    await page.goto('/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(2 * QUIET_MS);
    await slowDown(page, slowdown);
    const rows = await measureTurns(page, TURNS, page);
    await page.goto(editor);
    await expectReady(page);
    rows.push(...(await measureTurns(page, STEPS, page.getByRole('navigation', { name: 'Steps' }))));
    turns.push(...rows.map((row) => ({ slowdown, ...row })));
    await page.close();
  }
  const lcp: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const page = await context.newPage();
    lcp.push(await measureEditorLcp(page, editor));
    await page.close();
  }
  return { turns, lcpMs: medianOf(lcp) };
}

console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
const shop = await openShop({ sidePx: SHOP_SIDE_PX });
const studio = await startStudio({ fetchAllowHosts: [shop.host] });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const { turns, lcpMs } = await bench(browser, studio, shop);
  console.table(
    turns.map(({ slowdown, name, first, median }) => ({
      CPU: `${slowdown}x`,
      'next screen': name,
      'painted, ms (median)': median.toFixed(0),
      'the first time, ms': first.toFixed(0),
      'limit of the median, ms': LIMITS_MS[slowdown],
    })),
  );
  console.log(`editor with a finished preview, phone, CPU 4x: LCP ${lcpMs.toFixed(0)} ms (at most ${LCP_LIMIT_MS})`);
  const isFast = turns.every(({ slowdown, median }) => median <= (LIMITS_MS[slowdown] ?? 0));
  process.exitCode = isFast && lcpMs <= LCP_LIMIT_MS ? 0 : 1;
} finally {
  await browser.close();
  await studio.stop();
  await shop.close();
}
