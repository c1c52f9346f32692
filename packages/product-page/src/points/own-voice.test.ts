import { expect, test } from 'vitest';
import { sayOfProduct } from './own-voice.ts';

test.each([
  ['Our sturdy mug keeps tea warm.', 'The sturdy mug keeps tea warm.'],
  ['Turned from oak, our mugs close tightly.', 'Turned from oak, the mugs close tightly.'],
])('a shop’s "our" before a product’s name becomes "the": %s', (text, said) => {
  expect(sayOfProduct(text, 'Blue Mug')).toBe(said);
});

test('handles other languages likewise', () => {
  expect(sayOfProduct('Nuestra taza guarda el calor.', 'Taza azul')).toBe('Esta taza guarda el calor.');
  expect(sayOfProduct('La nostra tazza conserva il calore.', 'Tazza blu')).toBe('La tazza conserva il calore.');
  expect(sayOfProduct('Наша кружка держит тепло.', 'Синяя кружка')).toBe('Эта кружка держит тепло.');
});

test('things of the shop stay the shop’s', () => {
  expect(sayOfProduct('Our customers come back. Mugs are fine.', 'Blue Mug')).toContain('Our customers');
  expect(sayOfProduct('Our mug is blue.', '')).toBe('Our mug is blue.');
});
