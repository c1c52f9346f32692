// Measures how well the player plays a 15 s ad at preview size, in headless Chromium on this machine.
import { cpus, loadavg } from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { makePreviewFixture, type PreviewFixture } from '../fixtures/preview-source.ts';
import { servePlayer } from '../fixtures/serve-player.ts';

const AD = { width: 1080, height: 1920, durationMs: 15_000 };
const OPENINGS = 5;

interface Played {
  firstFrameMs: number;
  seconds: number;
  shownFrames: number;
  droppedFrames: number;
  largestDriftMs: number;
  largestDriftFrames: number;
  averageCostMs: number;
  scale: number;
}

/** Opens the page with an empty cache; plays to the end on request. */
async function openPlayer(browser: Browser, url: string, isPlayed: boolean): Promise<Played> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.goto(url);
    const player = page.locator('section[data-phase=ready]');
    await player.waitFor();
    const startedAt = performance.now();
    if (isPlayed) {
      await page.locator('section[data-audio=ready]').waitFor();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.locator('section[data-playing=true]').waitFor();
      await page.locator('section[data-playing=false]').waitFor({ timeout: 60_000 });
    }
    const seconds = (performance.now() - startedAt) / 1000;
    // Statistics are written four times a second.
    await page.waitForFunction(() => {
      const { firstFrameMs } = document.querySelector<HTMLElement>('section[data-phase]')?.dataset ?? {};
      return Boolean(firstFrameMs);
    });
    await page.waitForTimeout(300);
    const facts = await player.evaluate((element) =>
      Object.fromEntries(Object.entries((element as HTMLElement).dataset)),
    );
    const figure = (name: string) => Number(facts[name]);
    return {
      firstFrameMs: figure('firstFrameMs'),
      seconds,
      shownFrames: figure('shownFrames'),
      droppedFrames: figure('droppedFrames'),
      largestDriftMs: figure('largestDriftMs'),
      largestDriftFrames: figure('largestDriftFrames'),
      averageCostMs: figure('averageCostMs'),
      scale: figure('scale'),
    };
  } finally {
    await page.close();
  }
}

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function bench(browser: Browser, name: string, fixture: PreviewFixture): Promise<Record<string, string>> {
  const server = await servePlayer(fixture);
  try {
    const openings: number[] = [];
    for (let opening = 0; opening < OPENINGS; opening++)
      openings.push((await openPlayer(browser, server.url, false)).firstFrameMs);
    const played = await openPlayer(browser, server.url, true);
    return {
      document: name,
      'first frame, ms (median, slowest)': `${medianOf(openings).toFixed(0)}, ${Math.max(...openings).toFixed(0)}`,
      'frames/s': (played.shownFrames / (AD.durationMs / 1000)).toFixed(1),
      dropped: String(played.droppedFrames),
      'ms/frame': played.averageCostMs.toFixed(1),
      'largest drift': `${played.largestDriftFrames} frames, ${played.largestDriftMs.toFixed(0)} ms`,
      scale: String(played.scale),
    };
  } finally {
    await server.close();
  }
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  const rows = [
    await bench(browser, '5 photos', await makePreviewFixture({ ...AD, hasVideo: false })),
    await bench(browser, '4 photos, 1 film', await makePreviewFixture({ ...AD, hasVideo: true })),
  ];
  console.log(
    `${AD.width}x${AD.height}, ${AD.durationMs / 1000} s; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.table(rows);
} finally {
  await browser.close();
}
