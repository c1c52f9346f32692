import { expect, it } from 'vitest';
import { createSpeller } from './spelling.ts';

const product = { name: 'Tarn Lamp', selling_points: [] as string[], images: [] };

it.each([
  [
    'the seller, for a price in dollars',
    { selling_points: ['Grey shade'], currency: 'USD' },
    'Grey. A favourite colour.',
  ],
  ['the seller, for a price in pounds', { selling_points: ['Six colors'], currency: 'GBP' }, 'Gray. A favorite color.'],
  ['Americans, if only the price is in dollars', { currency: 'USD' }, 'Gray. A favorite color.'],
  ['the British, if nothing tells', {}, 'Grey. A favourite colour.'],
])('a line is spelled as by %s', (_whom, given, line) => {
  const spell = createSpeller({ ...product, ...given });
  expect(spell('Grey. A favourite color.')).toBe(line);
});
