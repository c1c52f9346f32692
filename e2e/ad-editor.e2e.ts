import { dragByFinger, dragByMouse } from './fixtures/drag.ts';
import { COLOUR_RULES, findViolations } from './fixtures/find-violations.ts';
import { drawProductPicture } from './fixtures/product-picture.ts';
import { expect, test } from './fixtures/test.ts';
import {
  expectNewPreview,
  expectReady,
  openEditor,
  openNewEditor,
  playerOf,
  PREVIEW_MS,
  readLines,
  sceneOf,
  spokenOf,
} from './pages/editor-page.ts';
import { openStep, signInWithDemoAccount } from './pages/studio-page.ts';

/** Fifteen seconds of video on a machine that may have much else to do. */
const RENDER_MS = 200_000;

test.describe.configure({ timeout: 300_000 });

test('edits the scenes beside their preview, and keeps every change', async ({ page, shop }) => {
  const { lines } = await openNewEditor(page, shop);

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
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
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
      await page.getByRole('radio', { name: 'Picture 1', exact: true }).check();
      await page.getByRole('slider', { name: /stays in view in scene 3/ }).press('ArrowLeft');
      await page.getByRole('radio', { name: 'Large picture' }).check();
      await page.getByRole('textbox', { name: 'Seconds of scene 3' }).fill('4');
    });
    await expect(sceneOf(page, 3).getByText('Adjusted')).toBeVisible();
    await expect(sceneOf(page, 3).getByText('4.0 s', { exact: true })).toBeVisible();
  });

  await test.step('keeps all of it through a reload', async () => {
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expectReady(page);
    await page.getByRole('button', { name: 'Show scene 3' }).click();
    await expect(page.getByRole('radio', { name: 'Large picture' })).toBeChecked();
    await expect(page.getByRole('slider', { name: /stays in view in scene 3/ })).toHaveAttribute('aria-valuenow', '48');
  });
});

test('goes on from the preview that was seen, to a draft and to the final', async ({ page, shop }) => {
  const { draftId } = await openEditor(page, shop);
  const make = async (quality: 'draft' | 'final', button: string): Promise<void> => {
    const pushed = page.waitForRequest((request) => {
      const { input } = (request.postDataJSON() ?? {}) as { input?: { quality?: string } };
      return request.url().endsWith('/taskV2/push') && input?.quality === quality;
    });
    await page.getByRole('button', { name: button }).click();
    const body = (await pushed).postDataJSON() as { draft_id: string; preview_task_id: string };
    expect(body.draft_id).toBe(draftId);
    expect(body.preview_task_id).toMatch(/^[0-9a-f-]{36}$/);
    await expect(page).toHaveURL(/\/video-detail\?id=/);
  };

  await test.step('the draft is made', async () => {
    await make('draft', 'Draft · 1 credit');
    await expect(page.locator('video')).toBeVisible({ timeout: RENDER_MS });
  });

  await test.step('the final is begun, seen while it is rendered, and cancelled', async () => {
    await page.goto(`/link-to-video/editor?draft=${draftId}`);
    await expectReady(page);
    await make('final', 'Make the video · 5 credits');
    await expectReady(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  });
});

test('says which scene is in the way, and how to go on, while the last preview plays on', async ({ page, shop }) => {
  await openEditor(page, shop);
  await spokenOf(page, 3).fill('It cures cancer, and it is yours today.');
  const alert = page.getByRole('alert').filter({ hasText: 'The preview could not be updated' });
  await expect(alert).toBeVisible({ timeout: PREVIEW_MS });
  await expect(sceneOf(page, 3).locator('mark[data-severity="block"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show scene 1' }).click();
  await alert.getByRole('button', { name: 'Go to scene 3' }).click();
  await expect(page.getByRole('button', { name: 'Show scene 3' })).toHaveAttribute('aria-pressed', 'true');
  await expect(playerOf(page)).toHaveAttribute('data-phase', 'ready');
  const make = page.getByRole('button', { name: /^Make the video/ });
  await expect(make).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Scene 3 has to be changed first' })).toBeVisible();
  await spokenOf(page, 3).fill('It is yours today.');
  await expect(alert).toBeHidden();
  await expect(make).toBeEnabled();

  await test.step('and which one has more text than fits, before it costs anything', async () => {
    const title = page.getByRole('textbox', { name: 'Text on screen in scene 2' });
    await title.fill('A mug '.repeat(16).trim());
    await expect(sceneOf(page, 2).getByRole('alert')).toHaveText('This text is too long to be read on screen.');
    await expect(make).toBeDisabled();
    await page.getByRole('button', { name: 'Show scene 5' }).click();
    await page.getByRole('button', { name: 'Scene 2 has to be changed first' }).click();
    await expect(page.getByRole('button', { name: 'Show scene 2' })).toHaveAttribute('aria-pressed', 'true');
    await title.fill('A mug');
    await expect(make).toBeEnabled();
  });
});

test('takes a picture of one’s own, and lengths and orders that are dragged', async ({ page, shop }) => {
  const { lines } = await openEditor(page, shop);

  await test.step('a picture is uploaded into a scene, and seen in its preview', async () => {
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add a picture or video to scene 1' }).click();
    const buffer = await drawProductPicture({ ground: '#143d2b', thing: '#f2c14e', shape: 'lamp' });
    await expectNewPreview(page, async () => {
      await (await chosen).setFiles({ name: 'lamp.jpg', mimeType: 'image/jpeg', buffer });
      await expect(page.getByRole('radio', { name: 'lamp.jpg' })).toBeChecked();
    });
    await expect(sceneOf(page, 1).getByText('Adjusted')).toBeVisible();
  });

  await test.step('the point that stays in view is dragged', async () => {
    const point = page.getByRole('slider', { name: /stays in view in scene 1/ });
    await dragByMouse(page, point, { x: 30, y: 0 });
    await expect(point).not.toHaveAttribute('aria-valuenow', '50');
  });

  await test.step('the edge of the chosen scene makes it longer', async () => {
    const strip = page.getByRole('group', { name: 'Scenes by their length' });
    const second = strip.getByRole('button', { name: /^Scene 2,/ });
    await second.click();
    await expectNewPreview(page, () => dragByMouse(page, second.getByTestId('edge'), { x: 60, y: 0 }));
    await expect(sceneOf(page, 2).getByText('Adjusted')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(sceneOf(page, 2).getByText('Adjusted')).toBeHidden();
  });

  await test.step('a scene is dragged past the next one', async () => {
    await page.getByRole('button', { name: 'Show scene 1' }).click();
    const handle = page.getByRole('button', { name: 'Move scene 2' });
    await handle.scrollIntoViewIfNeeded();
    const next = await sceneOf(page, 3).boundingBox();
    const own = await handle.boundingBox();
    await dragByMouse(page, handle, { x: 0, y: (next?.y ?? 0) + (next?.height ?? 0) - (own?.y ?? 0) });
    expect(await readLines(page)).toEqual([lines[0], lines[2], lines[1], ...lines.slice(3)]);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('scenes are put in order with a finger, and the price is always there', async ({ page, shop }) => {
    const { lines } = await openEditor(page, shop);
    const make = page.getByRole('button', { name: 'Make the video · 5 credits' });
    await expect(make).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Add a scene' }).scrollIntoViewIfNeeded();
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

test('finds another wording for a line, and lets voices and music be heard', async ({ page, shop }) => {
  await openEditor(page, shop);
  const line = spokenOf(page, 3);
  const before = await line.inputValue();
  await page.getByRole('button', { name: 'More for scene 3' }).click();
  await page.getByRole('menuitem', { name: 'Another wording' }).click();
  await expect(line).not.toHaveValue(before);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(line).toHaveValue(before);

  const voice = page.getByRole('button', { name: 'Listen to this voice' });
  await voice.click();
  await expect(voice).toHaveAttribute('aria-pressed', 'true');
  await page.getByText('Whole ad', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Music' }).click();
  await page.getByRole('option', { name: 'Upbeat pop' }).click();
  const music = page.getByRole('button', { name: 'Listen to this music' });
  await music.click();
  await expect(music).toHaveAttribute('aria-pressed', 'true');
  await music.click();
  await expect(music).toHaveAttribute('aria-pressed', 'false');
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /net::ERR_INTERNET_DISCONNECTED/ });

  test('goes on, keeps what is written, and follows when it is back', async ({ page, shop }) => {
    const { lines } = await openEditor(page, shop);
    await page.context().setOffline(true);
    await spokenOf(page, 2).fill('The mug of all mornings.');
    await expect(page.getByText('Offline. The preview follows when the connection is back.')).toBeVisible();
    await expect(page.getByText('Offline: kept on this device')).toBeVisible();
    await expect(playerOf(page)).toHaveAttribute('data-phase', 'ready');
    await expectNewPreview(page, () => page.context().setOffline(false));
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expectReady(page);
    expect(await readLines(page)).toEqual([lines[0], 'The mug of all mornings.', ...lines.slice(2)]);
  });
});

test('edits an ad of pictures that were uploaded', async ({ page }) => {
  await signInWithDemoAccount(page);
  await page.goto('/ai-video-ads');
  const pictures = await Promise.all(
    (['mug', 'bowl', 'lamp'] as const).map(async (shape) => ({
      name: `${shape}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await drawProductPicture({ ground: '#eef1ea', thing: '#2f6f4e', shape }),
    })),
  );
  await page.getByLabel('Drop pictures and videos here').setInputFiles(pictures);
  await expect(page.getByRole('list', { name: 'Pictures and videos' }).getByRole('img')).toHaveCount(3);
  await page.getByRole('textbox', { name: 'Product name' }).fill('Garden Set');
  await page.getByRole('textbox', { name: 'Selling point 1' }).fill('Made of clay');
  await openStep(page, 'Scripts');
  await expect(page.getByRole('list', { name: 'Scripts' }).getByRole('listitem').first()).toBeVisible();
  await openStep(page, 'Editor');
  await expectReady(page);
  await page.getByRole('button', { name: 'Show scene 2' }).click();
  await expectNewPreview(page, () => page.getByRole('radio', { name: 'lamp.jpg' }).check());
  await expect(page.getByRole('button', { name: 'Make the video · 5 credits' })).toBeEnabled();
});

test('has a tab for each variant, each with a script and a look of its own', async ({ page, shop }) => {
  await openEditor(page, shop, { count: 2 });
  const [first] = await readLines(page);
  await page.getByText('Whole ad', { exact: true }).click();
  await page.getByRole('radio', { name: 'Neon night' }).check();
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
    const check = async (part: string, rules?: string[]): Promise<void> => {
      const hidden = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(hidden, `${part}: pixels beyond the edge`).toBeLessThanOrEqual(0);
      expect(await findViolations(page, rules), part).toEqual([]);
    };
    await check('scenes, light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await check('scenes, dark', COLOUR_RULES);
    await page.getByText('Whole ad', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Marker' })).toBeAttached();
    await check('the whole ad');
    await page.evaluate(() => localStorage.setItem('lang', 'zh-CN'));
    await page.reload();
    await expectReady(page);
    await check('in Chinese');
  });
}
