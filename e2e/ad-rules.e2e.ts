import { drawProductImage } from './fixtures/product-image.ts';
import { expect, test } from './fixtures/test.ts';
import { beginByHand, openStep, readBalance } from './pages/studio-page.ts';

test("a platform's forbidden words are marked beside the line with the reason, and cost nothing", async ({ page }) => {
  await beginByHand(page);
  await page.getByRole('textbox', { name: 'Product name' }).fill('Green Tea');
  const tea = await drawProductImage({ background: '#f2f2f2', thing: '#2f5d50', shape: 'lamp' });
  await page.getByLabel('Add images or videos').setInputFiles({ name: 'tea.jpg', mimeType: 'image/jpeg', buffer: tea });
  await expect(page.getByRole('img', { name: 'tea.jpg' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('textbox', { name: 'Selling point 1', exact: true }).fill('Fat-burning tea');
  const review = page.getByRole('status').filter({ hasText: 'TikTok' });
  const tikTok = page.getByRole('checkbox', { name: 'TikTok' });

  await test.step('the rules of a selected platform apply, with a link to them', async () => {
    await expect(review).toBeHidden();
    await openStep(page, 'Settings');
    await page.getByRole('button', { name: /^Platforms/ }).click();
    await page.getByText('TikTok', { exact: true }).click();
    await expect(tikTok).toBeChecked();
    await openStep(page, 'Product');
    await expect(review).toBeVisible();
    await expect(review.locator('mark').first()).toHaveAttribute('data-severity', 'block');
    await expect(review.getByText(/“Fat-burning tea”: TikTok forbids/)).toBeVisible();
    await expect(review.getByRole('link').first()).toHaveAttribute('href', /^https:\/\/ads\.tiktok\.com\//);
  });

  await test.step('the ad is refused with the reason, and no credits are held', async () => {
    const before = await readBalance(page);
    const pushed = page.waitForResponse((response) => response.url().endsWith('/taskV2/push'));
    await page.getByRole('button', { name: /^Generate video/ }).click();
    const answer = await pushed;
    expect(answer.request().postDataJSON()).toMatchObject({ input: { platforms: ['tiktok'] } });
    expect(await answer.json()).toMatchObject({ code: -1410 });
    await expect(page.getByText(/An ad may not say “Fat-burning tea”/)).toBeVisible();
    expect(await readBalance(page)).toBe(before);
    await expect(page).toHaveURL(/\/product-details\?draft=/);
  });
});
