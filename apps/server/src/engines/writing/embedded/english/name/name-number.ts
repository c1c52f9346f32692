import { isKnownWord } from '../known-word.ts';
import { findNoun } from '../lexicon.ts';
import type { ProductName } from './spoken-name.ts';
import type { KindMatch } from '@reelwright/product-kinds';

const SWALLOWED_FORMS =
  /^(?:vitamins?|supplements?|capsules?|tablets?|gumm(?:y|ies)|lozenges?|probiotics?|drops?|multivitamins?)$/i;

/** Things of two parts, which have no singular. */
const PAIRS = /^(?:shears|scissors|pliers|tongs|tweezers|clippers|binoculars|goggles|secateurs|pruners|snips|stairs)$/i;

const SINGLE_GARMENT =
  /^(?:dress|shirt|T-shirt|tee|top|jacket|coat|hoodie|sweater|romper|coverall|outfit|set|skirt|hat)$/i;

export function numberOf(head: string | undefined, match: KindMatch | undefined): ProductName['number'] {
  const kind = match?.kind;
  if (kind === undefined) return null;
  const last = head?.split(' ').at(-1) ?? '';
  if (PAIRS.test(last)) return 'plural';
  // Children's clothes are sold in sets, and one by one.
  if (kind.en.isPair) return SINGLE_GARMENT.test(last) ? 'singular' : 'plural';
  // Oats and noodles have no singular.
  if (!kind.en.isCountable && /[^su]s$/.test(last)) return 'plural';
  // A remote control is one, control is not.
  if (!kind.en.isCountable || (findNoun(last)?.number === 'uncountable' && !(head ?? '').startsWith('remote ')))
    return 'uncountable';
  // "Magnesium glycinate": the form of a supplement is countable, its substance is not.
  if (kind.traits.includes('swallowed') && !SWALLOWED_FORMS.test(last)) return 'uncountable';
  return isPlural(head, kind) ? 'plural' : 'singular';
}

export function isPlural(head: string | undefined, kind: Pick<KindMatch['kind'], 'en'>): boolean {
  if (head === undefined) return kind.en.isPair;
  const last = head.toLowerCase().split(' ').at(-1) ?? '';
  const singular = kind.en.singular.toLowerCase().split(' ').at(-1) ?? '';
  return last !== singular && last.endsWith('s') && !/(?:ss|us|is)$/.test(last);
}

/** "Kinder Regenjacke Fuchs": an ending tells nothing of a word in another language. */
export const isForeign = (words: readonly string[]): boolean =>
  words.length > 1 && words.every((word) => !isKnownWord(word.toLowerCase()));

/** "Punch Needle Kit Wild Poppies" is one kit. */
export const COLLECTIVE = /^(?:kit|set|bundle)$/i;

/** Guesses the number of an unlisted noun by its ending, if that is clear. */
export function guessNumber(word: string): ProductName['number'] {
  const noun = findNoun(word);
  if (noun) return noun.number;
  if (!/^[\p{L}'-]{3,}$/u.test(word) || /^\p{Lu}+$/u.test(word)) return null;
  if (/(?:[a-z]{2}(?:er|or|ette)|box|kit|trio|duo|bundle|package|experience|tour|trip)$/i.test(word)) return 'singular';
  if (/(?:[^s'u]s)$/i.test(word) && !/(?:is|as|os|us|ss|ews)$/i.test(word)) return 'plural';
  return null;
}

/** "Chelsea Boot" is sold in pairs. */
export function makePair(words: readonly string[], isPair: boolean): string[] {
  const last = words.at(-1) ?? '';
  if (!isPair || /s$/i.test(last) || !/\p{L}$/u.test(last)) return [...words];
  return [...words.slice(0, -1), `${last}s`];
}
