import type { FactForm } from './fact-form.ts';
import { findNoun, isAdjective } from './lexicon.ts';

/**
 * Checks if the first words of a fact stand by themselves: they end in a noun or in a participle of a state, or state
 * what the product does.
 */
export function isComplete(words: readonly string[], form: FactForm): boolean {
  const last = words.at(-1) ?? '';
  if (form.kind === 'clause') return words.length > 1 && (isAdjective(last) || findNoun(last) !== null);
  if (form.kind === 'state') return true;
  return findNoun(last) !== null || (!isAdjective(last) && /^\p{L}{3,}$/u.test(last) && !/(?:ed|ly)$/.test(last));
}
