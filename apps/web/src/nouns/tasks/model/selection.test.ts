import { expect, it } from 'vitest';
import { chooseRange, keepListed, NOTHING_CHOSEN, type Selection, toggleChosen } from './selection.ts';

const ORDER = ['a', 'b', 'c', 'd', 'e'];
const choose = (...ids: string[]): Selection<string> =>
  ids.reduce<Selection<string>>((selection, id) => toggleChosen(selection, id), NOTHING_CHOSEN);
const list = ({ chosen }: Selection<string>): string[] => [...chosen].toSorted();

it('chooses with the first click and lets go with the second', () => {
  expect(list(choose('a', 'b'))).toEqual(['a', 'b']);
  expect(list(choose('a', 'b', 'a'))).toEqual(['b']);
});

it('chooses all between two clicks, in either direction, and keeps what was chosen before', () => {
  expect(list(chooseRange(choose('b'), 'd', ORDER))).toEqual(['b', 'c', 'd']);
  expect(list(chooseRange(choose('a', 'e'), 'd', ORDER))).toEqual(['a', 'd', 'e']);
});

it('begins a second range where the first began', () => {
  const first = chooseRange(choose('c'), 'e', ORDER);
  expect(list(chooseRange(first, 'a', ORDER))).toEqual(ORDER);
});

it('takes a range without a beginning for a click', () => {
  expect(list(chooseRange(NOTHING_CHOSEN, 'd', ORDER))).toEqual(['d']);
  expect(list(chooseRange(choose('gone'), 'd', ORDER))).toEqual(['d', 'gone']);
});

it('lets go of what has left the list, and stays the same where nothing has', () => {
  const selection = choose('a', 'b');
  expect(list(keepListed(selection, ['b', 'c']))).toEqual(['b']);
  expect(keepListed(selection, ORDER)).toBe(selection);
});
