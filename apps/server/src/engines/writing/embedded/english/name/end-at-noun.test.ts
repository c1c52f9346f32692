import { expect, test } from 'vitest';
import { endAtNoun } from './end-at-noun.ts';

test.each([
  ['Electric Griddle Nonstick', [], 'Electric Griddle'],
  ['Golf Rangefinder Laser', [], 'Golf Rangefinder'],
  ['Potato Masher Stainless Wire', [], 'Potato Masher'],
  ['Chain Lock Bike', [], 'Chain Lock'],
  ["Kids' Tricycle Push Handle", ['handle comes off'], "Kids' Tricycle"],
])('"%s" ends at its noun', (short, points, name) => {
  expect(endAtNoun(short, points)).toBe(name);
});

test.each(['French Press Coffee Maker', 'Dog Car Seat Cover', 'Bird Feeder Camera', 'Cast Iron Tortilla Press'])(
  '"%s" is whole',
  (short) => {
    expect(endAtNoun(short, [])).toBe(short);
  },
);
