import type { EnglishFact } from './english-fact.ts';
import { capitalise } from './fact-text.ts';
import { findNoun, isAdjective, PREPOSITIONS } from './lexicon.ts';
import { withArticle } from './noun-phrase.ts';

const LONGEST_QUOTE_WORDS = 14;
const COUNTED = /^(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|no|zero|double|dual|every|each)\b/i;
/** What only the seller would say. */
const SPEC =
  /[:;/()"“”&+]|\d ?x ?\d|\b(?:approx|dimensions?|model|size|sku|design|style|finish|look|colou?rs?|lengths?|sizes?|made in|imported|dry clean|hand wash)\b/i;

/** Checks if a fact may be spoken in the seller's words: a whole statement, or things that need no article. */
export function isQuotable({ text, inside, form, isFragment, isTold }: EnglishFact): boolean {
  const words = inside.split(' ');
  if (isFragment || !isTold) return false;
  if (words.length > LONGEST_QUOTE_WORDS || words.length < 2) return false;
  if (SPEC.test(text) || hasBareNoun(words)) return false;
  switch (form.kind) {
    case 'clause':
      return !/^(?:has|have|is|features?|offers?|provides?|ensures?)\b/i.test(inside);
    case 'order':
      return false;
    default:
      return true;
  }
}

/** Returns a fact as the sentence of an ad: with a subject for its verb, with an article for a single thing. */
export function quoteFact({ text, inside, form }: EnglishFact): string {
  if (form.kind === 'clause') return `{It ${inside}/They ${form.base}}.`;
  if (form.kind === 'noun' && form.number === 'singular' && !COUNTED.test(inside))
    return `${capitalise(withArticle(inside))}.`;
  return `${text}.`;
}

/** Detects "at arm", "on strap": a singular thing after a preposition without its article. */
function hasBareNoun(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const next = words[at + 1] ?? '';
    const after = words[at + 2] ?? '';
    const isThing =
      findNoun(next)?.number === 'singular' && !isAdjective(next) && !(findNoun(after)?.number === 'plural');
    return PREPOSITIONS.has(word) && isThing;
  });
}
