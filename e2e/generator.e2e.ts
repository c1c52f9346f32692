import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures/test.ts';
import { readBalance } from './pages/studio-page.ts';

/** One small image by the tracer, and what is drawn before it. */
const GENERATE_TIMEOUT_MS = 120_000;

test('a guest sees what a prompt becomes, generates it, downloads it and goes on to a clip', async ({ page }) => {
  test.setTimeout(2 * GENERATE_TIMEOUT_MS);
  await page.goto('/ai-image');
  await expect(page.getByTestId('credits')).not.toBeEmpty();
  const balance = await readBalance(page);
  const button = page.getByRole('button', { name: /^Generate/ });

  await test.step('what cannot be drawn is said before anything is spent', async () => {
    await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('A golden retriever puppy playing the piano');
    await expect(page.getByText("The embedded engine can't draw this as asked")).toBeVisible();
    await expect(button).toBeDisabled();
  });

  await test.step('the price is on the button, and is spent', async () => {
    await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('A red ceramic mug on a wooden table');
    await page.getByRole('radiogroup', { name: 'Resolution' }).getByText('512 px').click();
    await page.getByRole('combobox', { name: 'Aspect ratio' }).click();
    await page.getByRole('option', { name: '16:9' }).click();
    await expect(page.getByText('Drawn:')).toBeVisible();
    await expect(button).toHaveText('Generate · 1 credit');
    await expect(button).toBeEnabled();
    await button.click();
    await expect(page.getByRole('img', { name: 'Result 1' })).toBeVisible({ timeout: GENERATE_TIMEOUT_MS });
    await expect.poll(() => readBalance(page)).toBe(balance - 1);
  });

  await test.step('the file says how it was made', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download', exact: true }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('A-red-ceramic-mug-on-a-wooden-table.png');
    expect((await readFile(await file.path())).toString('latin1')).toContain('digitalsourcetype/algorithmicMedia');
  });

  await test.step('the image begins a clip', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Animate', exact: true }).click();
    await expect(page).toHaveTitle('Image to Video · Reelwright');
    await expect(page.getByRole('img', { name: 'image', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generate · 5 credits' })).toBeEnabled();
  });
});
