import { expect, test } from 'vitest';
import { nameOne, nameSeveral } from './told-several.ts';

test('is several where the title sells several and the points speak of several', () => {
  const points = ["don't flop after rain", 'come apart flat for winter', "coated steel doesn't rust"];
  expect(nameSeveral('Tomato Cage', 'Tomato Cage Plant Support Stakes 4 Pack', points)).toBe('Tomato Cages');
  expect(nameSeveral('Tomato Cage', 'Tomato Cage Plant Support', points)).toBe('Tomato Cage');
  expect(nameSeveral('Baking Mat', 'Baking Mat Set of 2', ['goes in the oven', "doesn't stick"])).toBe('Baking Mat');
});

test('is the one thing in front where the points speak of one', () => {
  const points = ["wind can't lift it", 'folds into a pouch', "doesn't scratch"];
  expect(nameOne('Mirror Covers', 'Windshield Cover Snow Ice Mirror Covers', points)).toBe('Windshield Cover');
  expect(nameOne('Bath Towels', 'Bath Towels Cotton', ['get softer', 'they dry fast'])).toBe('Bath Towels');
});
