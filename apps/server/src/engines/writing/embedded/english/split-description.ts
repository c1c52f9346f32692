import type { KindMatch } from '@reelwright/product-kinds';
import { capitalise } from './text/capitals.ts';

/** A point may name its product at length; only a longer one is a description. */
const LONGEST_NAMING_WORDS = 7;
const LONGEST_LISTED_WORDS = 5;
const FEWEST_LISTED = 3;

/**
 * Splits a description into its facts: "a 28 litre backpack with a padded back and a bungee front" gives a padded back
 * and a bungee front; its kind is already in the name. Returns the phrase itself if it describes nothing.
 */
export function splitDescription(phrase: string, match: KindMatch | undefined, isRunningText: boolean): string[] {
  const listed = isRunningText ? splitList(phrase) : null;
  if (listed !== null) return listed;
  if (match === undefined || (!isRunningText && phrase.split(' ').length <= LONGEST_NAMING_WORDS)) return [phrase];
  const heads = [match.head, match.kind.en.singular, match.kind.en.plural].map((name) => name.split(' ').at(-1) ?? '');
  const naming = new RegExp(
    `^(?:(?:an?|the|this|these|our)\\s+)?(?:[\\p{L}\\p{N}'’.-]+,?\\s+){0,7}?(?:${[...new Set(heads)].join('|')})s?(?=$|[\\s,])`,
    'iu',
  );
  const named = naming.exec(phrase);
  if (named === null) return [phrase];
  const rest = phrase.slice(named[0].length).replace(/^,\s*/, '').trim();
  // "The bag folds flat" is a statement about the product; "a slim leather wallet" only names it.
  if (rest !== '' && !/^(?:with|in|made|from|of|featuring|that|for|by|to)\b/i.test(rest)) return [phrase];
  // "A top made of fabric that stretches": what it is made of is told of the whole.
  if (/^made (?:of|from|with) /i.test(rest) && !/,| and /.test(rest)) return [capitalise(rest)];
  return rest
    .split(/\s*\b(?:featuring|with|made (?:of|from|in|with)|(?<=^)in|(?<=^)of)\s+/iu)
    .flatMap((part) =>
      /^(?:for|by|to|from|that|so)\b/i.test(part) ? [] : part.split(/,\s*(?:and\s+)?|\s+and\s+(?=an?\s|two\s|\d)/iu),
    )
    .map((part) => part.replace(/^(?:an?|the|its)\s+/i, '').trim())
    .filter((part) => part.split(' ').length >= 2)
    .map(capitalise);
}

/**
 * Splits a list of short phrases, each of which is a fact: "Fine mesh filter, borosilicate glass, silicone seal"; null
 * for other text.
 */
function splitList(phrase: string): string[] | null {
  const all = phrase.split(/,\s+(?:and\s+)?/).map((part) => part.replace(/^with\s+/i, ''));
  if (all.length < FEWEST_LISTED || /\band\b/i.test(all.slice(0, -1).join(' '))) return null;
  // "Hardcover, 256 pages, …": a single word is no fact.
  const parts = all.filter((part) => part.includes(' '));
  const areShort = all.every(
    (part) =>
      part.split(' ').length <= LONGEST_LISTED_WORDS && !/^(?:in|of|for|to|that|which|so|but|from)\b/i.test(part),
  );
  return parts.length >= 2 && areShort ? parts.map((part) => capitalise(part.replace(/^(?:an?|the)\s+/i, ''))) : null;
}
