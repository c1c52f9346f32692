import { expect, it } from 'vitest';
import { createClaimChecker } from './check-claims.ts';

const LINE_LENGTH = 1000;
/** The slowest line took 24 s when facts were read anew for each pair of numbers; it takes 0.1 s. */
const LIMIT_MS = 5000;

/** Numbers that are equal to every fact, so that the words around each pair are compared. */
it.each([
  ['Chinese numbers', (_at: number) => '1万'],
  ['measures of two languages', (at: number) => `1万${'abcdefghij'.charAt(at % 10)}`],
  ['counted nouns that differ', (at: number) => `1 mic${at} `],
  ['counted nouns that are alike', (_at: number) => '1 mic '],
])('checks a full line of %s against a description of them', (_name, unitAt) => {
  const line = Array.from({ length: LINE_LENGTH }, (_none, at) => unitAt(at))
    .join('')
    .slice(0, LINE_LENGTH);
  const points = Array.from({ length: 10 }, (_none, at) => line.slice(at, at + 100));
  const before = Date.now();
  createClaimChecker({ name: 'x', description: line, selling_points: points }).check(line);
  expect(Date.now() - before).toBeLessThan(LIMIT_MS);
});
