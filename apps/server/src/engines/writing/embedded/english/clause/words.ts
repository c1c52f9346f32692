import { findAmountUnit } from '../amounts/units.ts';
import {
  baseOfGerund,
  baseOfThird,
  classOfNoun,
  isParticiple,
  isQuality,
  isVerbBase,
  leanOf,
  type NounClass,
} from '../grammar/word-classes.ts';
import { isAdjective, isBaseVerb } from '../lexicon.ts';
import { isOfBody } from './articles.ts';
import { MODAL, PREPOSITION, STATIVE } from './verbs.ts';
import { singularVerb } from '../fact-form.ts';
import { tagWords } from '../prose/tagged-words.ts';

/** What a word of a clause can be, each with what it costs to read it so: 0 if both the tagger and a list agree. */
export interface ClauseWord {
  /** As it is written, and in small letters. */
  text: string;
  word: string;
  /** True if a comma stands before it. */
  isBehindComma: boolean;
  /** "unsure" of a word that no list knows: only its determiner tells that it is a noun. */
  noun: { cost: number; number: NounClass | 'unsure' } | null;
  /** A name, which takes no article. */
  isName: boolean;
  quality: number | null;
  participle: number | null;
  /** The base of a verb in the third person, in its plain form, and in -ing. */
  third: { cost: number; base: string } | null;
  plain: number | null;
  gerund: number | null;
  adverb: number | null;
  isNumber: boolean;
  isUnit: boolean;
}

const LIKELY = 0.3;
const UNSURE = 0.5;
const UNLIKELY = 1;

const ADVERB =
  /^(?:\p{L}+ly|slow|easy|loud|deep|afterward|afterwards|too|also|always|never|even|just|only|still|right|well|fast|straight|together|apart|away|back|again|overnight|outdoors|indoors|outside|inside|upright|upstairs|anywhere|everywhere|twice|once|enough|already|almost|nearly|quickly|far|longer|faster|hard|easily|all|forward|backward|sideways|overhead|halfway|instead|instantly|everyday|anymore|first|each|daily|better|best|total|max|overall|there|here|unplugged)$/u;
const NUMBER_WORD =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|several|many|few|dozens?)$/;
/** Words of grammar, which are nothing else. */
const CLOSED =
  /^(?:an?|the|this|these|that|those|your|its|their|our|my|his|her|no|any|every|each|all|some|of|in|on|at|by|for|from|to|with|without|into|onto|over|under|up|off|out|down|and|or|but|nor|as|than|which|who|when|where|while|if|because|until|unless|so|it|they|you|them|we|is|are|be|been|was|were|has|have|had|will|can|could|would|should|may|might|must|do|does|not|very|through|during|between|against|via|per|plus|around|across|along|behind|beside|beneath|below|above|near|inside|outside|within|after|before|upon|toward|towards|like|about|anything|everything|nothing|something|anyone|everyone|there|here|what|how|more|less|most|than)$/;
const CONTRACTED = /['’](?:t|s|re|ll|ve)$/;

/** Reads the words of a clause; null if it holds a mark that no clause has. */
export function readWords(text: string): ClauseWord[] | null {
  const tagged = tagWords(text);
  if (tagged.length === 0) return null;
  const words: ClauseWord[] = [];
  let isBehindComma = false;
  for (const { word, pos, start, end } of tagged) {
    if (pos === 'PUNCT' && word !== '-') {
      if (word !== ',') return null;
      isBehindComma = true;
      continue;
    }
    const written = text.slice(start, end);
    words.push(readWord(written, word, pos, isBehindComma));
    isBehindComma = false;
  }
  return words
    .map((word, at) => weighPlace(word, words[at - 1], words[at + 1]))
    .map((word, at, weighed) => weighSubject(word, weighed[at + 1]));
}

/** What stands beside a word tells more than its own letters: a plural is seldom the middle of a row of nouns. */
function weighPlace(word: ClauseWord, before: ClauseWord | undefined, next: ClauseWord | undefined): ClauseWord {
  const opensThing =
    next !== undefined &&
    !next.isBehindComma &&
    (next.noun !== null || next.isName || next.isNumber || next.quality !== null || DETERMINED.test(next.word));
  if (word.noun !== null && before !== undefined && OPENING.test(before.word))
    return { ...word, noun: { ...word.noun, cost: Math.min(word.noun.cost, LIKELY) } };
  // "Lid traps steam", "reservoir waters roots".
  if (
    word.third !== null &&
    word.noun?.number === 'many' &&
    (isUsualVerb(word.third.base) || (typeof next?.noun?.cost === 'number' && next.plain === null)) &&
    before !== undefined &&
    before.noun !== null &&
    before.noun.number !== 'many' &&
    (opensThing || (next !== undefined && !next.isBehindComma && PARTICLE.test(next.word)))
  )
    return { ...word, third: { ...word.third, cost: Math.min(word.third.cost, LIKELY) } };
  // "Springs back", "stacks flat": where it goes and how it is, and no thing.
  if (word.word === 'level' && before !== undefined && STATIVE.test(before.word))
    return { ...word, noun: null, quality: 0 };
  if (
    /^(?:back|flat|upright|loose|tight)$/.test(word.word) &&
    before !== undefined &&
    (before.third !== null || before.plain !== null)
  )
    return { ...word, noun: null };
  // "Rain cover tucks into": where something goes.
  if (
    word.third !== null &&
    (before?.noun ?? null) !== null &&
    next?.isBehindComma === false &&
    /^(?:into|onto|through|out|away|back|off|up|down|flat|shut|open|tight|upright|straight|itself|it|you|your|so)$/.test(
      next.word,
    )
  )
    return { ...word, third: { ...word.third, cost: Math.min(word.third.cost, LIKELY) } };
  // "4 inches thick" is no thing.
  if (word.noun !== null && before?.isUnit === true && /^(?:thick|tall|wide|long|deep|high|across)$/.test(word.word))
    return { ...word, noun: null };
  // "When you type": what stands behind "you" is a verb.
  if (
    before !== undefined &&
    /^(?:you|they)$/.test(before.word) &&
    /^(?:one|stuff|either)$/.test(word.noun?.number ?? '')
  )
    return { ...word, plain: Math.min(word.plain ?? 1, word.plain === null ? LIKELY : 0.1), noun: null };
  // "Hose it down".
  if (before === undefined && word.noun !== null && next !== undefined && /^(?:it|them|your)$/.test(next.word))
    return { ...word, plain: Math.min(word.plain ?? LIKELY, LIKELY), noun: null };
  // "Up to 20 starts".
  if (word.noun?.number === 'many' && before?.isNumber === true && before.word !== 'one' && before.word !== '1')
    return { ...word, noun: { ...word.noun, cost: Math.min(word.noun.cost, 0.1) } };
  // "If it runs dry", "so one charges".
  if (word.third !== null && /^(?:it|that|one)$/.test(before?.word ?? ''))
    return { ...word, third: { ...word.third, cost: 0 } };
  // "Boils a liter", "screws on by hand", "folds flat": a verb without its subject.
  if (
    word.third !== null &&
    before === undefined &&
    next?.isBehindComma === false &&
    (next.isNumber || /^\d/.test(next.word) || AFTER_VERB.test(next.word))
  )
    return { ...word, third: { ...word.third, cost: Math.min(word.third.cost, LIKELY) } };
  // "Into handle".
  if (
    word.noun !== null &&
    before !== undefined &&
    PREPOSITION.test(before.word) &&
    !/^(?:to|like|as|up|off|down|out|on|in)$/.test(before.word)
  )
    return { ...word, noun: { ...word.noun, cost: Math.min(word.noun.cost, LIKELY) } };
  // "Don't cave in".
  if (word.plain === null && word.noun?.number === 'one' && before !== undefined && MODAL.test(before.word))
    return { ...word, plain: LIKELY, noun: null };
  // "Won't chip", "to scratch".
  if (word.plain !== null && before !== undefined && (MODAL.test(before.word) || before.word === 'to'))
    return { ...word, plain: Math.min(word.plain, before.word === 'to' ? LIKELY : 0.1) };
  // "Hangs from the headrest or clips to the console".
  if (
    word.third !== null &&
    /^(?:and|or|then)$/.test(before?.word ?? '') &&
    next?.isBehindComma === false &&
    next.word !== 'of' &&
    (PREPOSITION.test(next.word) || DETERMINED.test(next.word))
  )
    return { ...word, third: { ...word.third, cost: Math.min(word.third.cost, UNSURE) } };
  // "Lights up", "never pools".
  if (
    word.third !== null &&
    ((next?.isBehindComma === false && isUsualVerb(word.third.base) && /^(?:up|off|out|down|away)$/.test(next.word)) ||
      /^(?:never|always|also)$/.test(before?.word ?? ''))
  )
    return { ...word, third: { ...word.third, cost: Math.min(word.third.cost, LIKELY) } };
  // "Dots grip carpet".
  if (
    word.plain !== null &&
    word.noun !== null &&
    before?.noun?.number === 'many' &&
    (before.third === null || !isUsualVerb(before.third.base)) &&
    (word.noun.number !== 'one' || isUsualVerb(word.word) || /^(?:up|off|out|down|together)$/.test(next?.word ?? '')) &&
    (opensThing || (next !== undefined && !next.isBehindComma && PARTICLE.test(next.word)))
  )
    return { ...word, plain: Math.min(word.plain, LIKELY) };
  // "Keeps the umbrella standing".
  if (word.noun !== null && word.gerund !== null && before !== undefined && before.noun !== null)
    return { ...word, noun: { ...word.noun, cost: word.noun.cost + LIKELY } };
  return word;
}

/** "Cover comes off": what stands before a likely verb is a thing. */
const weighSubject = (word: ClauseWord, next: ClauseWord | undefined): ClauseWord =>
  word.noun !== null && (next?.third?.cost ?? UNSURE) < UNSURE && next?.isBehindComma === false
    ? { ...word, noun: { ...word.noun, cost: Math.min(word.noun.cost, LIKELY) } }
    : word;

/** "Warmer", "easier". */
const isComparative = (word: string): boolean => {
  const stem = /^([a-z]{3,})er$/.exec(word)?.[1] ?? '';
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/([bdgnpt])\1$/, '$1')].some(
    (each) => each.length > 2 && isAdjective(each),
  );
};

const PARTICLE = /^(?:up|off|out|down|on|in|over|away|back|apart|together|into|onto|from|to)$/;
/** Whether a word is a verb in sellers' lines, and not only in a dictionary. */
export const isUsualVerb = (base: string): boolean => isBaseVerb(base) || leanOf(base) === 1;
const AFTER_VERB =
  /^(?:up|off|out|down|on|away|back|apart|together|into|onto|through|so|when|if|while|flat|easy|clean|shut|open|tight|dry|upright|fast|right|straight|itself|it|your|the|an?|you)$/;
const OPENING = /^(?:an?|the|your|its|each|every|no)$/;
const DETERMINED = /^(?:an?|the|your|its|their|it|you|them|every|each|any|all|no|up|over|more|less)$/;

function readWord(text: string, word: string, pos: string, isBehindComma: boolean): ClauseWord {
  const isClosed = CLOSED.test(word) || CONTRACTED.test(word);
  const isNumber = /^\d[\d.,/]*(?:%|x)?$/.test(word) || NUMBER_WORD.test(word);
  const isLetter = /^[B-HJ-Z]$/.test(text);
  const isHyphened = word.includes('-');
  const listed = isClosed || isNumber ? null : classOfNoun(word);
  const isName = !isClosed && /^\p{Lu}/u.test(text) && listed === null;
  // "Enough" measures, and names nothing.
  const number =
    word === 'enough'
      ? null
      : (listed ??
        (isClosed || isNumber || isName || pos !== 'NOUN' || !/^[a-z]{3,}$/.test(word)
          ? null
          : /[^su]s$/.test(word)
            ? 'many'
            : 'unsure'));
  const third =
    isClosed || isHyphened
      ? null
      : (baseOfThird(word) ??
        (pos === 'VERB' && listed === null && /[a-z]{2}[^su]s$/.test(word) ? singularVerb(word) : null));
  const isPlain =
    !isClosed && !isHyphened && (isVerbBase(word) || (/^re[b-df-hj-np-tv-z]/.test(word) && isVerbBase(word.slice(2))));
  const lean = leanOf(third ?? word);
  const cost = (isTagged: boolean, lessIf: boolean): number => (isTagged ? 0 : lessIf ? UNSURE : UNLIKELY);
  return {
    text,
    word,
    isBehindComma,
    noun:
      number === null
        ? null
        : {
            number,
            cost: isOfBody(word)
              ? 0
              : isComparative(word)
                ? UNLIKELY
                : cost(/^(?:NOUN|PROPN)$/.test(pos), lean < 1 || !isPlain),
          },
    isName: (isName && !isLetter) || /^\p{Lu}{2,}s?$/u.test(text),
    quality:
      isClosed || isNumber
        ? null
        : isQuality(word) ||
            isComparative(word) ||
            // "T grip", "3L tank".
            isLetter ||
            /^\d[\d.,]*-?\p{L}+$/u.test(word) ||
            /^\d[\d.,]*%$/.test(word) ||
            (isHyphened && (number === null || /-(?:on|in|up|off|out|down|over)$/.test(word)))
          ? cost(/^(?:ADJ|NUM)$/.test(pos) || isHyphened, true) +
            (number === 'one' && !isAdjective(word) && !isHyphened ? UNSURE : 0)
          : pos === 'ADJ' && number === null
            ? UNSURE
            : null,
    participle: !isClosed && isParticiple(word) ? cost(/^(?:VERB|ADJ)$/.test(pos), true) : null,
    third:
      third === null
        ? null
        : {
            base: third,
            cost:
              cost(pos === 'VERB', lean === 1 || number === null) +
              (number === 'many' && !isUsualVerb(third) ? UNLIKELY : 0),
          },
    plain:
      !isPlain || ADVERB.test(word)
        ? null
        : /^AD[JV]$/.test(pos)
          ? UNLIKELY
          : cost(pos === 'VERB', lean === 1 || number === null) +
            (number !== null && !isUsualVerb(word) ? (number === 'one' ? UNLIKELY + UNSURE : UNSURE) : 0),
    gerund: !isClosed && baseOfGerund(word) !== null ? cost(pos === 'VERB', true) : null,
    adverb: ADVERB.test(word) ? cost(pos === 'ADV', true) : null,
    isNumber,
    isUnit: !isClosed && findAmountUnit(text) !== undefined && text !== '"',
  };
}
