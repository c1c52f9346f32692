import { numberOfNoun } from '../grammar/countability.ts';
import {
  DETERMINERS,
  findNoun,
  findThirdPersonBase,
  FUNCTION_WORDS,
  isAdjective,
  isBaseVerb,
  PREPOSITIONS,
} from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { tagWords } from '../prose/tagged-words.ts';

const MOST_SUBJECT_WORDS = 6;
/** What only a verb is followed by, whatever else its word means. */
const OBJECT = /^(?:the|an?|your|its|their|it|them|itself|themselves|you|every|any|all|both)$/;
const PARTICLE =
  /^(?:up|down|off|away|apart|together|flat|open|shut|into|onto|back|out|[a-z]{3,}ly|when|while|without|anywhere)$/;
/** "Cut", "set": as a participle, said of what was done with the thing. */
const PARTICIPLE_TOO =
  /^(?:cut|set|put|shut|split|spread|cast|knit|fit|hit|read|built|bound|hung|made|sewn|woven|ground|wound)$/;
const HELPING = /^(?:can|won't|doesn't|don't|can't|never|is|are|has|have)$/;
/** Words that no subject of a listed sentence holds. */
const OUTSIDE = /^(?:so|that|which|who|when|while|if|than|as|but|not|you|it|they|is|are|has|have|thanks|per)$/;

/** Checks if a word is a verb in the third person, with the product or one thing as its subject. */
export function isVerbOfOne(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const next = words[at + 1];
  if (!/[a-z]{2}s$/.test(word) || /(?:[aiu]s|ss|lens)$/.test(word)) return false;
  const isNounToo = findNoun(word) !== null;
  // "Hints of raisin".
  if (next === undefined || next === 'of') return false;
  // "Self-parks at the wall".
  if (/^(?:self|auto)-/.test(word) && PREPOSITIONS.has(next)) return true;
  // "Screws and rubber feet".
  if (at === 0 && /^(?:and|or|&)$/.test(next) && findThirdPersonBase(words[2] ?? '') === null) return false;
  // "Ages 6 to 12", "seats 6", "composts in 6 months".
  if (/^(?:ages|sizes|levels|stages|pages|speeds)$/.test(word) && /^\d/.test(next)) return false;
  if (/^(?:seats|serves|sleeps)$/.test(word) && /^\d/.test(next)) return true;
  if (/^(?:seats|serves)$/.test(word)) return false;
  if (/^(?:fits|suits)$/.test(word) || (at > 0 && next === 'in' && /^\d/.test(words[at + 2] ?? ''))) return true;
  // "Drawer pulls in brass".
  if (next === 'in' && ENDS_IN_MATERIAL.test(words[at + 2] ?? '')) return false;
  // "Aluminum body sheds heat": a plural hardly stands inside a thing.
  const isInside =
    at > 0 &&
    findThirdPersonBase(word) !== null &&
    findNoun(words[at - 1] ?? '')?.number === 'singular' &&
    findNoun(next) !== null &&
    !isAdjective(word);
  if (isInside) return true;
  if (isNounToo && PREPOSITIONS.has(next) && !PARTICLE.test(next))
    return at > 0 && findThirdPersonBase(word) !== null && tagWords(words.join(' '))[at]?.pos === 'VERB';
  if (isNounToo) return (OBJECT.test(next) || PARTICLE.test(next)) && !/^(?:all|both)$/.test(next);
  if (findThirdPersonBase(word) !== null) return true;
  // "Tare button zeroes out the bowl".
  if (
    at > 0 &&
    (OBJECT.test(next) || /^(?:out|up|off|down|away)$/.test(next)) &&
    findNoun(words[at - 1] ?? '') !== null
  )
    return true;
  // "Hums at 30 dB": a verb for the tagger, if nothing but a pronoun stands before it.
  const [, own, behind] = tagWords(`it ${words.slice(at).join(' ')}`);
  const isObject = /^(?:DET|PRON|NUM|ADP|ADV|PART)$/.test(behind?.pos ?? '') || at > 0;
  return own?.pos === 'VERB' && isObject && !PREPOSITIONS.has(word);
}

function isVerbOfMany(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const next = words[at + 1];
  if (next === undefined || /(?:[^s]s|ed|ing)$/.test(word) || DETERMINERS.has(word)) return false;
  if (/^(?:better|best|well|more|less|most|fast|even|also)$/.test(word)) return false;
  if (OBJECT.test(next)) return isBaseVerb(word) || isTaggedVerb('they', words.slice(at));
  if (PARTICIPLE_TOO.test(word)) return false;
  if (findNoun(word) !== null || isAdjective(word)) return isBaseVerb(word) && PARTICLE.test(next);
  // "Front and rear disc brake": behind a word that no list calls a verb, only its object shows that it is one.
  return (
    isBaseVerb(word) ||
    (isTaggedVerb('they', words.slice(at)) &&
      !PREPOSITIONS.has(word) &&
      (/^\d/.test(next) || PREPOSITIONS.has(next) || isAdjective(next)))
  );
}

/** Whether the tagger takes the first of some words for a verb, behind its pronoun. */
export const isTaggedVerb = (pronoun: string, words: readonly string[]): boolean =>
  tagWords(`${pronoun} ${words.join(' ')}`)[1]?.pos === 'VERB';

/**
 * Returns the place of the verb in the words of a listed sentence with a subject of its own, in small letters; -1 if
 * none is certain: "ejector slide | drops the weed", "side flaps | protect the doors".
 */
export function findListedVerb(words: readonly string[]): number {
  for (let at = 1; at < words.length && at <= MOST_SUBJECT_WORDS; at += 1) {
    const word = words[at] ?? '';
    if (isSubject(words.slice(0, at)) && agrees(words, at)) return isObjectOfNoun(words, at) ? at - 1 : at;
    if (OUTSIDE.test(word)) return -1;
  }
  return -1;
}

/** "Filter traps | smells": a verb behind a word that is a plural and a verb is its object. */
const isObjectOfNoun = (words: readonly string[], at: number): boolean =>
  at > 1 &&
  findNoun(words[at - 1] ?? '')?.number === 'plural' &&
  findThirdPersonBase(words[at - 1] ?? '') !== null &&
  isSubject(words.slice(0, at - 1)) &&
  !isManySubject(words.slice(0, at - 1));

function agrees(words: readonly string[], at: number): boolean {
  const isMany = isManySubject(words.slice(0, at));
  const word = words[at] ?? '';
  if (HELPING.test(word)) return /^(?:can|won't|can't)$/.test(word) || isMany === /^(?:are|have|don't)$/.test(word);
  return isMany ? isVerbOfMany(words, at) : isVerbOfOne(words, at);
}

const isManySubject = (subject: readonly string[]): boolean =>
  subject.includes('and') || /^(?:two|three|four|five|six|eight|both)$/.test(subject[0] ?? '')
    ? !/^(?:each|every|one)$/.test(subject[0] ?? '')
    : numberOfNoun(headOfSubject(subject)) === 'plural';

const headOfSubject = (subject: readonly string[]): string => {
  const end = subject.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word));
  return (end < 0 ? subject : subject.slice(0, end)).at(-1) ?? '';
};

/** Whether words are a thing: no verb, pronoun or joint among them, and a noun at the end. */
function isSubject(subject: readonly string[]): boolean {
  const last = subject.at(-1) ?? '';
  const [first = ''] = subject;
  if (subject.some((word) => OUTSIDE.test(word)) || PREPOSITIONS.has(first) || first === 'no') return false;
  if (subject.length === 1 && DETERMINERS.has(first)) return false;
  // "Flatten spots overnight": an unknown first word may be a verb.
  if (subject.length === 1 && findNoun(first) === null && isTaggedVerb('they', [first, 'the', 'thing'])) return false;
  // "Turn the dial": an order.
  if (isBaseVerb(first) && OBJECT.test(subject[1] ?? '')) return false;
  return isThing(last) && isThing(headOfSubject(subject));
}

const isThing = (word: string): boolean =>
  findNoun(word) !== null ||
  (!FUNCTION_WORDS.has(word) &&
    !/^(?:first|second|last|next|new)$/.test(word) &&
    !isAdjective(word) &&
    !/^\d|(?:[a-z]{3}ed|ing|ly)$/.test(word) &&
    /^\p{L}/u.test(word));
