import sharp from 'sharp';
import { pushTask } from './fixtures/push-task.ts';
import { playFile } from './fixtures/play-file.ts';
import { SHOP_PRODUCT } from './fixtures/shop.ts';
import { signInAsDemo } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { expectReady } from './pages/editor-page.ts';
import {
  chooseSmallest,
  makeVideo,
  openStep,
  pasteLink,
  readBalance,
  signInWithDemoAccount,
} from './pages/studio-page.ts';

/** Time for a render on two busy cores. */
const RENDER_TIMEOUT_MS = 150_000;
const PRICE = 5;
const LENGTH_S = 15;
/** An ad gets slightly longer if its words fit at no natural rate. The words depend on the seed. */
const LENGTH_TOLERANCE_S = 1.5;

test('a link becomes an ad that plays, is saved, is listed in the projects, and can be regenerated', async ({
  page,
  shop,
}) => {
  test.setTimeout(2 * RENDER_TIMEOUT_MS);
  await signInWithDemoAccount(page);
  const balance = await readBalance(page);

  await test.step('the page is read into the form', async () => {
    await pasteLink(page, shop.productUrl);
    await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue(SHOP_PRODUCT.name);
    await expect(page.getByRole('textbox', { name: 'Brand' })).toHaveValue(SHOP_PRODUCT.brand);
    await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue(String(SHOP_PRODUCT.price));
    await expect(page.getByRole('list', { name: 'Images and videos' }).getByRole('img')).toHaveCount(3);
    await expect(page.getByText(`${balance} credits left`)).toBeVisible();
    await chooseSmallest(page);
  });

  await test.step('its preview plays in the editor', async () => {
    await openStep(page, 'Scripts');
    await expect(page.getByRole('list', { name: 'Scripts' }).getByRole('listitem').first()).toBeVisible();
    await openStep(page, 'Editor');
    await expectReady(page);
  });

  await test.step('the ad continues from the preview, and its progress is shown', async () => {
    const pushed = page.waitForRequest((request) => request.url().endsWith('/taskV2/push'));
    await makeVideo(page);
    expect((await pushed).postDataJSON()).toMatchObject({ preview_task_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    await expect(page.getByTestId('credits')).toHaveText(String(balance - PRICE));
    await expect(page.getByRole('progressbar')).toBeVisible();
    const percent = page.getByText(/^\d+%$/);
    await expect(percent).toBeVisible();
    const first = Number.parseInt(await percent.innerText(), 10);
    await expect
      .poll(async () => Number.parseInt(await percent.innerText(), 10), { timeout: RENDER_TIMEOUT_MS })
      .toBeGreaterThan(first);
  });

  await test.step('the preview plays during the render', async () => {
    const player = page.getByRole('region', { name: 'Preview of' });
    await expect(player).toHaveAttribute('data-phase', 'ready', { timeout: 60_000 });
    await expect(page.getByText('This is the video being rendered.')).toBeVisible();
    // By then its image and its first words are there.
    await page.getByRole('slider', { name: 'Position' }).fill('60');
    await expect(player.locator('canvas')).toHaveAttribute('data-frame', '60');
    const image = await player.locator('canvas').screenshot();
    expect((await sharp(image).stats()).entropy, 'bits in a pixel of its picture').toBeGreaterThan(1);
  });

  await test.step('the ad plays', async () => {
    const video = page.locator('video');
    await expect(video).toBeVisible({ timeout: RENDER_TIMEOUT_MS });
    const readVideo = () =>
      video.evaluate(
        (element: HTMLVideoElement, { wantedS, toleranceS }) => ({
          isReady: element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
          isAsLong: Math.abs(element.duration - wantedS) < toleranceS,
          ratio: element.videoWidth / element.videoHeight,
        }),
        { wantedS: LENGTH_S, toleranceS: LENGTH_TOLERANCE_S },
      );
    await expect.poll(readVideo).toEqual({ isReady: true, isAsLong: true, ratio: 9 / 16 });
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      return element.play();
    });
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  });

  await test.step('the ad is saved as a video that any player plays with audio', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download', exact: true }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/\.mp4$/);
    const { seconds, frames, streams } = await playFile(await download.path());
    expect(streams).toEqual([
      { codec_type: 'video', codec_name: 'h264', width: 720, height: 1280, pix_fmt: 'yuv420p' },
      { codec_type: 'audio', codec_name: 'aac', sample_rate: '48000', channels: 2 },
    ]);
    expect(Math.abs(seconds - LENGTH_S)).toBeLessThan(LENGTH_TOLERANCE_S);
    expect(Math.abs(seconds - frames / 30)).toBeLessThan(0.1);
  });

  await test.step('the ad is listed in the projects', async () => {
    await page.getByRole('link', { name: 'Projects' }).first().click();
    const card = page.getByRole('article', { name: SHOP_PRODUCT.name }).first();
    await expect(card).toHaveAttribute('data-state', 'success');
    await expect(card.getByText(/^0:1[3-6]$/)).toBeVisible();
  });

  await test.step('the ad is regenerated, cancelled, and the credits return', async () => {
    const spent = balance - PRICE;
    await page
      .getByRole('button', { name: `More actions for ${SHOP_PRODUCT.name}` })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Make another version' }).click();
    await expect(page).toHaveURL(/\/video-detail\?id=/);
    await expect(page.getByTestId('credits')).toHaveText(String(spent - PRICE));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The Credits have been returned to the account.').first()).toBeVisible();
    await expect(page.getByTestId('credits')).toHaveText(String(spent));
  });

  await test.step('the cancelled task is deleted, restored, and deleted', async () => {
    const taskId = new URL(page.url()).searchParams.get('id');
    const cancelled = page.locator(`[data-task="${taskId}"]`);
    await page.getByRole('button', { name: `More actions for ${SHOP_PRODUCT.name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/projects$/);
    await expect(page.getByRole('article', { name: SHOP_PRODUCT.name }).first()).toBeVisible();
    await expect(cancelled).toHaveCount(0);
    // The toast of the cancelled task may still offer to undo that.
    await page.getByRole('status').filter({ hasText: 'Deleted' }).getByRole('button', { name: 'Undo' }).click();
    await expect(cancelled).toHaveAttribute('data-state', 'cancelled');
    await cancelled.getByRole('button', { name: /^More actions/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(cancelled).toHaveCount(0);
  });
});

test('a failed task shows the reason on the card that showed its progress, and its credits return', async ({
  page,
  shop,
  studio,
}) => {
  await signInAsDemo(page, studio);
  await page.goto('/projects');
  const balance = await readBalance(page);
  const { task_id: taskId } = await pushTask(page, { tool_type: 104, input: { link: shop.articleUrl } });
  const failed = page.locator(`[data-task="${taskId}"]`);
  await expect(failed).toHaveAttribute('data-state', 'failed');
  await expect(failed).toContainText('Generate Failed.');
  await expect(failed).toContainText('The Credits have been returned to the account.');
  await expect(page.getByTestId('credits')).toHaveText(String(balance));

  await failed.getByRole('link').click();
  await expect(page.getByText('The Credits have been returned to the account.')).toBeVisible();
  const credits = page.getByRole('region', { name: 'Credits' });
  await expect(credits.locator('tr[data-kind="hold"]')).toContainText(`-${PRICE}`);
  await expect(credits.locator('tr[data-kind="release"]')).toContainText(`+${PRICE}`);
  await page.getByRole('button', { name: 'Re-edit' }).click();
  await expect(page).toHaveURL(/\/link-to-video\/.*draft=/);
});

test('changes in one tab appear in the other', async ({ page, context, shop, studio }) => {
  await signInAsDemo(page, studio);
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.setItem('tour', '"seen"'));
  await Promise.all([page.goto('/projects'), other.goto('/projects')]);
  const balance = await readBalance(page);
  const { task_id: taskId, title } = await pushTask(page, { tool_type: 104, input: { link: shop.productUrl } });
  const here = page.locator(`[data-task="${taskId}"]`);
  const there = other.locator(`[data-task="${taskId}"]`);
  await expect(there).toBeVisible();
  await expect(other.getByTestId('credits')).toHaveText(String(balance - PRICE));

  await here.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Cancel' }).click();
  await expect(there).toHaveAttribute('data-state', 'cancelled');
  await expect(other.getByTestId('credits')).toHaveText(String(balance));

  await there.getByRole('button', { name: /^More actions/ }).click();
  await other.getByRole('menuitem', { name: 'Rename' }).click();
  await other.getByRole('textbox', { name: 'Project name' }).fill(`${title} of the other tab`);
  await other.keyboard.press('Enter');
  await expect(here).toHaveAccessibleName(`${title} of the other tab`);

  await there.getByRole('link', { name: title }).click();
  await expect(other.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  await here.getByRole('button', { name: /^More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(other.getByRole('heading', { name: 'Video not found' })).toBeVisible();
  await other.getByRole('link', { name: 'All projects' }).click();
  await expect(there).toHaveCount(0);
});
