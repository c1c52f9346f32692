import type { Product } from '@reelwright/contracts';
import type { KindMatch } from '@reelwright/product-kinds';
import { measureOverlap } from '../../clean-text.ts';
import type { EnglishFact } from '../english-fact.ts';
import { FUNCTION_WORDS } from '../lexicon.ts';

/** A fact of this many words that shares half of them with two others each is a summary of them. */
const SUMMARY_WORDS = 6;
/** Checks if a sentence says more of a thing than its bare name in the seller's list. */
export const tellsMore = (sentence: string, { text, isWhole, form }: EnglishFact): boolean =>
  !isWhole &&
  form.kind !== 'clause' &&
  form.kind !== 'sentence' &&
  sentence.split(' ').length >= text.split(' ').length + 3;

/** Detects a summary: "Padded back and bungee front" beside the points about them. */
export function isSummary({ text }: EnglishFact, all: readonly EnglishFact[]): boolean {
  if (text.split(' ').length < SUMMARY_WORDS) return false;
  return (
    all.filter(
      (other) => other.text !== text && other.text.length < text.length && measureOverlap(text, other.text) >= 0.5,
    ).length > 1
  );
}

/** Returns the share of a phrase's words that the name has too, 0 to 1. */
export function shareInName(phrase: string, name: string): number {
  const toWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? [];
  const words = toWords(phrase);
  const known = new Set(toWords(name));
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;
}

/** What every vehicle has. */
export const WHEELS = /^(?:\d|two|three|four) (?:wheels|tyres|tires)$/i;

/** Checks if several things come along that are used with the product, not read or thrown away. */
export const isKit = (phrase: string): boolean =>
  /,| and /.test(phrase) &&
  !/\b(?:manuals?|booklets?|guides?|leaflets?|cards?|stickers?|cables?|boxe?s?|packaging|instructions)\b/i.test(phrase);

/** Letters that tell a word, whatever its ending. */
const STEM_LETTERS = 5;

/** Checks if a fact tells of what the seller puts into the name: the valve of a "Self-Inflating Mat". */
export function isEcho(phrase: string, { name, brand = '' }: Product, match: KindMatch | undefined): boolean {
  const toStems = (text: string): string[] =>
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !FUNCTION_WORDS.has(word))
      .map((word) => word.slice(0, STEM_LETTERS));
  const known = new Set([...toStems(brand), ...toStems(match?.head ?? '')]);
  const own = new Set(toStems(name).filter((stem) => !known.has(stem)));
  return toStems(phrase).some((stem) => own.has(stem));
}
