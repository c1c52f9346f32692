import { withSmallFirst } from '../small-first.ts';
import { findNoun } from '../lexicon.ts';
import { isBareBehind, isQuality, isVerbBase, leanOf } from '../grammar/word-classes.ts';
import { isReadWhole } from './read-clause.ts';
import { PREPOSITION } from './verbs.ts';
import { isUsualVerb, readWords } from './words.ts';

/** What a sentence is in which only the product is named: "Meet the Acme mop." */
const INTRODUCES = /^(?:(?:here['’]s|here are|meet|this is|these are|say hello to) )?(?:it|they)(?: by it)?$/i;
const LONGEST_ITEM_WORDS = 3;

/**
 * Whether nothing in a finished line in the seller's words is a guess: each of its sentences is the seller's as it
 * stands, or the grammar of clauses reads all its words and would add nothing. `names` are what the line may call the
 * product, and `said` is all that the seller says, in small letters and spelled out.
 */
export function isUnderstood(
  line: string,
  { names, said, isMany }: { names: readonly string[]; said: string; isMany: boolean },
): boolean {
  const pronoun = isMany ? 'they' : 'it';
  const plain = names
    .filter((name) => name !== '')
    .toSorted((left, right) => right.length - left.length)
    .reduce((rest, name) => rest.replaceAll(name, '§'), line)
    .replace(/(?:\b(?:the|an?|this|these) )?§(?: §)*(?:['’]s? §)?/giu, pronoun);
  return plain
    .split(/(?<=[.!?;])\s+/)
    .map((sentence) => sentence.replace(/[.!?;]+$/, '').replace(/^it: /i, ''))
    .every((sentence) => sentence === '' || INTRODUCES.test(sentence) || isClear(sentence, said));
}

/** "Spreads shampoo to the root, use less", "a cover and a grab handle" of "cover, grab handle": an order is no thing. */
const hasOrderBehind = (small: string): boolean =>
  [...small.matchAll(/(?:, | and an? )(\p{Ll}+) \p{Ll}/gu)].some(([, word = '']) => isOrderVerb(word)) &&
  !isOrderVerb(small.split(' ')[0] ?? '');
/** "Fits in carry-on", "throws picture up to 120 inches": one thing without its article behind what governs it. */
function lacksArticle(small: string): boolean {
  const words = readWords(small);
  if (words === null) return false;
  return words.some((word, at) => {
    const before = words[at - 1];
    const next = words[at + 1];
    const isGoverned =
      before !== undefined &&
      !word.isBehindComma &&
      (PREPOSITION.test(before.word) ||
        (before.third !== null && (before.third.cost <= 0.5 || isUsualVerb(before.third.base))) ||
        (before.gerund ?? 1) <= 0.5);
    const isLast =
      next === undefined || next.isBehindComma || PREPOSITION.test(next.word) || /^(?:and|or|so|when)$/.test(next.word);
    return (
      isGoverned &&
      isLast &&
      word.noun?.number === 'one' &&
      (word.quality === null || /-/.test(word.word) || findNoun(word.word) !== null) &&
      !word.isName &&
      !word.isUnit &&
      !/\d/.test(word.word) &&
      !/^(?:per|as|via)$/.test(before.word) &&
      !isBareBehind(before.word, word.word)
    );
  });
}

const isOrderVerb = (word: string): boolean => isVerbBase(word) && isUsualVerb(word) && !isQuality(word);

function isClear(sentence: string, said: string): boolean {
  const small = sentence.toLowerCase();
  if (hasOrderBehind(small)) return false;
  const [opening = ''] = /^an? (\p{Ll}+) /u.exec(small)?.slice(1) ?? [];
  // "Swap nozzle for corners" names no nozzle.
  const isOrder = isOrderVerb(opening) || (isVerbBase(opening) && leanOf(opening) >= 0 && findNoun(opening) === null);
  if (isOrder && !isQuality(opening) && !said.includes(small)) return false;
  if (said.includes(small)) return !lacksArticle(small);
  const [, verb = '', rest = ''] = /^(?:it|they) (\S+) (.+)$/.exec(small) ?? [];
  // "They cast a pattern" of "casts a pattern": the verb agrees, and all else stands.
  if (rest !== '' && [verb, `${verb}s`, `${verb}es`].some((each) => said.includes(`${each} ${rest}`)))
    return !lacksArticle(small);
  const [, head = '', listed = ''] = /^([^:]+): ([^:]+)$/.exec(sentence) ?? [];
  if (listed !== '')
    return (
      isReadWhole(withSmallFirst(head)) &&
      (isReadWhole(listed) || listed.split(/, | and /).every((item) => item.split(' ').length <= LONGEST_ITEM_WORDS))
    );
  return isReadWhole(withSmallFirst(sentence));
}
