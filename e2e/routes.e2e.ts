import { SCHEMES, showScheme } from './fixtures/check-looks.ts';
import { findSmallTargets } from './fixtures/find-small-targets.ts';
import { findViolations, WORD_RULES } from './fixtures/find-violations.ts';
import { follow, listRoutes } from './fixtures/follow.ts';
import { collectServerTexts, inspectPage } from './fixtures/inspect-page.ts';
import { openTooltips } from './fixtures/open-tooltips.ts';
import { expect, test } from './fixtures/test.ts';

/** Many short checks: each only waits for its screen. */
test.setTimeout(240_000);

const PHONE_PX = 390;
const SIZES = [
  { width: 1280, height: 844 },
  { width: PHONE_PX, height: 844 },
] as const;

/** Addresses that redirect if they have no parameters. */
const LEADS_TO: Record<string, string> = { '/': '/home', '/video-detail': '/404' };

/** Guests are sent to sign in. */
const FOR_MEMBERS = ['/profile', '/welcome'];

/** Screens that members see otherwise than guests. */
const SEEN_BY_MEMBERS = [
  '/welcome',
  '/ad-needs',
  '/vip-price',
  ...['account', 'security', 'sessions', 'notifications', 'data'].map((section) => `/profile?section=${section}`),
];

const LOCALES = [
  { name: 'English', storage: { lang: 'en' }, isPseudo: false, axe: 'in every look' },
  // The same elements in the same colours, with other words.
  { name: 'Chinese', storage: { lang: 'zh-CN' }, isPseudo: false, axe: 'of words' },
  {
    name: 'a language that is longer than English',
    storage: { lang: 'en', pseudoLocale: 'on' },
    isPseudo: true,
    axe: 'never',
  },
] as const;

for (const { name, storage, isPseudo, axe } of LOCALES) {
  test(`every route is readable and accessible in ${name}, on desktop and phone`, async ({ page }) => {
    const readServerTexts = collectServerTexts(page);
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, storage);
    await page.goto('/home');
    await expect(page.getByTestId('credits')).toBeVisible();
    const routes = await listRoutes(page);
    expect(routes.length).toBeGreaterThan(15);

    // A screen is opened in the size and scheme in which the last one was looked at: each change lays out the page anew.
    let sizes: readonly (typeof SIZES)[number][] = SIZES;
    let schemes: readonly (typeof SCHEMES)[number][] = SCHEMES;
    await page.setViewportSize(SIZES[0]);

    /** Looks at the open screen in both sizes, and in the looks that the language asks for. */
    async function checkScreen(route: string): Promise<void> {
      for (const [index, size] of sizes.entries()) {
        const isOfNew = index > 0;
        await page.setViewportSize(size);
        const seen = `${route} at ${size.width} px`;
        const found = await inspectPage(page, { readServerTexts, isPseudo });
        expect.soft(found, seen).toEqual({ overflowPx: 0, untranslated: [], cutOff: [] });
        if (size.width === PHONE_PX && axe === 'in every look') {
          expect.soft(await findSmallTargets(page), `too small for a finger on ${seen}`).toEqual([]);
        }
        // Where they are longest.
        if (isPseudo) expect.soft((await openTooltips(page)).stray, `tooltips of ${seen}`).toEqual([]);
        if (axe === 'of words') {
          const violations = await findViolations(page, { rules: WORD_RULES, isOfNew });
          expect.soft(violations, `${seen}, in ${name}`).toEqual([]);
        }
        if (axe !== 'in every look') continue;
        for (const { colorScheme, rules } of schemes) {
          await showScheme(page, colorScheme);
          expect.soft(await findViolations(page, { rules, isOfNew }), `${seen}, ${colorScheme}`).toEqual([]);
        }
        schemes = schemes.toReversed();
      }
      sizes = sizes.toReversed();
    }

    const titles = new Map<string, string>();
    for (const route of routes.filter((each) => !FOR_MEMBERS.includes(each))) {
      await test.step(route, async () => {
        const path = route.replace(/\$\w+/u, 'of-nothing');
        await follow(page, path);
        await expect.poll(() => new URL(page.url()).pathname).toBe(LEADS_TO[route] ?? path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        titles.set(route, await page.title());
        await checkScreen(route);
      });
    }

    for (const path of FOR_MEMBERS) {
      await follow(page, '/home');
      await follow(page, path);
      await expect.poll(() => new URL(page.url()).pathname, path).toBe('/login');
    }
    // The demo account, in whatever language.
    await page
      .getByRole('button')
      .filter({ has: page.locator('.lucide-sparkles') })
      .click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/home');
    for (const screen of SEEN_BY_MEMBERS) {
      const [path, section] = screen.split('?');
      await test.step(`${screen}, for members`, async () => {
        await follow(page, screen);
        await expect.poll(() => new URL(page.url()).pathname).toBe(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (section) await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
        titles.set(screen, await page.title());
        await checkScreen(`${screen}, for members`);
      });
    }
    for (const [route, title] of titles) expect.soft(title, route).toMatch(/\S · Reelwright$/);
  });
}
