import { PROPER_WORDS, toPluralNoun } from '../lexicon.ts';
import { findCollective } from '../name-tail.ts';
import { isEaten } from './scented-kind.ts';
import { findKind, type KindMatch } from '@reelwright/product-kinds';

/** Returns the seller's own word for the kind, if its number is clear from its spelling; else the kind's. */
export function nameNoun({ kind, head }: KindMatch, title: string): { singular: string; plural: string } {
  const spelled = new RegExp(head.replace(/[^\p{L}\p{N} ]/gu, '.').replaceAll(' ', "(?:['’]s)?[ -]"), 'i').exec(title);
  // "iPhone", "Chelsea boot": the seller's capitals are kept in names, not in headings.
  const own = (spelled?.[0] ?? head)
    .split(' ')
    .map((word) => (keepsCapitals(word, title) && !isEaten(kind) ? word : word.toLowerCase()))
    .join(' ')
    .replace(/\busb c\b/i, 'USB-C');
  const { singular, plural, isCountable, isPair } = kind.en;
  const before = findFoodBefore(title, spelled?.index ?? 0);
  if (before !== undefined && isCountable && !isPair) {
    const one = own.endsWith('s') && own !== singular ? singular : own;
    return { singular: `${before} ${one}`, plural: `${before} ${one === own ? toPluralNoun(one) : own}` };
  }
  const set = findCollective(title, spelled?.[0] ?? head);
  if (set !== undefined) {
    const one = own.endsWith('s') && own !== singular ? singular : own;
    return { singular: `${one} ${set}`, plural: `${one} ${set}s` };
  }
  if (!isCountable || (own === own.toLowerCase() && [singular, plural].includes(own))) return { singular, plural };
  const isPlural = own.endsWith('s') && !/(?:ss|us|is)$/.test(own);
  const ownPlural = isPlural ? own : toPluralNoun(own);
  return { singular: isPair ? ownPlural : isPlural ? singular : own, plural: ownPlural };
}

/** "Chocolate Coins", "Coffee Mug": a food before another thing belongs to its noun. */
function findFoodBefore(title: string, at: number): string | undefined {
  const word = title.slice(0, at).trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
  const match = /^[a-z]{3,}$/.test(word) ? findKind({ name: word }) : undefined;
  const isFood = match?.kind.traits.includes('edible') === true || match?.kind.traits.includes('drinkable') === true;
  // Apple makes phones too.
  return isFood && match?.head === word && word !== 'apple' ? word : undefined;
}

/** "iPhone", "Chelsea", "DSLR" in a title that is not all capitals. */
function keepsCapitals(word: string, title: string): boolean {
  const isAcronym = /^\p{Lu}{2,5}s?$/u.test(word) && /\p{Ll}{2}/u.test(title);
  return isAcronym || /\p{Ll}\p{Lu}|\d/u.test(word) || PROPER_WORDS.has(word.toLowerCase());
}
