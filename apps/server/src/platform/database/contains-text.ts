/** A pattern of LIKE that finds a text anywhere; its own `%`, `_` and `\` stand for themselves. */
export function containsText(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
