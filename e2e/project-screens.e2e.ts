import type { Page } from '@playwright/test';
import type { Task } from '@reelwright/contracts';
import { checkLooks, checkWords, LOOKS_TIMEOUT_MS } from './fixtures/check-looks.ts';
import { type FinishedProject, RENDER_TIMEOUT_MS } from './fixtures/finished-project.ts';
import { follow } from './fixtures/follow.ts';
import { collectServerTexts } from './fixtures/inspect-page.ts';
import { SAMPLE_TASKS } from './fixtures/sample-tasks.ts';
import { showTasks } from './fixtures/show-tasks.ts';
import { expect, test } from './fixtures/test.ts';

// All that shows a finished project, in one file, because it is rendered once for each worker: its screens in every look
// and in a language longer than English, and what can be done with it.

// The first test includes the render.
test.describe.configure({ timeout: LOOKS_TIMEOUT_MS + RENDER_TIMEOUT_MS });

interface ProjectScreen {
  name: string;
  /** Follows the screens before it of the same visit. `say` finds a text of the catalogues in the language of the look. */
  open(page: Page, project: FinishedProject, say: (text: string) => string | RegExp): Promise<void>;
}

/** In the pseudo-locale any letter may carry an accent, and the text ends in dots. */
const sayPseudo = (text: string): RegExp => new RegExp(`^⟦${text.replaceAll(/[acegilnostuyz]/gi, '.')} ·*⟧$`, 'u');

/** The project, and one task in each state that is hard to reach quickly. */
const listShown = (task: Task): Task[] => [task, ...Object.values(SAMPLE_TASKS)];

const detailOf = (state: 'queued' | 'running' | 'failed' | 'cancelled'): ProjectScreen => ({
  name: `video-detail, ${state}`,
  async open(page) {
    await follow(page, `/video-detail?id=${SAMPLE_TASKS[state].task_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE_TASKS[state].title);
    await expect(page.locator('tr[data-kind="hold"]')).toBeVisible();
  },
});

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Loading the app costs as much as looking at a screen: what one session sees is looked at in one visit. */
const VISITS: ProjectScreen[][] = [
  [
    {
      name: 'video-detail, success',
      async open(page, { task, signIn }) {
        // Of an earlier visit.
        await page.unrouteAll();
        await signIn(page);
        await page.goto(`/video-detail?id=${task.task_id}`);
        await expect(page.locator('video')).toBeVisible();
        await expect(page.locator('tr[data-kind="settle"]')).toBeVisible();
      },
    },
    {
      name: 'the share dialog',
      async open(page, _project, say) {
        await page.getByRole('button', { name: say('Share'), exact: true }).click();
        const dialog = page.getByRole('dialog');
        // By key: a pointer would aim at the dialog's position before its transition ends.
        await dialog.getByRole('switch').press('Space');
        await dialog.locator('input[type=password]').fill('sesame');
        await dialog.getByRole('button', { name: say('Create link') }).click();
        // The form is empty again once the list shows the link.
        await expect(dialog.getByRole('switch')).not.toBeChecked();
        await expect(dialog.getByRole('textbox', { name: say('Video link') }).first()).toBeVisible();
        await dialog.getByRole('switch').press('Space');
        await expect(dialog.locator('input[type=password]')).toBeVisible();
      },
    },
    {
      name: 'the videos side by side',
      async open(page, _project, say) {
        await closeDialog(page);
        await page.getByRole('button', { name: say('Compare side by side') }).click();
        await expect(page.getByRole('dialog').locator('video')).toHaveCount(2);
      },
    },
    {
      name: 'why a video is disliked',
      async open(page, _project, say) {
        await closeDialog(page);
        await page.getByRole('button', { name: say("I don't like it") }).click();
        await page.getByRole('dialog').getByRole('checkbox').last().check();
        await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
      },
    },
    {
      name: 'what can be done with a project',
      async open(page, { task }) {
        await closeDialog(page);
        await showTasks(page, listShown(task));
        await follow(page, '/projects');
        await expect(page.getByRole('article')).toHaveCount(listShown(task).length);
        await page.getByRole('article').first().locator('button[aria-haspopup=menu]').click();
        await expect(page.getByRole('menu')).toBeVisible();
      },
    },
    {
      name: 'projects in every state, some chosen',
      async open(page) {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toBeHidden();
        const boxes = page.getByRole('article').getByRole('checkbox');
        await expect(boxes).toHaveCount(Object.keys(SAMPLE_TASKS).length + 1);
        await boxes.first().check({ force: true });
        await expect(page.getByRole('article').first()).toHaveAttribute('data-chosen', 'true');
      },
    },
    detailOf('queued'),
    detailOf('running'),
    detailOf('failed'),
    detailOf('cancelled'),
  ],
  [
    {
      name: 'a shared video',
      async open(page, { shareToken, task }) {
        await page.goto(`/share/${shareToken}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(task.title);
        await expect(page.locator('video')).toBeVisible();
      },
    },
  ],
];

for (const screens of VISITS) {
  const names = screens.map(({ name }) => name).join('; ');
  test(`${names}: fits, is accessible, and is complete in a longer language`, async ({ page, finished }) => {
    const readServerTexts = collectServerTexts(page);
    for (const { name, open } of screens) {
      await test.step(name, async () => {
        await open(page, finished, (text) => text);
        await checkLooks(page);
      });
    }
    await page.evaluate(() => localStorage.setItem('pseudoLocale', 'on'));
    await page.setViewportSize({ width: 1280, height: 844 });
    for (const { name, open } of screens) {
      await test.step(`${name}, in a longer language`, async () => {
        await open(page, finished, sayPseudo);
        await checkWords(page, readServerTexts);
      });
    }
  });
}

const card = (page: Page, name: string) => page.getByRole('article', { name });

async function openMenuOf(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
}

test('the videos of a project are watched, compared in sync, shared and reused', async ({
  page,
  finished,
  browser,
  baseURL,
}) => {
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
    // The form is empty again once the list shows the link, newest first.
    await expect(password).not.toBeChecked();
    const link = await dialog.getByRole('textbox', { name: 'Video link' }).first().inputValue();
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
    const ends = dialog.getByRole('button', { name: /^Turn off link/ });
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
    await follow(page, '/projects?tab=drafts');
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
    await page.getByRole('menuitem', { name: /^Render the same again/ }).click();
    await expect(page).toHaveURL(/\/video-detail\?id=/);
    await expect(page.getByRole('region', { name: 'Details' })).toContainText(String(task.seed));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  });
});
