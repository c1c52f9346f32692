import { sayAmounts } from '../amounts/say-amounts.ts';
import { findNoun, isAdjective } from '../lexicon.ts';
import { articleFor } from '../noun-phrase.ts';
import { AMOUNT_FORMS, JOINT_FORMS, WORD_FORMS } from './short-forms.ts';

/** "6 month guarantee" is one of six months. */
const UNHYPHENED =
  /\b(\d+|two|three|four|five|six) (piece(?= \p{Ll}+(?!s\b))|month|year|week|day|hour|minute|layer|ply|stage) (?=(?!of\b|in\b|to\b|from\b|per\b|and\b|or\b|at\b|old\b)\p{Ll})/giu;

/** "6 guylines reflective", "undated 52 sheets": the quality stands before its noun, the number before both. */
function orderCount(text: string): string {
  const [, count = '', things = '', quality = ''] = /^(\d+) (\p{L}{3,}s) (\p{L}{4,})$/iu.exec(text) ?? [];
  if (
    quality !== '' &&
    isAdjective(quality) &&
    findNoun(quality) === null &&
    !/^(?:wide|long|tall|high|deep|thick|across|each|only|total)$/.test(quality) &&
    !/^(?:inches|feet|yards|hours|minutes|days)$/.test(things)
  )
    return `${count} ${quality} ${things}`;
  const [, before = '', amount = '', goods = ''] = /^(\p{L}{4,}) (\d+) (\p{L}{3,}s)$/iu.exec(text) ?? [];
  return before !== '' && (isAdjective(before.toLowerCase()) || /^un\p{L}+ed$/iu.test(before))
    ? `${amount} ${before.toLowerCase()} ${goods}`
    : text;
}

/** "20 song number book": the book has 20 songs; "ladle 42 cm" is a ladle of that length. */
function joinCount(text: string): string {
  const [, part = '', size = '', unit = ''] =
    /^(\p{L}{3,}) (\d[\d.,]*) ?(cm|mm|m|inch|ft|litres?|liters?)$/iu.exec(text) ?? [];
  if (
    findNoun(part)?.number === 'singular' &&
    !/^(?:height|width|length|depth|diameter|size|capacity|thickness|volume|radius)$/i.test(part)
  )
    return `${articleFor(size)} ${size} ${unit} ${part.toLowerCase()}`;
  const [, count = '', thing = '', rest = ''] = /^(\d{1,4}) (\p{Ll}{3,}) ((?:\p{Ll}+ ){0,2}\p{Ll}+)$/u.exec(text) ?? [];
  const isCounted = findNoun(thing)?.number === 'singular' && !isAdjective(thing);
  const isOne = findNoun(rest.split(' ').at(-1) ?? '')?.number === 'singular';
  return count !== '1' && isCounted && isOne ? `${articleFor(count)} ${count}-${thing} ${rest}` : text;
}

const applyForms = (text: string, forms: readonly (readonly [RegExp, string])[]): string =>
  forms.reduce((spelled, [form, whole]) => spelled.replace(form, whole), text);

/**
 * Writes a seller's short forms as they are spoken: words ("w/o"), then what stands around amounts, then the amounts
 * themselves ("8.5 in wide x 3 in tall" is 8.5 inches wide and 3 inches tall), then what joins them to their things.
 */
export function spellOut(text: string): string {
  const worded = applyForms(text.replace(UNHYPHENED, '$1-$2 '), WORD_FORMS);
  const amounts = sayAmounts(applyForms(worded, AMOUNT_FORMS));
  return orderCount(joinCount(applyForms(amounts, JOINT_FORMS)));
}
