import { TOOLS } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import '#src/app/tools.ts';
import { listTools } from './list-tools.ts';

test('every tool is listed once, under its category', () => {
  const paths = listTools().flatMap((group) => group.paths);
  expect(paths.toSorted()).toEqual([...new Set(TOOLS.map(({ route }) => `/${route}`))].toSorted());
});

test('a category has one heading, even if its tools are not adjacent in the table', () => {
  const categories = listTools().map(({ category }) => category);
  expect(new Set(categories).size).toBe(categories.length);
});
