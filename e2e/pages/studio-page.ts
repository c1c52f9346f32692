import { expect, type Page } from '@playwright/test';
import { visit } from '../fixtures/follow.ts';

/** User actions, by English labels; the tests of Chinese find their own. */
export async function signInWithDemoAccount(page: Page): Promise<void> {
  await visit(page, '/login');
  await page.getByRole('button', { name: 'Use the demo account' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
}

export async function readBalance(page: Page): Promise<number> {
  return Number(await page.getByTestId('credits').innerText());
}

export async function pasteLink(page: Page, link: string): Promise<void> {
  await visit(page, '/home');
  await page.getByRole('textbox', { name: 'Product link, description, or text to speak' }).fill(link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/link-to-video\/product-details\?draft=/);
}

/** Begins an ad of a product without a page. */
export async function beginByHand(page: Page): Promise<void> {
  await visit(page, '/link-to-video');
  await enterByHand(page);
}

/** Begins an ad of a product without a page, where links are asked for. */
export async function enterByHand(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'No link? Enter the product manually' }).click();
  await expect(page).toHaveURL(/\/link-to-video\/product-details\?draft=/);
  // The address changes before the screen, and the previous screen has a button of the same name.
  await expect(page.getByRole('heading', { name: 'Product details' })).toBeVisible();
}

/** Opens another step of the wizard. */
export async function openStep(page: Page, step: 'Product' | 'Settings' | 'Scripts' | 'Editor'): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: step });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'step');
}

/** Shows looks without previews: painting them takes seconds of a core. `ad-order.e2e.ts` looks at them. */
export async function leaveOutLookPreviews(page: Page): Promise<void> {
  await page.route('**/api/u2v/preview/lookList', (route) =>
    route.fulfill({ json: { code: 0, msg: 'OK', data: { previews: [] } } }),
  );
}

/** Opens the settings step, where looks have no previews, and selects the smallest settings. */
export async function chooseSmallest(page: Page): Promise<void> {
  await leaveOutLookPreviews(page);
  await openStep(page, 'Settings');
  await page.getByRole('button', { name: /^Resolution and seed/ }).click();
  await page.getByRole('combobox', { name: 'Resolution' }).click();
  await page.getByRole('option', { name: '720p' }).click();
}

/** Turns the music off in the settings step: composing a piece takes a second or two of a core. */
export async function chooseNoMusic(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Music/ }).click();
  await page.getByRole('radiogroup', { name: 'Music' }).getByRole('radio', { name: 'None' }).check();
}

/** Starts the task; returns its id. */
export async function makeVideo(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Generate video · 5 credits' }).click();
  await expect(page).toHaveURL(/\/video-detail\?id=/);
  return new URL(page.url()).searchParams.get('id') ?? '';
}
