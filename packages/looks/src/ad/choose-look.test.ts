import { expect, test } from 'vitest';
import { chooseLook } from './choose-look.ts';
import { LOOKS_BY_TRADE } from './looks-by-trade.ts';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

test('a product gets a look that suits its trade', () => {
  for (const seed of SEEDS)
    expect(LOOKS_BY_TRADE.eyewear).toContain(chooseLook({ name: 'Round sunglasses', trade: 'eyewear', seed }));
});

test('the same product and seed give the same look', () => {
  const product = { name: 'Something quite unheard of', seed: 7 };
  expect(chooseLook(product)).toBe(chooseLook(product));
});

test.each(Object.keys(LOOKS_BY_TRADE) as (keyof typeof LOOKS_BY_TRADE)[])(
  'ten seeds of one product of %s give at least four looks',
  (trade) => {
    const looks = SEEDS.map((seed) => chooseLook({ name: 'Any', trade, seed }));
    expect(new Set(looks).size).toBeGreaterThanOrEqual(4);
  },
);

test('products of one trade differ in their looks', () => {
  const names = Array.from({ length: 30 }, (_, index) => `Mug ${index}`);
  expect(new Set(names.map((name) => chooseLook({ name, trade: 'kitchen', seed: 1 }))).size).toBeGreaterThan(3);
});

test('variants of one ad differ in their looks', () => {
  const first = chooseLook({ name: 'Mug', trade: 'kitchen', seed: 1 });
  expect(chooseLook({ name: 'Mug', trade: 'kitchen', seed: 1, except: [first] })).not.toBe(first);
});
