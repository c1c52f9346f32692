import { TOOLS } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import './tools.ts';
import { listToolPaths } from './list-tools.ts';

test('every tool can be opened from the menu and from home, once', () => {
  expect(listToolPaths().toSorted()).toEqual([...new Set(TOOLS.map(({ route }) => `/${route}`))].toSorted());
});
