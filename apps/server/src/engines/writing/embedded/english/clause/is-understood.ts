import { withSmallFirst } from '../small-first.ts';
import { isQuality, isVerbBase } from '../grammar/word-classes.ts';
import { isReadWhole } from './read-clause.ts';
import { isUsualVerb } from './words.ts';

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
const isOrderVerb = (word: string): boolean => isVerbBase(word) && isUsualVerb(word) && !isQuality(word);

function isClear(sentence: string, said: string): boolean {
  const small = sentence.toLowerCase();
  if (hasOrderBehind(small)) return false;
  if (said.includes(small)) return true;
  const [, verb = '', rest = ''] = /^(?:it|they) (\S+) (.+)$/.exec(small) ?? [];
  // "They cast a pattern" of "casts a pattern": the verb agrees, and all else stands.
  if (rest !== '' && [verb, `${verb}s`, `${verb}es`].some((each) => said.includes(`${each} ${rest}`))) return true;
  const [, head = '', listed = ''] = /^([^:]+): ([^:]+)$/.exec(sentence) ?? [];
  if (listed !== '')
    return (
      isReadWhole(withSmallFirst(head)) &&
      (isReadWhole(listed) || listed.split(/, | and /).every((item) => item.split(' ').length <= LONGEST_ITEM_WORDS))
    );
  return isReadWhole(withSmallFirst(sentence));
}
