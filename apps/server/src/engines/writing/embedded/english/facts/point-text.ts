import { splitSentences } from '../../clean-text.ts';
import { numberOfNoun } from '../grammar/countability.ts';
import { findNoun, findThirdPersonBase, isAdjective, isBaseVerb, isNounLikeVerb } from '../lexicon.ts';
import type { ProseFact } from '../prose/phrase-facts.ts';
import { capitalise } from '../text/capitals.ts';
import { spellOut } from '../text/spell-out.ts';

/** "Knob stays cool? No. Use a mitt.": what follows a question speaks of it. */
export const dropAnswers = (line: string): string => line.replace(/(?<=\?)\s.*$/su, '');

export const LONGEST_LISTED_WORDS = 8;
/** Fewer words behind a heading say less than it. */
const LEAST_HEADED_WORDS = 5;
export const isRunningText = (line: string): boolean => splitSentences(line).length > 1;

/** "SAFE & NON-SLIP DESIGN: The grip …", "【EASY TO CLEAN】All parts …": the sentences behind the heading tell more. */
export function dropShoutedHeading(point: string): string {
  const [, rest = ''] =
    /^\s*(?:[【[][^\]】]{2,60}[\]】]\s*[:–—-]?|[\p{Lu}\d][\p{Lu}\d\s&,'’/°%+.-]{5,60}(?::|\s[–—-]))\s*(\S.*)$/su.exec(
      point,
    ) ?? [];
  return rest.split(/\s+/).length >= LEAST_HEADED_WORDS ? rest : point;
}

/** "Cut drying time by 25%", of dryer balls: what they do, in the number of one, as other points are written. */
export function withVerbOfOne(entry: string): string {
  const [first = '', second = ''] = entry.split(' ');
  const verb = first.toLowerCase();
  // "Turn on by themselves": the buyer does not.
  if (/\bthemselves\b/.test(entry) && isBaseVerb(verb) && findThirdPersonBase(verb) === null)
    return `${capitalise(thirdOf(verb))}${entry.slice(first.length).replace(/\bthemselves\b/, 'itself')}`;
  // "Soften hard ground first and do not hammer": what the buyer does.
  const isOrder =
    entry.split(' ').length > LONGEST_DEED_WORDS || /\b(?:not|before|first|then|you|your|with water)\b/i.test(entry);
  const isDeed =
    !isOrder &&
    isBaseVerb(verb) &&
    findThirdPersonBase(verb) === null &&
    !isNounLikeVerb(verb) &&
    findNoun(verb) === null &&
    !isAdjective(verb) &&
    !/^(?:your|it|them|the|with|in|at|for|of|by|about|as|like|through|and|or)$/.test(second) &&
    // "Crunch helps scrape teeth": a thing and its verb.
    findThirdPersonBase(second.toLowerCase()) === null &&
    // "Roast date on every bag", "click closure": one thing would have its article.
    !isOneThing(second.toLowerCase()) &&
    !OF_BUYER.test(verb);
  return isDeed ? `${capitalise(thirdOf(verb))}${entry.slice(first.length)}` : entry;
}

/** "Click closure, no backs to lose": a word before a comma, which names one thing. */
function isOneThing(word: string): boolean {
  const bare = word.replace(/,$/, '');
  return (
    findNoun(bare)?.number === 'singular' ||
    (bare !== word && findNoun(bare) === null && numberOfNoun(bare) === 'singular')
  );
}

/** A longer line is an order to the buyer. */
const LONGEST_DEED_WORDS = 9;

/** What the buyer does. */
const OF_BUYER =
  /^(?:wash|store|keep|avoid|rinse|wipe|clean|dry|iron|apply|recycle|read|choose|see|use|wear|try|enjoy|discover|shop|buy|order|get|add|put|place|turn|pull|press|push|pop|pour|mix|shake|open|remove|serve|bake|cook|boil|steep|brew|freeze|insert|select|check|let|make|take)$/;

/** "KEEP WARM: Holds the set temperature": what stands before the sentence. */
export const dropHeading = (sentence: string): string => {
  const [, heading = '', rest = ''] = /^([^:.!?]{2,40}?)(?::| [–—-]) +(\S.*)$/u.exec(sentence) ?? [];
  return rest.split(' ').length >= 3 && heading.split(' ').length <= 6 ? capitalise(rest) : sentence;
};

/** A point of a list is terse: a list of things, or a bare thing and its verb, is no sentence as it stands. */
export const isWholePoint = ({ form }: ProseFact, phrase: string): boolean =>
  form.kind === 'clause' ||
  // An order in a list is about its care.
  (form.kind !== 'order' &&
    (/^(?:the|an?|no|each|every|your|one|two|three)\b/i.test(phrase) ||
      phrase.split(' ').length >= LEAST_SENTENCE_WORDS) &&
    !/\b(?:included|supplied|needed|required)$/i.test(phrase));
const LEAST_SENTENCE_WORDS = 6;

/** "9 hours playtime (26H with case)": an amount with its condition. */
export function readAside(line: string): string | null {
  const [, aside = ''] = /\(((?:up to )?\d[\d.,]* ?\p{L}+ (?:with|without|per|on) [^()]{2,24})\)/iu.exec(line) ?? [];
  if (aside === '') return null;
  const text = spellOut(aside.toLowerCase().replace(/(\d) ?h\b/, '$1 hours'));
  return text.replace(/ (with|without) (?=(?:charging )?case$)/, ' $1 the ');
}

/** "Fold" gives "folds". */
const thirdOf = (verb: string): string =>
  /(?:[sxz]|ch|sh)$/.test(verb) ? `${verb}es` : verb.replace(/(?<=[^aeiou])y$/, 'ie').concat('s');
