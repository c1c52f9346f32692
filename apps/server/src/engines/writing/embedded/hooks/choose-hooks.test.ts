import { expect, test } from 'vitest';
import { isNamed } from './choose-hooks.ts';

test.each([['pencil sharpeners'], ['knife sharpener'], ['bike racks']])('%s are not what they serve', (name) => {
  expect(isNamed([name], ['pencil', 'knife', 'bike'])).toBe(false);
});

test('a hiking backpack is a backpack', () => {
  expect(isNamed(['hiking backpacks'], ['hiking'])).toBe(true);
});
