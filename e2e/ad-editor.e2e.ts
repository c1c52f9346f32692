import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { createAdDraft } from './fixtures/ad-draft.ts';
import type { Shop } from './fixtures/shop.ts';
import { expect, test } from './fixtures/test.ts';
import { signInWithDemoAccount } from './pages/studio-page.ts';

/** A preview is spoken and composed on a machine that may have much else to do. */
const PREVIEW_MS = 120_000;
const SAVE_MS = 60_000;

test.describe.configure({ timeout: 300_000 });

const playerOf = (page: Page): Locator => page.getByRole('region', { name: /Preview of|的预览/ });
const spokenOf = (page: Page, position: number): Locator =>
  page.getByRole('textbox', { name: `What the voice says in scene ${position}` });
const sceneOf = (page: Page, position: number): Locator =>
  page.getByRole('listitem', { name: `Scene ${position}`, exact: true });

async function readLines(page: Page): Promise<string[]> {
  const fields = await page.getByRole('textbox', { name: /^What the voice says in scene/ }).all();
  return Promise.all(fields.map((field) => field.inputValue()));
}

/** Resolves when a preview is asked for after this call, and the player shows what came of it. */
async function expectNewPreview(page: Page, change: () => Promise<void>): Promise<void> {
  const loaded = page.waitForResponse(
    (response) => response.url().endsWith('/u2v/preview/preloadList') && response.ok(),
    { timeout: PREVIEW_MS },
  );
  await change();
  await loaded;
  await expect(page.getByText(/^Updating/)).toBeHidden({ timeout: PREVIEW_MS });
  await expect(playerOf(page)).toHaveAttribute('data-phase', 'ready');
}

async function openEditor(page: Page, shop: Shop, options: { count?: number } = {}) {
  await signInWithDemoAccount(page);
  const draft = await createAdDraft(page, shop, options);
  await page.goto(`/link-to-video/editor?draft=${draft.draftId}`);
  return draft;
}

async function expectReady(page: Page): Promise<void> {
  await expect(playerOf(page)).toHaveAttribute('data-phase', 'ready', { timeout: PREVIEW_MS });
}

test('edits the scenes beside their preview, and makes what was seen', async ({ page, shop }) => {
  const { lines, draftId } = await openEditor(page, shop);

  await test.step('shows at which stage the first preview is, then the ad, and each scene as it will be seen', async () => {
    await expect(page.getByText('Making the preview')).toBeVisible();
    await expectReady(page);
    await expect(sceneOf(page, lines.length).locator('img')).toBeVisible({ timeout: PREVIEW_MS });
    expect(await readLines(page)).toEqual(lines);
  });

  await test.step('makes the preview anew when a line is written, while the one before can be played', async () => {
    await expectNewPreview(page, async () => {
      await spokenOf(page, 2).fill('Here it comes, the mug of all mornings.');
      await expect(page.getByText(/^Updating/)).toBeVisible();
      await expect(playerOf(page)).toHaveAttribute('data-phase', 'ready');
    });
    await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: SAVE_MS });
  });

  await test.step('undoes and redoes every change by the keyboard', async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(spokenOf(page, 2)).toHaveValue(lines[1] ?? '');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(spokenOf(page, 2)).toHaveValue('Here it comes, the mug of all mornings.');
    await page.keyboard.press('ControlOrMeta+z');
  });

  await test.step('moves a scene by its handle, adds one, and brings a removed one back', async () => {
    const moved = [lines[1], lines[0], ...lines.slice(2)];
    await page.getByRole('button', { name: 'Move scene 2' }).focus();
    await page.keyboard.press('ArrowUp');
    expect(await readLines(page)).toEqual(moved);
    await expect(page.getByRole('button', { name: 'Move scene 1' })).toBeFocused();
    await page.getByRole('button', { name: 'More for scene 1' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    expect(await readLines(page)).toEqual(moved.slice(1));
    await page.getByRole('button', { name: 'Undo' }).last().click();
    expect(await readLines(page)).toEqual(moved);
    await page.getByRole('button', { name: 'More for scene 1' }).click();
    await page.getByRole('menuitem', { name: 'Add a scene after it' }).click();
    expect(await readLines(page)).toEqual([moved[0], '', ...moved.slice(1)]);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    expect(await readLines(page)).toEqual(lines);
  });

  await test.step('takes a picture with the point that stays in view, a layout and a time for a scene', async () => {
    await expectNewPreview(page, async () => {
      await page.getByRole('button', { name: 'Show scene 3' }).click();
      await page.getByRole('radio', { name: 'Picture 1', exact: true }).check({ force: true });
      await page.getByRole('slider', { name: /stays in view in scene 3/ }).press('ArrowLeft');
      await page.getByRole('radio', { name: 'Large picture' }).check({ force: true });
      await page.getByRole('textbox', { name: 'Seconds of scene 3' }).fill('4');
    });
    await expect(sceneOf(page, 3).getByText('Adjusted')).toBeVisible();
    await expect(sceneOf(page, 3).getByText('4.0 s', { exact: true })).toBeVisible();
  });

  await test.step('keeps all of it through a reload', async () => {
    await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: SAVE_MS });
    await page.reload();
    await expectReady(page);
    await page.getByRole('button', { name: 'Show scene 3' }).click();
    await expect(page.getByRole('radio', { name: 'Large picture' })).toBeChecked();
    await expect(page.getByRole('slider', { name: /stays in view in scene 3/ })).toHaveAttribute('aria-valuenow', '48');
  });

  await test.step('renders a draft of it that goes on from the preview', async () => {
    await expect(page.getByText(/^Updating/)).toBeHidden({ timeout: PREVIEW_MS });
    const pushed = page.waitForRequest((request) => {
      const { input } = (request.postDataJSON() ?? {}) as { input?: { quality?: string } };
      return request.url().endsWith('/taskV2/push') && input?.quality === 'draft';
    });
    await page.getByRole('button', { name: 'Draft · 1 credit' }).click();
    const body = (await pushed).postDataJSON() as { draft_id: string; preview_task_id: string };
    expect(body.draft_id).toBe(draftId);
    expect(body.preview_task_id).toMatch(/^[0-9a-f-]{36}$/);
    await expect(page).toHaveURL(/\/video-detail\?id=/);
    await expect(page.locator('video')).toBeVisible({ timeout: 200_000 });
  });
});

test('says which scene is in the way, and how to go on, while the last preview plays on', async ({ page, shop }) => {
  await openEditor(page, shop);
  await expectReady(page);
  await spokenOf(page, 3).fill('It cures cancer, and it is yours today.');
  const alert = page.getByRole('alert').filter({ hasText: 'The preview could not be updated' });
  await expect(alert).toBeVisible({ timeout: PREVIEW_MS });
  await expect(sceneOf(page, 3).locator('mark[data-severity="block"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show scene 1' }).click();
  await alert.getByRole('button', { name: 'Go to scene 3' }).click();
  await expect(page.getByRole('button', { name: 'Show scene 3' })).toHaveAttribute('aria-pressed', 'true');
  await expect(playerOf(page)).toHaveAttribute('data-phase', 'ready');
  await spokenOf(page, 3).fill('It is yours today.');
  await expect(alert).toBeHidden();
});

test('has a tab for each variant, each with a script and a look of its own', async ({ page, shop }) => {
  await openEditor(page, shop, { count: 2 });
  await expectReady(page);
  const [first] = await readLines(page);
  await page.getByText('Whole ad', { exact: true }).click();
  await page.getByRole('radio', { name: 'Neon night' }).check({ force: true });
  await page.getByText('Variant 2', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Neon night' })).not.toBeChecked();
  await page.getByText('Scenes', { exact: true }).click();
  expect((await readLines(page))[0]).not.toBe(first);
  await expect(page.getByRole('button', { name: 'Make the video · 10 credits' })).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`fits ${width} pixels and can be used by everyone, light and dark, in both languages`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openEditor(page, shop);
    await expectReady(page);
    const check = async (part: string): Promise<void> => {
      const hidden = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(hidden, `${part}: pixels beyond the edge`).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${part}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
    };
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await check(`scenes, ${colorScheme}`);
    }
    await page.getByText('Whole ad', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Marker' })).toBeAttached();
    await check('the whole ad');
    await page.evaluate(() => localStorage.setItem('lang', 'zh-CN'));
    await page.reload();
    await expectReady(page);
    await check('in Chinese');
  });
}
