import { expect, test } from 'vitest';
import { readWords } from '../test-read-words.ts';
import { createProductsCommand } from './products.ts';

test('takes links and saved pages', async () => {
  expect(await readWords(createProductsCommand, ['a.html', 'https://shop.example/'])).toEqual([
    { kind: 'file', path: 'a.html' },
    { kind: 'link', url: 'https://shop.example/' },
  ]);
});

test.each([[[]], [['--what']], [['ftp://shop.example/']]])('refuses %j', async (words) => {
  await expect(readWords(createProductsCommand, words)).rejects.toThrow(/page|option|link/);
});
