import type { Page } from '@playwright/test';
import { makeProductVideo } from './fixtures/product-video.ts';
import { drawProductImage } from './fixtures/product-image.ts';
import { expect, test } from './fixtures/test.ts';
import { beginByHand, openStep, readBalance } from './pages/studio-page.ts';

const LOOKS = 14;
const QUOTE = 'It lights my desk, and it is kind to my eyes.';

const looksOf = (page: Page) => page.getByRole('group', { name: 'Look', exact: true });

// The last order is stopped.
test.use({ expectedErrors: /net::ERR_FAILED/ });

test('an ad is ordered in a look that the keyboard selects, with a video, a review, and no line that its platform forbids', async ({
  page,
}) => {
  await beginByHand(page);
  await page.getByRole('textbox', { name: 'Product name' }).fill('Reading Lamp');

  await test.step('an image and a video are added; the video shows its duration', async () => {
    const lamp = await drawProductImage({ background: '#f2f2f2', thing: '#2f5d50', shape: 'lamp' });
    await page
      .getByLabel('Add images or videos')
      .setInputFiles({ name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: lamp });
    await expect(page.getByRole('img', { name: 'lamp.jpg' })).toBeVisible({ timeout: 60_000 });
    const video = await makeProductVideo({ seconds: 7, size: '320x180' });
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

  await test.step('the rules of a selected platform mark a line, with the reason and a link to them', async () => {
    const point = page.getByRole('textbox', { name: 'Selling point 1', exact: true });
    await point.fill('Fat-burning tea');
    const review = page.getByRole('status').filter({ hasText: 'TikTok' });
    await expect(review).toBeHidden();
    await openStep(page, 'Settings');
    await page.getByRole('button', { name: /^Platforms/ }).click();
    await page.getByText('TikTok', { exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'TikTok' })).toBeChecked();
    await openStep(page, 'Product');
    await expect(review).toBeVisible();
    await expect(review.locator('mark').first()).toHaveAttribute('data-severity', 'block');
    await expect(review.getByText(/“Fat-burning tea”: TikTok forbids/)).toBeVisible();
    await expect(review.getByRole('link').first()).toHaveAttribute('href', /^https:\/\/ads\.tiktok\.com\//);
  });

  const order = page.getByRole('button', { name: 'Generate video · 5 credits' });
  await test.step('an ad with that line is refused with the reason, and no credits are held', async () => {
    const before = await readBalance(page);
    const pushed = page.waitForResponse((response) => response.url().endsWith('/taskV2/push'));
    await order.click();
    const answer = await pushed;
    expect(answer.request().postDataJSON()).toMatchObject({ input: { platforms: ['tiktok'] } });
    expect(await answer.json()).toMatchObject({ code: -1410 });
    await expect(page.getByText(/An ad may not say “Fat-burning tea”/)).toBeVisible();
    expect(await readBalance(page)).toBe(before);
    await expect(page).toHaveURL(/\/product-details\?draft=/);
  });

  await test.step('the ad is ordered in that look, with the video and the review', async () => {
    await page.getByRole('textbox', { name: 'Selling point 1', exact: true }).fill('Warm light');
    // What is made of such an order is tested where it is made.
    await page.route('**/api/taskV2/push', (route) => route.abort());
    const pushed = page.waitForRequest('**/api/taskV2/push');
    await order.click();
    const { input } = (await pushed).postDataJSON() as { input: { product: { images: object[] } } };
    expect(input).toMatchObject({
      look: 'bold-street',
      product: { reviews: [{ quote: QUOTE, author: 'Annabelle' }], brand_colors: ['#1f6feb'] },
    });
    expect(input.product.images).toHaveLength(2);
  });
});
