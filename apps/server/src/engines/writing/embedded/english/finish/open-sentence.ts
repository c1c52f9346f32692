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
import type { TaggedWord } from '../prose/tagged-words.ts';
import { NUMBER_WORD, PARTICIPLE, THING_ACRONYM, UNIT } from './phrase-words.ts';

/** Where words of a sentence begin and end. */
export interface Span {
  from: number;
  to: number;
}

/** A sentence with what is known of each of its words. */
export type Sentence = ReturnType<typeof openSentence>;

/** Opens a sentence of `text`, whose words a tagger read. The name of the product stands as "Xyla". */
export function openSentence(text: string, words: readonly TaggedWord[]) {
  const get = (index: number): TaggedWord => words[index] ?? { word: '', pos: 'END', start: 0, end: 0 };
  const written = (index: number): string => text.slice(get(index).start, get(index).end);
  const isName = (index: number): boolean => get(index).word === 'xyla';
  /** A code, or an acronym that names no thing. */
  const isCode = (index: number): boolean => {
    const own = written(index);
    if (THING_ACRONYM.test(own)) return false;
    return /\d/.test(own) || /^\p{Lu}{2,}s?$/u.test(own);
  };
  const isClosed = (index: number): boolean => {
    const { word, pos } = get(index);
    return (
      /^(?:PUNCT|CCONJ|SCONJ|AUX|PRON|END|PART|DET)$/.test(pos) ||
      ((PREPOSITIONS.has(word) || FUNCTION_WORDS.has(word)) && !NUMBER_WORD.test(word)) ||
      (DETERMINERS.has(word) && !NUMBER_WORD.test(word))
    );
  };
  const isNounWord = (index: number): boolean =>
    !isClosed(index) &&
    !(findNoun(get(index).word) === null && /[a-z]{3}(?:ous|ful|less|able|ible)$/.test(get(index).word)) &&
    (/^(?:NOUN|PROPN|X)$/.test(get(index).pos) ||
      (findNoun(get(index).word) !== null &&
        !isAdjective(get(index).word) &&
        get(index).pos !== 'ADV' &&
        // "Keeps rooms cooler".
        !(get(index).pos === 'ADJ' && get(index).word.endsWith('er'))));
  const isQualityWord = (index: number): boolean => {
    if (isClosed(index)) return false;
    const { word, pos } = get(index);
    return (
      /^(?:ADJ|NUM|SYM)$/.test(pos) ||
      isAdjective(word) ||
      /[a-z]{3}(?:ous|ful|less|able|ible)$/.test(word) ||
      /\d/.test(word) ||
      word.includes('-') ||
      NUMBER_WORD.test(word) ||
      (pos === 'VERB' && (PARTICIPLE.test(word) || /[a-z]{3}ing$/.test(word)))
    );
  };

  /** Whether a word is the verb of its clause. */
  function isFinite(index: number): boolean {
    const { word, pos } = get(index);
    if (
      pos === 'AUX' ||
      /^(?:is|are|isn['’]t|aren['’]t|has|have|can|can['’]t|won['’]t|will|doesn['’]t|don['’]t|does|do|it['’]s|they['’]re|you['’]ll|you['’]re|that['’]s|there['’]s|here['’]s|was|were|never)$/.test(
        word,
      )
    )
      return true;
    const next = get(index + 1);
    const third = findThirdPersonBase(word);
    if (third !== null && findNoun(word) === null && !isAdjective(word)) return next.word !== 'of';
    if (third !== null && index > 0 && pos !== 'VERB') {
      // "Outsole grips the pavement": what stands before a determiner is no noun.
      if (isNounWord(index - 1) && /^(?:the|an?|your|it|its|them|you|every|any)$/.test(next.word)) return true;
      // "The shape leaves plenty of room": behind one thing, with no other verb, what begins with "the" has its verb.
      return (
        /^(?:the|an?)$/.test(get(0).word) &&
        isNounWord(index - 1) &&
        numberOfNoun(get(index - 1).word) !== 'plural' &&
        /^(?:NOUN|PROPN|ADJ|DET|PRON|ADP|ADV|NUM)$/.test(next.pos) &&
        !words.some(({ pos: other }, place) => place !== index && /^(?:VERB|AUX)$/.test(other))
      );
    }
    // "Silicone gaskets seal without marks".
    if (
      index > 0 &&
      isBaseVerb(word) &&
      findNoun(get(index - 1).word)?.number === 'plural' &&
      /^(?:ADP|ADV|DET|PRON|SCONJ)$/.test(next.pos)
    )
      return true;
    // "Call them in", "set the pressure": an order.
    if (index === 0 && isBaseVerb(word) && /^(?:the|an?|your|it|them|up|down|out|off|every|any)$/.test(next.word))
      return true;
    // "Helps keep rooms cool".
    if (isBaseVerb(word) && /^(?:helps?|lets?)$/.test(get(index - 1).word)) return true;
    if (pos !== 'VERB' || (PARTICIPLE.test(word) && !isBaseVerb(word)) || /[a-z]{3}ing$/.test(word)) return false;
    if (/^(?:to|an?|the|your|its)$/.test(get(index - 1).word)) return false;
    // "Float switch": a base form has several things before it.
    if (third === null && index > 0 && !/[^s]s$/.test(word) && isNominal(index - 1) && !hasManyBefore(index))
      return false;
    // "Flat cut panels": before a noun, and behind a quality.
    return !(isNounWord(index + 1) && index > 0 && get(index - 1).pos === 'ADJ' && third === null);
  }

  const isNominal = (index: number): boolean => /^(?:NOUN|PROPN|ADJ|NUM|X)$/.test(get(index).pos);
  /** Whether what stands before a verb is several: a plural, a pronoun, or things joined by "and". */
  function hasManyBefore(index: number): boolean {
    const { word, pos } = get(index - 1);
    if (pos === 'PRON' || numberOfNoun(word) === 'plural' || /\d/.test(word)) return true;
    return words.slice(0, index).some((each, before) => each.word === 'and' && before > 0);
  }
  const hasNoun = (from: number, to: number): boolean => {
    for (let index = from; index < to; index += 1) if (isNounWord(index) || isName(index)) return true;
    return false;
  };

  /** The place of the last noun of a thing; what follows it says how it is. */
  function headOf({ from, to }: Span): number {
    for (let index = to - 1; index >= from; index -= 1) if (isNounWord(index) || isName(index)) return index;
    return to - 1;
  }

  const hasDeterminer = ({ from, to }: Span): boolean => {
    for (let index = from; index < to; index += 1) {
      const { word, pos } = get(index);
      if (
        pos === 'DET' ||
        (DETERMINERS.has(word) && word !== 'one') ||
        word === 'one' ||
        /['’]s?$/.test(word) ||
        /^(?:half|double|triple|more|less|most|much|many|another|such|what|whose)$/.test(word)
      )
        return true;
    }
    return /^\d/.test(get(from).word) && !isMeasure(from);
  };
  /** "24 oz glass jar", "3-position handle": the number measures, and does not count. */
  const isMeasure = (from: number): boolean =>
    /^(?:sq|square)$/.test(get(from + 1).word) ||
    /[-"″”]/.test(written(from)) ||
    /^\d[\d.,]*\p{L}/u.test(written(from)) ||
    UNIT.test(get(from + 1).word) ||
    /^(?:by|x|to|\/)$/.test(get(from + 1).word);

  const isSingle = (head: number): boolean => {
    const { word, pos } = get(head);
    if (word === 'supply') return true;
    if (UNIT.test(word)) return false;
    if (!/^\p{L}[\p{L}-]+$/u.test(word) || isAdjective(word) || ENDS_IN_MATERIAL.test(word)) return false;
    if (/^\p{Lu}/u.test(written(head))) return false;
    const noun = findNoun(word);
    if (noun !== null) return noun.number === 'singular' && numberOfNoun(word) === 'singular';
    return (
      pos === 'NOUN' &&
      numberOfNoun(word) === 'singular' &&
      !/(?:ed|ly|ing|ness|ment|tion|sion|ity|ance|ence|ship|ism|ics|ware|wear|th|hood|dom|ide|ate|ine|ol|ose|ein|ium|ful|ous|al|ic|ive|able|ible|proof|free)$/.test(
        word,
      )
    );
  };

  return {
    text,
    words,
    get,
    written,
    isName,
    isCode,
    isClosed,
    isNounWord,
    isQualityWord,
    isFinite,
    hasNoun,
    headOf,
    hasDeterminer,
    isMeasure,
    isSingle,
  };
}
