import { expect, test } from 'vitest';
import { readMicrodata } from './microdata.ts';
import { parsePage } from '../parse/page-document.ts';
import { layOutPage } from './page-layout.ts';

function read(html: string) {
  const page = parsePage(html, new URL('https://shop.example/mug'));
  return readMicrodata(page, layOutPage(page));
}

const OFFER = `<div itemprop="offers" itemscope itemtype="http://schema.org/Offer">
  <span itemprop="price" content="12.50">€12,50</span><meta itemprop="priceCurrency" content="EUR">
  <link itemprop="availability" href="http://schema.org/OutOfStock"></div>`;

test('reads a product item with its offer and brand', () => {
  const found = read(`<div itemscope itemtype="https://schema.org/Product">
    <h1 itemprop="name">Blue <b>Mug</b></h1><img itemprop="image" src="/mug.jpg">
    <div itemprop="brand" itemscope itemtype="http://schema.org/Brand"><span itemprop="name">Potter</span></div>
    <span itemprop="sku">MUG-1</span><p itemprop="description">A mug.</p>${OFFER}</div>`);
  expect(found).toMatchObject({
    name: { value: 'Blue Mug' },
    brand: { value: 'Potter' },
    sku: { value: 'MUG-1' },
    price: { value: 12.5 },
    currency: { value: 'EUR' },
    availability: { value: 'OutOfStock' },
    description: { value: 'A mug.' },
  });
  expect(found.images?.value).toEqual([{ url: 'https://shop.example/mug.jpg' }]);
});

test('finds a product inside a page item without a property for it', () => {
  const html = `<body itemscope itemtype="http://schema.org/WebPage"><h1>Blue Mug</h1>
    <div itemscope itemtype="http://schema.org/Product"><span itemprop="name">Blue Mug</span>${OFFER}</div></body>`;
  expect(read(html).price?.value).toBe(12.5);
});

test("a review inside the product does not set the product's name", () => {
  const html = `<h1>Blue Mug</h1><div itemscope itemtype="http://schema.org/Product">
    <div itemprop="review" itemscope itemtype="http://schema.org/Review"><span itemprop="name">Great!</span></div>
    <span itemprop="name">Blue Mug</span>${OFFER}</div>`;
  expect(read(html).name?.value).toBe('Blue Mug');
});

test('reads the product in the heading out of several', () => {
  const item = (name: string, price: number) =>
    `<div itemscope itemtype="http://schema.org/Product"><b itemprop="name">${name}</b>
     <div itemprop="offers" itemscope><i itemprop="price">${price}</i></div></div>`;
  expect(read(`<h1>Blue Mug</h1>${item('Red Cup', 3)}${item('Blue Mug', 12.5)}`).price?.value).toBe(12.5);
});

test('other items are not products', () => {
  expect(read('<div itemscope itemtype="http://schema.org/Article"><h1 itemprop="name">News</h1></div>')).toEqual({});
});
