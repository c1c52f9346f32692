import { expect, test } from 'vitest';
import { claimsProduct, dropSiteName, readOpenGraph } from './open-graph.ts';
import { parsePage } from '../parse/page-document.ts';
import { layOutPage } from './page-layout.ts';

function open(tags: Record<string, string>) {
  const html = Object.entries(tags).map(([name, content]) => `<meta property="${name}" content="${content}">`);
  return parsePage(html.join(''), new URL('https://shop.example/mug'));
}

function read(tags: Record<string, string>) {
  const page = open(tags);
  return readOpenGraph(page, layOutPage(page));
}

test('reads the product tags', () => {
  expect(
    read({
      'og:title': 'Blue Mug | Potter &amp; Sons',
      'og:site_name': 'Potter & Sons',
      'og:description': 'A mug.',
      'og:image': '/mug.jpg',
      'og:image:width': '1200',
      'product:price:amount': '12,50',
      'product:price:currency': 'eur',
      'product:brand': 'Potter',
      'product:retailer_item_id': 'MUG-1',
      'product:availability': 'in stock',
    }),
  ).toMatchObject({
    name: { value: 'Blue Mug' },
    description: { value: 'A mug.' },
    price: { value: 12.5 },
    currency: { value: 'EUR' },
    brand: { value: 'Potter' },
    sku: { value: 'MUG-1' },
    availability: { value: 'InStock' },
    images: { value: [{ url: 'https://shop.example/mug.jpg', sizePx: 1200 }] },
  });
});

test('the main price is the old one if there is a sale price', () => {
  const found = read({ 'product:price:amount': '20', 'product:sale_price:amount': '12.5' });
  expect(found).toMatchObject({ price: { value: 12.5 }, originalPrice: { value: 20 } });
});

test('finds nothing on a page without tags', () => {
  expect(Object.values(read({ viewport: 'width=device-width' })).filter(Boolean)).toEqual([]);
});

test('reports whether the page declares itself a product', () => {
  expect(claimsProduct(open({ 'og:type': 'product' }))).toBe(true);
  expect(claimsProduct(open({ 'og:type': 'article' }))).toBe(false);
});

test.each([
  ['Blue Mug - Shop', 'Shop', 'Blue Mug'],
  ['Shop: home | Blue Mug', 'Shop', 'Shop: home | Blue Mug'],
  ['Shop | Blue Mug', 'Shop', 'Blue Mug'],
  ['Blue-green Mug', 'Shop', 'Blue-green Mug'],
  ['Shop', 'Shop', 'Shop'],
])('without its site, %j of %j is %j', (title, site, name) => {
  expect(dropSiteName(title, site)).toBe(name);
});
