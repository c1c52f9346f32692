import { expect, test } from 'vitest';
import { agreeUnits } from './agree-units.ts';

test.each([
  [
    'Fits trailer frames up to 3 inches wide and 4-1/4 inch tall.',
    'Fits trailer frames up to 3 inches wide and 4-1/4 inches tall.',
  ],
  ['The seat adjusts from 11 to 16-inch without tools.', 'The seat adjusts from 11 to 16 inches without tools.'],
  ['4 fluid ounces glass bottle.', '4-fluid-ounce glass bottle.'],
  ['The 180 degrees rotating mount turns.', 'The 180-degree rotating mount turns.'],
  ['A 2 years warranty.', 'A 2-year warranty.'],
])('gives units the number of their place: %s', (line, agreed) => {
  expect(agreeUnits(line)).toBe(agreed);
});

test.each([
  'A 16-inch laptop fits.',
  'Cold for 24 hours.',
  'Up to 5 hours playtime.',
  '1 inch thick.',
  'A 1/2 inch gap.',
  'It comes as a 16-inch.',
  'Ready in 10 minutes flat.',
])('leaves right ones alone: %s', (line) => {
  expect(agreeUnits(line)).toBe(line);
});
