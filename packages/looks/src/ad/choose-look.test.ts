import { LOOK_IDS } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { chooseLook, listSuitingLooks } from './choose-look.ts';
import { LOOK_CHARACTERS, type Quality, WISHES_OF_TRADE } from './look-characters.ts';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);
/** The looks that have much of a quality. */
const looksThatAre = (quality: Quality) => LOOK_IDS.filter((look) => (LOOK_CHARACTERS[look][quality] ?? 0) >= 2);

test('the same product and seed give the same look', () => {
  const product = { name: 'Something quite unheard of', seed: 7 };
  expect(chooseLook(product)).toBe(chooseLook(product));
});

test.each(Object.keys(WISHES_OF_TRADE) as (keyof typeof WISHES_OF_TRADE)[])(
  'ten seeds of one product of %s give at least four looks',
  (trade) => {
    const looks = SEEDS.map((seed) => chooseLook({ name: 'Any', trade, seed }));
    expect(new Set(looks).size).toBeGreaterThanOrEqual(4);
  },
);

test.each([
  ['a toy for children', { trade: 'toys', traits: ['for-children'] }, ['dark', 'technical']],
  ['a lipstick of the upper class', { trade: 'beauty', markets: ['premium'] }, ['playful', 'handmade', 'vivid']],
  ['a trimmer for men', { trade: 'beauty', traits: ['powered'], markets: ['men'] }, ['playful', 'handmade']],
  ['a bed', { trade: 'furniture', traits: ['for-sleep'] }, ['vivid', 'dark', 'strong']],
  ['a drill', { trade: 'tools', traits: ['powered'] }, ['soft', 'handmade', 'warm']],
] as const)('no look of %s contradicts it', (_name, product, qualities) => {
  const looks = listSuitingLooks({ name: 'Any', ...product });
  const contradicting = new Set(qualities.flatMap(looksThatAre));
  expect(looks.filter((look) => contradicting.has(look))).toEqual([]);
});

test.each(Object.keys(WISHES_OF_TRADE) as (keyof typeof WISHES_OF_TRADE)[])(
  'no look is mainly what products of %s refuse, unless fewer than four are left',
  (trade) => {
    const refused = LOOK_IDS.filter((look) =>
      Object.entries(LOOK_CHARACTERS[look]).some(
        ([quality, amount]) => amount === 3 && (WISHES_OF_TRADE[trade][quality as Quality] ?? 0) <= -0.5,
      ),
    );
    if (LOOK_IDS.length - refused.length < 4) return;
    expect(listSuitingLooks({ name: 'Any', trade }).filter((look) => refused.includes(look))).toEqual([]);
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
