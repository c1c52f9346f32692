import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { COLOUR_RULES, findViolations } from './fixtures/find-violations.ts';
import { type MediaDialogPage, serveMediaDialog } from './fixtures/serve-media-dialog.ts';

const test = base.extend<{ quietConsole: undefined }, { served: MediaDialogPage }>({
  served: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const served = await serveMediaDialog();
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ served }, use) => use(served.url),
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

interface Heard {
  type: string;
  detail: unknown;
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const tile = (page: Page, name: string): Locator => page.getByRole('option', { name, exact: true });
const hear = (page: Page): Promise<Heard[]> => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);

async function open(page: Page, attributes: Record<string, string> = {}): Promise<void> {
  await page.goto('/');
  await page.locator('select-media-dialog').evaluate((element, given) => {
    for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  }, attributes);
  await page.getByRole('button', { name: 'Choose media' }).click();
  await expect(tile(page, 'Image Mug 1.jpg')).toBeVisible();
}

async function measure(part: Locator): Promise<{ width: number; height: number; left: number; top: number }> {
  return part.evaluate((element) => {
    const { width, height, left, top } = element.getBoundingClientRect();
    return { width, height, left, top };
  });
}

test('has the measures of its design on a page of somebody else', async ({ page }) => {
  await open(page);
  expect(await measure(dialogOf(page))).toMatchObject({ width: 808, height: 622 });
  const row = await Promise.all([0, 1, 2, 3, 4].map((index) => measure(page.getByRole('option').nth(index))));
  expect(new Set(row.slice(0, 4).map(({ top }) => top)).size).toBe(1);
  expect(row[4]?.top).toBeGreaterThan(row[0]?.top ?? 0);
  // Styles of the page stop at the dialog.
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCSS('text-transform', 'none');

  const control = page.getByRole('button', { name: /^Category/ });
  expect((await measure(control)).width).toBe(200);
  await control.click();
  await page.getByRole('option', { name: 'Products' }).click();
  const menu = page.getByRole('listbox', { name: 'Category', exact: true });
  expect((await measure(menu.locator('..'))).width).toBe(400);
  await expect(menu).toHaveCSS('max-height', '300px');
  expect((await measure(page.getByText('Plates and bowls of the autumn collection'))).width).toBe(140);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(dialogOf(page)).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select all' }).click();
  const strip = page.getByRole('group', { name: 'Selected media' });
  const [first, second] = await Promise.all([0, 1].map((index) => measure(strip.getByRole('listitem').nth(index))));
  expect(first).toMatchObject({ width: 72, height: 72 });
  expect((second?.left ?? 0) - (first?.left ?? 0)).toBe(80);
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();

  await tile(page, 'Folder Autumn campaign').click();
  await tile(page, 'Image Mug 101.jpg').click();
  await tile(page, 'Image Mug 102.jpg').click();
  await tile(page, 'Image Mug 103.jpg').click();
  await tile(page, 'Image Mug 104.jpg').click();
  await page.getByRole('button', { name: 'Next' }).click();
  // Twelve thumbnails are 160 px wider than the strip: a page of 200 px ends at the last.
  expect((await measure(strip.getByRole('listitem').first())).left).toBe((first?.left ?? 0) - 160);
});

test('is used by keyboard alone', async ({ page }) => {
  await open(page);
  await expect(tile(page, 'Folder Autumn campaign')).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(tile(page, 'Image Mug 4.jpg')).toBeFocused();
  await page.keyboard.press('Space');
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByText('3 of 12 selected')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 12 selected')).toBeVisible();
  await page.keyboard.press('Control+a');
  await expect(page.getByText('8 of 12 selected')).toBeVisible();

  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(tile(page, 'Folder Raw')).toBeFocused();
  // Tab goes round inside the dialog, both ways.
  await page.getByRole('button', { name: 'Confirm' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();

  await page.getByRole('button', { name: /^Category/ }).press('Enter');
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Category: Products / Mugs' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Asset' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Choose media' })).toBeFocused();
  expect((await hear(page)).map(({ type }) => type)).toEqual([
    'invalid-assets-found',
    'folder-change',
    'category-change',
    'close',
  ]);
});

test('tells its page what happens, and hands over what was chosen', async ({ page }) => {
  await open(page, { 'max-count': '3' });
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await tile(page, 'Image Mug 1.jpg').click();
  await tile(page, 'Image Mug 3.jpg').click({ modifiers: ['Shift'] });
  await tile(page, 'Image Mug 5.jpg').click();
  await tile(page, 'Video A whole tour of the workshop.mp4 5:12').click();
  await tile(page, 'Folder Autumn campaign').click();
  await page.getByRole('button', { name: 'Asset' }).click();
  await page.getByRole('button', { name: 'Remove Mug 2.jpg' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  expect(await hear(page)).toMatchObject([
    { type: 'max-count-exceeded', detail: { reason: 'MAX_COUNT_REACHED', currentCount: 3, maxCount: 3 } },
    { type: 'asset-validation-failed', detail: { asset: { id: 'video-2' }, reason: 'DURATION_EXCEEDED' } },
    { type: 'folder-change', detail: { folderId: 'autumn', folderName: 'Autumn campaign' } },
    {
      type: 'breadcrumb-navigate',
      detail: { index: 0, folderId: null, folderName: 'Asset', fullPath: [{ id: null }] },
    },
    { type: 'confirm', detail: { assets: [{ id: 'image-1' }, { id: 'image-3' }] } },
  ]);
});

test('takes uploads, loads more while scrolling, and closes by its backdrop', async ({ page }) => {
  await open(page);
  const toFile = (name: string, mimeType: string): { name: string; mimeType: string; buffer: Buffer } => ({
    name,
    mimeType,
    buffer: Buffer.from('x'),
  });
  await dialogOf(page)
    .locator('input[type="file"]')
    .setInputFiles([toFile('held.png', 'image/png'), toFile('broken.png', 'image/png'), toFile('a.txt', 'text/plain')]);
  await expect(page.getByRole('progressbar', { name: 'Uploading held.png' })).toHaveJSProperty('value', 0.4);
  await expect(page.getByRole('alert')).toHaveText(['The file is damaged.', 'Only images can be uploaded here.']);
  await page.evaluate(() => (window as unknown as { finishUpload(): void }).finishUpload());
  await expect(tile(page, 'Image held.png')).toHaveAttribute('aria-selected', 'true');

  await tile(page, 'Folder Autumn campaign').click();
  await tile(page, 'Image Mug 115.jpg').scrollIntoViewIfNeeded();
  await expect(tile(page, 'Image Mug 130.jpg')).toBeAttached();
  await page.mouse.click(10, 10);
  await expect(dialogOf(page)).toBeHidden();
});

test('fits desktop and phone, in light and dark, in both languages', async ({ page }) => {
  for (const { width, lang, colorScheme, title } of [
    { width: 1280, lang: 'en', colorScheme: 'light', title: 'Select media' },
    { width: 1280, lang: 'zh-CN', colorScheme: 'dark', title: '选择素材' },
    { width: 390, lang: 'zh-CN', colorScheme: 'light', title: '选择素材' },
    { width: 390, lang: 'en', colorScheme: 'dark', title: 'Select media' },
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await page.evaluate((value) => {
      document.documentElement.lang = value;
    }, lang);
    await page.getByRole('button', { name: 'Choose media' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    for (const index of [2, 3, 4, 9]) await page.getByRole('option').nth(index).click();
    await dialogOf(page)
      .getByRole('button', { name: /^(?:Category|分类)/ })
      .click();
    const wide = await dialogOf(page).evaluate((dialog) =>
      [...dialog.querySelectorAll('*')]
        .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
        .map((part) => part.outerHTML.slice(0, 80)),
    );
    expect(wide, `nothing is beyond ${width} px`).toEqual([]);
    const found = await findViolations(page, { rules: colorScheme === 'dark' ? COLOUR_RULES : undefined });
    expect(found, `${width} px, ${colorScheme}`).toEqual([]);
  }
});

test('keeps a source that the page sets before the script of the element has run', async ({ page }) => {
  await page.goto('/');
  const names = await page.evaluate(async () => {
    const before = document.createElement('div');
    // A fresh document: its element is not defined yet.
    const frame = document.createElement('iframe');
    before.append(frame);
    document.body.append(before);
    const inner = frame.contentDocument;
    if (!inner) throw new Error('the frame has a document');
    const dialog = inner.createElement('select-media-dialog') as HTMLElement & { source: unknown };
    const source = { marker: 'mine' };
    dialog.source = source;
    inner.body.append(dialog);
    const script = inner.createElement('script');
    script.type = 'module';
    script.src = '/elements/select-media-dialog.js';
    const ran = new Promise((resolve) => script.addEventListener('load', resolve));
    inner.head.append(script);
    await ran;
    return [Object.hasOwn(dialog, 'source'), dialog.source === source];
  });
  expect(names).toEqual([false, true]);
});
