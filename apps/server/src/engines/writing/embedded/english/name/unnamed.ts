import type { Product } from '@reelwright/contracts';
import type { EnglishFacts } from '../english-fact.ts';
import { isKnownWord } from '../known-word.ts';
import type { Pattern } from '../../pattern.ts';

/** A sentence that only names the product, behind an opening. */
const NAMING = /(?<=[.?!]) (?:Meet |\{Here's\/Here are\} |\{this\/these\} \{is\/are\} )?\{branded\}\.$/u;

/**
 * Whether a product is called by what it is and no more: it has no brand, and its name has everyday words only. Nobody
 * says "Meet the Shoe Rack".
 */
export const isUnnamed = ({ brand }: Product, { name, isOwnName }: EnglishFacts): boolean =>
  brand === undefined &&
  !isOwnName &&
  name?.short.split(' ').every((word) => isKnownWord(word.toLowerCase()) || /['’]s?$/u.test(word)) === true;

/** What a product without a name of its own is called in a sentence: "this shoe rack". */
export const callUnnamed = ({ name, noun }: EnglishFacts): string => {
  const isMany = name?.number === 'plural';
  const own = noun === undefined ? (name?.short.toLowerCase() ?? '') : isMany ? noun.plural : noun.singular;
  return `${isMany ? 'these' : 'this'} ${own}`;
};

/** Takes the name from an opening that only adds it; elsewhere it is called by its kind. */
export const openUnnamed = (opening: Pattern): Pattern => opening.replace(NAMING, '');
