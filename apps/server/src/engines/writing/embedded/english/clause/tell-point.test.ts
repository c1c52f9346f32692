import { expect, test } from 'vitest';
import { tellPoint } from './tell-point.ts';

const tell = (line: string): string[] | undefined => tellPoint(line, new Set())?.map(({ phrase }) => phrase);

test.each([
  [
    'Reversible lever flips direction w/o taking off the socket',
    ['The reversible lever flips direction without taking off the socket'],
  ],
  [
    'Coarse slot repairs chips, ceramic slot polishes edge',
    ['The coarse slot repairs chips', 'The ceramic slot polishes the edge'],
  ],
  ['No batteries, two rare earth magnets find screws', ['No batteries', 'Two rare earth magnets find screws']],
  ['bubble level shows when shelf is crooked (see photo)', ['The bubble level shows when the shelf is crooked']],
])('tells each part of "%s"', (line, told) => {
  expect(tell(line)).toEqual(told);
});

test.each([
  // What limits a part is said with it, or nothing is.
  'Ends in an hour (almost)',
  'Insert lifts out for dishwasher, base hand wash only',
  'All parts go in the dishwasher, top rack only',
  // What a buyer must do is no fact.
  'Wipe spills with a damp cloth',
  'Never leave a child unattended',
])('leaves "%s" to others, or out', (line) => {
  expect(tell(line)).toBeUndefined();
});
