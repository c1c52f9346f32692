import { PROHIBITED_RULES, type ProhibitedId } from './rules.ts';

// Spaces and signs inside a word, and widths of letters, hide it from no reader.
const HIDING = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\u00AD]/g;

/** Returns the rule that refuses a prompt; null if none does. Text in quotes counts: it would be printed. */
export function findProhibited(prompt: string): ProhibitedId | null {
  const plain = prompt.slice(0, 10_000).normalize('NFKC').replaceAll(HIDING, '');
  return PROHIBITED_RULES.find(({ pattern }) => pattern.test(plain))?.id ?? null;
}
