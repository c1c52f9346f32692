import { expect, test } from 'vitest';
import { findFieldSource, type FoundValues } from './found-values.ts';

const found: FoundValues = {
  values: { name: 'Mug', price: 12.5, brand: '', images: [{ kind: 'page', url: 'https://a.example/1.jpg' }] },
  sources: {
    name: { source: 'json-ld', confidence: 0.95 },
    price: { source: 'page', confidence: 0.4 },
    brand: { source: 'page', confidence: 0.4 },
    images: { source: 'microdata', confidence: 0.9 },
  },
};

test('a value tells where it came from until it is changed', () => {
  expect(findFieldSource('name', 'Mug', found)).toEqual({ source: 'json-ld', confidence: 0.95 });
  expect(findFieldSource('name', 'Mugs', found)).toBeUndefined();
  expect(findFieldSource('price', 12.5, found)?.source).toBe('page');
  expect(findFieldSource('price', '', found)).toBeUndefined();
  expect(findFieldSource('images', [{ kind: 'page', url: 'https://a.example/1.jpg' }], found)?.source).toBe(
    'microdata',
  );
  expect(findFieldSource('images', [{ kind: 'page', url: 'https://a.example/2.jpg' }], found)).toBeUndefined();
});

test('what no page said came from nowhere', () => {
  expect(findFieldSource('brand', '', found)).toBeUndefined();
  expect(findFieldSource('currency', 'EUR', found)).toBeUndefined();
  expect(findFieldSource('name', 'Mug', null)).toBeUndefined();
});
