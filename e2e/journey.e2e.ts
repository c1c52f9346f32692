import { open } from 'node:fs/promises';
import { SHOP_PRODUCT } from './fixtures/shop.ts';
import { expect, test } from './fixtures/test.ts';
import { chooseSmallest, makeVideo, pasteLink, readBalance, signInWithDemoAccount } from './pages/studio-page.ts';

/** A render on two busy cores. */
const RENDER_TIMEOUT_MS = 150_000;
const PRICE = 5;

test('a link becomes an ad that plays, is saved, stands in the projects, and can be made again', async ({
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
    await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('img')).toHaveCount(3);
    await expect(page.getByText(`${balance} credits left`)).toBeVisible();
    await chooseSmallest(page);
  });

  await test.step('the ad is made before the eyes of the user', async () => {
    await makeVideo(page);
    await expect(page.getByTestId('credits')).toHaveText(String(balance - PRICE));
    await expect(page.getByRole('progressbar')).toBeVisible();
    const percent = page.getByText(/^\d+%$/);
    await expect(percent).toBeVisible();
    const first = Number.parseInt(await percent.innerText(), 10);
    await expect.poll(async () => Number.parseInt(await percent.innerText(), 10)).toBeGreaterThan(first);
  });

  await test.step('it plays', async () => {
    const video = page.locator('video');
    await expect(video).toBeVisible({ timeout: RENDER_TIMEOUT_MS });
    const readVideo = () =>
      video.evaluate((element: HTMLVideoElement) => ({
        isReady: element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
        duration: Math.round(element.duration),
        ratio: element.videoWidth / element.videoHeight,
      }));
    await expect.poll(readVideo).toEqual({ isReady: true, duration: 15, ratio: 9 / 16 });
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      return element.play();
    });
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  });

  await test.step('it is saved as an MP4 file', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/\.mp4$/);
    const file = await open(await download.path());
    const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0);
    const { size } = await file.stat();
    await file.close();
    expect(buffer.subarray(4, 8).toString()).toBe('ftyp');
    expect(size).toBeGreaterThan(100_000);
  });

  await test.step('it stands in the projects', async () => {
    await page.getByRole('link', { name: 'Projects' }).first().click();
    const card = page.getByRole('article', { name: SHOP_PRODUCT.name });
    await expect(card).toHaveAttribute('data-state', 'success');
    await expect(card.getByText('0:15')).toBeVisible();
  });

  await test.step('it is made again, cancelled, and the credits come back', async () => {
    const spent = balance - PRICE;
    await page.getByRole('button', { name: `More actions for ${SHOP_PRODUCT.name}` }).click();
    await page.getByRole('menuitem', { name: 'Again with a new seed' }).click();
    await expect(page).toHaveURL(/\/video-detail\?id=/);
    await expect(page.getByTestId('credits')).toHaveText(String(spent - PRICE));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The Credits have been returned to the account.').first()).toBeVisible();
    await expect(page.getByTestId('credits')).toHaveText(String(spent));
  });

  await test.step('what was cancelled is deleted, and brought back, and deleted', async () => {
    const remove = async (): Promise<void> => {
      await page
        .getByRole('button', { name: `More actions for ${SHOP_PRODUCT.name}` })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(page).toHaveURL(/\/projects$/);
      await expect(page.getByRole('article')).toHaveCount(1);
    };
    await remove();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await remove();
  });
});

test('a double click makes one task', async ({ page, shop }) => {
  await pasteLink(page, shop.productUrl);
  await expect(page.getByText('10 credits left')).toBeVisible();
  await page.getByRole('button', { name: 'Make the video · 5 credits' }).dblclick();
  await expect(page).toHaveURL(/\/video-detail\?id=/);
  await expect(page.getByTestId('credits')).toHaveText('5');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByTestId('credits')).toHaveText('10');
});
