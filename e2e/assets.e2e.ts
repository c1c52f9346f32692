import { follow } from './fixtures/follow.ts';
import { drawProductImage } from './fixtures/product-image.ts';
import { makeProductVideo } from './fixtures/product-video.ts';
import { expect, test } from './fixtures/test.ts';

test('files are uploaded, sorted into a folder, marked, deleted and brought back', async ({ page }) => {
  const [red, blue] = [
    await drawProductImage({ background: '#fff', thing: '#c33', shape: 'mug' }),
    await drawProductImage({ background: '#fff', thing: '#36c', shape: 'mug' }),
  ];
  await page.goto('/assets');
  await expect(page.getByRole('heading', { name: 'Your library is empty' })).toBeVisible();
  const tile = (name: string) => page.getByRole('article', { name });
  const openMenu = (name: string) => page.getByRole('button', { name: `More actions for ${name}` }).click();

  await test.step('two files are picked', async () => {
    await page.locator('input[type=file]').setInputFiles([
      { name: 'red mug.jpg', mimeType: 'image/jpeg', buffer: red },
      { name: 'blue mug.jpg', mimeType: 'image/jpeg', buffer: blue },
    ]);
    await expect(tile('red mug.jpg').locator('img')).toBeVisible();
    await expect(tile('blue mug.jpg').locator('img')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Uploads' })).toBeHidden();
  });

  await test.step('a folder is made, and one of them is moved there', async () => {
    await page.getByRole('button', { name: 'New folder' }).click();
    await page.getByRole('textbox', { name: 'Folder name' }).fill('Mugs');
    await page.keyboard.press('Enter');
    await expect(tile('Mugs')).toBeVisible();
    await openMenu('red mug.jpg');
    await page.getByRole('menuitem', { name: 'Move to…' }).click();
    await page.getByRole('radio', { name: 'Mugs' }).click();
    await page.getByRole('button', { name: 'Move here' }).click();
    await expect(tile('red mug.jpg')).toBeHidden();
    await tile('Mugs').getByRole('button', { name: 'Mugs', exact: true }).click();
    await expect(tile('red mug.jpg')).toBeVisible();
  });

  await test.step('it is a favorite', async () => {
    await openMenu('red mug.jpg');
    await page.getByRole('menuitem', { name: 'Add to favorites' }).click();
    await page.getByRole('link', { name: 'Favorites' }).click();
    await expect(tile('red mug.jpg')).toBeVisible();
  });

  await test.step('the other one is deleted, and brought back', async () => {
    await follow(page, '/assets');
    await page.getByRole('checkbox', { name: 'Select blue mug.jpg' }).check({ force: true });
    await page.keyboard.press('Delete');
    await expect(tile('blue mug.jpg')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(tile('blue mug.jpg')).toBeVisible();
  });

  await test.step('a box that the mouse draws selects what it touches, and both are saved as one zip', async () => {
    const box = await page.getByRole('group', { name: 'Assets and folders' }).boundingBox();
    if (!box) throw new Error('the list has no place');
    await page.mouse.move(box.x + box.width - 20, box.y + box.height + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 5, box.y + 5, { steps: 4 });
    await page.mouse.up();
    const bar = page.getByRole('group', { name: 'Selected assets' });
    await expect(bar.getByRole('status')).toHaveText('2 selected');
    const download = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/^assets-.*\.zip$/);
  });

  await test.step('a video is opened, and seen', async () => {
    const buffer = await makeProductVideo({ seconds: 1 });
    await page.locator('input[type=file]').setInputFiles([{ name: 'mugs.mp4', mimeType: 'video/mp4', buffer }]);
    await expect(tile('mugs.mp4').locator('img')).toBeVisible({ timeout: 60_000 });
    // What was selected before is not any more.
    await page.keyboard.press('Escape');
    await tile('mugs.mp4').getByRole('button', { name: 'mugs.mp4', exact: true }).click();
    const video = page.getByRole('dialog', { name: 'mugs.mp4' }).locator('video');
    await expect.poll(async () => (await video.boundingBox())?.width).toBeGreaterThan(300);
  });
});
