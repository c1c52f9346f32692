import { expect, test } from 'vitest';
import { chooseReason } from './choose-reason.ts';

const choose = (benefits: string[], said?: string) => chooseReason(benefits, { language: 'en', said: [said] });

test('the reason beside a price differs from the line just spoken', () => {
  expect(choose(['Wool blend', 'Flap\u00a0pockets'], 'wool blend')).toBe('Flap pockets');
  expect(choose(['Wool blend'], 'Wool blend')).toBe('Wool blend');
});

test('no bare amount stands beside a price, where it would read as how long the price is valid', () => {
  expect(choose(['24 hours', 'Leakproof screw cap'])).toBe('Leakproof screw cap');
  expect(choose(['24\u00a0hours', '600 ml'])).toBeUndefined();
});

test('a reason is short', () => {
  expect(choose(['An insole of memory foam that takes the shape of every foot'])).toBeUndefined();
});
