import { expect, it } from 'vitest';
import { nameBehind } from './name-behind.ts';

it('names the product behind an opening, not always in the same words', () => {
  const openings = [
    'Folds flat.',
    'Up in ten minutes.',
    'No drill.',
    'Dry by morning.',
    'Holds 40 lb.',
    'Lasts a winter.',
    'Lights at dusk.',
    'Cuts both ways.',
  ];
  const namings = openings.map((opening) => nameBehind(opening).slice(opening.length));
  expect(namings.every((naming) => naming.includes('{branded}'))).toBe(true);
  expect(new Set(namings).size).toBe(2);
});
