// Measures how smoothly a large library scrolls in headless Chromium on this machine: `npm run bench:scroll`, or with
// another number of assets: `npm run bench:scroll -- --assets 20000`.
import { execFile } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { startStudio } from '../fixtures/studio.ts';

const { values } = parseArgs({ options: { assets: { type: 'string', default: '100000' } } });
const EMAIL = 'scroll@shop.example';
const PASSWORD = 'a long list of assets';
const COMMAND = path.resolve(import.meta.dirname, '../../apps/server/src/entry/reelwright.ts');
/** How fast a wheel or a trackpad turns, in pixels a second. */
const SPEEDS = [1500, 6000];
const SECONDS = 8;
const FRAME_MS = 1000 / 60;
/** 60 frames a second, with room for the clock of a frame. */
const MIN_FPS = 58;
const MAX_LATE_SHARE = 0.01;

async function admin(dataDir: string, ...args: string[]): Promise<void> {
  const running = promisify(execFile)(process.execPath, [COMMAND, 'admin', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  running.child.stdin?.end(PASSWORD);
  await running;
}

/** Scrolls down at an even speed by the clock of the frames; returns the times between these, in milliseconds. */
function scroll(page: Page, pixelsPerS: number): Promise<{ intervals: number[]; scrolledPx: number }> {
  return page.evaluate(
    ({ speed, seconds }) =>
      new Promise((resolve) => {
        const intervals: number[] = [];
        const from = window.scrollY;
        const startedAt = performance.now();
        let last = startedAt;
        const onFrame = (now: number): void => {
          intervals.push(now - last);
          last = now;
          if (now - startedAt > seconds * 1000) {
            resolve({ intervals: intervals.slice(1), scrolledPx: window.scrollY - from });
            return;
          }
          window.scrollTo({ top: from + ((now - startedAt) / 1000) * speed, behavior: 'instant' });
          requestAnimationFrame(onFrame);
        };
        requestAnimationFrame(onFrame);
      }),
    { speed: pixelsPerS, seconds: SECONDS },
  );
}

const studio = await startStudio({ fetchAllowHosts: [] });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
try {
  await admin(studio.dataDir, 'create-user', EMAIL, '--plan', 'business', '--password-stdin');
  await admin(studio.dataDir, 'seed-library', EMAIL, '--assets', values.assets, '--images', '3000');
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => localStorage.setItem('tour', '"seen"'));
  await page.goto(`${studio.url}/login`);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/home$/);
  const rows: object[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  /** Returns the seconds of the main thread so far. */
  const readTaskS = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  async function measure(layout: string, speed: number): Promise<void> {
    const before = await readTaskS();
    const { intervals, scrolledPx } = await scroll(page, speed);
    const taskMs = ((await readTaskS()) - before) * 1000;
    const sorted = intervals.toSorted((one, other) => one - other);
    const fps = 1000 / (intervals.reduce((sum, each) => sum + each, 0) / intervals.length);
    const late = intervals.filter((each) => each > 2 * FRAME_MS).length / intervals.length;
    rows.push({
      layout,
      'pixels a second': speed,
      'scrolled, px': Math.round(scrolledPx),
      [`frames a second (at least ${MIN_FPS})`]: fps.toFixed(1),
      'main thread, ms a frame': (taskMs / intervals.length).toFixed(1),
      'p99, ms': sorted[Math.floor(sorted.length * 0.99)]?.toFixed(1),
      [`more than a frame late (at most ${100 * MAX_LATE_SHARE} %)`]: `${(100 * late).toFixed(2)} %`,
    });
    if (fps < MIN_FPS || late > MAX_LATE_SHARE) process.exitCode = 1;
  }
  // What this machine and browser can do at all.
  await page.goto(`${studio.url}/home`);
  await page.setContent('<div style="height: 100000px; background: linear-gradient(white, red)"></div>');
  await measure('a page with nothing in it', SPEEDS[0] ?? 0);
  for (const layout of ['grid', 'list']) {
    for (const speed of SPEEDS) {
      // Kept in the browser, like the choice of a user.
      await page.evaluate((chosen) => localStorage.setItem('assetsLayout', JSON.stringify(chosen)), layout);
      await page.goto(`${studio.url}/assets?sort=newest&kind=image`);
      await page.getByRole('article').first().waitFor();
      await measure(layout, speed);
    }
  }
  console.log(`${values.assets} assets; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
  console.table(rows);
} finally {
  await browser.close();
  await studio.stop();
}
