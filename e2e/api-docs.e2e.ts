import { expect, test } from './fixtures/test.ts';

test('the API reference shows every call without loading anything from other hosts', async ({ page, studio }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(studio.url) && !url.startsWith('data:')) outside.push(url);
  });
  await page.goto('/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'Reelwright' })).toBeVisible();
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click();
  await page.getByRole('combobox').fill('Hold the credits');
  await page
    .getByRole('option', { name: /Hold the credits and start a task/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /Hold the credits and start a task/ }).first()).toBeVisible();
  await expect(page.getByText('At most 60 calls in 60 seconds').first()).toBeVisible();
  expect(outside).toEqual([]);
});
