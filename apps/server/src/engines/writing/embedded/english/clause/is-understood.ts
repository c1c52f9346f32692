import { withSmallFirst } from '../small-first.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { findNoun } from '../lexicon.ts';
import { isBareBehind, isQuality, isVerbBase, leanOf } from '../grammar/word-classes.ts';
import { isReadWhole, readClause } from './read-clause.ts';
import { isIdiomatic } from './articles.ts';
import { MODAL, PREPOSITION, SO, STATIVE } from './verbs.ts';
import { type ClauseWord, isUsualVerb, readWords } from './words.ts';

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
  if (hasBareSubject(words)) return true;
  return words.some((word, at) => {
    const isThing =
      word.noun?.number === 'one' &&
      !word.isName &&
      !word.isUnit &&
      !/\d/.test(word.word) &&
      !ENDS_IN_MATERIAL.test(`${words[at - 1]?.word ?? ''} ${word.word}`) &&
      (word.quality === null || /-/.test(word.word) || findNoun(word.word) !== null || isAlertAfter(words[at - 1]));
    if (!isThing || !endsThing(words[at + 1], words[at - 1])) return false;
    const number = words[at - 1];
    // "5 sandwich": several of what is named as one.
    if (number?.isNumber === true && !/^(?:1|one)$|-|%/.test(number.word)) return true;
    // "For left hand": what governs a thing stands before its qualities.
    let governor = at - 1;
    while (governor > 0 && isOnlyQuality(words[governor])) governor -= 1;
    const before = words[governor];
    if (before === undefined || words.slice(governor + 1, at + 1).some(({ isBehindComma }) => isBehindComma))
      return false;
    // "When bird lands".
    if (SO.test(before.word) && governor === at - 1) return true;
    return (
      governs(before, words[governor - 1]) &&
      !/^(?:per|as|via|mid)$/.test(before.word) &&
      !isBareBehind(before.word, word.word) &&
      !isIdiomatic(word.word)
    );
  });
}

/** "8 oz bag zips shut", "T grip is easy": one thing that does something, without its article. */
function hasBareSubject(words: readonly ClauseWord[]): boolean {
  const verb = words.findIndex(
    ({ word, third }, at) =>
      at > 0 && ((third !== null && third.cost < 1) || /^(?:is|has|won['’]t|can['’]t|doesn['’]t)$/.test(word)),
  );
  const head = words[verb - 1];
  if (verb < 1 || head?.noun?.number !== 'one' || head.isUnit || head.isName) return false;
  return words
    .slice(0, verb)
    .every(
      ({ word, noun, quality, participle, isNumber, isUnit, isName, third }) =>
        (third === null || noun !== null) &&
        (noun !== null ||
          quality !== null ||
          participle !== null ||
          isUnit ||
          isName ||
          isNumber ||
          /^[a-z]$/.test(word)) &&
        !/^(?:one|two|three|four|five|each|every|no|any|1|it|an?|the|your|its)$/.test(word),
    );
}

/** "Sends alert" sends a thing; "stays alert" is how something is. */
const isAlertAfter = (before: ClauseWord | undefined): boolean =>
  before !== undefined && before.third !== null && !STATIVE.test(before.word);

const isOnlyQuality = (word: ClauseWord | undefined): boolean =>
  word !== undefined &&
  (word.quality !== null || word.participle !== null || (word.noun !== null && word.noun.number !== 'many')) &&
  !PREPOSITION.test(word.word) &&
  !word.isNumber &&
  word.third === null;

const endsThing = (next: ClauseWord | undefined, before: ClauseWord | undefined): boolean =>
  next === undefined ||
  (SO.test(before?.word ?? '') &&
    (next.third !== null || /^(?:is|has|isn['’]t|won['’]t|can['’]t|doesn['’]t)$/.test(next.word))) ||
  next.isBehindComma ||
  next.isNumber ||
  PREPOSITION.test(next.word) ||
  /^(?:and|or|so|when|if|while|until)$/.test(next.word);

const governs = ({ word, third, plain, gerund }: ClauseWord, before: ClauseWord | undefined): boolean =>
  PREPOSITION.test(word) ||
  (third !== null && (third.cost <= 0.5 || isUsualVerb(third.base))) ||
  (plain !== null && (before === undefined || MODAL.test(before.word) || /^(?:to|it|they|you)$/.test(before.word))) ||
  (gerund ?? 1) <= 0.5;

const isOrderVerb = (word: string): boolean => isVerbBase(word) && isUsualVerb(word) && !isQuality(word);

function isClear(sentence: string, said: string): boolean {
  const small = sentence.toLowerCase();
  if (hasOrderBehind(small)) return false;
  const [opening = ''] =
    /^(?:(?:it has|they have|it['’]s|there['’]s|with) )?an? (\p{Ll}+) /u.exec(small)?.slice(1) ?? [];
  // "Swap nozzle for corners" names no nozzle.
  const isOrder = isOrderVerb(opening) || (isVerbBase(opening) && leanOf(opening) >= 0 && findNoun(opening) === null);
  if (isOrder && !isQuality(opening) && !said.includes(small)) return false;
  if (said.includes(small)) return !lacksArticle(small);
  const [, verb = '', rest = ''] = /^(?:it|they) (\S+) (.+)$/.exec(small) ?? [];
  // "They cast a pattern" of "casts a pattern": the verb agrees, and all else stands.
  if (rest !== '' && [verb, `${verb}s`, `${verb}es`].some((each) => said.includes(`${each} ${rest}`)))
    return !lacksArticle(small);
  // "It is stackable" of what the seller lists.
  const [, state = ''] = /^(?:it['’]s|it is|they['’]re|they are) (.+)$/.exec(small) ?? [];
  if (state !== '' && said.includes(state)) return !lacksArticle(state);
  const [, head = '', listed = ''] = /^([^:]+): ([^:]+)$/.exec(sentence) ?? [];
  if (listed !== '')
    return (
      isReadWhole(withSmallFirst(head)) &&
      (isReadWhole(listed) || listed.split(/, | and /).every((item) => item.split(' ').length <= LONGEST_ITEM_WORDS))
    );
  // Where only articles were added, the grammar has to add the same ones.
  const own = findWithoutArticles(small, said);
  const asSaid = small.replace(/^(?:it|they) /, '');
  if (own !== null) return readClause(own)?.text.toLowerCase() === asSaid;
  return isReadWhole(withSmallFirst(sentence));
}

/** The seller's words that a line repeats with more articles; null if it says them otherwise. */
function findWithoutArticles(small: string, said: string): string | null {
  const words = small.replace(/^(?:it|they) /, '').split(' ');
  if (words.length < LEAST_OWN_WORDS || !words.some((word) => ARTICLE.test(word))) return null;
  const pattern = words.map((word) =>
    ARTICLE.test(word) ? `(?:${word} )?` : `${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:[ .;]|$)`,
  );
  const [own] = new RegExp(`(?<![\\p{L}\\p{N}-])${pattern.join('')}`, 'mu').exec(said) ?? [];
  return own === undefined ? null : own.replace(/[\s.;]+$/u, '');
}

const LEAST_OWN_WORDS = 3;
const ARTICLE = /^(?:an?|the)$/;
