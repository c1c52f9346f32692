import { expect, test } from 'vitest';
import { chooseLook } from './choose-look.ts';

const palettes = [['#c0392b', '#34495e']];

test.each([
  ['Wireless bluetooth earbuds', 'tech-minimal'],
  ['Vitamin C face serum', 'beauty-soft'],
  ['Gold necklace with diamond', 'luxury-serif'],
  ['Running and fitness training belt', 'sport-condensed'],
  ['护肤精华面霜', 'beauty-soft'],
])('"%s" is shown in %s', (name, look) => {
  expect(chooseLook({ name, palettes, seed: 1 })).toBe(look);
});

test('the same product and seed give the same look', () => {
  const product = { name: 'Something quite unheard of', palettes, seed: 7 };
  expect(chooseLook(product)).toBe(chooseLook(product));
});

test('products whose names say nothing do not all look alike, nor does one with every seed', () => {
  const names = Array.from({ length: 30 }, (_, index) => `Xylo ${index}`);
  expect(new Set(names.map((name) => chooseLook({ name, palettes, seed: 1 }))).size).toBeGreaterThan(4);
  expect(new Set(names.map((_, seed) => chooseLook({ name: 'Xylo', palettes, seed }))).size).toBeGreaterThan(4);
});
