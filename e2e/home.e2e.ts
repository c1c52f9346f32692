import type { Page } from '@playwright/test';
import { findViolations } from './fixtures/find-violations.ts';
import { drawProductPicture } from './fixtures/product-picture.ts';
import { openShop } from './fixtures/shop.ts';
import { startStudio } from './fixtures/studio.ts';
import { expect, test } from './fixtures/test.ts';

const box = (page: Page) => page.getByRole('textbox', { name: 'A product link, a description, or a text to speak' });
const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface DroppedFile {
  name: string;
  type: string;
  content: Buffer;
}

const WRONG: DroppedFile = { name: 'notes.pdf', type: 'application/pdf', content: Buffer.from('words') };
const EMPTY: DroppedFile = { name: 'empty.png', type: 'image/png', content: Buffer.alloc(0) };

async function drawPictures(count: number): Promise<DroppedFile[]> {
  const content = await drawProductPicture({ ground: '#f4f1e4', thing: '#4f7f6d', shape: 'mug' });
  return Array.from({ length: count }, (_none, index) => ({
    name: `tea-${index + 1}.jpg`,
    type: 'image/jpeg',
    content,
  }));
}

/** What a browser does when files are carried over the page, and let go there; or when they are pasted. */
async function bring(page: Page, files: readonly DroppedFile[], how: 'hold' | 'drop' | 'paste'): Promise<void> {
  const sent = files.map(({ name, type, content }) => ({ name, type, base64: content.toString('base64') }));
  await page.evaluate(
    ({ rows, event }) => {
      const transfer = new DataTransfer();
      for (const { name, type, base64 } of rows) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type }));
      }
      const common = { bubbles: true, cancelable: true };
      const made =
        event === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: transfer })
          : new DragEvent(event === 'drop' ? 'drop' : 'dragenter', { ...common, dataTransfer: transfer });
      document.body.dispatchEvent(made);
    },
    { rows: sent, event: how },
  );
}

for (const [language, greeting] of [
  ['en', 'What do you want to make?'],
  ['zh-CN', '今天想做什么？'],
] as const) {
  test(`the greeting is read before the app has come, in ${language}`, async ({ page }) => {
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

test('the box says what it will make, before it makes it', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByText('paste or drop them anywhere on this page')).toBeVisible();

  await box(page).fill('I found it here: https://www.shop.example/tea?size=2, lovely!');
  await expect(action(page, 'Make a video ad from this link')).toBeVisible();
  await expect(page.getByText('Reads the product from shop.example')).toBeVisible();

  await box(page).fill('A light daily serum. It absorbs in 2.5 seconds.');
  await expect(action(page, 'Make a video ad from this text')).toBeVisible();
  await expect(action(page, 'Speak this text')).toBeVisible();

  await bring(page, await drawPictures(2), 'drop');
  await expect(action(page, 'Make a video ad from these 2 files')).toBeVisible();
  await expect(page.getByText('1 more picture, or a video, and the ad can be made')).toBeVisible();
});

test('nothing to make it from is said at the box, and Enter alone leads nowhere', async ({ page }) => {
  await page.goto('/home');
  await box(page).press('Enter');
  await expect(page.getByText('Paste a link, write a few words, or add pictures first.')).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveURL(/\/home$/);
});

test('a link among other words opens link to video with just the link', async ({ page }) => {
  await page.goto('/home');
  await box(page).fill('看看这个 http://127.0.0.1:9/tea，真好看');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/link-to-video/);
  expect(new URL(page.url()).searchParams.get('url') ?? decodeURIComponent(page.url())).not.toContain('真好看');
});

test('a text becomes the description of an ad, and what it says its suggestions', async ({ page }) => {
  const text = 'Acme Trail Mug by Acme, enamel steel, holds 350 ml, $24';
  await page.goto('/home');
  await box(page).fill(text);
  await action(page, 'Make a video ad from this text').click();
  await expect(page).toHaveURL(/\/ai-video-ads\?draft=/);
  for (const [field, value] of [
    ['Description', text],
    ['Product name', 'Acme Trail Mug'],
    ['Brand', 'Acme'],
    ['Price', '24'],
    ['Currency', 'USD'],
    ['Selling point 1', 'Enamel steel'],
    ['Selling point 2', 'Holds 350 ml'],
  ] as const)
    await expect(page.getByRole('textbox', { name: field, exact: true })).toHaveValue(value);
  await expect(page.getByRole('button', { name: /^Name: From your description/ })).toBeVisible();

  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('24,50 €');
  await page.getByRole('textbox', { name: 'Brand', exact: true }).focus();
  await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('24.5');
  await expect(page.getByRole('textbox', { name: 'Currency' })).toHaveValue('EUR');
  await page.getByRole('textbox', { name: 'Currency' }).fill('');
  await expect(page.getByText(/^A price needs a currency/)).toBeVisible();
});

test('a text is spoken, in the language that it is in', async ({ page }) => {
  await page.goto('/home');
  await box(page).fill('今天的茶很香。');
  await action(page, 'Speak this text').click();
  await expect(page).toHaveURL(/\/text-to-speech$/);
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('今天的茶很香。');
});

test('files dropped anywhere are taken, wrong ones are refused with the reason, and the rest becomes an ad', async ({
  page,
}) => {
  const pictures = await drawPictures(3);
  await page.goto('/home');
  // Comes after what listens to the page.
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await bring(page, pictures, 'hold');
  await expect(page.getByText('Drop them here')).toBeVisible();
  await bring(page, [...pictures, WRONG, EMPTY], 'drop');
  await expect(page.getByText('Drop them here')).toBeHidden();

  const refusal = page.getByRole('alert').filter({ hasText: "2 files can't be used" });
  await expect(refusal).toContainText('notes.pdf: File format is not supported');
  await expect(refusal).toContainText('empty.png: The file is corrupted and cannot be read.');

  const files = page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
  await expect(files).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove tea-2.jpg' }).click();
  await expect(files).toHaveCount(2);
  await bring(page, pictures.slice(1, 2), 'paste');
  await expect(files).toHaveCount(3);

  expect(await findViolations(page)).toEqual([]);

  await action(page, 'Make a video ad from these 3 files').click();
  await expect(page).toHaveURL(/\/ai-video-ads\?draft=/);
  await expect(page.getByRole('img', { name: /tea-[123]\.jpg/ })).toHaveCount(3);
});

test('what was typed is still there after a reload, and Tab reaches everything in its order', async ({ page }) => {
  await page.goto('/home');
  await box(page).fill('A light daily serum.');
  await page.reload();
  await expect(box(page)).toHaveValue('A light daily serum.');
  await box(page).focus();
  for (const name of ['Pictures or videos', 'Speak this text', 'Make a video ad from this text']) {
    await page.keyboard.press('Tab');
    await expect(action(page, name)).toBeFocused();
  }
});

test('shows every tool that is there, and nothing that is not', async ({ page }) => {
  await page.goto('/home');
  const tools = page.getByRole('region', { name: 'All tools' });
  for (const name of [/^Link to Video/, /^Description to Video/, /^Text to Speech/])
    await expect(tools.getByRole('link', { name })).toBeVisible();
  await expect(tools.getByRole('link')).toHaveCount(3);
});

for (const width of [390, 1280]) {
  test(`home fits ${width} px in both languages, with everything in the box`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const lang of ['en', 'zh-CN']) {
      await page.goto('/home');
      await page.evaluate((chosen) => localStorage.setItem('lang', chosen), lang);
      await page.reload();
      await page.getByRole('textbox').first().fill('A light daily serum that absorbs in seconds. '.repeat(12));
      await bring(page, [...(await drawPictures(2)), WRONG], 'drop');
      await expect(page.getByText('notes.pdf')).toBeVisible();
      await expect(page.locator('#tools')).toBeVisible();
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(tooWide).toBeLessThanOrEqual(0);
    }
  });
}

test('an installation makes its own examples: one is watched and remixed, and a newcomer has a sample project', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const shop = await openShop();
  const studio = await startStudio({ fetchAllowHosts: [shop.host], sampleContent: 'on' });
  try {
    await page.goto(`${studio.url}/home`);
    const examples = page.getByRole('region', { name: 'Begin with an example' });
    await expect(examples).toBeVisible({ timeout: 60_000 });
    await examples.getByRole('button', { name: 'Watch: Vitamin C serum' }).click({ timeout: 240_000 });
    const film = page.getByRole('dialog').locator('video');
    await expect.poll(() => film.evaluate((element: HTMLVideoElement) => Math.round(element.duration))).toBe(15);
    await page.getByRole('dialog').getByRole('button', { name: 'Make it mine' }).click();
    await expect(page).toHaveURL(/\/ai-video-ads\?draft=/);
    await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Morrow Vitamin C Serum');

    const taken = page.waitForResponse((response) => response.url().endsWith('/takeSample'));
    await page.goto(`${studio.url}/home`);
    await taken;
    await page.goto(`${studio.url}/projects`);
    await expect(page.getByRole('article', { name: 'Sample: Vitamin C serum' })).toBeVisible();
  } finally {
    // A page that is left open would ask on: it looks at the other studio meanwhile.
    await page.goto('/home');
    await studio.stop();
    await shop.close();
  }
});
