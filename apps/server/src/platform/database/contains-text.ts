/** Returns a LIKE pattern that finds the text anywhere. Escapes `%`, `_` and `\` in the text. */
export function containsText(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/**
 * How letters of a text are to be compared so that its case does not matter: all of them by the database's language, which
 * takes twice as long as `ascii`; those of ASCII alone; or as they are, where the text has no letters with case.
 */
export type LetterCase = 'any' | 'ascii' | 'none';

export function findLetterCase(text: string): LetterCase {
  if (text.toLowerCase() === text.toUpperCase()) return 'none';
  return /^\p{ASCII}*$/u.test(text) ? 'ascii' : 'any';
}
