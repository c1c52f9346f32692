import { expect, test } from 'vitest';
import { joinPredicates } from './join-predicates.ts';
import type { SaidFact } from './say/said-fact.ts';

const does = (singular: string, plural: string): SaidFact => ({
  predicate: { singular, plural },
  sentence: null,
  object: null,
  thing: null,
});
const say = (left: SaidFact, right: SaidFact, isPlural = false): string | null => {
  const joined = joinPredicates(left, right, isPlural);
  return joined && `${joined.opening}${joined.first} and ${joined.second}.`;
};

test('two facts about a product are one sentence', () => {
  expect(say(does('lies flat', 'lie flat'), does('has numbered pages', 'have numbered pages'))).toBe(
    'It lies flat and has numbered pages.',
  );
  expect(say(does('is soft', 'are soft'), does('is warm', 'are warm'), true)).toBe("They're soft and warm.");
});

test('a fact with a list of its own stands alone', () => {
  expect(say(does('has a lid and a straw', 'have a lid and a straw'), does('is light', 'are light'))).toBeNull();
});
