/** Returns a LIKE pattern that finds the text anywhere. Escapes `%`, `_` and `\` in the text. */
export function containsText(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
