import { expect, it } from 'vitest';
import { leansOnPart } from './part-of-point.ts';

it.each([
  ['Rolls up for the diaper bag', 'Silicone bib catches crumbs, rolls up for the diaper bag'],
  ['Rolls up for the diaper bag', 'Deep pocket bib catches crumbs; rolls up for the diaper bag'],
  ['Centimeters on the other', 'Grid lines in inches on one side, centimeters on the other'],
  ['Grid lines in inches on one side', 'Grid lines in inches on one side, centimeters on the other'],
])('"%s" of "%s" has lost what it speaks of', (phrase, line) => {
  expect(leansOnPart(phrase, line)).toBe(true);
});

it.each([
  ['Folds flat', 'Lightweight, folds flat'],
  ['Dries in an hour', 'Wicks sweat, dries in an hour'],
  ['Washes at 40°C', 'Organic cotton, washes at 40°C'],
  ['Rolls up for the diaper bag', 'Rolls up for the diaper bag'],
])('"%s" of "%s" is said of the product', (phrase, line) => {
  expect(leansOnPart(phrase, line)).toBe(false);
});
