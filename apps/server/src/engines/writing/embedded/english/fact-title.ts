import { LONGEST_TITLE_LINE } from '../card-length.ts';
import { plainText, type SourcedText, textFrom } from '../sourced-text.ts';
import { isComplete } from './complete-phrase.ts';
import type { EnglishFact } from './english-facts.ts';
import { findVerb } from './fact-form.ts';
import { capitalise } from './fact-text.ts';
import { DETERMINERS, FUNCTION_WORDS, PREPOSITIONS } from './lexicon.ts';

const MOST_WORDS = 5;
const MOST_LETTERS = 30;
/** An amount with its unit, and what limits it. */
const AMOUNT =
  /(?:up to |over |only |under |from )?(?<![\p{L}\d.,])\d[\d.,]*(?: to \d[\d.,]*)?(?: ?(?:%|°C?|g|kg|oz|lbs?|ml|cl|l|litres?|liters?|mm|cm|m|km|inch(?:es)?|W|kW|mAh|GB|TB|Nm|Hz|rpm|lumens?)(?![\p{L}\d])| (?:grams?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|pieces?|players?|pages?|washes|uses|people|metres?|meters?|watts|speeds?|settings?|servings?))/iu;

/** What may stand large over a fact, the fullest first: all of it, its first phrase, its amount. */
export function listTitles(fact: EnglishFact): SourcedText[] {
  const amount = AMOUNT.exec(fact.text)?.[0] ?? '';
  const phrase = cutPhrase(fact);
  // "Two motors lift up to 120 kg": of a sentence the amount is the news.
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

/** "Solid oak top" of "Solid oak top, oiled by hand", "Folds flat" of "Folds flat to 4 cm"; empty where that is half a phrase. */
function cutPhrase({ text, inside, form }: EnglishFact): string {
  const words = text.split(/\s+/);
  // Of a list, the first alone is not the fact.
  if (/, [^,]+,? (?:and|or) /.test(text) || PREPOSITIONS.has((words[0] ?? '').toLowerCase())) return '';
  const plain = inside.split(/\s+/).map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, ''));
  const verb = form.kind === 'clause' || form.kind === 'order' ? -1 : findVerb(plain);
  const end = words.findIndex((_word, index) => {
    if (index === 0) return false;
    if (/[,:;]$/.test(words[index - 1] ?? '') || index === verb) return true;
    const word = plain[index] ?? '';
    if (word === 'of') return false;
    return PREPOSITIONS.has(word) || /^(?:and|or|that|which|so|when|including|plus|is|are|has|have)$/.test(word);
  });
  if (end < 0) return '';
  const phrase = words
    .slice(0, end)
    .join(' ')
    .replace(/[,:;]$/, '');
  const last = plain[end - 1] ?? '';
  const isWhole = end > 1 && !FUNCTION_WORDS.has(last) && !DETERMINERS.has(last);
  return isWhole && isComplete(plain.slice(0, end), form) ? phrase : '';
}

/** The first title that the voice does not say at that moment. Over a line too long for a card, its key words may stand. */
export function pickTitle(titles: readonly SourcedText[], spoken: SourcedText): SourcedText {
  const said = simplify(spoken.text);
  const fresh = titles.find(({ text }) => !said.includes(simplify(text)));
  const isLong = spoken.text.length > LONGEST_TITLE_LINE.en;
  return fresh ?? (isLong ? titles[0] : undefined) ?? plainText('');
}

/** Empty where the title would only repeat the voice. */
export function unlessSpoken(title: SourcedText, spoken: SourcedText): SourcedText {
  return simplify(title.text) === simplify(spoken.text) ? plainText('') : title;
}

const simplify = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$€£¥]+/gu, ' ')
    .trim()} `;
