import { expect, it } from 'vitest';
import { isFact, isPitchable } from './refuse-fact.ts';

it.each([
  'Voice function not supported',
  "Won't work on textured surfaces",
  'Not designed to be dropped',
  'Trim wick to 1/4 inch before each use',
  'A few light scratches on the bottom',
  'No chips or cracks',
  'Not a genuine Brother product',
  'Not affiliated with the maker',
  'Not waterproof',
  'Confirm part fits your exact vehicle',
])('gives no reason to buy: "%s"', (phrase) => {
  expect(isFact(phrase)).toBe(false);
  expect(isPitchable(phrase)).toBe(false);
});

it.each(["Won't rust", 'No jingling tags', 'Never peels', 'No screws, no drill'])('may be said: "%s"', (phrase) => {
  expect(isFact(phrase)).toBe(true);
});
