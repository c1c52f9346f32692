const HAN = /\p{Script=Han}/u;
const compiled = new Map<string, RegExp>();
const scripts = new Map<string, boolean>();

/** Whether a pattern contains Chinese characters. */
export function isChineseWords(source: string): boolean {
  const known = scripts.get(source) ?? HAN.test(source);
  scripts.set(source, known);
  return known;
}

/** Compiles a pattern that matches whole words; Chinese has no word boundaries. */
export function compileWords(source: string): RegExp {
  const known = compiled.get(source);
  if (known) return known;
  const pattern = isChineseWords(source)
    ? new RegExp(source, 'giu')
    : new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{Script=Latin}\\d])`, 'giu');
  compiled.set(source, pattern);
  return pattern;
}
