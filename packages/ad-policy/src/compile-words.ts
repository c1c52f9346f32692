const HAN = /\p{Script=Han}/u;
const compiled = new Map<string, RegExp>();
const scripts = new Map<string, boolean>();

/** Whether a pattern is of Chinese words. */
export function isChineseWords(source: string): boolean {
  const known = scripts.get(source) ?? HAN.test(source);
  scripts.set(source, known);
  return known;
}

/** A pattern that letters of other words do not touch; Chinese has no spaces to mind. */
export function compileWords(source: string): RegExp {
  const known = compiled.get(source);
  if (known) return known;
  const pattern = isChineseWords(source)
    ? new RegExp(source, 'giu')
    : new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{Script=Latin}\\d])`, 'giu');
  compiled.set(source, pattern);
  return pattern;
}
