import { expect, test } from 'vitest';
import { listTensions } from './tension.ts';

test.each([
  ['No greasy residue', 'Greasy residue? Not with {branded}.'],
  ['Sets up in a minute, no tools needed', 'Tools? Not with {branded}.'],
  ['The seamless toe prevents blisters', 'Blisters? The seamless toe prevents them. {branded}.'],
  ['Replaces plastic wrap and foil', 'Still using plastic wrap and foil? Meet {branded}.'],
])('"%s" opens with the trouble it ends', (fact, opening) => {
  expect(listTensions(fact)).toEqual([opening]);
});

test.each(['No more than 3 lb', 'Stops at 3 levels', 'Holds 40 lb', 'No. 1 in tests'])(
  '"%s" names no trouble',
  (fact) => {
    expect(listTensions(fact)).toEqual([]);
  },
);
