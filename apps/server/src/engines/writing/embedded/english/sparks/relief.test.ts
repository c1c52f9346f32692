import { expect, test } from 'vitest';
import { askTrouble } from './relief.ts';
import { askWish } from './wishes.ts';

test.each([
  [
    'the activated carbon layer reduces odors and exhaust fumes',
    'Odors and exhaust fumes? The activated carbon layer reduces them. {branded}.',
  ],
  ['aerodynamic aluminum bars cut down wind noise', 'Wind noise? Aerodynamic aluminum bars cut it down. {branded}.'],
  ['traps up to 99% of dust, pollen and mold spores', 'Dust, pollen and mold spores? Up to 99% trapped. {branded}.'],
])('"%s" opens with the trouble', (inside, opening) => {
  expect(askTrouble({ inside, base: inside })).toEqual([opening]);
});

test('a deed of the product is asked of the product', () => {
  expect(askTrouble({ inside: 'resists water and oil', base: 'resist water and oil' })).toEqual([
    'Water and oil? No problem for {branded}.',
  ]);
});

test.each([
  ['keyed locks keep your bars and gear secure', 'Want your bars and gear secure?'],
  ['lets you pause live TV', 'Want to pause live TV?'],
])('"%s" is asked as a wish', (inside, question) => {
  expect(askWish(inside)).toEqual([question]);
});

test.each(['keeps it dry', 'locks at any height'])('"%s" is no wish', (inside) => {
  expect(askWish(inside)).toEqual([]);
});
