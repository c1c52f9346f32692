import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseProductJson, readProductJson } from './product-json.ts';

function parse(value: unknown) {
  return parseProductJson(typeof value === 'string' ? value : JSON.stringify(value), '/shop', 'en');
}

test('reads every field, images beside the file and on the web', () => {
  const file = parse({
    name: 'Blue Mug',
    description: 'Holds tea.',
    selling_points: ['Keeps tea warm'],
    price: 12.5,
    original_price: 20,
    currency: 'EUR',
    brand: 'Potter',
    language: 'en',
    audience: 'tea drinkers',
    images: ['img/a.jpg', 'https://cdn.example/d.jpg', '../b.png', '/abs/c.webp'],
  });
  expect(file).toEqual({
    product: {
      name: 'Blue Mug',
      description: 'Holds tea.',
      selling_points: ['Keeps tea warm'],
      price: 12.5,
      original_price: 20,
      currency: 'EUR',
      brand: 'Potter',
      language: 'en',
      audience: 'tea drinkers',
    },
    images: [
      { kind: 'file', path: '/shop/img/a.jpg' },
      { kind: 'link', url: 'https://cdn.example/d.jpg' },
      { kind: 'file', path: '/b.png' },
      { kind: 'file', path: '/abs/c.webp' },
    ],
    ignored: [],
  });
});

test('accepts missing fields, and names and ignores unknown ones', () => {
  expect(parse({ name: 'Mug', colour: 'blue', weight: 3 })).toEqual({
    product: { name: 'Mug' },
    images: [],
    ignored: ['colour', 'weight'],
  });
});

test.each([
  [{ price: '$24.50' }, { price: 24.5, currency: 'USD' }],
  [
    { price: '1.299,00 €', original_price: '1.499,00 €' },
    { price: 1299, original_price: 1499, currency: 'EUR' },
  ],
  [{ price: '129元' }, { price: 129, currency: 'CNY' }],
  [
    { price: '¥129', language: 'zh-CN' },
    { price: 129, currency: 'CNY', language: 'zh-CN' },
  ],
  [
    { price: '24', currency: '£' },
    { price: 24, currency: 'GBP' },
  ],
  [
    { price: '24 kr', currency: 'sek' },
    { price: 24, currency: 'SEK' },
  ],
  [{ price: '24' }, { price: 24 }],
])('reads %j as a price in its currency', (written, product) => {
  expect(parse(written).product).toEqual(product);
});

test.each([
  [{ name: 3 }, 'Name'],
  [{ name: 'Mug', price: 'soon' }, 'Price'],
  [{ name: 'Mug', price: 'from $12' }, 'Price'],
  [{ name: 'Mug', price: -1 }, 'Price'],
  [{ name: 'Mug', price: '$12', original_price: '20 €' }, 'Currency'],
  [{ name: 'Mug', currency: 'shells' }, 'Currency'],
  [{ name: 'Mug', selling_points: 'warm' }, 'Selling points'],
  [{ name: 'Mug', selling_points: ['ok', 5] }, 'Selling point 2'],
  [{ name: 'Mug', images: 'a.jpg' }, 'Images'],
  [{ name: 'Mug', images: [{}] }, 'Image 1'],
  [{ name: 'Mug', language: 'de' }, 'Language'],
  [[], 'Input'],
  ['not JSON', 'JSON'],
])('refuses %j, naming %s', (value, field) => {
  expect(() => parse(value)).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT', values: expect.objectContaining({ field }) }),
  );
});

test('an empty name is refused', () => {
  expect(() => parse({ name: '' })).toThrow(
    expect.objectContaining({ code: 'INCOMPLETE_FORM', values: { field: 'Name' } }),
  );
});

test('reads a file, and names a file that it could not read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'product-json-'));
  try {
    const path = join(folder, 'product.json');
    await writeFile(path, '\ufeff{"name": "Mug", "images": ["a.jpg"]}');
    expect((await readProductJson(path, 'en')).images).toEqual([{ kind: 'file', path: join(folder, 'a.jpg') }]);
    await expect(readProductJson(join(folder, 'no.json'), 'en')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      values: { field: join(folder, 'no.json') },
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  [{ name: '深蓝POLO衫', selling_points: ['95%棉，5%氨纶'] }, 'zh-CN'],
  [{ name: 'Teapot 茶壶', selling_points: ['Holds four cups'] }, 'en'],
  [{ name: '急須', selling_points: ['お茶をおいしく'] }, 'en'],
  [{ name: '茶壶', language: 'en' }, 'en'],
  [{ name: '501' }, 'en'],
])('reads the language of %j as %s', async (product, language) => {
  const folder = await mkdtemp(join(tmpdir(), 'product-json-'));
  try {
    await writeFile(join(folder, 'product.json'), JSON.stringify(product));
    expect((await readProductJson(join(folder, 'product.json'), 'en')).product.language).toBe(language);
  } finally {
    await rm(folder, { recursive: true });
  }
});
