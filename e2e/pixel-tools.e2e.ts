import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { follow } from './fixtures/follow.ts';
import { drawProductImage } from './fixtures/product-image.ts';
import { makeProductVideo } from './fixtures/product-video.ts';
import { expect, test } from './fixtures/test.ts';

const RESULT_TIMEOUT_MS = 120_000;

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const mimeType = name.endsWith('.mp4') ? 'video/mp4' : 'image/jpeg';
  await page.locator('main input[type=file]').first().setInputFiles({ name, mimeType, buffer });
}

/** Waits for the video of a result, and returns its size. */
async function readVideoSize(page: Page): Promise<[width: number, height: number]> {
  const video = page.locator('main video').first();
  await expect(video).toBeVisible({ timeout: RESULT_TIMEOUT_MS });
  const read = () =>
    video.evaluate((each: HTMLVideoElement) => [each.videoWidth, each.videoHeight] as [number, number]);
  await expect.poll(async () => (await read())[0], { timeout: RESULT_TIMEOUT_MS }).toBeGreaterThan(0);
  return read();
}

test('a guest cuts a product out of its photo, erases a box of a video, makes it larger, and downloads one', async ({
  page,
  shop,
}) => {
  test.setTimeout(4 * RESULT_TIMEOUT_MS);
  await page.goto('/background-remover');

  await test.step('a product is cut out, and saved', async () => {
    await choose(page, 'mug.jpg', await drawProductImage({ background: '#ffffff', thing: '#c4532d', shape: 'mug' }));
    await expect(page.getByText('Ready', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Remove background · 2 credits' }).click();
    const link = page.getByRole('main').getByRole('link', { name: 'Download' });
    await expect(link).toBeVisible({ timeout: RESULT_TIMEOUT_MS });
    const saving = page.waitForEvent('download');
    await link.click();
    const image = sharp(await readFile(await (await saving).path()));
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    expect(data[3]).toBe(0);
  });

  await test.step('what is in a box of a video is erased', async () => {
    await follow(page, '/subtitles-remover');
    await choose(page, 'boxed.mp4', await makeProductVideo({ seconds: 1.2, size: '320x180' }));
    await page.getByRole('button', { name: 'Add box' }).click();
    await page.getByRole('region', { name: 'Boxes' }).getByText('Everything', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'I have the right to change these videos' }).check();
    await page.getByRole('button', { name: 'Erase · 2 credits' }).click();
    await expect(page).toHaveURL(/\/video-detail/);
    expect(await readVideoSize(page)).toEqual([320, 180]);
  });

  await test.step('a video is made larger', async () => {
    await follow(page, '/video-enhancer');
    await choose(page, 'small.mp4', await makeProductVideo({ seconds: 0.5, size: '160x90' }));
    await expect(page.getByText('becomes 320 × 180, 30 fps')).toBeVisible();
    await page.getByRole('button', { name: /^Enhance · \d+ credits?$/ }).click();
    await expect(page).toHaveURL(/\/video-detail/);
    expect(await readVideoSize(page)).toEqual([320, 180]);
  });

  await test.step('a link is looked up, and its video is saved to the library', async () => {
    await follow(page, '/video-downloader');
    await page.getByRole('textbox', { name: 'Links' }).fill(shop.videoUrl);
    await page.getByRole('button', { name: 'Find videos' }).click();
    await expect(page.getByRole('list', { name: 'Links' }).getByRole('listitem')).toContainText('0:01');
    await page.getByRole('checkbox', { name: 'I have the right to download and use all of this.' }).check();
    await page.getByRole('button', { name: /^Download · \d+ credits?$/ }).click();
    const library = page.getByRole('link', { name: 'Open the library' });
    await expect(library).toBeVisible({ timeout: RESULT_TIMEOUT_MS });
    await library.click();
    // What tools make has a folder of its own.
    await page.getByRole('article', { name: 'Results' }).getByRole('button', { name: 'Results', exact: true }).click();
    await expect(page.getByRole('article', { name: /clip/ })).toBeVisible();
  });
});
