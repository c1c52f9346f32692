import { expect, test } from 'vitest';
import { isCutOff } from './is-cut-off.ts';

const SAID =
  'it identifies the files and applications that use memory. split back for easy peeling. 3 hooks incl. (s/m/l)';

test.each(['Identifies the files and applications.', 'Split back.'])('"%s" stops in the middle', (line) => {
  expect(isCutOff(line, SAID)).toBe(true);
});

test.each(['Split back for easy peeling.', '3 hooks.', 'Something else.'])('"%s" does not', (line) => {
  expect(isCutOff(line, SAID)).toBe(false);
});
