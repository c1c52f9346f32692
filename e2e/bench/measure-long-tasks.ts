import type { Browser, Page } from '@playwright/test';

/** Longer than what a screen still does after its heading is there: prefetching, measuring, the rest of the menu. */
const SETTLED_MS = 3000;
const RUNS = 3;

export interface RouteTasks {
  route: string;
  slowdown: number;
  /** The longest task of the main thread, in ms: the median of several openings; 0 where none lasts 50 ms. */
  longestMs: number;
  /** All time beyond 50 ms of such tasks, in ms: the median. */
  blockedMs: number;
}

const medianOf = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Returns the durations, in ms, of the tasks of at least 50 ms from the start of the navigation until the screen rests. */
async function openRoute(page: Page, route: string, slowdown: number): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(route);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(
    (restMs) =>
      new Promise<number[]>((resolve) => {
        const tasks: number[] = [];
        new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
          type: 'longtask',
          buffered: true,
        });
        setTimeout(() => resolve(tasks), restMs);
      }),
    200,
  );
}

/** Opens each route anew, with nothing in the browser's cache, in a context that is signed in where routes ask for it. */
export async function measureLongTasks(
  context: Awaited<ReturnType<Browser['newContext']>>,
  routes: readonly string[],
  slowdown: number,
): Promise<RouteTasks[]> {
  const rows: RouteTasks[] = [];
  for (const route of routes) {
    const longest: number[] = [];
    const blocked: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await context.newPage();
      const tasks = await openRoute(page, route, slowdown);
      longest.push(Math.max(0, ...tasks));
      blocked.push(tasks.reduce((sum, duration) => sum + duration - 50, 0));
      await page.close();
    }
    rows.push({ route, slowdown, longestMs: medianOf(longest), blockedMs: medianOf(blocked) });
  }
  return rows;
}
