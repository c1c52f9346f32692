import type { Page, Request } from '@playwright/test';
import { follow } from './fixtures/follow.ts';
import { drawProductGif, drawProductImage } from './fixtures/product-image.ts';
import { SHOP_PRODUCT } from './fixtures/shop.ts';
import { signInAsDemo } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import {
  beginByHand,
  chooseNoMusic,
  chooseSmallest,
  leaveOutLookPreviews,
  makeVideo,
  openStep,
  pasteLink,
} from './pages/studio-page.ts';

const LAMP = { background: '#f2f2f2', thing: '#2f5d50', shape: 'lamp' } as const;
const BOWL = { background: '#e8e2f4', thing: '#5a3e8e', shape: 'bowl' } as const;
const MUG = { background: '#f4ede4', thing: '#c4532d', shape: 'mug' } as const;

const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Product name' });
const imagesOf = (page: Page) => page.getByRole('list', { name: 'Images and videos' });
const expectSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

const isPreview = (request: Request): boolean => request.postDataJSON().input.quality === 'preview';

async function drawJpeg(name: string, image: Parameters<typeof drawProductImage>[0]) {
  return { name, mimeType: 'image/jpeg', buffer: await drawProductImage(image) };
}

/** Presses the key again if it was lost: it is while the positions of the items are still being measured. */
async function moveLifted(page: Page, { key, announced }: { key: string; announced: string }): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByText(announced)).toBeAttached({ timeout: 3000 });
  }).toPass();
}

test('a guest makes an ad by hand from uploaded images', async ({ page }) => {
  await beginByHand(page);

  await test.step('images are added, refused, moved by keyboard, removed and restored', async () => {
    await page
      .getByLabel('Add images or videos')
      .setInputFiles([
        await drawJpeg('lamp.jpg', LAMP),
        { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') },
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') },
        { name: 'broken.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') },
      ]);
    const images = imagesOf(page);
    await expect(images.getByRole('alert')).toHaveText(Array(3).fill('File format is not supported'));
    await page.getByRole('button', { name: "Don't upload broken.jpg" }).click();
    await page.getByRole('button', { name: "Don't upload notes.txt" }).click();
    await page.getByRole('button', { name: "Don't upload broken.mp4" }).click();
    await expect(images.getByRole('alert')).toHaveCount(0);
    await expect(images.getByRole('img', { name: 'lamp.jpg' })).toBeVisible();

    const moving = await drawProductGif([LAMP, BOWL]);
    await page.getByLabel('Add images').setInputFiles({ name: 'moving.gif', mimeType: 'image/gif', buffer: moving });
    const still = images.getByRole('img', { name: 'moving.gif' });
    // The server's own thumbnail, not the file.
    await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);

    await page.getByRole('button', { name: 'lamp.jpg, image 1' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Image is in position 1 of 2.')).toBeAttached();
    await moveLifted(page, { key: 'ArrowRight', announced: 'Image is in position 2 of 2.' });
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'lamp.jpg, image 2' })).toBeVisible();

    await page.getByRole('button', { name: 'Remove image 2' }).click();
    await expect(images.getByRole('img')).toHaveCount(1);
    await page.getByRole('button', { name: 'Restore image 1' }).click();
    await expect(images.getByRole('img')).toHaveCount(2);
  });

  await test.step('the ad is started, and cancelled', async () => {
    await nameOf(page).fill('Reading Lamp');
    await chooseSmallest(page);
    await chooseNoMusic(page);
    await makeVideo(page);
    await expect(page.getByRole('heading', { name: 'Reading Lamp' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByTestId('credits')).toHaveText('10');
  });
});

test('a large upload goes on after the page was closed, and sends nothing twice', async ({ page }) => {
  await beginByHand(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    const part = new URL(request.url()).searchParams.get('part');
    if (request.method() === 'PUT' && part !== null) sent.push(part);
  });
  const isLastPart = (url: URL): boolean => url.searchParams.get('part') === '3';
  // The line hangs in the last part until the page is left.
  let isHanging = true;
  await page.route(isLastPart, (route) => (isHanging ? undefined : route.continue()));
  // Large enough for three parts; its content is refused once all of it has arrived.
  await page
    .getByLabel('Add images or videos')
    .setInputFiles({ name: 'large.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(17 * 2 ** 20, 'no film') });
  await expect.poll(() => sent).toEqual(['1', '2', '3']);
  page.once('dialog', (dialog) => void dialog.accept());
  isHanging = false;
  await page.reload();
  await expect(imagesOf(page).getByRole('alert')).toHaveText('File format is not supported');
  expect(sent).toEqual(['1', '2', '3', '3']);
});

test('images and selling points are reordered, and every step survives a reload, and is found again', async ({
  page,
  shop,
}) => {
  await pasteLink(page, shop.productUrl);
  await expect(nameOf(page)).toHaveValue(SHOP_PRODUCT.name);

  await test.step('images are reordered by pointer, selling points by keyboard', async () => {
    const first = imagesOf(page).getByRole('listitem').nth(0);
    const last = imagesOf(page).getByRole('listitem').nth(2);
    const opener = await first.getByRole('img').getAttribute('src');
    expect(opener).not.toBeNull();
    await first.getByRole('button', { name: /, image 1$/ }).hover();
    await page.mouse.down();
    const target = await last.boundingBox();
    if (!target) throw new Error('the last picture is not on the page');
    const to = [target.x + target.width / 2, target.y + target.height / 2] as const;
    // The first steps lift the item, the others carry it.
    await page.mouse.move(...to, { steps: 8 });
    await expect(page.getByText('Image is in position 3 of 3.')).toBeAttached();
    await page.mouse.up();
    await expect(last.getByRole('img')).toHaveAttribute('src', opener ?? '');

    const points = (position: number) => page.getByRole('textbox', { name: `Selling point ${position}`, exact: true });
    const [one, two] = [await points(1).inputValue(), await points(2).inputValue()];
    await page.getByRole('button', { name: 'Move selling point 1', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Line is in position 1 of 3.')).toBeAttached();
    await moveLifted(page, { key: 'ArrowDown', announced: 'Line is in position 2 of 3.' });
    await page.keyboard.press('Space');
    await expect(points(2)).toHaveValue(one);
    await expect(points(1)).toHaveValue(two);
    await points(1).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(points(1)).toHaveValue(one);
    await expect(points(2)).toBeFocused();
  });

  await test.step('product details, reloaded while the last keystroke is still being saved', async () => {
    await nameOf(page).fill('Ember Mug');
    await page.reload();
    await expect(nameOf(page)).toHaveValue('Ember Mug');
    await expectSaved(page);
  });

  await test.step('settings', async () => {
    await leaveOutLookPreviews(page);
    await openStep(page, 'Settings');
    await page.getByRole('radio', { name: /^1:1/ }).check();
    await page.getByRole('button', { name: /^Music/ }).click();
    await page.getByRole('button', { name: 'Choose by title (30)' }).click();
    await page.getByRole('group', { name: 'Warm acoustic' }).getByRole('radio', { name: 'Wool and Wood' }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^1:1/ })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Music Wool and Wood' })).toBeVisible();
  });

  const line = 'Say hello to warm mornings.';
  await test.step('scripts', async () => {
    await openStep(page, 'Scripts');
    await page.getByRole('textbox', { name: 'Voice-over in scene 1' }).fill(line);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Voice-over in scene 1' })).toHaveValue(line);
    await expectSaved(page);
  });

  await test.step('and the way back through the steps', async () => {
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Music Wool and Wood' })).toBeVisible();
    await page.goBack();
    await expect(nameOf(page)).toHaveValue('Ember Mug');
  });

  await test.step('the draft is found at the step where it was left', async () => {
    await openStep(page, 'Scripts');
    await expectSaved(page);
    await follow(page, '/link-to-video');
    await page.getByRole('link', { name: 'Ember Mug' }).click();
    await expect(page.getByRole('textbox', { name: 'Voice-over in scene 1' })).toHaveValue(line);
  });

  await test.step('a draft deleted by mistake is restored', async () => {
    await follow(page, '/link-to-video');
    await page.getByRole('button', { name: 'Delete Ember Mug' }).click();
    await expect(page.getByRole('link', { name: 'Ember Mug' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Ember Mug' })).toBeVisible();
  });
});

test.describe('orders that are stopped, because a render would tell nothing more', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test('a description and uploads become an order, with the selected and edited script and images', async ({
    page,
    studio,
  }) => {
    await signInAsDemo(page, studio);
    await page.goto('/ai-video-ads');
    await page.getByRole('textbox', { name: 'What is it?' }).fill('A lamp.');
    await page.getByLabel('Drop images and videos here').setInputFiles([
      // A name of its own: the account's library, which other tests fill too, numbers names that it has.
      await drawJpeg('reading-lamp.jpg', LAMP),
      await drawJpeg('bowl.jpg', BOWL),
      await drawJpeg('mug.jpg', MUG),
    ]);
    await expect(page).toHaveURL(/\/ai-video-ads\?draft=/);
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('A lamp.');
    await expect(imagesOf(page).getByRole('img')).toHaveCount(3);
    await nameOf(page).fill('Reading Lamp');
    await page.getByRole('textbox', { name: 'Selling point 1' }).fill('Warm light');
    await chooseSmallest(page);
    await chooseNoMusic(page);
    await page.getByRole('radio', { name: /^1:1/ }).check();

    const line = 'Your desk at night has never looked this calm.';
    await test.step('the server writes scripts, and rewrites single scenes and all of them', async () => {
      await openStep(page, 'Scripts');
      const scripts = page.getByRole('list', { name: 'Scripts' }).getByRole('listitem');
      await expect(scripts.first()).toBeVisible();
      const first = page.getByRole('textbox', { name: 'Voice-over in scene 1' });
      await first.fill(line);
      const second = page.getByRole('textbox', { name: 'Voice-over in scene 2' });
      const before = await second.inputValue();
      await page.getByRole('button', { name: 'Rewrite scene 2' }).click();
      await expect(second).not.toHaveValue(before);
      await page.getByRole('button', { name: 'Regenerate all' }).click();
      await expect(page.getByText('Scripts regenerated. Your edits were kept.')).toBeVisible();
      await expect(first).toHaveValue(line);
    });

    // What becomes of the line and the image is tested where ads are made (product-to-video.render.test.ts): a preview is
    // never answered, and the order never arrives.
    await page.route('**/api/taskV2/push', (route) => (isPreview(route.request()) ? undefined : route.abort()));
    const ordered = page.waitForRequest((request) => request.url().endsWith('/taskV2/push') && !isPreview(request));

    await test.step('the editor takes another image for a scene', async () => {
      await openStep(page, 'Editor');
      await page.getByRole('button', { name: 'Show scene 2' }).click();
      await page.getByRole('radio', { name: 'reading-lamp.jpg' }).check();
      await expectSaved(page);
    });

    await test.step('the order has the line, and the image', async () => {
      await page.getByRole('button', { name: 'Generate video · 5 credits' }).click();
      const { input, tool_type: toolType } = (await ordered).postDataJSON() as {
        tool_type: number;
        input: {
          product: { images: object[] };
          variants: { script: { scenes: { spoken: { text: string } }[] }; scenes: { image?: object }[] }[];
        };
      };
      expect(toolType).toBe(103);
      expect(input.variants[0]?.script.scenes[0]?.spoken.text).toBe(line);
      expect(input.variants[0]?.scenes[1]?.image).toEqual(input.product.images[0]);
    });
  });

  test('the keyboard alone makes an ad from home, in at most 40 keystrokes', async ({ page, shop, studio }) => {
    await signInAsDemo(page, studio);
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    let keystrokes = 0;
    const press = async (key: string): Promise<void> => {
      keystrokes += 1;
      await page.keyboard.press(key);
    };
    const box = page.getByRole('textbox', { name: 'Product link, description, or text to speak' });
    const isInBox = (): Promise<boolean> => box.evaluate((element) => element === document.activeElement);
    for (let tries = 0; tries < 40 && !(await isInBox()); tries += 1) {
      const isAtSkipLink = await page.evaluate(() => document.activeElement?.getAttribute('href') === '#screen');
      await press(isAtSkipLink ? 'Enter' : 'Tab');
    }
    // Pasting is one.
    keystrokes += 1;
    await page.keyboard.insertText(shop.productUrl);
    await press('Enter');
    const name = page.getByRole('textbox', { name: 'Product name' });
    await expect(name).toHaveValue(SHOP_PRODUCT.name, { timeout: 60_000 });
    await page.route('**/api/taskV2/push', (route) => route.abort());
    const pushed = page.waitForRequest('**/api/taskV2/push');
    await press('Control+Enter');
    expect((await pushed).postDataJSON()).toMatchObject({ input: { product: { name: expect.any(String) } } });
    expect(keystrokes).toBeLessThanOrEqual(40);
  });
});
