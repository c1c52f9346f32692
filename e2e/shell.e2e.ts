import type { Page } from '@playwright/test';
import { SAMPLE_TASKS } from './fixtures/sample-tasks.ts';
import { showTasks } from './fixtures/show-tasks.ts';
import { expect, test } from './fixtures/test.ts';

const palette = (page: Page) => page.getByRole('combobox', { name: 'Search screens, actions and projects' });

/** The frame is there once its controls are. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
}

/** What is typed before the palette has the focus goes to the screen below. */
async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
}

test('opens a screen, does an action and finds a project by the keyboard alone', async ({ page }) => {
  await showTasks(page, [SAMPLE_TASKS.failed]);
  await openHome(page);
  await openPalette(page);
  await page.keyboard.type('text to speech');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(palette(page)).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/text-to-speech$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Text to speech' })).toBeVisible();

  await openPalette(page);
  await page.keyboard.type('dark theme');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

  await openPalette(page);
  await page.keyboard.type('ember');
  await expect(page.getByRole('option', { name: SAMPLE_TASKS.failed.title })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/video-detail\?id=/);

  await openPalette(page);
  await page.keyboard.type('zzz');
  await expect(page.getByText('Nothing is called “zzz”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
});

test('follows running tasks on every screen, and stops one only after asking', async ({ page }) => {
  const [running] = await showTasks(page, [SAMPLE_TASKS.running, SAMPLE_TASKS.queued, SAMPLE_TASKS.failed]);
  await openHome(page);
  await expect(page).toHaveTitle('(2) Home · Reelwright');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveTitle('(2) Projects · Reelwright');

  await page.getByRole('button', { name: 'Tasks, 2 running' }).click();
  const tray = page.getByRole('dialog', { name: 'Tasks' });
  const first = tray.getByRole('list', { name: 'Running' }).getByRole('listitem').first();
  await expect(first).toContainText('Rendering');
  await expect(first).toContainText('62%');
  await expect(first).toContainText('About 9 seconds left');
  await expect(tray).toContainText('In queue, position 3');

  let isCancelled = false;
  await page.route('**/api/taskV2/cancel', (route) => {
    isCancelled = true;
    const cancelled = { ...running, state: 'cancelled', ended_at: new Date().toISOString() };
    return route.fulfill({ json: { code: 0, msg: 'OK', data: cancelled } });
  });
  await first.getByRole('button', { name: /^Cancel/ }).click();
  await expect(first.getByRole('button', { name: 'Go on' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(isCancelled).toBe(false);
  await first.getByRole('button', { name: /^Cancel/ }).click();
  await first.getByRole('button', { name: 'Stop it' }).click();
  await expect(page.getByText('Cancelled. The Credits have been returned to the account.')).toBeVisible();
  await expect(page).toHaveTitle('(1) Projects · Reelwright');

  // What has ended can be put away, and taken back.
  const ended = tray.getByRole('list', { name: 'Ended lately' });
  await expect(ended.getByRole('listitem')).toHaveCount(1);
  await tray.getByRole('button', { name: 'Clear' }).click();
  await expect(ended).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Tasks, 1 running' }).click();
  await expect(ended.getByRole('listitem')).toHaveCount(1);
});

test('tells that a video is ready on another screen, and opens it', async ({ page }) => {
  await showTasks(page, [SAMPLE_TASKS.running]);
  await openHome(page);
  await expect(page).toHaveTitle('(1) Home · Reelwright');
  await showTasks(page, [{ ...SAMPLE_TASKS.failed, ended_at: new Date().toISOString() }]);
  // As when the window comes back to the front.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const toast = page.getByRole('alert').filter({ hasText: SAMPLE_TASKS.failed.failure.msg });
  await expect(toast).toBeVisible();
  await expect(page).toHaveTitle('Home · Reelwright');
  await toast.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/video-detail\?id=/);
});

test('listens to its shortcuts, except where somebody types or turned them off', async ({ page }) => {
  await openHome(page);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Search and commands')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/projects$/);
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(page).toHaveURL(/\/home$/);

  await page.getByRole('textbox').first().click();
  await page.keyboard.type('?gp');
  await expect(page.getByRole('textbox').first()).toHaveValue('?gp');
  await expect(page).toHaveURL(/\/home$/);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await sheet.getByRole('switch', { name: 'Shortcuts of a single key' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
});

test('keeps theme, language and the narrow menu', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitem', { name: 'Dark' }).click();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: '简体中文' }).click();
  await expect(page).toHaveTitle('首页 · Reelwright');
  await page.getByRole('button', { name: '收起菜单' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    '粘贴商品链接，即可获得完整的视频广告。',
  );
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('zh-CN');
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
  await expect(page.getByRole('link', { name: '项目' })).toBeVisible();
});

test('leads old addresses on, unknown ones to the screen for them, and remembers where one was', async ({ page }) => {
  await page.goto('/hooks');
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/no-such-place');
  await expect(page).toHaveURL(/\/404$/);
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/text-to-speech');
  await expect(page.getByRole('heading', { level: 1, name: 'Text to speech' })).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('userHistoryPath') ?? '[]') as string[])).toEqual([
    '/text-to-speech',
    '/home',
    '/404',
  ]);
});

test.describe('first visit', () => {
  test.use({ isFirstVisit: true });

  for (const width of [1280, 390]) {
    test(`shows around without covering what it explains, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/home');
      const guide = page.getByRole('dialog');
      const targets = [
        '#screen form',
        ...(width > 768 ? ['menu', 'search'] : ['tabs']).map(toTarget),
        toTarget('tray'),
      ];
      for (const [index, target] of targets.entries()) {
        await expect(guide).toContainText(`${index + 1} of ${targets.length}`);
        await expect
          .poll(async () => overlap(await guide.boundingBox(), await page.locator(target).first().boundingBox()))
          .toBe(0);
        const box = await guide.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
        await page.getByRole('button', { name: index === targets.length - 1 ? 'Start' : 'Next' }).focus();
        await page.keyboard.press('Enter');
      }
      await expect(guide).toBeHidden();
    });
  }

  test('skips the tour for good', async ({ page }) => {
    await page.goto('/home');
    await expect(page.getByRole('dialog')).toContainText('1 of 4');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('tour'))).toBe('"seen"');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('says that it is offline, and goes on where it was when the connection is back', async ({ browser, baseURL }) => {
  // Of its own: here the browser logs that it can't load.
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('tour', '"seen"'));
  await openHome(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Text to speech' })).toBeVisible();
  await expect(page.getByText('You are online again.')).toBeVisible();
  await context.close();
});

function toTarget(name: string): string {
  return `[data-tour="${name}"]`;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The area that two boxes share; none where one of them is missing. */
function overlap(a: Box | null, b: Box | null): number {
  if (!a || !b) return Number.NaN;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.round(Math.max(0, width) * Math.max(0, height));
}
