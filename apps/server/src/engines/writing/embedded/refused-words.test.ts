import { expect, test } from 'vitest';
import chinese from './chinese/refused-words.json' with { type: 'json' };
import english from './english/refused-words.json' with { type: 'json' };
import { toRefusedPattern } from './refused-words.ts';

test.each([...english, ...chinese])('$kind: matches "$example" and not "$counterExample"', (row) => {
  const pattern = toRefusedPattern([row], 'iu');
  expect(row.example).toMatch(pattern);
  expect(row.counterExample).not.toMatch(pattern);
});
