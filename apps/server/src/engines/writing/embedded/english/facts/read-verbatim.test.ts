import { expect, test } from 'vitest';
import { readVerbatim } from './read-verbatim.ts';

test.each([
  ['Comes back to its dock when it rains', 'clause'],
  ['Half an inch of foam under your knees', 'listed'],
  ['Strong magnets hold a full jar on the fridge door', 'sentence'],
])('"%s" is said as it stands', (text, kind) => {
  expect(readVerbatim(text)).toMatchObject({ phrase: text, form: { kind } });
});

test.each([
  'Solar panel keeps the battery topped up',
  'Hand wash only',
  'Half the size of what our competitors sell',
  'Squirrel-proof metal perch',
  'Two paddles, pump and bag included',
])('"%s" lacks something, or is no reason to buy', (text) => {
  expect(readVerbatim(text)).toBeNull();
});
