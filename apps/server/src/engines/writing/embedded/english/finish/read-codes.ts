import { numberOfNoun } from '../grammar/countability.ts';
import { findNoun, findThirdPersonBase, isAdjective } from '../lexicon.ts';
import type { Sentence } from './open-sentence.ts';
import type { PhraseFault } from './phrase-fault.ts';
import { KNOWN_CODE, MIXED, SPAN, SPOKEN_CODE, THING_ACRONYM, UNIT } from './phrase-words.ts';

/** "±2% CW", "GS medium cage": a code that a listener does not know. */
export function readCodes(sentence: Sentence): PhraseFault | null {
  const { text, words, get, written, isNounWord, isQualityWord, isFinite } = sentence;
  if (isAmbiguous(sentence)) return 'bare_subject';
  // "Breathable mesh back".
  if (
    words.length > 1 &&
    words.length < 5 &&
    /^(?:back|front|top|bottom|side|base)$/.test(get(words.length - 1).word) &&
    isQualityWord(0) &&
    !words.some(({ word, pos }) => pos === 'AUX' || pos === 'DET' || pos === 'ADP' || /\d/.test(word))
  )
    return 'bare_thing';
  // "G, oz, lb, ml and fl oz", "0.8 mm to 3.175 mm": units of nothing.
  if (
    words.length > 2 &&
    words.every(
      ({ word, pos }) =>
        pos === 'PUNCT' || pos === 'CCONJ' || (UNIT.test(word) && word !== 'a') || /^(?:to|[\d.,-]+)$/.test(word),
    )
  )
    return 'no_head';
  // "2 rotors 4 pads": two counts without a joint.
  if (
    words.some(
      ({ pos }, index) =>
        pos === 'NUM' &&
        get(index + 1).pos === 'NOUN' &&
        get(index + 2).pos === 'NUM' &&
        get(index + 3).pos === 'NOUN' &&
        !UNIT.test(get(index + 1).word),
    )
  )
    return 'no_head';
  // "Overheat shut off": a part, and what looks like its deed.
  if (
    words.length < 5 &&
    /\b(?:shut|cut|switch|power|lock) ?-?(?:off|out|down)$/i.test(text) &&
    !words.some(({ pos }) => pos === 'DET' || pos === 'PRON' || pos === 'AUX')
  )
    return 'bare_thing';
  // "A brass plate and engraved 4 lines".
  if (
    words.some(
      ({ word, pos }, index) =>
        word === 'and' &&
        get(index + 1).pos === 'VERB' &&
        get(index + 1).word.endsWith('ed') &&
        get(index + 2).pos === 'NUM' &&
        pos === 'CCONJ',
    )
  )
    return 'splice';
  // "A freezer to microwave".
  if (/^an? \p{L}+ to \p{L}+$/iu.test(text)) return 'bare_thing';
  // "10-minute install on brackets".
  const [span = '', done = ''] = text.toLowerCase().split(' ');
  if (
    /^\d[\d.,]*-(?:minute|hour|day|second|week|month|year)$/.test(span) &&
    done !== 'assembly' &&
    numberOfNoun(done.replace(/[^\p{L}-]/gu, '')) === 'singular' &&
    words.length > 1
  )
    return 'bare_thing';
  // "First rows are already done".
  if (
    /^(?:first|last|second|next|third)$/.test(get(0).word) &&
    /^(?:NOUN|ADJ)$/.test(get(1).pos) &&
    words.some(({ pos }) => pos === 'AUX' || pos === 'VERB')
  )
    return 'bare_subject';
  // "3 per tube": of what?
  if (/^(?:up to |about |over )?\d[\d.,]* per \p{L}+(?:$|,)/iu.test(text)) return 'no_head';
  // "Height 4.5 inches": a row of a table.
  if (/^(?:height|width|length|depth|weight|diameter|capacity|size|thickness|voltage|power|volume) \d/i.test(text))
    return 'no_verb';
  // "Each pad weighs 34".
  if (/\b(?:weighs?|holds?|measures?) (?:up to |about |over )?\d[\d.,]*$/i.test(text)) return 'no_head';
  // "160 degrees viewing", "18 months access", "1.1 gain".
  if (
    words.some(
      ({ word, pos }, index) =>
        (SPAN.test(word) &&
          /\d/.test(get(index - 1).word) &&
          isNounWord(index + 1) &&
          !UNIT.test(get(index + 1).word) &&
          !/^(?:fahrenheit|celsius)$/.test(get(index + 1).word) &&
          !isFinite(index + 1)) ||
        (pos === 'NUM' &&
          /^\d+\.\d+$/.test(word) &&
          get(index + 1).pos === 'NOUN' &&
          !UNIT.test(get(index + 1).word) &&
          !written(index + 1).includes('-') &&
          numberOfNoun(get(index + 1).word) === 'singular' &&
          /^(?:END|PUNCT)$/.test(get(index + 2).pos)),
    )
  )
    return 'no_head';
  // "Two 16 inches or one 18-inch box".
  if (/\b(?:one|two|three|four|five|six) \d+ ?(?:inch|cm|mm|oz|ft)/i.test(text)) return 'no_head';
  return words.some(({ word }, index) => {
    const own = written(index);
    // "Fits LT35, LT40".
    if (/^\p{Lu}{1,4}-?\p{Lu}?\d{2,}\p{L}*$/u.test(own) && !KNOWN_CODE.test(own)) return true;
    if (/^(?=.{2,5}$)\p{L}*\p{Ll}\p{Lu}\p{L}*$/u.test(own) && !MIXED.test(own)) return true;
    return /^\p{Lu}{2,6}$/u.test(own) && !THING_ACRONYM.test(own) && !UNIT.test(word) && !SPOKEN_CODE.test(own);
  })
    ? 'code'
    : null;
}

/** "Bottom flap seals with velcro": two things and what they have, or what one of them does. */
const isAmbiguous = ({ words, get }: Sentence): boolean =>
  !words.some(({ pos }) => pos === 'AUX') &&
  words.some(
    ({ word }, index) =>
      index > 0 &&
      index < 4 &&
      findThirdPersonBase(word) !== null &&
      findNoun(word)?.number === 'plural' &&
      findNoun(get(index - 1).word)?.number === 'singular' &&
      !isAdjective(get(index - 1).word) &&
      !/^(?:an?|the|your|each|every|one|no|\d.*)$/.test(get(0).word) &&
      /^(?:with|from|to|onto|into|over|around|under|against|shut|open|off|up|flat)$/.test(get(index + 1).word),
  );
