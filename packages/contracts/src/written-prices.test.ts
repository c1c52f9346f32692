import { describe, expect, it, test } from 'vitest';
import { CALLS } from './calls.ts';
import { product } from './product.ts';
import { productToVideoInput } from './tools/product-to-video.contract.ts';
import { urlToVideoInput } from './tools/url-to-video.contract.ts';
import { withWrittenPrices } from './written-prices.ts';

const priced = withWrittenPrices(product.pick({ price: true, original_price: true, currency: true, language: true }));
const problemsOf = (value: unknown): string[] =>
  priced.safeParse(value).error?.issues.map((each) => each.message) ?? [];

test.each([
  [{ price: 24 }, { price: 24 }],
  [{ price: '24.00' }, { price: 24 }],
  [{ price: '$24' }, { price: 24, currency: 'USD' }],
  [{ price: '24,00 €' }, { price: 24, currency: 'EUR' }],
  [
    { price: '1.299,00 €', original_price: '1.499,00 €' },
    { price: 1299, original_price: 1499, currency: 'EUR' },
  ],
  [{ price: '199元' }, { price: 199, currency: 'CNY' }],
  [{ price: '¥199' }, { price: 199 }],
  [
    { price: '¥199', language: 'zh-CN' },
    { price: 199, currency: 'CNY', language: 'zh-CN' },
  ],
  [
    { price: '¥199', currency: 'JPY', language: 'zh-CN' },
    { price: 199, currency: 'JPY', language: 'zh-CN' },
  ],
  [
    { price: 24, currency: '€' },
    { price: 24, currency: 'EUR' },
  ],
  [
    { price: '$24', currency: 'CAD' },
    { price: 24, currency: 'CAD' },
  ],
  [
    { price: '24', original_price: '£30' },
    { price: 24, original_price: 30, currency: 'GBP' },
  ],
])('%j is read as %j', (written, read) => {
  expect(priced.parse(written)).toEqual(read);
});

test.each(['soon', '', 'from $24', '24-30 €', '12 or 13', '24 ml', '10%'])('"%s" is no price', (text) => {
  expect(problemsOf({ price: text })).toEqual(['price_unreadable']);
  expect(problemsOf({ price: 24, original_price: text })).toEqual(['price_unreadable']);
});

test.each([
  { price: '24 €', currency: 'USD' },
  { price: '$24', original_price: '30 €' },
  { price: '$24', currency: 'EUR' },
  { price: '199元', currency: 'JPY' },
])('%j contradicts itself', (written) => {
  expect(problemsOf(written)).toEqual(['price_currencies']);
});

describe('prices as people write them', () => {
  const written = { name: 'Mug', selling_points: ['Keeps tea warm'], price: '1.299,00 €' };
  const read = expect.objectContaining({ price: 1299, currency: 'EUR' });

  it('are accepted by the tools', () => {
    expect(urlToVideoInput.parse({ link: 'https://shop.example/mug', product: written })).toMatchObject({
      product: read,
    });
    const images = ['1', '2', '3'].map((last) => ({ asset_id: `6fa459ea-ee8a-4ca4-894e-db77e160355${last}` }));
    expect(productToVideoInput.parse({ product: { ...written, images } })).toMatchObject({ product: read });
  });

  it('are accepted by the calls', () => {
    const { writeScripts, reviewLines } = CALLS;
    const wish = { product: written, language: 'en', length_s: 15 };
    expect(writeScripts.input.parse(wish)).toMatchObject({ product: read });
    expect(reviewLines.input.parse({ product: written, lines: ['x'] })).toMatchObject({ product: read });
  });

  it('without a currency are refused if nothing names it', () => {
    const input = { product: { name: 'Mug', price: '24.00', images: [{ url: 'https://shop.example/mug.jpg' }] } };
    expect(urlToVideoInput.safeParse(input).error?.issues).toMatchObject([
      { message: 'currency_missing', path: ['product', 'currency'] },
    ]);
    expect(urlToVideoInput.parse({ ...input, language: 'zh-CN' })).toMatchObject({ product: { price: 24 } });
  });
});
