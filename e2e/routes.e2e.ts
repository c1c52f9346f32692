import type { Page } from '@playwright/test';
import { SCHEMES } from './fixtures/check-looks.ts';
import { findViolations } from './fixtures/find-violations.ts';
import { collectServerTexts, inspectPage } from './fixtures/inspect-page.ts';
import { expect, test } from './fixtures/test.ts';

/** Many short checks: each only waits for its screen. */
test.setTimeout(240_000);

const WIDTHS = [1280, 390] as const;

/** Addresses that redirect if they have no parameters. */
const LEADS_TO: Record<string, string> = { '/': '/home', '/video-detail': '/404' };

const LOCALES = [
  { name: 'English', storage: { lang: 'en' }, isPseudo: false, isForEveryone: true },
  // The same elements with other words: accessibility was checked in English.
  { name: 'Chinese', storage: { lang: 'zh-CN' }, isPseudo: false, isForEveryone: false },
  {
    name: 'a language that is longer than English',
    storage: { lang: 'en', pseudoLocale: 'on' },
    isPseudo: true,
    isForEveryone: false,
  },
];

interface RouterInPage {
  routesByPath: Record<string, unknown>;
  navigate(target: { to: string }): Promise<void>;
}

/** Returns every address of the app, from the router that runs in the page. */
function listRoutes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys((globalThis as unknown as { __TSR_ROUTER__: RouterInPage }).__TSR_ROUTER__.routesByPath),
  );
}

/** Opens an address as a link does, without reloading the page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) => (globalThis as unknown as { __TSR_ROUTER__: RouterInPage }).__TSR_ROUTER__.navigate({ to }),
    path,
  );
}

for (const { name, storage, isPseudo, isForEveryone } of LOCALES) {
  test(`every route is readable and accessible in ${name}, on desktop and phone`, async ({ page }) => {
    const readServerTexts = collectServerTexts(page);
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, storage);
    await page.goto('/home');
    await expect(page.getByTestId('credits')).toBeVisible();
    const routes = await listRoutes(page);
    expect(routes.length).toBeGreaterThan(15);

    const titles = new Map<string, string>();
    for (const route of routes) {
      await test.step(route, async () => {
        const path = route.replace('$token', 'of-nothing');
        await page.setViewportSize({ width: WIDTHS[0], height: 900 });
        await follow(page, path);
        await expect.poll(() => new URL(page.url()).pathname).toBe(LEADS_TO[route] ?? path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        titles.set(route, await page.title());
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 });
          const found = await inspectPage(page, { readServerTexts, isPseudo });
          expect.soft(found, `${route} at ${width} px`).toEqual({ overflowPx: 0, untranslated: [], cutOff: [] });
          if (!isForEveryone) continue;
          for (const { colorScheme, rules } of SCHEMES) {
            await page.emulateMedia({ colorScheme });
            await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
            expect.soft(await findViolations(page, rules), `${route} at ${width} px, ${colorScheme}`).toEqual([]);
          }
          await page.emulateMedia({ colorScheme: 'light' });
        }
      });
    }
    for (const [route, title] of titles) expect.soft(title, route).toMatch(/\S · Reelwright$/);
  });
}
