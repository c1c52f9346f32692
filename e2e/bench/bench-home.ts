// Measures how soon home can be read and used on a phone: Lighthouse's mobile run, with its default settings and with
// the slowdown that it recommends for a machine as slow as this one. Then the longest task of five routes.
import { createServer } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { SHOP_SIDE_PX } from '../fixtures/product-image.ts';
import { openShop, type Shop } from '../fixtures/shop.ts';
import { startStudio, type Studio } from '../fixtures/studio.ts';
import { expectReady, openNewEditor } from '../pages/editor-page.ts';
import { measureLongTasks, type RouteTasks } from './measure-long-tasks.ts';
import { type Figures, runLighthouse } from './run-lighthouse.ts';

const RUNS = 3;
const LIMITS = { lcpMs: 2500, blockingMs: 200, shift: 0.05, longestTaskMs: 120 };
/** Lighthouse's default, meant for a fast desktop; half of it for a machine below 1500 in its own benchmark. */
const SLOWDOWNS = [4, 2];

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('a server on a port has an address');
  return address.port;
}

/** Runs once in a new browser with an empty cache. */
async function measure(url: string, slowdown: number): Promise<Figures> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    return await runLighthouse(url, { port, slowdown });
  } finally {
    await browser.close();
  }
}

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The routes that members open most, the editor with a finished preview among them. */
async function measureRoutes(studio: Studio, shop: Shop): Promise<RouteTasks[]> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: studio.url });
    await context.addInitScript(() => localStorage.setItem('tour', '"seen"'));
    const page = await context.newPage();
    const { draftId } = await openNewEditor(page, { shop, studio });
    await expectReady(page);
    await page.close();
    const routes = ['/home', '/link-to-video', `/link-to-video/editor?draft=${draftId}`, '/projects', '/assets'];
    return [...(await measureLongTasks(context, routes, 1)), ...(await measureLongTasks(context, routes, 4))];
  } finally {
    await browser.close();
  }
}

const shop = await openShop({ sidePx: SHOP_SIDE_PX });
const studio = await startStudio({ fetchAllowHosts: [shop.host] });
try {
  const routes = await measureRoutes(studio, shop);
  const rows = new Map<number, Figures[]>(SLOWDOWNS.map((slowdown) => [slowdown, []]));
  for (let run = 0; run < RUNS; run++) {
    for (const slowdown of SLOWDOWNS) rows.get(slowdown)?.push(await measure(`${studio.url}/home`, slowdown));
  }
  console.log(`home, Lighthouse mobile, medians of ${RUNS}; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
  console.table(
    [...rows].map(([slowdown, figures]) => {
      const median = (name: keyof Figures) => medianOf(figures.map((each) => each[name]));
      return {
        'slowdown of the processor': slowdown,
        "Lighthouse's benchmark": Math.round(median('benchmarkIndex')),
        'FCP, ms': Math.round(median('fcpMs')),
        [`LCP, ms (at most ${LIMITS.lcpMs})`]: Math.round(median('lcpMs')),
        [`blocked, ms (at most ${LIMITS.blockingMs})`]: Math.round(median('blockingMs')),
        [`layout shift (at most ${LIMITS.shift})`]: median('shift').toFixed(3),
        score: Math.round(median('score')),
      };
    }),
  );
  console.table(
    routes.map(({ route, slowdown, longestMs, blockedMs }) => ({
      CPU: `${slowdown}x`,
      route: route.split('?')[0],
      [`longest task, ms (at most ${LIMITS.longestTaskMs})`]: Math.round(longestMs),
      'blocked, ms': Math.round(blockedMs),
    })),
  );
} finally {
  await studio.stop();
  await shop.close();
}
