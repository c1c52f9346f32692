import type { Page } from '@playwright/test';
import { RENDER_TIMEOUT_MS } from './fixtures/finished-project.ts';
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
    const names: string[] = [];
    page.on('download', (download) => names.push(download.suggestedFilename()));
    await page.getByRole('group', { name: 'Selected projects' }).getByRole('button', { name: 'Download' }).click();
    await expect.poll(() => names.length).toBe(3);
    expect(new Set(names).size).toBe(3);
  });
});

test('the videos of a project are watched, compared in sync, shared and reused', async ({
  page,
  finished,
  browser,
  baseURL,
}) => {
  test.setTimeout(2 * RENDER_TIMEOUT_MS);
  const { task } = finished;
  await finished.signIn(page);
  await page.goto(`/video-detail?id=${task.task_id}`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page).toHaveTitle(`${title} · Reelwright`);

  await test.step('each video has its own files', async () => {
    const strip = page.getByRole('radiogroup', { name: 'Videos of this project' });
    await strip.getByRole('radio', { name: 'Video 1' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(strip.getByRole('radio', { name: 'Video 2' })).toBeChecked();
    for (const [button, name] of [
      [/^Download: Captions, SRT\b/, /2\.srt$/],
      [/^Download: Editing project, OTIO\b/, /2\.otio$/],
      [/^Download: Manifest\b/, /2\.manifest\.json$/],
    ] as const) {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      expect((await saving).suggestedFilename()).toMatch(name);
    }
  });

  await test.step('the quote and the ledger show how the credits were spent', async () => {
    const credits = page.getByRole('region', { name: 'Credits' });
    await expect(credits.getByRole('row', { name: /^Total/ })).toContainText(String(task.credits));
    await expect(credits.getByRole('row', { name: /^Held at start/ })).toContainText(`-${task.credits}`);
    await expect(credits.getByRole('row', { name: /^Spent from held credits/ })).toContainText(String(task.credits));
  });

  await test.step('both play in sync, by keyboard', async () => {
    await page.getByRole('button', { name: 'Compare side by side' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compare 2 videos' });
    const videos = dialog.locator('video');
    const readTimes = () => videos.evaluateAll((all: HTMLVideoElement[]) => all.map((video) => video.currentTime));
    await expect(dialog.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
    await page.keyboard.press('k');
    await expect.poll(async () => Math.min(...(await readTimes()))).toBeGreaterThan(1);
    await page.keyboard.press('k');
    // While paused, both show the same frame.
    await expect
      .poll(async () => Math.max(...(await readTimes())) - Math.min(...(await readTimes())))
      .toBeLessThan(1 / 30);
    await page.keyboard.press('Home');
    await expect.poll(readTimes).toEqual([0, 0]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(readTimes).toEqual([1, 1]);
    const readMuted = () => videos.evaluateAll((all: HTMLVideoElement[]) => all.map((video) => video.muted));
    await page.keyboard.press('2');
    await expect.poll(readMuted).toEqual([true, false]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a link with a password opens for anyone with both, and for nobody once it is revoked', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this video' });
    const password = dialog.getByRole('switch', { name: 'Require a password' });
    await password.focus();
    await page.keyboard.press('Space');
    await expect(password).toBeChecked();
    await dialog.getByLabel('Password', { exact: true }).fill('sesame');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByRole('textbox', { name: 'Video link' }).inputValue();
    expect(link).toContain(`${baseURL}/share/`);

    const stranger = await browser.newContext();
    const visit = await stranger.newPage();
    await visit.goto(link);
    await visit.getByLabel('Password', { exact: true }).fill('open up');
    await visit.keyboard.press('Enter');
    await expect(visit.getByText('Wrong password. Try again.')).toBeVisible();
    await visit.getByLabel('Password', { exact: true }).fill('sesame');
    await visit.keyboard.press('Enter');
    await expect(visit.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visit.locator('video')).toBeVisible();
    const saving = visit.waitForEvent('download');
    await visit.getByRole('link', { name: 'Download' }).click();
    expect((await saving).suggestedFilename()).toMatch(/\.mp4$/);
    expect(
      (await stranger.cookies()).some(({ name }) => name === 'token'),
      'a visitor has no session',
    ).toBe(false);

    // The newest is the first of those that work.
    const ends = dialog.getByRole('button', { name: /^Revoke link/ });
    const links = await ends.count();
    await ends.first().click();
    await expect(ends).toHaveCount(links - 1);
    await visit.goto(link);
    await expect(visit.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await stranger.close();
    await page.keyboard.press('Escape');
  });

  await test.step('a copy is listed in the drafts, deleted and restored', async () => {
    await openMenuOf(page, title);
    await page.getByRole('menuitem', { name: 'Duplicate as draft' }).click();
    await expect(page.getByText('Saved to drafts.')).toBeVisible();
    await page.goto('/projects?tab=drafts');
    await expect(page.getByRole('article')).toHaveCount(1);
    await card(page, title).hover();
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await expect(page.getByRole('heading', { name: 'No drafts' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card(page, title)).toBeVisible();
  });

  await test.step('the preview plays on hover, without audio', async () => {
    await page.getByRole('tab', { name: 'Projects' }).click();
    await card(page, title).hover();
    const preview = card(page, title).locator('video');
    await expect.poll(() => preview.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    expect(await preview.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(preview).toHaveCount(0);
  });

  await test.step('it is regenerated from the same seed', async () => {
    await openMenuOf(page, title);
    await page.getByRole('menuitem', { name: /^Re-generate with the same seed/ }).click();
    await expect(page).toHaveURL(/\/video-detail\?id=/);
    await expect(page.getByRole('region', { name: 'Details' })).toContainText(String(task.seed));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  });
});
