import { plainText, type SourcedText, textFrom } from '../sourced-text.ts';
import { isComplete } from './complete-phrase.ts';
import type { EnglishFact } from './english-fact.ts';
import { findVerb } from './fact-form.ts';
import { capitalise } from './text/capitals.ts';
import { DETERMINERS, FUNCTION_WORDS, PREPOSITIONS } from './lexicon.ts';

const MOST_WORDS = 5;
const MOST_LETTERS = 30;
/** An amount with its unit and its limit. */
const AMOUNT =
  /(?:up to |over |only |under |from )?(?<![\p{L}\d.,])\d[\d.,]*(?: to \d[\d.,]*)?(?: ?(?:%|°C?|g|kg|oz|lbs?|ml|cl|l|litres?|liters?|mm|cm|m|km|inch(?:es)?|W|kW|mAh|GB|TB|Nm|Hz|rpm|lumens?)(?![\p{L}\d])| (?:grams?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|pieces?|players?|pages?|washes|uses|people|metres?|meters?|watts|speeds?|settings?|servings?))/iu;

/** Lists the possible titles of a fact, the fullest first: all of it, its first phrase, its amount. */
export function listTitles(fact: EnglishFact): SourcedText[] {
  const amount = AMOUNT.exec(fact.text)?.[0] ?? '';
  const phrase = cutPhrase(fact);
  // "Two motors lift up to 120 kg": the amount is the most important part of a sentence.
  const parts = fact.form.kind === 'text' && amount !== '' && !/\d/.test(phrase) ? [amount, phrase] : [phrase, amount];
  const titles = [fact.form.kind === 'clause' ? '' : fact.text, ...parts];
  return titles
    .map((title) => capitalise(title.replace(/^(?:the|an?) /i, '')))
    .filter(
      (title) =>
        title !== '' &&
        title.split(/\s+/).length <= MOST_WORDS &&
        title.length <= MOST_LETTERS &&
        !/[,;:.!?]/.test(title.replace(/\d[.,]\d/g, '')),
    )
    .map((title) => textFrom(title, fact.source, fact.range));
}

/**
 * Cuts "Solid oak top, oiled by hand" to "Solid oak top", "Folds flat to 4 cm" to "Folds flat"; empty if that is half a
 * phrase.
 */
function cutPhrase({ text, inside, form }: EnglishFact): string {
  const words = text.split(/\s+/);
  // The first entry of a list alone is not the fact.
  if (/, [^,]+,? (?:and|or) /.test(text) || PREPOSITIONS.has((words[0] ?? '').toLowerCase())) return '';
  const plain = inside.split(/\s+/).map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, ''));
  const verb = form.kind === 'clause' || form.kind === 'order' ? -1 : findVerb(plain);
  const end = words.findIndex((_word, index) => {
    if (index === 0) return false;
    if (/[,:;]$/.test(words[index - 1] ?? '') || index === verb) return true;
    const word = plain[index] ?? '';
    if (word === 'of') return false;
    // "Charges a laptop" of "Charges a laptop and phone" would be half of what it does.
    if (form.kind === 'clause' && /^(?:and|or)$/.test(word)) return false;
    return PREPOSITIONS.has(word) || /^(?:and|or|that|which|so|when|including|plus|is|are|has|have)$/.test(word);
  });
  if (end < 0) return '';
  const phrase = words
    .slice(0, end)
    .join(' ')
    .replace(/[,:;]$/, '');
  const last = plain[end - 1] ?? '';
  // "One size" of "One size stretches from 54 to 61 cm" says nothing.
  const isCounted = end === verb && (/^\d/.test(plain[0] ?? '') || DETERMINERS.has(plain[0] ?? ''));
  // "Peels and stick": an order's second verb.
  if (form.kind === 'clause' && /^\S+s and \S*[^s]$/i.test(phrase)) return '';
  const isWhole =
    end > 1 && !isCounted && !FUNCTION_WORDS.has(last) && !PREPOSITIONS.has(last) && !DETERMINERS.has(last);
  return isWhole && isComplete(plain.slice(0, end), form) ? phrase : '';
}

/**
 * Returns the first title that the voice does not speak at the same time, else the fullest: "Two dials" is read sooner
 * than "You get two dials", and then replaces the captions.
 */
export function pickTitle(titles: readonly SourcedText[], spoken: SourcedText): SourcedText {
  const said = simplify(spoken.text);
  const fresh = titles.find(({ text }) => !said.includes(simplify(text)));
  return fresh ?? titles[0] ?? plainText('');
}

/** Checks if a line contains the words of a title. */
export const isSpoken = (title: SourcedText, spoken: SourcedText): boolean =>
  simplify(spoken.text).includes(simplify(title.text));

/** Returns an empty title if it would only repeat the voice. */
export function unlessSpoken(title: SourcedText, spoken: SourcedText): SourcedText {
  return simplify(title.text) === simplify(spoken.text) ? plainText('') : title;
}

const simplify = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$€£¥]+/gu, ' ')
    .trim()} `;
