import type { Page } from '@playwright/test';
import { expectNoOverflow, LOOKS_TIMEOUT_MS, NARROW_PHONE_PX } from './fixtures/check-looks.ts';
import { follow } from './fixtures/follow.ts';
import { findViolations, WORD_RULES } from './fixtures/find-violations.ts';
import { RENDER_TIMEOUT_MS } from './fixtures/finished-project.ts';
import { drawProductImage } from './fixtures/product-image.ts';
import { EXAMPLE_PRODUCT, EXAMPLE_TITLE, showExamples } from './fixtures/show-examples.ts';
import { expect, test } from './fixtures/test.ts';

interface DroppedFile {
  name: string;
  type: string;
  content: Buffer;
}

const WRONG: DroppedFile = { name: 'notes.pdf', type: 'application/pdf', content: Buffer.from('words') };

async function drawImages(count: number): Promise<DroppedFile[]> {
  const content = await drawProductImage({ background: '#f4f1e4', thing: '#4f7f6d', shape: 'mug' });
  return Array.from({ length: count }, (_none, index) => ({
    name: `tea-${index + 1}.jpg`,
    type: 'image/jpeg',
    content,
  }));
}

/** Simulates the browser's events of a file drop on the page. */
async function drop(page: Page, files: readonly DroppedFile[]): Promise<void> {
  const sent = files.map(({ name, type, content }) => ({ name, type, base64: content.toString('base64') }));
  await page.evaluate((rows) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of rows) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }));
  }, sent);
}

for (const [language, greeting] of [
  ['en', 'What do you want to create?'],
  ['zh-CN', '今天想制作什么？'],
] as const) {
  test(`the greeting appears before the app has loaded, in ${language}`, async ({ page }) => {
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/first-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/home', { waitUntil: 'commit' });
    await expect(page.getByText(greeting)).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
    held.resolve();
    await expect(page.getByRole('heading', { name: greeting })).toBeVisible();
    await expect(page.getByText(greeting)).toHaveCount(1);
  });
}

test('home fits phone and desktop in both languages and is accessible, with a full box', async ({ page }) => {
  const files = [...(await drawImages(2)), WRONG];
  await page.goto('/home');
  for (const lang of ['en', 'zh-CN']) {
    if (lang !== 'en') {
      await page.evaluate((chosen) => localStorage.setItem('lang', chosen), lang);
      await page.reload();
    }
    await page.getByRole('textbox').first().fill('A light daily serum that absorbs in seconds. '.repeat(12));
    // Loads after the page's listeners.
    await expect(page.locator('#tools')).toBeVisible();
    await drop(page, files);
    await expect(page.getByText('notes.pdf')).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(tooWide, `${lang}, ${width} px`).toBeLessThanOrEqual(0);
      // The same elements in the same colours, with other words.
      const rules = lang === 'en' ? undefined : WORD_RULES;
      expect(await findViolations(page, { rules, isOfNew: width !== 390 }), `${lang}, ${width} px`).toEqual([]);
    }
  }
});

test.describe('examples', () => {
  // Includes the render of the finished project.
  test.describe.configure({ timeout: LOOKS_TIMEOUT_MS + RENDER_TIMEOUT_MS });

  test('an example is watched and remixed, and is a project of a new user', async ({ page, finished }) => {
    await showExamples(page, finished.task);
    const taken = page.waitForResponse((response) => response.url().endsWith('/takeSample'));
    await page.goto('/home');
    await taken;
    const examples = page.getByRole('region', { name: 'Start with an example' });
    await expect(examples.getByRole('listitem')).toHaveCount(2);
    await page.setViewportSize({ width: NARROW_PHONE_PX, height: 700 });
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 1280, height: 844 });
    await examples.getByRole('button', { name: `Watch: ${EXAMPLE_TITLE}` }).click();
    const video = page.getByRole('dialog').locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => Math.round(element.duration))).toBe(15);
    await page.getByRole('dialog').getByRole('button', { name: 'Use as template' }).click();
    await expect(page).toHaveURL(/\/ai-video-ads\?draft=/);
    await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue(EXAMPLE_PRODUCT);

    await follow(page, '/projects');
    await expect(page.getByRole('article', { name: `Sample: ${EXAMPLE_TITLE}` })).toBeVisible();
  });
});
