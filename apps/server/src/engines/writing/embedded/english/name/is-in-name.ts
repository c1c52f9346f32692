import type { Product } from '@reelwright/contracts';
import { FUNCTION_WORDS } from '../lexicon.ts';

/** Checks if every word of a phrase is in the name: it then adds nothing. */
export function isInName(phrase: string, { name, brand = '' }: Product): boolean {
  const toWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const known = new Set(toWords(`${name} ${brand}`));
  const content = toWords(phrase).filter((word) => !FUNCTION_WORDS.has(word));
  return content.every((word) => known.has(word) || known.has(`${word}s`) || known.has(word.replace(/s$/, '')));
}
