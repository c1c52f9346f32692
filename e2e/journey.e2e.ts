import { open } from 'node:fs/promises';
import { drawProductGif, drawProductPicture } from './fixtures/product-picture.ts';
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
    await chooseSmallest(page);
    await expect(page.getByText(`${balance} credits left`)).toBeVisible();
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

test('a guest makes an ad by hand from uploaded pictures', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'No link? Enter the product by hand' }).click();

  await test.step('what is missing is said before anything is spent', async () => {
    await page.getByRole('button', { name: 'Make the video · 5 credits' }).click();
    await expect(page.getByText('Give the product a name.')).toBeVisible();
    await expect(page.getByText('Add at least one picture or video.', { exact: true })).toBeVisible();
  });

  await test.step('pictures are added, refused, moved and removed', async () => {
    const lampPicture = { ground: '#f2f2f2', thing: '#2f5d50', shape: 'lamp' } as const;
    const bowlPicture = { ground: '#e8e2f4', thing: '#5a3e8e', shape: 'bowl' } as const;
    const lamp = await drawProductPicture(lampPicture);
    const bowl = await drawProductPicture(bowlPicture);
    await page.getByLabel('Add pictures').setInputFiles([
      { name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: lamp },
      { name: 'bowl.jpg', mimeType: 'image/jpeg', buffer: bowl },
      { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') },
    ]);
    const pictures = page.getByRole('list', { name: 'Pictures' });
    await expect(pictures.getByRole('img', { name: /jpg$/ })).toHaveCount(2);
    await expect(pictures.getByRole('alert')).toHaveText([
      'File format is not supported',
      'File format is not supported',
    ]);
    await page.getByRole('button', { name: 'Do not upload broken.jpg' }).click();
    await page.getByRole('button', { name: 'Do not upload notes.txt' }).click();
    await expect(pictures.getByRole('alert')).toHaveCount(0);

    const first = await pictures.getByRole('img').first().getAttribute('alt');
    await page.getByRole('button', { name: 'Move picture 1 later' }).click();
    await expect(pictures.getByRole('img').first()).not.toHaveAttribute('alt', first ?? '');
    await page.getByRole('button', { name: 'Remove picture 2' }).click();
    await expect(pictures.getByRole('img')).toHaveCount(1);

    const moving = await drawProductGif([lampPicture, bowlPicture]);
    await page.getByLabel('Add pictures').setInputFiles({ name: 'moving.gif', mimeType: 'image/gif', buffer: moving });
    const still = pictures.getByRole('img', { name: 'moving.gif' });
    // The server's own small picture of it, not the file.
    await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
  });

  await test.step('the form survives a reload', async () => {
    await page.getByRole('textbox', { name: 'Product name' }).fill('Reading Lamp');
    await page.getByRole('textbox', { name: 'Selling points' }).fill('Warm light\nDims to a glow');
    await page.getByText('1:1').click();
    await chooseSmallest(page);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Reading Lamp');
    await expect(page.getByRole('radio', { name: /^1:1/ })).toBeChecked();
    await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('img')).toHaveCount(2);
  });

  await test.step('the ad is made, and cancelled', async () => {
    await expect(page.getByText('10 credits left')).toBeVisible();
    await makeVideo(page);
    await expect(page.getByRole('heading', { name: 'Reading Lamp' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByTestId('credits')).toHaveText('10');
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

test('a link that can not be read says why, and the form stays open', async ({ page, shop }) => {
  await pasteLink(page, shop.articleUrl);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('No product was found on this page.');
  await page.getByRole('textbox', { name: 'Product name' }).fill('By hand then');

  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: '简体中文' }).click();
  await expect(alert).toContainText('该页面未找到商品');
  await expect(page.getByRole('textbox', { name: '商品名称' })).toHaveValue('By hand then');
});

test('each value tells where on the page it stood, until it is changed', async ({ page, shop }) => {
  await pasteLink(page, shop.productUrl);
  const name = page.getByRole('textbox', { name: 'Product name' });
  await expect(name).toHaveValue(SHOP_PRODUCT.name);
  const mark = page.getByRole('button', {
    name: /^Name: From the page's structured data \(JSON-LD\): sure \(\d\d %\)$/,
  });
  await expect(page.getByRole('button', { name: /^Price: From the page's structured data/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Selling points: From what the page shows/ })).toBeVisible();
  // Nobody said an old price.
  await expect(page.getByRole('button', { name: /^Original price: / })).toHaveCount(0);

  await name.focus();
  await page.keyboard.press('Tab');
  await expect(mark).toBeFocused();
  await expect(page.getByRole('tooltip')).toContainText("From the page's structured data (JSON-LD)");

  await name.fill('My own name');
  await expect(mark).toHaveCount(0);
  await name.fill(SHOP_PRODUCT.name);
  await expect(mark).toBeVisible();

  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: '简体中文' }).click();
  await expect(page.getByRole('button', { name: /^名称：来自页面的结构化数据（JSON-LD）：可信/ })).toBeVisible();
});

test('more credits than there are is said before it is tried', async ({ page, shop }) => {
  await pasteLink(page, shop.productUrl);
  await page.getByText('60 s', { exact: true }).click();
  await expect(page.getByText('This needs 20 credits; 10 are left.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make the video · 20 credits' })).toBeDisabled();
});
