import createHyphenator, { type HyphenationFunctionSync } from 'hyphen';
import englishPatterns from 'hyphen/patterns/en-us.js';

/** A hyphen with a zero-width space that allows a line break after it. */
export const HYPHEN = '-\u200b';

const SOFT_HYPHEN = '\u00ad';
const HAN = /\p{Script=Han}/u;
/** Minimum number of letters on each side of a hyphen. */
const MIN_PART = 5;

// Only English patterns are loaded, because ads are in English and Chinese and other words are product names. English
// patterns divide German words at 95 of 113 places at which German patterns do; German patterns would cost each process
// that lays out ads 46 ms and 29 MiB.
const markSyllables = createHyphenator(englishPatterns, { hyphenChar: SOFT_HYPHEN }) as HyphenationFunctionSync;

/** Lists the places at which a word may be divided, as the number of letters before each. */
function listPlaces(word: string): number[] {
  let letters = 0;
  return markSyllables(word)
    .split(SOFT_HYPHEN)
    .slice(0, -1)
    .map((syllable) => {
      letters += Array.from(syllable).length;
      return letters;
    });
}

/** Whether a fitted text has hyphenated words. */
export function isHyphenated(text: string): boolean {
  return text.includes(HYPHEN);
}

/**
 * Divides a word that is wider than a line into parts of about equal length and at most `maxLetters`, with hyphens at
 * which a line may break (a zero-width space after each, as `segmentText` expects). A part that is too long and has no
 * syllable break stays whole, or is cut anywhere if it must fit.
 */
export function hyphenate(word: string, maxLetters: number, { mustFit = false } = {}): string {
  const letters = Array.from(word);
  // Chinese words are not hyphenated.
  if (HAN.test(word)) return word;
  // A word with a hyphen breaks after it.
  if (/[^-]-[^-]/.test(word)) return word.replaceAll(/(?<=[^-])-(?=[^-])/g, HYPHEN);
  if (letters.length <= maxLetters || letters.length < 2 * MIN_PART) return word;
  const places = listPlaces(word).filter((at) => letters.length - at >= MIN_PART);
  const breaks: number[] = [];
  let last = 0;
  // A part includes a hyphen.
  while (letters.length - last > maxLetters) {
    const partsLeft = Math.ceil((letters.length - last) / Math.max(MIN_PART, maxLetters - 1));
    const wanted = last + (letters.length - last) / partsLeft;
    const next = places.filter((at) => at - last >= MIN_PART);
    const fitting = next.filter((at) => at - last < maxLetters);
    const [nearest] = fitting.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
    const best = nearest ?? (mustFit ? Math.floor(wanted) : next[0]);
    if (best === undefined) break;
    breaks.push(best);
    last = best;
  }
  return [0, ...breaks]
    .map((from, index) => letters.slice(from, breaks[index] ?? letters.length).join(''))
    .join(HYPHEN);
}
