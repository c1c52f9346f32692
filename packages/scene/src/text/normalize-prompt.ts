import { SIMPLIFIED_BY_TRADITIONAL } from './simplified-characters.ts';

/** Longer prompts are cut: nobody describes one picture in more, and reading must stay quick. */
const MAX_PROMPT_LENGTH = 10_000;

// Control characters, marks that turn the direction of writing, and other characters that show nothing.
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

/**
 * Writes a prompt in lower case, with simplified characters, half-width letters and straight quotes. Each UTF-16 unit
 * keeps its place, so that offsets into the result are offsets into the prompt.
 */
export function normalizePrompt(prompt: string): string {
  let normal = '';
  for (let at = 0; at < Math.min(prompt.length, MAX_PROMPT_LENGTH); at += 1) normal += normalizeUnit(prompt.charAt(at));
  return normal;
}

function normalizeUnit(unit: string): string {
  if (unit === '\n' || unit === '\r') return '\n';
  if (INVISIBLE.test(unit)) return ' ';
  const simplified = SIMPLIFIED_BY_TRADITIONAL.get(unit);
  if (simplified !== undefined) return simplified;
  if (unit === '’' || unit === '‘') return "'";
  const plain = unit.normalize('NFKC').toLowerCase();
  return plain.length === 1 ? plain : unit;
}
