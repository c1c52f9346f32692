import type { Page } from '@playwright/test';
import { checkLooks, checkWords, LOOKS_TIMEOUT_MS } from './fixtures/check-looks.ts';
import { type FinishedProject, RENDER_TIMEOUT_MS } from './fixtures/finished-project.ts';
import { collectServerTexts } from './fixtures/inspect-page.ts';
import { SAMPLE_TASKS } from './fixtures/sample-tasks.ts';
import { showTasks } from './fixtures/show-tasks.ts';
import { expect, test } from './fixtures/test.ts';

// The screens that show results: in every look, and in a language longer than English.

// The first test includes the render.
test.describe.configure({ timeout: LOOKS_TIMEOUT_MS + RENDER_TIMEOUT_MS });

interface ProjectScreen {
  name: string;
  /** `say` finds a text of the catalogues in the language of the look. */
  open(page: Page, project: FinishedProject, say: (text: string) => string | RegExp): Promise<void>;
}

/** In the pseudo-locale any letter may carry an accent, and the text ends in dots. */
const sayPseudo = (text: string): RegExp => new RegExp(`^⟦${text.replaceAll(/[acegilnostuyz]/gi, '.')} ·*⟧$`, 'u');

async function openDetail(page: Page, { task, signIn }: FinishedProject): Promise<void> {
  await signIn(page);
  await page.goto(`/video-detail?id=${task.task_id}`);
  await expect(page.locator('video')).toBeVisible();
  await expect(page.locator('tr[data-kind="settle"]')).toBeVisible();
}

const detailOf = (state: 'queued' | 'running' | 'failed' | 'cancelled'): ProjectScreen => ({
  name: `video-detail, ${state}`,
  async open(page) {
    await showTasks(page, [SAMPLE_TASKS[state]]);
    await page.goto(`/video-detail?id=${SAMPLE_TASKS[state].task_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE_TASKS[state].title);
    await expect(page.locator('tr[data-kind="hold"]')).toBeVisible();
  },
});

const SCREENS: ProjectScreen[] = [
  { name: 'video-detail, success', open: openDetail },
  {
    name: 'the share dialog',
    async open(page, project, say) {
      await openDetail(page, project);
      await page.getByRole('button', { name: say('Share'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      // By key: a pointer would aim at the dialog's position before its transition ends.
      await dialog.getByRole('switch').press('Space');
      await dialog.locator('input[type=password]').fill('sesame');
      await dialog.getByRole('button', { name: say('Create link') }).click();
      await expect(dialog.getByRole('textbox', { name: say('Video link') })).toBeVisible();
      await dialog.getByRole('switch').press('Space');
      await expect(dialog.locator('input[type=password]')).toBeVisible();
    },
  },
  {
    name: 'the videos side by side',
    async open(page, project, say) {
      await openDetail(page, project);
      await page.getByRole('button', { name: say('Compare side by side') }).click();
      await expect(page.getByRole('dialog').locator('video')).toHaveCount(2);
    },
  },
  {
    name: 'why a video is disliked',
    async open(page, project, say) {
      await openDetail(page, project);
      await page.getByRole('button', { name: say("I don't like it") }).click();
      await page.getByRole('dialog').getByRole('checkbox').last().check();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    },
  },
  {
    name: 'a shared video',
    async open(page, { shareToken, task }) {
      await page.goto(`/share/${shareToken}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(task.title);
      await expect(page.locator('video')).toBeVisible();
    },
  },
  {
    name: 'projects in every state, some chosen',
    async open(page, { task }) {
      await showTasks(page, [task, ...Object.values(SAMPLE_TASKS)]);
      await page.goto('/projects');
      const boxes = page.getByRole('article').getByRole('checkbox');
      await expect(boxes).toHaveCount(Object.keys(SAMPLE_TASKS).length + 1);
      await boxes.first().check({ force: true });
      await expect(page.getByRole('article').first()).toHaveAttribute('data-chosen', 'true');
    },
  },
  {
    name: 'what can be done with a project',
    async open(page, { task }) {
      await showTasks(page, [task]);
      await page.goto('/projects');
      await page.getByRole('article').locator('button[aria-haspopup=menu]').click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  detailOf('queued'),
  detailOf('running'),
  detailOf('failed'),
  detailOf('cancelled'),
];

for (const { name, open } of SCREENS) {
  test(`${name}: fits, is accessible, and is complete in a longer language`, async ({ page, finished }) => {
    const readServerTexts = collectServerTexts(page);
    await open(page, finished, (text) => text);
    await checkLooks(page);
    await page.evaluate(() => localStorage.setItem('pseudoLocale', 'on'));
    await page.setViewportSize({ width: 1280, height: 844 });
    await open(page, finished, sayPseudo);
    await checkWords(page, readServerTexts);
  });
}
