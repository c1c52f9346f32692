import { expect, it } from 'vitest';
import { moveRowTo } from './move-row.ts';

it('moves a row to another position and shifts the rows between', () => {
  expect(moveRowTo(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveRowTo(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moveRowTo(['a'], 4, 0)).toEqual(['a']);
});
