import { isKindWord } from './kind-words.ts';
import {
  COMMON_WORDS,
  DEGREE_WORDS,
  findNoun,
  findThirdPersonBase,
  FINITE_VERBS,
  FUNCTION_WORDS,
  isAdjective,
  isBaseVerb,
  MODIFIERS,
  STATE_WORDS,
} from './lexicon.ts';

/** Checks if the lexicon lists a word, in small letters. */
export function isKnownWord(word: string): boolean {
  if (word.includes('-')) return word.split('-').every((part) => isKnownWord(part));
  return (
    isKindWord(word) ||
    COMMON_WORDS.has(word) ||
    FUNCTION_WORDS.has(word) ||
    FINITE_VERBS.has(word) ||
    STATE_WORDS.has(word) ||
    DEGREE_WORDS.has(word) ||
    MODIFIERS.has(word) ||
    findNoun(word) !== null ||
    isAdjective(word) ||
    isBaseVerb(word) ||
    findThirdPersonBase(word) !== null
  );
}
