import { product as productSchema } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const url = new URL('https://shop.example/mug');

function read(html: string, address = url) {
  return readPage(html, address);
}

function readProduct(html: string) {
  const verdict = read(html);
  if (verdict.kind !== 'product') throw new Error(`read as ${verdict.kind}`);
  return verdict;
}

const jsonLd = (product: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', ...product })}</script>`;

test('merges several sources, and reports where each value was found', () => {
  const { product, sources } = readProduct(`<html lang="en-GB"><title>Blue Mug</title>
    <meta property="og:image" content="/mug.jpg"><meta property="og:description" content="A mug for tea. It is blue.">
    ${jsonLd({ name: 'Blue Mug', offers: { price: 12.5, priceCurrency: 'GBP' } })}
    <h1>Blue Mug</h1><ul class="features"><li>Keeps tea warm for hours</li><li>Safe in the dishwasher</li><li>Made of stoneware</li></ul>`);
  expect(product).toMatchObject({
    name: 'Blue Mug',
    price: 12.5,
    currency: 'GBP',
    language: 'en',
    selling_points: ['Keeps tea warm for hours', 'Safe in the dishwasher', 'Made of stoneware'],
    images: [{ url: 'https://shop.example/mug.jpg' }],
  });
  expect(sources).toMatchObject({
    name: { source: 'json-ld', confidence: 0.95 },
    price: { source: 'json-ld' },
    description: { source: 'opengraph' },
    images: { source: 'opengraph' },
    selling_points: { source: 'page' },
  });
});

test('markup with the regular price yields to the lower price shown beside it', () => {
  const { product, sources } = readProduct(`${jsonLd({ name: 'Blue Mug', offers: { price: 20, priceCurrency: 'EUR' } })}
    <h1>Blue Mug</h1><div><del>€20.00</del> <span class="price">€12.50</span></div><button>Add to cart</button>`);
  expect(product).toMatchObject({ price: 12.5, original_price: 20, currency: 'EUR' });
  expect(sources.price?.source).toBe('page');
});

test('an old price that is not higher is left out', () => {
  const { product } = readProduct(
    jsonLd({
      name: 'Mug',
      offers: { priceSpecification: [{ price: 12.5 }, { priceType: 'ListPrice', price: 12.5 }] },
    }),
  );
  expect(product.original_price).toBeUndefined();
});

test('keeps every text within the limits of the contract, without markup', () => {
  const { product } = readProduct(
    jsonLd({
      name: `<b>${'Mug '.repeat(200)}</b>`,
      description: 'It is blue and holds tea. '.repeat(100),
      brand: 'B'.repeat(500),
      sku: '7'.repeat(300),
      image: Array.from({ length: 80 }, (_, index) => `/images/mug-${index}-view.jpg`),
      offers: { price: 1e9 },
    }),
  );
  expect(productSchema.safeParse(product).success).toBe(true);
  expect(product.name.length).toBeLessThanOrEqual(300);
  expect(product.name.endsWith('Mug')).toBe(true);
  expect(product.description?.endsWith('.')).toBe(true);
  expect(product.images).toHaveLength(30);
  expect(product.price).toBeUndefined();
});

test('lists each image once, in its largest form, without logos, in order and small ones last', () => {
  const { product } = readProduct(
    jsonLd({
      name: 'Mug',
      image: [
        '/i/c_300x300.jpg',
        '/i/a_200x200.jpg',
        '/i/b_1600x1600.jpg',
        '/i/a_1000x1000.jpg',
        '/i/logo.png',
        '/i/a_50x50.jpg',
      ],
    }),
  );
  expect(product.images).toEqual([
    { url: 'https://shop.example/i/a_1000x1000.jpg' },
    { url: 'https://shop.example/i/b_1600x1600.jpg' },
    { url: 'https://shop.example/i/c_300x300.jpg' },
  ]);
});

test('makes selling points of short sentences if there are no bullets', () => {
  const { product } = readProduct(
    jsonLd({ name: 'Blue Mug', description: 'Blue Mug. It keeps tea warm for hours. Made of stoneware.' }),
  );
  expect(product.selling_points).toEqual(['It keeps tea warm for hours', 'Made of stoneware']);
});

test('reads a Chinese page', () => {
  expect(readProduct(`<html lang="zh-Hans">${jsonLd({ name: '蓝色马克杯' })}`).product.language).toBe('zh-CN');
  expect(readProduct(`<html lang="de">${jsonLd({ name: 'Tasse' })}`).product.language).toBeUndefined();
});

test.each([
  '<title>News</title><h1>Something happened</h1><p>It cost €5.</p>',
  '<title>Shop</title><h1>Welcome</h1>',
  '',
  'plain text',
])('%j sells no product', (html) => {
  expect(read(html).kind).toBe('no-product');
});

test.each([
  '<title>Robot Check</title><p>Enter the characters you see below</p>',
  '<title>Just a moment...</title><p>Checking your browser before accessing shop.example</p>',
])('%j is an anti-bot page', (html) => {
  expect(read(html).kind).toBe('bot-wall');
});

test('a monthly rate is not the price, even if markup says so', () => {
  const markup = jsonLd({ name: 'Blue Mug', offers: { price: 12.5, priceCurrency: 'USD' } });
  const shown = '<p class="price">$12.50 / month</p><p class="price">$300.00</p><button>Add to cart</button>';
  expect(readProduct(`<title>Blue Mug</title><h1>Blue Mug</h1>${markup}${shown}`).product.price).toBe(300);
});

test('uses no bare number as a brand, unless the name has it', () => {
  const brandOf = (name: string) =>
    readProduct(
      `<title>${name}</title><h1>${name}</h1>${jsonLd({ name, brand: '4711', offers: { price: 5, priceCurrency: 'EUR' } })}`,
    ).product.brand;
  expect(brandOf('Blue Mug')).toBeUndefined();
  expect(brandOf('4711 Cologne')).toBe('4711');
});
