import { expect, it } from 'vitest';
import { chooseRange, keepListed, NOTHING_CHOSEN, type Selection, toggleChosen } from './selection.ts';

const ORDER = ['a', 'b', 'c', 'd', 'e'];
const choose = (...ids: string[]): Selection<string> =>
  ids.reduce<Selection<string>>((selection, id) => toggleChosen(selection, id), NOTHING_CHOSEN);
const list = ({ chosen }: Selection<string>): string[] => [...chosen].toSorted();

it('selects with the first click and deselects with the second', () => {
  expect(list(choose('a', 'b'))).toEqual(['a', 'b']);
  expect(list(choose('a', 'b', 'a'))).toEqual(['b']);
});

it('selects all between two clicks, in either direction, and keeps the earlier selection', () => {
  expect(list(chooseRange(choose('b'), 'd', ORDER))).toEqual(['b', 'c', 'd']);
  expect(list(chooseRange(choose('a', 'e'), 'd', ORDER))).toEqual(['a', 'd', 'e']);
});

it('starts a second range where the first began', () => {
  const first = chooseRange(choose('c'), 'e', ORDER);
  expect(list(chooseRange(first, 'a', ORDER))).toEqual(ORDER);
});

it('treats a range without a start as a click', () => {
  expect(list(chooseRange(NOTHING_CHOSEN, 'd', ORDER))).toEqual(['d']);
  expect(list(chooseRange(choose('gone'), 'd', ORDER))).toEqual(['d', 'gone']);
});

it('drops items that left the list, and stays the same object otherwise', () => {
  const selection = choose('a', 'b');
  expect(list(keepListed(selection, ['b', 'c']))).toEqual(['b']);
  expect(keepListed(selection, ORDER)).toBe(selection);
});
