import { expect, it } from 'vitest';
import { calmInside } from './calm-inside.ts';

it('writes common words small inside a sentence, and no names', () => {
  expect(calmInside('A 3.5 mm Headphone Jack.')).toBe('A 3.5 mm headphone jack.');
  expect(calmInside('8 grommets. One panel.')).toBe('8 grommets. One panel.');
  expect(calmInside('It enables Face ID.')).toBe('It enables Face ID.');
  expect(calmInside('Powered by Google Assistant.')).toBe('Powered by Google Assistant.');
});
