import { expect, it } from 'vitest';
import { cutBehindKind, readKeywordFront, readModelFront } from './keyword-front.ts';

it.each([
  [
    'Air Dried Turkey Heart Cat Treats Soft Natural Training Reward Grain Free 8 oz',
    'Air Dried Turkey Heart Cat Treats',
  ],
  ['Mens Wide Foot Canvas Sneakers Breathable Casual Walking Gym Lace Up', 'Mens Wide Foot Canvas Sneakers'],
])('"%s" sells "%s"', (title, name) => {
  expect(readKeywordFront(title, undefined)).toBe(name);
});

it.each([
  ['a short title', 'Canvas Sneakers'],
  ['a title with marks', 'Canvas Sneakers, Breathable, Casual, for Walking and Gym, Lace Up'],
  ['a row without a kind', 'Zorb Flim Quent Trask Ploom Vint Krell Dask Orm'],
])('%s is no row of search words', (_what, title) => {
  expect(readKeywordFront(title, undefined)).toBeNull();
});

it('cuts a second name of the same thing', () => {
  expect(cutBehindKind('Cordless Hair Clipper Electric Beard Trimmer'.split(' '))).toBe('Cordless Hair Clipper');
  expect(cutBehindKind('Portable Bottle Warmer Travel'.split(' '))).toBe('Portable Bottle Warmer');
});

it('names a model by the words before its size and memory', () => {
  expect(readModelFront('Renewed Quorvo Aerion 530 15.6" FHD 8GB 256GB')).toBe('Renewed Quorvo Aerion 530');
  expect(readModelFront('Zorb Flim Quent With 8GB')).toBeNull();
});
