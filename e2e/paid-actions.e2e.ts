import type { Locator, Page } from '@playwright/test';
import type { TaskId } from '@reelwright/contracts';
import { createAdDraft } from './fixtures/ad-draft.ts';
import { SAMPLE_TASKS } from './fixtures/sample-tasks.ts';
import { showTasks } from './fixtures/show-tasks.ts';
import { expect, test } from './fixtures/test.ts';
import { signInWithDemoAccount } from './pages/studio-page.ts';

const NEXT = '00000000-0000-4000-8000-000000000099' as TaskId;

interface PaidRequest {
  task_id?: string;
  tool_type?: number;
  input?: { quality?: string };
  idempotency_key?: string;
}

/** Answers what costs credits without making anything. Returns the keys that were sent. */
async function watchPayments(page: Page): Promise<string[]> {
  const keys: string[] = [];
  await page.route(/\/api\/taskV2\/(push|regenerate)$/, (route) => {
    const {
      task_id: again,
      tool_type: tool,
      input,
      idempotency_key: key,
    } = route.request().postDataJSON() as PaidRequest;
    if (input?.quality !== 'preview') keys.push(key ?? 'none');
    const task = again === undefined && tool === 92 ? SAMPLE_TASKS.brokenRecording : SAMPLE_TASKS.failed;
    return route.fulfill({ json: { code: 0, msg: 'OK', data: { ...task, task_id: NEXT } } });
  });
  return keys;
}

test('a double click pays once, on every control that costs credits', async ({ page, shop }) => {
  await signInWithDemoAccount(page);
  const { draftId } = await createAdDraft(page, shop);
  const [failed] = await showTasks(page, [SAMPLE_TASKS.failed]);
  const keys = await watchPayments(page);
  const pressTwice = async (control: Locator, address: RegExp): Promise<void> => {
    keys.length = 0;
    await expect(control).toBeEnabled();
    await control.dblclick();
    await expect(page).toHaveURL(address);
    await expect.poll(() => keys.length).toBeGreaterThan(0);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  };
  const detail = /\/video-detail\?id=.*99$/;

  await test.step('the link of a product', async () => {
    await page.goto('/link-to-video');
    await page.getByRole('textbox', { name: 'Link of the product page' }).fill(shop.productUrl);
    await pressTwice(page.getByRole('button', { name: /^Make the video/ }), detail);
  });

  for (const step of ['product-details', 'editor']) {
    await test.step(`the bar of an ad's ${step}`, async () => {
      await page.goto(`/link-to-video/${step}?draft=${draftId}`);
      await pressTwice(page.getByRole('button', { name: /^Make the video/ }), detail);
    });
  }

  await test.step('the draft of an ad', async () => {
    await page.goto(`/link-to-video/editor?draft=${draftId}`);
    await pressTwice(page.getByRole('button', { name: /^Draft ·/ }), detail);
  });

  await test.step('a failed ad, on its screen, in its menu and on its card', async () => {
    const open = () => page.goto(`/video-detail?id=${failed?.task_id ?? ''}`);
    await open();
    await pressTwice(page.getByRole('button', { name: 'Re-generate', exact: true }), detail);
    for (const name of [/with a new seed/i, /with the same seed/i]) {
      await open();
      await page.getByRole('button', { name: /^More actions for/ }).click();
      await pressTwice(page.getByRole('menuitem', { name }), detail);
    }
    await page.goto('/projects');
    await pressTwice(page.getByRole('button', { name: 'Re-generate', exact: true }), /\/projects|\/video-detail/);
  });

  await test.step('a text that is spoken', async () => {
    await page.goto('/text-to-speech');
    await page.getByRole('textbox', { name: 'Text' }).fill('Meet the lamp that reads with you.');
    await pressTwice(page.getByRole('button', { name: /^Generate/ }), /\/text-to-speech\?id=.*99$/);
  });
});
