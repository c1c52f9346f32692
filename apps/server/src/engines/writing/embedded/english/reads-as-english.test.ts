import { expect, it } from 'vitest';
import { isForeignSeller, isPlainEnglish } from './reads-as-english.ts';

const sold = (name: string, ...points: string[]) => ({ name, selling_points: points, images: [] });

it('finds no kind in the title of a seller who writes another language', () => {
  expect(isForeignSeller(sold('Letto Box Contenitore', 'Struttura in legno massello, doghe incluse'))).toBe(true);
  expect(isForeignSeller(sold('Storage Box', 'Struttura in legno massello, doghe incluse'))).toBe(false);
  expect(isForeignSeller(sold('Storage Box', 'Folds flat when it is empty'))).toBe(false);
});

it.each([
  ['Folds flat when empty', true],
  ['44 by 62 cm', true],
  ['Fusibile 2A', false],
  ['Für eine Breite bis 63 cm', false],
  ['400 pagine', false],
  ['Dimmer elettronico 0-100%', false],
])('"%s" is English by its words: %s', (phrase, isEnglish) => {
  expect(isPlainEnglish(phrase)).toBe(isEnglish);
});
