import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../setup/paths.mjs';
import { compareByLength, SLOW_FILES } from './slow-files.ts';

it('starts the longest test files first, and the others in the order given', () => {
  const [longest = '', next = ''] = Object.entries(SLOW_FILES)
    .toSorted(([, one], [, other]) => other - one)
    .map(([file]) => file);
  expect(['b.test.ts', next, 'a.test.ts', longest].toSorted(compareByLength)).toEqual([
    longest,
    next,
    'b.test.ts',
    'a.test.ts',
  ]);
});

it('knows no duration of a file that is gone', () => {
  expect(Object.keys(SLOW_FILES).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
