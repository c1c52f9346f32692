import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pushTask, waitForSuccess } from './fixtures/push-task.ts';
import { expect, test } from './fixtures/test.ts';

const SPEECH_TIMEOUT_MS = 60_000;

const card = (page: Page, name: string | RegExp) => page.getByRole('article', { name });
const speak = (page: Page, text: string) =>
  pushTask(page, { tool_type: 92, input: { text, language: 'en' } }).then((task) =>
    waitForSuccess(page, task, SPEECH_TIMEOUT_MS),
  );

async function openMenuOf(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
}

test('projects are found, renamed and saved, several at once', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Not logged in yet, login to view the projects' })).toBeVisible();
  for (const text of ['A lamp that glows', 'A mug that warms', 'A mug that cools']) await speak(page, text);
  await expect(page.getByRole('article')).toHaveCount(3);

  await test.step('the server finds them by part of the name', async () => {
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('MUG');
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  await test.step('a name is edited in place, and the focus stays with the project', async () => {
    await openMenuOf(page, 'A lamp that glows');
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const field = page.getByRole('textbox', { name: 'Project name' });
    await expect(field).toBeFocused();
    await field.fill('Z lamp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Z lamp' })).toBeFocused();
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: 'Project name' }).fill('never kept');
    await page.keyboard.press('Escape');
    await expect(card(page, 'Z lamp')).toBeVisible();
  });

  await test.step('several are saved at once', async () => {
    await page.getByRole('checkbox', { name: 'Select A mug that cools' }).check({ force: true });
    await page.getByRole('button', { name: 'Select all' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('group', { name: 'Selected projects' }).getByRole('button', { name: 'Download' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const archive = await readFile(await download.path(), 'latin1');
    const entries = archive.match(/PK\x01\x02/g) ?? [];
    expect(entries).toHaveLength(3);
  });
});
