import type { Page } from '@playwright/test';
import { makeProductVideo } from './fixtures/product-video.ts';
import { drawProductImage } from './fixtures/product-image.ts';
import { expect, test } from './fixtures/test.ts';
import { beginByHand, chooseNoMusic, chooseSmallest, makeVideo, openStep } from './pages/studio-page.ts';

const RENDER_TIMEOUT_MS = 150_000;
const LOOKS = 14;
const QUOTE = 'It lights my desk, and it is kind to my eyes.';

const looksOf = (page: Page) => page.getByRole('group', { name: 'Look', exact: true });

test('a look is selected by keyboard, a video is shown, and a review appears in the ad', async ({ page }) => {
  test.setTimeout(2 * RENDER_TIMEOUT_MS);
  await beginByHand(page);
  await page.getByRole('textbox', { name: 'Product name' }).fill('Reading Lamp');

  await test.step('an image and a video are added; the video shows its duration', async () => {
    const lamp = await drawProductImage({ background: '#f2f2f2', thing: '#2f5d50', shape: 'lamp' });
    await page
      .getByLabel('Add images or videos')
      .setInputFiles({ name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: lamp });
    await expect(page.getByRole('img', { name: 'lamp.jpg' })).toBeVisible({ timeout: 60_000 });
    const video = await makeProductVideo({ seconds: 7 });
    await page
      .getByLabel('Add images or videos')
      .setInputFiles({ name: 'lamp.mp4', mimeType: 'video/mp4', buffer: video });
    await expect(page.getByRole('img', { name: 'Video lamp.mp4, 0:07' })).toBeVisible({ timeout: 60_000 });
  });

  await test.step('every look is painted with the image, and arrow keys select one', async () => {
    await openStep(page, 'Settings');
    const looks = looksOf(page);
    await looks.getByRole('button', { name: `All ${LOOKS} looks` }).click();
    await expect(looks.getByRole('radio')).toHaveCount(LOOKS + 1);
    await expect(looks.getByRole('radio', { name: 'Automatic' })).toBeChecked();
    await expect(looks.locator('label img[src^="data:image/webp"]')).toHaveCount(LOOKS + 4, { timeout: 30_000 });
    await looks.getByRole('radio', { name: 'Automatic' }).focus();
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight');
    const bold = looks.getByRole('radio', { name: 'Bold street' });
    await expect(bold).toBeChecked();
    await expect(bold).toBeFocused();
    await expect(bold).toHaveAccessibleDescription('Huge capitals, hard cuts, loud color');
  });

  await test.step('reviews and colours are typed, and invalid ones are reported', async () => {
    await openStep(page, 'Product');
    await page.getByRole('button', { name: 'Reviews and brand' }).click();
    await page.getByRole('textbox', { name: 'Stars' }).first().fill('4.8');
    await page.getByRole('button', { name: 'Add review' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Annabelle');
    await page.getByRole('button', { name: 'Add color' }).click();
    await page.getByRole('textbox', { name: 'Color 1', exact: true }).fill('#c0ffe');
    await page.getByRole('button', { name: 'Generate video · 5 credits' }).click();
    await expect(page.getByText('Each review needs text')).toBeVisible();
    await expect(page.getByText('Enter a color such as #1f6feb.')).toBeVisible();
    await page.getByRole('textbox', { name: "The customer's exact words" }).fill(QUOTE);
    await expect(page.getByText('Each review needs text')).toBeHidden();
    await page.getByRole('textbox', { name: 'Color 1', exact: true }).fill('#1f6feb');
    await expect(page.getByText('Enter a color such as #1f6feb.')).toBeHidden();
  });

  await test.step('the ad is composed in that look, with the video and the review', async () => {
    await chooseSmallest(page);
    await chooseNoMusic(page);
    await page.getByRole('radio', { name: /^1:1/ }).check();
    const preview = page.waitForResponse((response) => response.url().endsWith('/u2v/preview/preloadList'));
    const pushed = page.waitForRequest((request) => request.url().endsWith('/taskV2/push'));
    await makeVideo(page);
    expect((await pushed).postDataJSON()).toMatchObject({
      input: {
        look: 'bold-street',
        product: { reviews: [{ quote: QUOTE, author: 'Annabelle' }], brand_colors: ['#1f6feb'] },
      },
    });
    const { data } = (await (await preview).json()) as { data: { document: { media: object; tracks: object[] } } };
    expect(JSON.stringify(data.document.tracks)).toContain(QUOTE);
    expect(Object.values(data.document.media)).toContainEqual(expect.objectContaining({ kind: 'video' }));
    await expect(page.getByRole('region', { name: 'Preview of' })).toHaveAttribute('data-phase', 'ready', {
      timeout: RENDER_TIMEOUT_MS,
    });
    await page.getByRole('button', { name: 'Cancel' }).click();
  });
});
