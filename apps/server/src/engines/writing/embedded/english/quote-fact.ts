import type { Trade } from '@reelwright/product-kinds';
import { isPlainMaterial } from '../plain-material.ts';
import type { EnglishFact } from './english-fact.ts';
import { capitalise } from './text/capitals.ts';
import { withSubjectArticle } from './fact-form.ts';
import { findNoun, isAdjective, PREPOSITIONS } from './lexicon.ts';
import { withArticle, withInnerArticle } from './noun-phrase.ts';
import { namePart } from './part-name.ts';
import { giveArticle } from './prose/whole-sentence.ts';

const LONGEST_QUOTE_WORDS = 14;
const COUNTED = /^(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|no|zero|double|dual|every|each)\b/i;
/** What only the seller would say. */
const SPEC =
  /[:;/()"“”&+=]|\d ?x ?\d|\b(?:approx|via|dimensions?|model|size|sku|design|style|finish|look|colou?rs?|lengths?|sizes?|diameter|compatible|inches|inseam|fit|made (?:in|of|from)|wide|long|high|tall|deep|width|height|imported|dry clean|hand wash)\b/i;

/** A colour is said of one variant, while another may be seen. */
export const COLOUR =
  /\b(?:black|white|gr[ae]y|blue|navy|red|green|teal|pink|purple|orange|yellow|brown|beige|ivory|cream|salmon|mint|royal|heather|silver|gold|turquoise|khaki|olive|burgundy)\b/i;

/** Checks if a fact may be spoken in the seller's words: a whole statement, or things that need no article. */
export function isQuotable(
  { text, inside, form, isFragment, isTold }: EnglishFact,
  { nouns, trade, isLong }: { nouns: readonly string[]; trade: Trade | undefined; isLong: boolean },
): boolean {
  const words = inside.split(' ');
  if (isFragment || !isTold) return false;
  if (words.length > LONGEST_QUOTE_WORDS || words.length < 2) return false;
  if (SPEC.test(text) || COLOUR.test(text) || isPlainMaterial(text) || hasBareNoun(words)) return false;
  // "Cotton shorts" of shorts, "a belted waist": a thing to see, not to say.
  const isThing = form.kind === 'noun' || form.kind === 'text';
  if (isThing && (trade === 'apparel' || nouns.some((noun) => inside.endsWith(noun.split(' ').at(-1) ?? noun))))
    return false;
  switch (form.kind) {
    case 'clause':
      return !/^(?:has|have|is|comes?|features?|offers?|provides?|ensures?)\b/i.test(inside);
    case 'order':
    case 'state':
      return false;
    case 'noun':
      // "A smartphone cradle", "DLP display technology": a line of a list, for which a short ad has no time.
      return isLong ? trade !== undefined || form.number !== 'singular' : form.number === 'plural';
    default:
      return (
        form.kind === 'sentence' || (isLong && !/^(?:perfect|ideal|suitable|great|good|compatible)\b/i.test(inside))
      );
  }
}

/** Returns a fact as the sentence of an ad: with a subject for its verb, with an article for a single thing. */
export function quoteFact({ text, inside, form }: EnglishFact): string {
  if (form.kind === 'clause') return `{It ${inside}/They ${form.base}}.`;
  if (form.kind === 'noun' && form.number === 'singular' && !COUNTED.test(inside))
    return `${capitalise(withArticle(withInnerArticle(inside)))}.`;
  if (form.kind === 'sentence') return `${withSubjectArticle(capitalise(giveArticle(text)))}.`;
  const part = form.kind === 'text' ? namePart(inside) : null;
  return part === null ? `${withSubjectArticle(withInnerArticle(text))}.` : `${capitalise(part)}.`;
}

/** "From pannier to backpack", "between seat and console": things in pairs take no article. */
const PAIRED = /\b(?:from|between) (?:\p{L}[\p{L}-]* ){1,2}(?:to|and) \p{L}[\p{L}-]*(?: to \p{L}[\p{L}-]*)?/giu;

/** Detects "at arm", "on strap": a singular thing after a preposition without its article. */
export function hasBareNoun(written: readonly string[]): boolean {
  const words = written.join(' ').replace(PAIRED, '').split(' ');
  return words.some((word, at) => {
    const next = words[at + 1] ?? '';
    const after = words[at + 2] ?? '';
    const isThing =
      findNoun(next)?.number === 'singular' && !isAdjective(next) && !(findNoun(after)?.number === 'plural');
    return PREPOSITIONS.has(word) && isThing;
  });
}
