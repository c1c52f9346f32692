import { expect, it } from 'vitest';
import { moveRow } from './move-row.ts';

const rows = ['a', 'b', 'c'];

it('moves a row by one place', () => {
  expect(moveRow(rows, 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moveRow(rows, 0, 1)).toEqual(['b', 'a', 'c']);
});

it('leaves the list alone where there is no such place', () => {
  expect(moveRow(rows, 0, -1)).toEqual(rows);
  expect(moveRow(rows, 2, 1)).toEqual(rows);
  expect(moveRow(rows, 7, 1)).toEqual(rows);
});
