import { LOOK_IDS } from '@reelwright/contracts';
import { expect, it } from 'vitest';
import { UsageError } from './make-options.ts';
import { parseReviewOptions } from './review-options.ts';

it('makes one ad of each product where nothing else is said', () => {
  expect(parseReviewOptions(['products', '--out', 'review'])).toEqual({
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

it('reads seeds, looks and settings', () => {
  const words = '--seeds 1,7,7 --look all --ratio 1:1 --length 30 --lang zh-CN --draft --fast --range'.split(' ');
  expect(parseReviewOptions(['products', '--out', 'review', ...words])).toMatchObject({
    seeds: [1, 7],
    looks: LOOK_IDS,
    language: 'zh-CN',
    settings: { ratio: '1:1', length_s: 30, quality: 'draft', resolution: '720p' },
    isFast: true,
    hasRange: true,
  });
});

it.each([
  [[], /folder of product files/],
  [['products'], /--out review/],
  [['a', 'b', '--out', 'review'], /one word too many/],
  [['a', '--out', 'review', '--seeds', '1;2'], /--seeds/],
  [['a', '--out', 'review', '--look', 'nice'], /--look/],
  [['a', '--out', 'review', '--length', 'long'], /--length/],
  [['a', '--out', 'review', '--lang', 'xx'], /--lang/],
  [['a', '--out', 'review', '--slow'], /--slow/],
])('refuses %j and says what to write instead', (words, message) => {
  expect(() => parseReviewOptions(words)).toThrow(UsageError);
  expect(() => parseReviewOptions(words)).toThrow(message);
});
