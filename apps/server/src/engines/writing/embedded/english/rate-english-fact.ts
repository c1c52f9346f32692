import type { Trade } from '@reelwright/product-kinds';
import type { FactForm } from './fact-form.ts';
import { ENDS_IN_MATERIAL } from './materials.ts';

/** Parts that make up most of a piece of furniture; legs do not. */
const BODY = /^(?:tops?|frames?|bases?|shel(?:f|ves)|slats|seats?|body|panels?|drawers?)$/;

/** Checks if a material is that of a part: "brass zip" is, "solid oak top" is the table's own. */
export function isOfPart(inside: string, form: FactForm, trade: Trade | undefined): boolean {
  if (form.kind === 'text')
    return /^\p{L}+ (?:in|from) /u.test(inside) || !(ENDS_IN_MATERIAL.test(inside) || /%|\b(?:made|of)\b/.test(inside));
  if (form.kind !== 'noun' || form.number === 'uncountable') return false;
  return trade !== 'furniture' || !BODY.test(form.head);
}

/** "300 ml", "Holds 750 ml": a bare amount without a distinctive word. */
export const BARE = /^(?:holds |weighs |fits |capacity )?\d[\d.,]* ?\p{L}{1,6}$/iu;

/** Verbs that tell what a product has or is, not what it does. */
const OF_STATE =
  /^(?:is|are|has|have|holds?|weighs?|measures?|comes?|includes?|contains?|features?|costs?|uses?|stands?|consists?|ships?)$/i;
const SPARES = /^(?:no|zero|never|without)\b|\p{L}-(?:free|proof)$/iu;

const OBJECT = /^(?:you|your|the|an?|it|them|its)$/;

/** Checks if a fact tells what the product does for its buyer, or what it spares them. */
export function isEffect(phrase: string, form: FactForm): boolean {
  if (SPARES.test(phrase)) return true;
  const words = phrase.split(' ');
  if (form.kind === 'clause') return !OF_STATE.test(words[0] ?? '');
  if (form.kind === 'sentence') return !words.some((word) => OF_STATE.test(word));
  // "Double-layer cuff covers your ears": only a verb stands before an object.
  const verb = words.find((word, at) => at > 0 && /[^s]s$/.test(word) && OBJECT.test(words[at + 1] ?? ''));
  return verb !== undefined && !OF_STATE.test(verb);
}

/** Longer facts are harder to follow. */
export const LONGEST_EASY_WORDS = 9;
export const PER_WORD_TOO_MANY = 0.12;
