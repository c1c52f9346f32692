import type { Page } from '@playwright/test';
import { checkLooks, LOOKS_TIMEOUT_MS } from './fixtures/check-looks.ts';
import { follow } from './fixtures/follow.ts';
import { SAMPLE_TASKS, SAMPLE_VOICE } from './fixtures/sample-tasks.ts';
import { showTasks } from './fixtures/show-tasks.ts';
import { SHOP_PRODUCT } from './fixtures/shop.ts';
import { expect, test } from './fixtures/test.ts';
import { enterByHand, openStep } from './pages/studio-page.ts';

interface Screen {
  name: string;
  /** The path, or the steps before it. Follows the screens before it. */
  open(page: Page, shopUrl: string): Promise<void>;
  hasTooltips?: true;
}

/** Screens with content; routes.e2e.ts checks them empty. They are looked at in one visit: a load of the app costs as much as a look. */
const SCREENS: Screen[] = [
  {
    name: 'home',
    async open(page) {
      await showTasks(page, [SAMPLE_TASKS.running]);
      await page.goto('/home');
      await expect(page.getByRole('article')).toBeVisible();
    },
  },
  {
    name: 'link-to-video',
    async open(page) {
      await follow(page, '/link-to-video');
      await enterByHand(page);
      await page.getByRole('textbox', { name: 'Product name' }).fill('Ember Stoneware Mug');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await follow(page, '/link-to-video');
      await expect(page.getByRole('heading', { name: 'Pick up where you left off' })).toBeVisible();
    },
  },
  {
    name: 'text-to-speech',
    async open(page) {
      await page.route('**/sample-voice.wav', (route) =>
        route.fulfill({ contentType: 'audio/wav', body: SAMPLE_VOICE }),
      );
      await showTasks(page, [SAMPLE_TASKS.recording, SAMPLE_TASKS.brokenRecording]);
      await follow(page, '/text-to-speech');
      await page.getByRole('textbox', { name: 'Text' }).fill('Hello');
      await page.getByRole('button', { name: 'Add word' }).click();
      await expect(page.getByRole('group', { name: 'Pronunciation of a word' })).toBeVisible();
      await expect(page.getByText('10 credits left')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Ava' })).toBeVisible();
      await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible();
    },
  },
  {
    name: 'video settings',
    async open(page, shopUrl) {
      await follow(page, `/link-to-video?url=${encodeURIComponent(shopUrl)}`);
      await expect(page.getByRole('textbox', { name: 'Brand' })).toHaveValue(SHOP_PRODUCT.brand);
      await openStep(page, 'Settings');
      await page.getByRole('button', { name: /^Resolution and seed/ }).click();
      await expect(page.getByRole('textbox', { name: 'Seed' })).toBeVisible();
      await expect(page.getByRole('radio', { name: /^Ava/ })).toBeVisible();
    },
  },
  {
    name: 'scripts',
    async open(page) {
      await openStep(page, 'Scripts');
      await expect(page.getByRole('textbox', { name: 'Voice-over in scene 1' })).toBeVisible();
      await page
        .getByRole('textbox', { name: 'Voice-over in scene 1' })
        .fill('The best mug in the world, now 50% off.');
      await expect(page.getByRole('status').filter({ hasText: '50%' })).toBeVisible();
    },
  },
  {
    name: 'product details',
    // The sources of its values.
    hasTooltips: true,
    async open(page) {
      await openStep(page, 'Product');
      await expect(page.getByRole('textbox', { name: 'Brand' })).toHaveValue(SHOP_PRODUCT.brand);
      await page.getByRole('button', { name: 'Reviews and brand' }).click();
      await page.getByRole('button', { name: 'Add review' }).click();
      await page.getByRole('button', { name: 'Remove image 2' }).click();
      await expect(page.getByRole('button', { name: 'Restore image 1' })).toBeVisible();
    },
  },
];

test('screens with content fit phone and desktop and are accessible, light and dark', async ({ page, shop }) => {
  test.setTimeout(LOOKS_TIMEOUT_MS);
  for (const { name, open, hasTooltips } of SCREENS) {
    await test.step(name, async () => {
      await open(page, shop.productUrl);
      const tooltips = await checkLooks(page);
      if (hasTooltips) expect(tooltips, 'tooltips that opened').toBeGreaterThan(0);
    });
  }
});
