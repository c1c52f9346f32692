import { expect, it } from 'vitest';
import { namePart } from './part-name.ts';

it.each([
  ['forged tang', 'a forged tang'],
  ['noise dampening grommet', 'a noise dampening grommet'],
  ['lid to keep the steam in', 'a lid to keep the steam in'],
  ['hook sewn into the seam', 'a hook sewn into the seam'],
  ['motor under 40 dB', 'a motor under 40 dB'],
  ['pen loop and zip pocket', 'a pen loop and a zip pocket'],
  ['1.5 m cable built in', 'a 1.5 m cable built in'],
])('"%s" takes its article: "%s"', (inside, said) => {
  expect(namePart(inside)).toBe(said);
});

it.each([
  ['stuff', 'noise suppression'],
  ['a word that may be a verb', 'two-way talk'],
  ['what is in the parcel', 'travel case included'],
  ['a plural', 'forged tangs'],
  ['a verb', 'keeps warm'],
])('%s takes none: "%s"', (_what, inside) => {
  expect(namePart(inside)).toBeNull();
});
