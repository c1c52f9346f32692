import { showScheme } from './fixtures/check-looks.ts';
import { dragByFinger, dragByMouse } from './fixtures/drag.ts';
import { findSmallTargets } from './fixtures/find-small-targets.ts';
import { COLOUR_RULES, findViolations, WORD_RULES } from './fixtures/find-violations.ts';
import { drawProductImage } from './fixtures/product-image.ts';
import { expect, test } from './fixtures/test.ts';
import {
  expectNewPreview,
  expectReady,
  keepPreview,
  openEditor,
  openNewEditor,
  playerOf,
  PREVIEW_MS,
  readLines,
  sceneOf,
} from './pages/editor-page.ts';

// Typing, undo, moving, refusals and edits without a connection are tested in a light DOM, beside the screen
// (ad-editor.test.tsx).

test.describe.configure({ timeout: 300_000 });

/** Its previews show no drawn scenes, which no test here looks at. */
const AD = { productScenes: 'off' } as const;

test.describe('beside its preview', () => {
  test('an ad is edited with its own images, durations and scene order', async ({ page, shop, studio }) => {
    const draft = await openNewEditor(page, { shop, studio }, AD);
    const { lines } = draft;

    await test.step('the first preview tells its stage, then the ad plays, and each scene is seen', async () => {
      await expect(page.getByText('Generating the preview')).toBeVisible();
      await expectReady(page);
      await expect(sceneOf(page, lines.length).locator('img')).toBeVisible({ timeout: PREVIEW_MS });
      expect(await readLines(page)).toEqual(lines);
      await keepPreview(page, shop, draft, AD);
    });

    await test.step('an image and a duration appear in the next preview; the previous one stays playable', async () => {
      const chosen = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Add an image or video to scene 1' }).click();
      const buffer = await drawProductImage({ background: '#143d2b', thing: '#f2c14e', shape: 'lamp' });
      await expectNewPreview(page, async () => {
        await (await chosen).setFiles({ name: 'lamp.jpg', mimeType: 'image/jpeg', buffer });
        await expect(page.getByRole('radio', { name: 'lamp.jpg' })).toBeChecked();
        await page.getByRole('button', { name: 'Show scene 3' }).click();
        await page.getByRole('textbox', { name: 'Seconds of scene 3' }).fill('4');
        await expect(page.getByText(/^Updating/)).toBeVisible();
        await expect(playerOf(page)).toHaveAttribute('data-phase', 'ready');
      });
      await expect(sceneOf(page, 1).getByText('Adjusted')).toBeVisible();
      await expect(sceneOf(page, 3).getByText('4.0 s', { exact: true })).toBeVisible();
    });

    await test.step('the focus point is dragged, and the edge of a scene makes it longer', async () => {
      await page.getByRole('button', { name: 'Show scene 1' }).click();
      const point = page.getByRole('slider', { name: /^Focal point of the image in scene 1/ });
      await dragByMouse(page, point, { x: 30, y: 0 });
      await expect(point).not.toHaveAttribute('aria-valuenow', '50');
      const strip = page.getByRole('group', { name: 'Scenes by length' });
      const second = strip.getByRole('button', { name: /^Scene 2,/ });
      await second.click();
      await dragByMouse(page, second.getByTestId('edge'), { x: 60, y: 0 });
      await expect(sceneOf(page, 2).getByText('Adjusted')).toBeVisible();
      await page.keyboard.press('ControlOrMeta+z');
      await expect(sceneOf(page, 2).getByText('Adjusted')).toBeHidden();
    });

    await test.step('a title is dragged on the canvas, typed in its place, and undone by name', async () => {
      await page.getByRole('button', { name: 'Show scene 5' }).click();
      const canvas = page.getByRole('group', { name: 'Canvas' });
      const title = canvas.getByRole('button', { name: 'Title · Scene 5' });
      // In the canvas, because pressing a button may scroll the page.
      const readTop = async (): Promise<number> => {
        const [own, around] = [await title.boundingBox(), await canvas.boundingBox()];
        return Math.round((own?.y ?? 0) - (around?.y ?? 0));
      };
      const before = await readTop();
      await dragByMouse(page, title, { x: 0, y: 40 });
      await expect.poll(readTop).toBeGreaterThan(before + 25);
      await expect(page.getByRole('button', { name: 'Undo: position on the canvas' })).toBeEnabled();
      await title.press('Enter');
      await page.getByRole('textbox', { name: 'Text of the Title in scene 5' }).fill('The mug to keep');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('textbox', { name: 'On-screen text in scene 5' })).toHaveValue('The mug to keep');
      await page.getByRole('button', { name: 'Undo: on-screen text' }).click();
      await page.getByRole('button', { name: 'Undo: position on the canvas' }).click();
      await expect.poll(readTop).toBe(before);
    });

    const dragged = [lines[0], lines[2], lines[1], ...lines.slice(3)];
    await test.step('a scene is dragged past the next one', async () => {
      await page.getByRole('button', { name: 'Show scene 1' }).click();
      const handle = page.getByRole('button', { name: 'Move scene 2' });
      await handle.scrollIntoViewIfNeeded();
      const next = await sceneOf(page, 3).boundingBox();
      const own = await handle.boundingBox();
      await dragByMouse(page, handle, { x: 0, y: (next?.y ?? 0) + (next?.height ?? 0) - (own?.y ?? 0) });
      expect(await readLines(page)).toEqual(dragged);
    });

    await test.step('the edits survive a reload', async () => {
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.reload();
      await expect.poll(() => readLines(page)).toEqual(dragged);
      await page.getByRole('button', { name: 'Show scene 1' }).click();
      await expect(page.getByRole('radio', { name: 'lamp.jpg' })).toBeChecked();
    });

    // Music, which is heard through the same player, takes a piece and another preview: ad-editor.test.tsx.
    await test.step('the voice can be played', async () => {
      const voice = page.getByRole('button', { name: 'Listen to this voice' });
      await voice.click();
      await expect(voice).toHaveAttribute('aria-busy', 'false', { timeout: PREVIEW_MS });
      await expect(voice).toHaveAttribute('aria-pressed', 'true');
      await voice.click();
      await expect(voice).toHaveAttribute('aria-pressed', 'false');
    });
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('scenes are reordered by touch, and the price is always visible', async ({ page, shop, studio }) => {
    const { lines } = await openEditor(page, { shop, studio }, AD);
    const make = page.getByRole('button', { name: 'Generate video · 5 credits' });
    await expect(make).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Add scene' }).scrollIntoViewIfNeeded();
    await expect(make).toBeInViewport({ ratio: 1 });

    const handle = page.getByRole('button', { name: 'Move scene 3' });
    await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const saved = page.waitForResponse((response) => response.url().endsWith('/u2v/draft/save'));
    await dragByFinger(page, handle, page.getByRole('button', { name: 'Move scene 2' }));
    expect(await readLines(page)).toEqual([lines[0], lines[2], lines[1], ...lines.slice(3)]);
    await saved;
    await page.getByRole('button', { name: 'Whole ad' }).tap();
    await expect(
      page.getByRole('dialog', { name: 'Whole ad' }).getByRole('switch', { name: 'Captions' }),
    ).toBeVisible();
  });
});

test('the editor fits phone and desktop and is accessible, light and dark, in both languages', async ({
  page,
  shop,
  studio,
}) => {
  await openEditor(page, { shop, studio }, AD);
  const check = async (part: string, look: Parameters<typeof findViolations>[1] = {}): Promise<void> => {
    const hidden = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(hidden, `${part}: pixels beyond the edge`).toBeLessThanOrEqual(0);
    expect(await findViolations(page, look), part).toEqual([]);
    if (page.viewportSize()?.width === 390) expect(await findSmallTargets(page), part).toEqual([]);
  };
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await showScheme(page, 'light');
    const isOfNew = width !== 390;
    await check(`scenes, light, ${width} px`, { isOfNew });
    await showScheme(page, 'dark');
    await check(`scenes, dark, ${width} px`, { rules: COLOUR_RULES, isOfNew });
  }
  const openWholeAd = async (name: string): Promise<void> => {
    await page.getByText(name, { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Marker' })).toBeAttached();
  };
  await openWholeAd('Whole ad');
  await check('the whole ad, 1280 px');
  await page.setViewportSize({ width: 390, height: 844 });
  await openWholeAd('Whole ad');
  await check('the whole ad, 390 px');
  await page.evaluate(() => localStorage.setItem('lang', 'zh-CN'));
  await page.reload();
  await expectReady(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await check(`in Chinese, ${width} px`, { rules: WORD_RULES, isOfNew: width !== 390 });
  }
});
