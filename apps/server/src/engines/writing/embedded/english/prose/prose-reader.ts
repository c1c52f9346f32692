import type { Product } from '@reelwright/contracts';
import { findKind, type KindMatch } from '@reelwright/product-kinds';
import { cleanLine } from '../../clean-text.ts';
import { toPluralNoun } from '../lexicon.ts';
import { type ProseFact, type ProductWords, readProse } from './read-prose.ts';

/** The end of a compound may stand for it: "the ball" is the basketball. */
const LEAST_END = 4;
/** Longer sentences are lists of search words. */
const MOST_CHARACTERS = 600;

/** Reads the facts of sentences about one product. */
export function createProseReader(product: Product, match: KindMatch | undefined): (sentence: string) => ProseFact[] {
  const words = nameProduct(product, match);
  return (sentence) => {
    const text = cleanLine(sentence)
      .replace(/\s*\([^)]*\)?/g, '')
      .replace(/"/g, '')
      .replace(/[.!\s]+$/, '');
    return text.length > MOST_CHARACTERS ? [] : readProse(text, words);
  };
}

function nameProduct({ name }: Product, match: KindMatch | undefined): ProductWords {
  const last = (text: string): string =>
    text
      .toLowerCase()
      .split(/[\s-]+/)
      .at(-1) ?? '';
  const nouns = [last(name), ...(match ? [match.head, match.kind.en.singular, match.kind.en.plural].map(last) : [])];
  const all = new Set(nouns.flatMap((noun) => [noun, toPluralNoun(noun), noun.replace(/s$/, '')]));
  return {
    isName: (word) =>
      /^(?:product|item)$/.test(word) ||
      all.has(word) ||
      (word.length >= LEAST_END && [...all].some((noun) => noun.endsWith(word))),
    isKind: (word) => findKind({ name: word })?.source === 'name',
  };
}
