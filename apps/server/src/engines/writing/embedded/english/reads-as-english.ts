import type { Product } from '@reelwright/contracts';
import { isInAnotherLanguage, isInLanguage } from '../text-language.ts';
import { isKnownWord } from './known-word.ts';

/** Returns all that a seller wrote, as one text. */
export const joinTexts = ({ name, selling_points: points, description = '' }: Product): string =>
  [name, ...points, description].join('. ');

/** Checks if the seller writes English. */
export function readsAsEnglish(product: Product): boolean {
  const company = joinTexts(product);
  return isInLanguage(company, 'en', { isKnownWord, company });
}

/**
 * Checks if the seller writes another language and the title is not English either: words that look like a kind may be
 * of another tongue, as "Cama Box" is no box.
 */
export function isForeignSeller(product: Product): boolean {
  const { name, selling_points: points, description = '' } = product;
  return (
    isInAnotherLanguage([...points, description].join('. '), 'en') && !readsAsEnglish(product) && !isPlainEnglish(name)
  );
}

/** Units are the same in most languages. */
const MEASURE = /\d[\d.,]*\s?\p{L}{0,3}(?!\p{L})/gu;

/** Up to so many words, more than half of them are English: "dimmer elettronico" has one that is. */
const FEW_WORDS = 3;

/** Checks by its words alone if a phrase is English: for those of a seller who writes another language. */
export function isPlainEnglish(phrase: string): boolean {
  const words =
    phrase
      .toLowerCase()
      .replaceAll(MEASURE, ' ')
      .match(/\p{L}[\p{L}'’-]+/gu) ?? [];
  const known = words.filter((word) => isKnownWord(word)).length;
  const half = words.length / 2;
  const isMostly = words.length > FEW_WORDS || words.length === 0 ? known >= half : known > half;
  return isMostly && !/[^\x20-\x7e“”‘’–—°]/.test(phrase);
}
