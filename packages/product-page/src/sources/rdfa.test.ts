import { expect, test } from 'vitest';
import { parsePage } from '../parse/page-document.ts';
import { layOutPage } from './page-layout.ts';
import { readRdfa } from './rdfa.ts';

function read(html: string) {
  const page = parsePage(html, new URL('https://shop.example/mug'));
  return readRdfa(page, layOutPage(page));
}

test.each([
  ['', ''],
  ['schema:', ''],
  ['', 'http://schema.org/'],
])('reads a product whose names begin with %j, of type %jProduct', (prefix, namespace) => {
  const html = `<div vocab="http://schema.org/" typeof="${namespace}Product"><h1 property="${prefix}name">Blue Mug</h1>
    <img property="${prefix}image" src="/mug.jpg"><div property="${prefix}offers" typeof="Offer">
    <span property="${prefix}price" content="12.50">12,50</span><meta property="${prefix}priceCurrency" content="EUR"></div></div>`;
  expect(read(html)).toMatchObject({
    name: { value: 'Blue Mug' },
    price: { value: 12.5 },
    currency: { value: 'EUR' },
    images: { value: [{ url: 'https://shop.example/mug.jpg' }] },
  });
});

test('the tags for social networks are not items', () => {
  expect(read('<meta property="og:title" content="Blue Mug"><h1>Blue Mug</h1>')).toEqual({});
});
