import { findNoun, isAdjective } from '../lexicon.ts';
import { hasDeterminer } from '../noun-phrase.ts';

export interface ProductName {
  /** By itself, with the seller's capitals: "Cloud Hoodie". At most six words, including the noun of its kind. */
  short: string;
  /** For use in a sentence: with "the" if needed. */
  spoken: string;
  /** The brand and the kind, if that is shorter: "Tefal pan set". */
  brief: string | null;
  /** The number for "it" or "they"; null if unknown. */
  number: 'singular' | 'plural' | 'uncountable' | null;
}

/** Adds the article that a name needs once its number is known: "the Garmin Fenix 7 Pro". */
export const nameNumbered = (name: ProductName, number: NonNullable<ProductName['number']>): ProductName => ({
  ...name,
  number,
  spoken: toSpoken(name.short, { brand: name.short, number, isTitle: false }),
});

/** "the Cloud Hoodie"; without an article if the name has its own, is a title, or names something uncountable. */
export function toSpoken(
  short: string,
  { brand, number, isTitle }: { brand: string | undefined; number: ProductName['number']; isTitle: boolean },
): string {
  const words = short.split(' ');
  const rest = words.slice(1);
  // "Round sunnies" is no name: small inside a sentence.
  const isPlainWords =
    brand === undefined &&
    rest.length > 0 &&
    rest.every((word) => /^[\p{Ll}\d&]/u.test(word)) &&
    /^\p{Lu}\p{Ll}+$/u.test(words[0] ?? '');
  const inside =
    isPlainWords && (isAdjective(words[0] ?? '') || findNoun(words[0] ?? '') !== null)
      ? short.charAt(0).toLowerCase() + short.slice(1)
      : short;
  if (
    isTitle ||
    number === null ||
    number === 'uncountable' ||
    (hasDeterminer(short) && !WORN_BY.test(words[0] ?? '')) ||
    words.slice(0, MOST_OWNER_WORDS).some((word) => /^\p{Lu}\p{L}*['’]s?$/u.test(word) && !WORN_BY.test(word))
  )
    return inside;
  // "Stanley The Quencher".
  return `the ${inside.replace(/(?<=\S) The (?=\p{Lu})/u, ' ')}`;
}

/** "Stieg Larsson's Millennium Trilogy": whose it is stands before it. */
const MOST_OWNER_WORDS = 2;

/** "Women's" says whom it is for, not whose it is. */
export const WORN_BY = /^(?:wo)?men['’]s$|^(?:lad(?:y|ie)s?|kids?|child(?:ren)?|boys?|girls?|bab(?:y|ies))['’]s?$/i;
