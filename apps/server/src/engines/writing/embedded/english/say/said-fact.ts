import { findNoun, isAdjective } from '../lexicon.ts';

/** The sentence parts that a fact can become. */
export interface SaidFact {
  /** After the product as subject, singular and plural: "has flap pockets", "have flap pockets". */
  predicate: { singular: string; plural: string } | null;
  /** A sentence of its own, in small letters: "the toe is reinforced". */
  sentence: string | null;
  /** After "you get": "two speeds", "a hidden pocket". */
  object: string | null;
  /** The bare words of a thing, as a heading: "Flap pockets"; null if the fact is no thing. */
  thing: string | null;
}

export const NOTHING: SaidFact = { predicate: null, sentence: null, object: null, thing: null };

export const toBe = (state: string) => ({ singular: `is ${state}`, plural: `are ${state}` });
export const toHave = (thing: string) => ({ singular: `has ${thing}`, plural: `have ${thing}` });

export const isPluralWord = (word: string): boolean =>
  findNoun(word)?.number === 'plural' || (findNoun(word) === null && /[a-z]{2}[^s'’iu]s$/.test(word));

export const ADJECTIVE_END =
  /(?:[a-z]{3}(?:able|ible|less)|[ -](?:proof|free|resistant|repellent|in)|proof|-[a-z]+ed|[a-z]{3}ed)$/i;

export function isLikeAdjective(word: string): boolean {
  return (isAdjective(word) && findNoun(word) === null) || ADJECTIVE_END.test(word);
}
