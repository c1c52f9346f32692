import type { Page } from '@playwright/test';
import { drawProductGif, drawProductPicture } from './fixtures/product-picture.ts';
import { SHOP_PRODUCT } from './fixtures/shop.ts';
import { expect, test } from './fixtures/test.ts';
import {
  beginByHand,
  chooseSmallest,
  makeVideo,
  openStep,
  pasteLink,
  signInWithDemoAccount,
} from './pages/studio-page.ts';

const RENDER_TIMEOUT_MS = 150_000;
const LAMP = { ground: '#f2f2f2', thing: '#2f5d50', shape: 'lamp' } as const;
const BOWL = { ground: '#e8e2f4', thing: '#5a3e8e', shape: 'bowl' } as const;
const MUG = { ground: '#f4ede4', thing: '#c4532d', shape: 'mug' } as const;

const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Product name' });
const picturesOf = (page: Page) => page.getByRole('list', { name: 'Pictures and videos' });
const expectSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

async function drawJpeg(name: string, picture: Parameters<typeof drawProductPicture>[0]) {
  return { name, mimeType: 'image/jpeg', buffer: await drawProductPicture(picture) };
}

test('a guest makes an ad by hand from uploaded pictures', async ({ page }) => {
  await beginByHand(page);

  await test.step('what is missing is said before anything is spent', async () => {
    await page.getByRole('button', { name: 'Make the video · 5 credits' }).click();
    await expect(page.getByText('the product name is required')).toBeVisible();
    await expect(page.getByText('Add at least one picture or video.', { exact: true })).toBeVisible();
  });

  await test.step('pictures are added, refused, moved by keyboard, left out and taken back', async () => {
    await page
      .getByLabel('Add pictures or videos')
      .setInputFiles([
        await drawJpeg('lamp.jpg', LAMP),
        { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') },
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') },
      ]);
    const pictures = picturesOf(page);
    await expect(pictures.getByRole('alert')).toHaveText([
      'File format is not supported',
      'File format is not supported',
    ]);
    await page.getByRole('button', { name: 'Do not upload broken.jpg' }).click();
    await page.getByRole('button', { name: 'Do not upload notes.txt' }).click();
    await expect(pictures.getByRole('alert')).toHaveCount(0);
    await expect(pictures.getByRole('img', { name: 'lamp.jpg' })).toBeVisible();

    const moving = await drawProductGif([LAMP, BOWL]);
    await page.getByLabel('Add pictures').setInputFiles({ name: 'moving.gif', mimeType: 'image/gif', buffer: moving });
    const still = pictures.getByRole('img', { name: 'moving.gif' });
    // The server's own small picture of it, not the file.
    await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);

    await page.getByRole('button', { name: 'lamp.jpg, picture 1' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Picture is at place 1 of 2.')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Picture is at place 2 of 2.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'lamp.jpg, picture 2' })).toBeVisible();

    await page.getByRole('button', { name: 'Remove picture 2' }).click();
    await expect(pictures.getByRole('img')).toHaveCount(1);
    await page.getByRole('button', { name: 'Take picture 1 back' }).click();
    await expect(pictures.getByRole('img')).toHaveCount(2);
  });

  await test.step('the ad is made, and cancelled', async () => {
    await nameOf(page).fill('Reading Lamp');
    await expect(page.getByText('the product name is required')).toBeHidden();
    await chooseSmallest(page);
    await makeVideo(page);
    await expect(page.getByRole('heading', { name: 'Reading Lamp' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByTestId('credits')).toHaveText('10');
  });
});

test('a description and uploads become a video, with the script that was chosen and changed', async ({ page }) => {
  test.setTimeout(2 * RENDER_TIMEOUT_MS);
  await signInWithDemoAccount(page);
  await page.goto('/ai-video-ads');
  await page.getByRole('textbox', { name: 'What is it?' }).fill('A lamp.');
  const late = Promise.withResolvers<void>();
  await page.route('**/getUploadUrl', async (route) => {
    if (route.request().postData()?.includes('lamp.jpg')) await late.promise;
    await route.continue();
  });
  await page
    .getByLabel('Drop pictures and videos here')
    .setInputFiles([await drawJpeg('lamp.jpg', LAMP), await drawJpeg('bowl.jpg', BOWL)]);
  await expect(page).toHaveURL(/\/ai-video-ads\?draft=/);
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('A lamp.');
  await test.step('pictures stand in the order in which they were chosen, also where the second is there first', async () => {
    await expect(picturesOf(page).getByRole('img')).toHaveAttribute('alt', 'bowl.jpg');
    late.resolve();
    await expect(picturesOf(page).getByRole('img')).toHaveCount(2);
    await expect(picturesOf(page).getByRole('img').first()).toHaveAttribute('alt', 'lamp.jpg');
  });

  await test.step('the rules of uploads are said', async () => {
    await nameOf(page).fill('Reading Lamp');
    await expect(page.getByText('Select 3 to 30 images or videos.', { exact: true })).toBeVisible();
    await page.getByLabel('Add pictures or videos').setInputFiles(await drawJpeg('mug.jpg', MUG));
    await expect(picturesOf(page).getByRole('img')).toHaveCount(3);
    await expect(page.getByText('Select 3 to 30 images or videos.', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Make the video · 5 credits' }).click();
    await expect(page.getByText('selling points are required')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Selling point 1' })).toBeFocused();
    await page.keyboard.type('Warm light');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Dims to a glow');
    await expect(page.getByRole('textbox', { name: 'Selling point 2' })).toHaveValue('Dims to a glow');
  });

  await chooseSmallest(page);
  await page.getByRole('radio', { name: /^1:1/ }).check();
  const line = 'Your desk at night has never looked this calm.';
  await test.step('scripts are written; one is chosen and changed, and what is not true is marked', async () => {
    await openStep(page, 'Scripts');
    const scripts = page.getByRole('list', { name: 'Scripts' }).getByRole('listitem');
    await expect(scripts.first()).toBeVisible();
    const first = page.getByRole('textbox', { name: 'Spoken in scene 1' });
    await first.fill('Now 50% off.');
    await expect(page.getByRole('status').filter({ hasText: '50%' })).toBeVisible();
    await first.fill(line);
    await expect(page.getByRole('status').filter({ hasText: '50%' })).toBeHidden();
    await expect(page.getByText('Edited')).toBeVisible();

    const second = page.getByRole('textbox', { name: 'Spoken in scene 2' });
    const before = await second.inputValue();
    await page.getByRole('button', { name: 'Write scene 2 anew' }).click();
    await expect(second).not.toHaveValue(before);

    await page.getByRole('button', { name: 'Write all anew' }).click();
    await expect(page.getByText('New scripts. What you edited was kept.')).toBeVisible();
    await expect(first).toHaveValue(line);
  });

  await test.step('the video says it', async () => {
    const pushed = page.waitForRequest((request) => request.url().endsWith('/taskV2/push'));
    await makeVideo(page);
    const { input, tool_type: toolType } = (await pushed).postDataJSON() as {
      tool_type: number;
      input: { variants: { script: { scenes: { spoken: { text: string } }[] } }[] };
    };
    expect(toolType).toBe(103);
    expect(input.variants[0]?.script.scenes[0]?.spoken.text).toBe(line);
    await expect(page.locator('video')).toBeVisible({ timeout: RENDER_TIMEOUT_MS });
  });
});

test('every step survives a reload in the middle of it, and is found again', async ({ page, shop }) => {
  await pasteLink(page, shop.productUrl);
  await expect(nameOf(page)).toHaveValue(SHOP_PRODUCT.name);

  await test.step('product details, reloaded while the last letter is still on its way', async () => {
    await nameOf(page).fill('Ember Mug');
    await page.reload();
    await expect(nameOf(page)).toHaveValue('Ember Mug');
    await expectSaved(page);
  });

  await test.step('settings', async () => {
    await openStep(page, 'Settings');
    await page.getByRole('radio', { name: /^1:1/ }).check();
    await page.getByRole('button', { name: 'Choose a piece by name (30)' }).click();
    await page.getByRole('group', { name: 'Warm acoustic' }).getByRole('radio', { name: 'Wool and Wood' }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^1:1/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Wool and Wood' })).toBeChecked();
  });

  const line = 'Say hello to warm mornings.';
  await test.step('scripts', async () => {
    await openStep(page, 'Scripts');
    await page.getByRole('textbox', { name: 'Spoken in scene 1' }).fill(line);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Spoken in scene 1' })).toHaveValue(line);
    await expectSaved(page);
  });

  await test.step('and the way back through the steps', async () => {
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Wool and Wood' })).toBeChecked();
    await page.goBack();
    await expect(nameOf(page)).toHaveValue('Ember Mug');
  });

  await test.step('it is found where it was left', async () => {
    await openStep(page, 'Scripts');
    await expectSaved(page);
    await page.goto('/link-to-video');
    await page.getByRole('link', { name: 'Ember Mug' }).click();
    await expect(page.getByRole('textbox', { name: 'Spoken in scene 1' })).toHaveValue(line);
  });

  await test.step('deleted by mistake it comes back', async () => {
    await page.goto('/link-to-video');
    await page.getByRole('button', { name: 'Delete Ember Mug' }).click();
    await expect(page.getByRole('link', { name: 'Ember Mug' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Ember Mug' })).toBeVisible();
  });
});

test('a link is enough: the video is made from the first step', async ({ page, shop }) => {
  await page.goto('/link-to-video');
  await page.getByRole('button', { name: 'Make the video · 5 credits' }).click();
  await expect(page.getByText('This is not a link.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Link of the product page' }).fill(shop.productUrl);
  await makeVideo(page);
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByTestId('credits')).toHaveText('10');
});

test('pictures and selling points are put in order by hand', async ({ page, shop }) => {
  await pasteLink(page, shop.productUrl);
  await expect(nameOf(page)).toHaveValue(SHOP_PRODUCT.name);
  const first = picturesOf(page).getByRole('listitem').nth(0);
  const last = picturesOf(page).getByRole('listitem').nth(2);
  const opener = await first.getByRole('img').getAttribute('src');
  expect(opener).not.toBeNull();
  await first.getByRole('button', { name: /, picture 1$/ }).hover();
  await page.mouse.down();
  const target = await last.boundingBox();
  if (!target) throw new Error('the last picture is not on the page');
  const to = [target.x + target.width / 2, target.y + target.height / 2] as const;
  // The first steps lift it, the others carry it over.
  await page.mouse.move(...to, { steps: 8 });
  await expect(page.getByText('Picture is at place 3 of 3.')).toBeAttached();
  await page.mouse.up();
  await expect(last.getByRole('img')).toHaveAttribute('src', opener ?? '');

  const points = (position: number) => page.getByRole('textbox', { name: `Selling point ${position}`, exact: true });
  const [one, two] = [await points(1).inputValue(), await points(2).inputValue()];
  await page.getByRole('button', { name: 'Move selling point 1', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Line is at place 1 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Line is at place 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(points(2)).toHaveValue(one);
  await expect(points(1)).toHaveValue(two);
  await points(1).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(points(1)).toHaveValue(one);
  await expect(points(2)).toBeFocused();
});

test('two tabs never write over each other', async ({ page, context }) => {
  await beginByHand(page);
  await nameOf(page).fill('Mug');
  await expectSaved(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(nameOf(other)).toHaveValue('Mug');

  await test.step('a tab in which nothing waits takes over what the other one saved', async () => {
    await nameOf(other).fill('Mug of the other tab');
    await expectSaved(other);
    await expect(nameOf(page)).toHaveValue('Mug of the other tab');
  });

  await test.step('what was typed in both is for the user to decide', async () => {
    // Held until both have typed.
    await context.route('**/u2v/draft/get', (route) => route.abort());
    const held = Promise.withResolvers<void>();
    await page.route('**/u2v/draft/save', async (route) => {
      await held.promise;
      await route.continue();
    });
    await nameOf(page).fill('Mine');
    await nameOf(other).fill('Theirs');
    await expectSaved(other);
    held.resolve();
    const alert = page.getByRole('alert').filter({ hasText: 'Changed in another tab' });
    await expect(alert).toBeVisible();
    await expect(nameOf(page)).toHaveValue('Mine');
    await alert.getByRole('button', { name: 'Take theirs' }).click();
    await expect(nameOf(page)).toHaveValue('Theirs');
    await expect(alert).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(nameOf(page)).toHaveValue('Mine');
    await expectSaved(page);
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('what is typed without a connection is kept, and saved when it is back', async ({ page, context }) => {
    await beginByHand(page);
    await expectSaved(page);
    await context.setOffline(true);
    await nameOf(page).fill('Typed in a tunnel');
    await expect(page.getByText('Offline: kept on this device')).toBeVisible();
    await context.setOffline(false);
    await expectSaved(page);
    await page.reload();
    await expect(nameOf(page)).toHaveValue('Typed in a tunnel');
  });
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
  const name = nameOf(page);
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
  await page.keyboard.press('ControlOrMeta+z');
  await expect(name).toHaveValue(SHOP_PRODUCT.name);
  await expect(mark).toBeVisible();

  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: '简体中文' }).click();
  await expect(page.getByRole('button', { name: /^名称：来自页面的结构化数据（JSON-LD）：可信/ })).toBeVisible();
});

test('more credits than there are is said before it is tried', async ({ page, shop }) => {
  await pasteLink(page, shop.productUrl);
  await openStep(page, 'Settings');
  await page.getByText('60 s', { exact: true }).click();
  await expect(page.getByText('This needs 20 credits; 10 are left.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make the video · 20 credits' })).toBeDisabled();
});
