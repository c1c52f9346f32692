import { withSmallStart } from '../text/capitals.ts';
import { findNoun, findThirdPersonBase, FUNCTION_WORDS, isAdjective, isBaseVerb, PREPOSITIONS } from '../lexicon.ts';
import { hasDeterminer } from '../noun-phrase.ts';
import { findVerb } from '../fact-form.ts';
import { NOTHING, isPluralWord, type SaidFact } from './said-fact.ts';

/** Words after a verb that no noun in the plural has: "dries fast", "holds your phone", "swivels 180 degrees". */
const AFTER_MOVING =
  /^(?:fast|quickly|quick|flat|well|easily|shut|open|tight|silently|quietly|automatically|smoothly|itself|apart|evenly|gently|securely|too|the|an?|your|any|all|every|it|them|you|up to|\d[\d.,]*)$/;
/** "Lenses 2 mm thick" has no verb. */
const ENDS_IN_SIZE = / (?:wide|thick|long|tall|high|deep|across|apart)$/;

/** "Charges earbuds too": nothing but a verb does something besides. */
export function sayAlso(inside: string): SaidFact | null {
  const [first = '', ...rest] = inside.split(' ');
  const base = findThirdPersonBase(first);
  if (base === null || rest.length < 2 || !/^(?:too|again|together)$/.test(rest.at(-1) ?? '')) return null;
  return { ...NOTHING, predicate: { singular: withSmallStart(inside), plural: [base, ...rest].join(' ') } };
}

/** "Mesh back dries fast", "gas spring moves in 2 seconds": a part, and what it does. */
export function sayMoving(inside: string): SaidFact | null {
  const words = inside.toLowerCase().split(' ');
  const at = words.findIndex((word, index) => {
    const next = words[index + 1] ?? '';
    const isFollowed =
      (AFTER_MOVING.test(next) && !(/^\d/.test(next) && words.length === index + 2)) ||
      (next === 'in' && /^\d/.test(words[index + 2] ?? ''));
    return index > 0 && isFollowed && agrees(word, words.slice(0, index));
  });
  const subject = words.slice(0, at);
  if (at < 1 || at > 4 || ENDS_IN_SIZE.test(inside)) return null;
  if (subject.some((word) => (FUNCTION_WORDS.has(word) && word !== 'of') || word.includes(','))) return null;
  // "Air dries fast": how it dries.
  if (/^(?:air|spin|drip|tumble|line|hand|machine|sun)$/.test(words[0] ?? '')) return null;
  return { ...NOTHING, sentence: hasDeterminer(inside) || /^\d/.test(inside) ? inside : `the ${inside}` };
}

/** Whether a word may be the verb of a subject: "swivels" of a bracket, "give" of ten minutes. */
function agrees(word: string, subject: readonly string[]): boolean {
  const isOne = findThirdPersonBase(word) !== null || (/[a-z]{3}[^aious]s$/.test(word) && findNoun(word) === null);
  const isMany = isBaseVerb(word) && subject.some((each) => isPluralWord(each));
  return (isOne && !isPluralWord(subject.at(-1) ?? '')) || isMany;
}

/** Plural nouns that stand before another noun: "sports bag". */
const BEFORE_A_NOUN =
  /^(?:sports|sales|goods|arms|glasses|savings|customs|games|kids|mens|womens|plus|gas|canvas|glass|wireless)$/;
/** What follows a verb in its base form. */
const AFTER_BASE =
  /^(?:themselves|itself|it|them|you|your|the|an?|any|all|every|right|off|up|down|out|in|into|on|over|under|through|from|to|for|like|[a-z]{3,}ly)$/;

/** "Dial changes weight in a second", "charts update themselves": a part that does something. */
export function sayOwnVerb(inside: string, plain: readonly string[]): SaidFact | null {
  const [subject = '', verb = '', next = ''] = plain;
  if (plain.length < 3 || /[,;:]/.test(inside)) return null;
  const noun = findNoun(subject);
  const isThing =
    noun?.number === 'singular' ||
    (noun === null &&
      /^[a-z]{3,}$/.test(subject) &&
      !isAdjective(subject) &&
      !FUNCTION_WORDS.has(subject) &&
      !PREPOSITIONS.has(subject) &&
      !/(?:ed|ing|ly)$/.test(subject));
  const isOne = isThing && findThirdPersonBase(verb) !== null && !BEFORE_A_NOUN.test(verb);
  const isMany =
    (noun?.number === 'plural' || isPluralWord(subject)) &&
    ((isBaseVerb(verb) && AFTER_BASE.test(next)) || next === 'themselves');
  return isOne || isMany ? { ...NOTHING, sentence: `the ${inside}` } : null;
}

/** Finds a verb in the third person after a singular or plural thing: "dual motor lifts 120 kg". */
export function findVerbAt(words: readonly string[]): number {
  const at = findVerb(words);
  if (at > 0) return at;
  return words.findIndex(
    (word, index) =>
      index > 0 &&
      index < words.length - 1 &&
      findThirdPersonBase(word) !== null &&
      findNoun(words[index - 1] ?? '') !== null &&
      /^(?:\d|up|the|a|an|your|from|for|in|on|to)/.test(words[index + 1] ?? ''),
  );
}
