import { LOOK_IDS } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { readWords } from '../test-read-words.ts';
import { createReviewCommand } from './review.ts';

const read = (words: string) => readWords(createReviewCommand, words.split(' ').filter(Boolean));

it('makes one ad of each product by default', async () => {
  expect(await read('products --out review')).toEqual({
    source: 'products',
    out: 'review',
    seeds: [1],
    looks: [undefined],
    language: undefined,
    settings: {},
    isFast: false,
    hasRange: false,
  });
});

it('reads seeds, looks and settings', async () => {
  const words = '--seeds 1,7,7 --look all --ratio 1:1 --length 30 --lang zh-CN --draft --fast --range';
  expect(await read(`products --out review ${words}`)).toMatchObject({
    seeds: [1, 7],
    looks: LOOK_IDS,
    language: 'zh-CN',
    settings: { ratio: '1:1', length_s: 30, quality: 'draft', resolution: '720p' },
    isFast: true,
    hasRange: true,
  });
});

it.each([
  ['', /--out <folder>/],
  ['--out review', /missing required argument 'products'/],
  ['products', /--out <folder>/],
  ['a b --out review', /too many/],
  ['a --out review --seeds 1;2', /--seeds/],
  ['a --out review --look nice', /--look/],
  ['a --out review --length long', /--length/],
  ['a --out review --lang xx', /--lang/],
  ['a --out --fast', /--out takes a value, not the option "--fast"/],
  ['a --out review --slow', /--slow/],
])('refuses "%s" and suggests what to write instead', async (words, message) => {
  await expect(read(words)).rejects.toThrow(message);
});
