import { expect, it } from 'vitest';
import { wordTable } from './word-table.ts';

it.each(['constructor', 'toString', '__proto__', 'valueOf'])('does not know the word %s', (word) => {
  expect(wordTable({ mug: 'cup' })[word]).toBeUndefined();
});

it('knows its own words', () => {
  expect(wordTable({ mug: 'cup' })['mug']).toBe('cup');
});
