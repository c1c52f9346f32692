import { follow } from './fixtures/follow.ts';
import { drawProductImage } from './fixtures/product-image.ts';
import { SHOP_PRODUCT } from './fixtures/shop.ts';
import { signInAsDemo } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';

const CSV = [
  'name,selling points,price,currency,brand,sku',
  'Canvas plimsolls,Light sole,39,EUR,Shore,CP-2',
  'No price,Warm,abc,USD,,NP-1',
  '陶瓷杯,保温,99,CNY,窑,TC-1',
].join('\n');

test('products are made by hand, from a link and from a CSV file, and one is picked in the wizard', async ({
  page,
  shop,
  studio,
}) => {
  await signInAsDemo(page, studio);
  await page.goto('/smart-editing/product');
  const row = (name: string) => page.getByRole('listitem', { name });

  await test.step('one is typed, with an image of its own', async () => {
    await page.getByRole('link', { name: 'New product' }).click();
    await page.getByRole('textbox', { name: 'Product name' }).fill('Ember Mug');
    await page.getByRole('textbox', { name: 'Selling points' }).fill('Keeps tea hot\nHolds 350 ml');
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('$24');
    await page.getByRole('button', { name: 'Add from the library' }).click();
    const dialog = page.getByRole('dialog', { name: 'Select media' });
    const mug = await drawProductImage({ background: '#fff', thing: '#c33', shape: 'mug' });
    await dialog.locator('input[type=file]').setInputFiles({ name: 'mug.jpg', mimeType: 'image/jpeg', buffer: mug });
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Save product' }).click();
    await expect(page).toHaveURL(/\/smart-editing\/product\/[\da-f-]{36}$/);
    await page.getByRole('link', { name: 'All products' }).click();
    await expect(row('Ember Mug').locator('img')).toBeVisible();
  });

  await test.step('one is read from its page', async () => {
    await page.getByRole('link', { name: 'New product' }).click();
    await page.getByRole('textbox', { name: 'Link to the product' }).fill(shop.productUrl);
    await page.getByRole('button', { name: 'Fill from link' }).click();
    await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue(SHOP_PRODUCT.name);
    await page.getByRole('button', { name: 'Save product' }).click();
    await expect(page.getByRole('heading', { name: SHOP_PRODUCT.name, level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'All products' }).click();
  });

  await test.step('a CSV file brings two more, and says why a third one is not saved', async () => {
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import products from CSV' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
    await expect(dialog.getByText('Added 2 of 3 products.')).toBeVisible();
    await expect(dialog.getByText('Row 3')).toBeVisible();
    await expect(dialog.getByText(/Price: enter one price/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(row('陶瓷杯')).toBeVisible();
    await expect(page.getByText('4 products')).toBeVisible();
  });

  await test.step('the wizard begins with one that is picked there', async () => {
    await follow(page, '/link-to-video');
    await page.getByRole('button', { name: 'Use a saved product' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Ember Mug/ })
      .click();
    await expect(page).toHaveURL(/\/link-to-video\/product-details\?draft=/);
    await expect(page.getByRole('textbox', { name: 'Product name' })).toHaveValue('Ember Mug');
  });
});
