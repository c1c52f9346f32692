import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';
import { SHOP_PAGES } from './test-shop-pages.ts';
import { SHOP_PRODUCTS } from './test-shop-products.ts';

function read(shop: keyof typeof SHOP_PAGES) {
  const verdict = readPage(SHOP_PAGES[shop], new URL('https://www.brightside.example/p/lumo-desk-lamp'));
  return verdict.kind === 'product' ? verdict.product : undefined;
}

test.each(SHOP_PRODUCTS)('reads everything from a page of the shop system %s', (shop, expected) => {
  expect(read(shop)).toMatchObject(expected);
});

test('text in footers, service boxes and other cards is not a selling point', () => {
  for (const shop of Object.keys(SHOP_PAGES) as (keyof typeof SHOP_PAGES)[]) {
    expect(String(read(shop)?.selling_points), shop).not.toMatch(/delivery|returns|包邮|cookies/i);
  }
});
