import { expect, type Page } from '@playwright/test';

/** What users do, in their words. English labels; the tests of Chinese look for their own. */
export async function signInWithDemoAccount(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use the demo account' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
}

export async function readBalance(page: Page): Promise<number> {
  return Number(await page.getByTestId('credits').innerText());
}

export async function pasteLink(page: Page, link: string): Promise<void> {
  await page.goto('/home');
  await page.getByRole('textbox', { name: 'Link of the product page' }).fill(link);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/link-to-video\?url=/);
}

export async function chooseSmallest(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Resolution' }).click();
  await page.getByRole('option', { name: '720p' }).click();
}

/** Starts the task; returns its id. */
export async function makeVideo(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make the video · 5 credits' }).click();
  await expect(page).toHaveURL(/\/video-detail\?id=/);
  return new URL(page.url()).searchParams.get('id') ?? '';
}
