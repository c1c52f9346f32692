import type { EnglishFact } from './english-fact.ts';
import { BOAST } from './boast.ts';
import { finishLine } from './finish/finish-line.ts';
import { COLOUR } from './quote-fact.ts';

/** A line has so many fragments: fewer are no rhythm, more are a list. */
const FEWEST = 2;
const MOST = 3;
const LONGEST_WORDS = 5;
const LONGEST_LETTERS = 34;
/** Sizes are looked up, not listened to. */
const MEASURED = /^\d[\d.,]*(?: ?\p{L}+\.?)?(?: ?(?:x|×|by|-|–|to) ?\d[\d.,]*(?: ?\p{L}+\.?)?)*$/u;
/** What belongs to the parcel, the shop, or the label, and what speaks to somebody. */
const OTHER =
  /[:;/()"“”&+|?!,]|\b(?:included|imported|sizes?|colou?rs?|dimensions?|model|sku|shipping|returns?|warranty|guarantee\w*|new|sale|free|offer|you|your|we|our|us|it|its|they|their|pack|packs|set)\b/i;

/** Checks if a fact of the seller's list may stand alone as a fragment: "Cold extracted." */
export function isFragment({ text, form, source, isWhole }: EnglishFact): boolean {
  if (!source.startsWith('selling_points') || isWhole) return false;
  if (form.kind === 'sentence' || form.kind === 'order') return false;
  if (text.length > LONGEST_LETTERS || text.split(' ').length > LONGEST_WORDS) return false;
  // "Contact form" is no fragment: its article is missing.
  if (finishLine(`${text}.`) !== `${text}.`) return false;
  return !COLOUR.test(text) && !MEASURED.test(text) && !OTHER.test(text) && !BOAST.test(text);
}

/**
 * Picks short things of the seller's list that no sentence tells, to be said one after another: "Cold extracted. Single
 * estate in Puglia. Harvested in October." Empty if there are fewer than two.
 */
export function pickFragments(facts: readonly EnglishFact[]): EnglishFact[] {
  const found = facts.filter(isFragment).slice(0, MOST);
  return found.length < FEWEST ? [] : found;
}
