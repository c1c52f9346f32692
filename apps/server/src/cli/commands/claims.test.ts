import { expect, it } from 'vitest';
import { readWords } from '../test-read-words.ts';
import { createClaimsCommand } from './claims.ts';

const read = (...words: string[]) => readWords(createClaimsCommand, words);

it('checks every script and prints unsupported claims by default', async () => {
  const options = { product: 'product.json', script: 'scripts.jsonl', all: false, first: false };
  expect(await read('product.json', 'scripts.jsonl')).toEqual(options);
  expect(await read('--all', 'product.json', 'scripts.jsonl', '--first')).toEqual({
    ...options,
    all: true,
    first: true,
  });
});

it('refuses invalid arguments', async () => {
  await expect(read('product.json')).rejects.toThrow("missing required argument 'scripts'");
  await expect(read('a', 'b', 'c')).rejects.toThrow('too many arguments');
  await expect(read('a', 'b', '--what')).rejects.toThrow("unknown option '--what'");
});
