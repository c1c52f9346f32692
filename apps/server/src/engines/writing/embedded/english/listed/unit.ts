import { PREPOSITIONS } from '../lexicon.ts';

/** A part of a point between its marks. */
export interface Unit {
  kind: 'clause' | 'sentence' | 'order' | 'things' | 'none' | 'state' | 'figure';
  text: string;
  /** Of a clause: the words behind "they". */
  base: string;
}

/** A listener follows no longer sentence. */
export const MOST_WORDS = 16;

/** Speaks of the shop, promises, or says what is not in the box. */
export const REFUSED =
  /[()"“”&+{}|=@#*<>]|(?<!\d)\/|\/(?!\d)|\b(?:i|we|our|us|my|please|customers?|love|gifts?|perfect|ideal|refunds?|ships?|shipping|(?:free|easy|day) returns?|sold separately|not included|optional|required|recommended|imported|approx|warrant\w+|support team|customer|discounts?|money|seller|reviews?|feedback|deliver\w*|photos?|pictures?|images?|items?|listing|measurements|chart|may vary)\b|\b\d+ ?% off\b|\bfree (?:shipping|returns?|gift)\b/i;
/** "Quieter than a fan", "more absorbent than cotton". */
export const COMPARED = /^(?:\p{L}{3,}er|(?:more|less) \p{L}+) than \p{L}+/iu;

/** The last noun of a thing, before what is said of it. */
export const headOfThing = (thing: string): string => {
  const words = thing.toLowerCase().split(' ');
  const end = words.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word));
  return (end < 0 ? words : words.slice(0, end)).at(-1) ?? '';
};
