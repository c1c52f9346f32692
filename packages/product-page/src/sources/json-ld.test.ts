import { expect, test } from 'vitest';
import { readJsonLd } from './json-ld.ts';
import { parsePage } from '../parse/page-document.ts';
import { layOutPage } from './page-layout.ts';

const url = new URL('https://shop.example/mug?color=blue');

function read(json: unknown, body = '<h1>Blue Mug</h1>') {
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  const page = parsePage(`<script type="application/ld+json">${text}</script>${body}`, url);
  return readJsonLd(page, layOutPage(page));
}

const mug = { '@type': 'Product', name: 'Blue Mug', offers: { price: '12.50', priceCurrency: 'EUR' } };

test('reads a product with one offer', () => {
  const found = read({
    '@context': 'https://schema.org',
    ...mug,
    description: '<p>Holds &amp; keeps</p>',
    brand: { '@type': 'Brand', name: 'Potter' },
    sku: 'MUG-1',
    image: ['/a.jpg', { '@type': 'ImageObject', url: 'https://cdn.example/b.jpg', width: 1200 }],
    offers: { ...mug.offers, availability: 'https://schema.org/InStock' },
  });
  expect(found).toMatchObject({
    name: { value: 'Blue Mug' },
    description: { value: 'Holds & keeps' },
    price: { value: 12.5 },
    currency: { value: 'EUR' },
    brand: { value: 'Potter' },
    sku: { value: 'MUG-1' },
    availability: { value: 'InStock' },
  });
  expect(found.images?.value).toEqual([
    { url: 'https://shop.example/a.jpg' },
    { url: 'https://cdn.example/b.jpg', sizePx: 1200 },
  ]);
});

test.each([
  ['an array', [{ '@type': 'Organization', name: 'Shop' }, mug]],
  ['a graph', { '@graph': [{ '@type': 'WebPage', name: 'Page' }, mug] }],
  ['the page it is the main entity of', { '@type': 'ItemPage', mainEntity: mug }],
  ['several types', { ...mug, '@type': ['Product', 'Thing'] }],
  ['a full type name', { ...mug, '@type': 'http://schema.org/Product' }],
])('finds the product in %s', (_name, json) => {
  expect(read(json).price?.value).toBe(12.5);
});

test.each([
  [
    'an array of offers',
    [
      { price: 12.5, priceCurrency: 'EUR' },
      { price: 14, priceCurrency: 'EUR' },
    ],
  ],
  ['an AggregateOffer', { '@type': 'AggregateOffer', lowPrice: '12.5', highPrice: '20', priceCurrency: 'EUR' }],
  ['an AggregateOffer of offers', { '@type': 'AggregateOffer', priceCurrency: 'EUR', offers: [{ price: 12.5 }] }],
  ['a price specification', { priceSpecification: { price: 12.5, priceCurrency: 'EUR' } }],
  ['a price with its sign', { price: '€12.50' }],
])('reads the price from %s', (_name, offers) => {
  expect(read({ ...mug, offers })).toMatchObject({ price: { value: 12.5 }, currency: { value: 'EUR' } });
});

test('reads the struck-through price beside the one to pay', () => {
  const offers = {
    priceSpecification: [
      { priceType: 'https://schema.org/StrikethroughPrice', price: 20 },
      { price: 12.5, priceCurrency: 'EUR' },
    ],
  };
  expect(read({ ...mug, offers })).toMatchObject({ price: { value: 12.5 }, originalPrice: { value: 20 } });
});

test('one sold-out size does not make the product unavailable', () => {
  const offers = [
    { price: 12.5, priceCurrency: 'EUR', availability: 'OutOfStock' },
    { price: 12.5, priceCurrency: 'EUR', availability: 'http://schema.org/InStock' },
  ];
  expect(read({ ...mug, offers }).availability?.value).toBe('InStock');
  expect(read({ ...mug, offers: offers.slice(0, 1) }).availability?.value).toBe('OutOfStock');
});

test('reads the variant in the address from a group', () => {
  const variant = (color: string, price: number) => ({
    '@type': 'Product',
    name: `Mug ${color}`,
    sku: color,
    offers: { url: `https://shop.example/mug?color=${color}`, price, priceCurrency: 'EUR' },
  });
  const group = { '@type': 'ProductGroup', name: 'Mug', hasVariant: [variant('red', 10), variant('blue', 12.5)] };
  expect(read(group, '<h1>Mug</h1>')).toMatchObject({
    name: { value: 'Mug' },
    price: { value: 12.5 },
    sku: { value: 'blue' },
  });
});

test("reads the page's product, not a recommended one", () => {
  const cup = { '@type': 'Product', name: 'Red Cup', offers: { price: 3 } };
  expect(read([cup, mug]).name?.value).toBe('Blue Mug');
  expect(read({ ...mug, isRelatedTo: [cup] }).price?.value).toBe(12.5);
  expect(read([{ '@type': 'ItemList', itemListElement: [cup, cup] }, mug]).price?.value).toBe(12.5);
});

test('tolerates broken JSON, and pages without any', () => {
  expect(read('{"@type": "Product", "name": "Blue Mug", "offers": {"price": 12.5,},} // end').price?.value).toBe(12.5);
  expect(read('{"@type": "Product", "name": ')).toEqual({});
  expect(read('[null, 3, "x", [[]]]')).toEqual({});
});

test('an unfilled template variable is not a value', () => {
  expect(read({ ...mug, brand: '$metabrand', sku: '{{ sku }}' })).toMatchObject({ brand: undefined, sku: undefined });
});

test('things that are not products count only if they are offered', () => {
  expect(read({ '@type': 'Event', name: 'Blue Mug', offers: { price: 9, priceCurrency: 'EUR' } }).price?.value).toBe(9);
  expect(read({ '@type': 'Event', name: 'Blue Mug' })).toEqual({});
});
