/** A hyphen with a zero-width space that allows a line break after it. */
export const HYPHEN = '-\u200b';

const HAN = /\p{Script=Han}/u;
const VOWEL = /[aeiouyäöüáéíóúàèìòùâêîôûœæåø]/iu;
/** Minimum number of letters on each side of a hyphen. */
const MIN_PART = 5;
/** Maximum distance of a hyphen from its ideal position. */
const REACH = 3;

/**
 * Scores a break before this position: best before a consonant that begins a syllable, with a vowel somewhere before
 * it.
 */
function scoreOf(letters: readonly string[], at: number): number {
  const [before, first, second] = [letters[at - 1] ?? '', letters[at] ?? '', letters[at + 1] ?? ''];
  const beginsSyllable = !VOWEL.test(first) && VOWEL.test(second);
  const joint = before === 's' && !VOWEL.test(first) ? 1 : 0;
  return (beginsSyllable ? 2 : 0) + joint - (VOWEL.test(first) ? 3 : 0);
}

/** Whether a fitted text has hyphenated words. */
export function isHyphenated(text: string): boolean {
  return text.includes(HYPHEN);
}

/**
 * Divides a word that is wider than a line into parts of at most `maxLetters`, with hyphens at which a line may break
 * (a zero-width space after each, as `segmentText` expects). German compounds mostly break at their joints.
 */
export function hyphenate(word: string, maxLetters: number): string {
  const letters = Array.from(word);
  // Chinese words are not hyphenated.
  if (HAN.test(word)) return word;
  // A word with a hyphen breaks after it.
  if (/[^-]-[^-]/.test(word)) return word.replaceAll(/(?<=[^-])-(?=[^-])/g, HYPHEN);
  if (letters.length <= maxLetters || letters.length < 2 * MIN_PART) return word;
  // A part may exceed the ideal length by the reach on one side, and has a hyphen.
  const parts = Math.ceil(letters.length / Math.max(MIN_PART + 1, maxLetters - REACH - 1));
  const ideal = letters.length / parts;
  const breaks: number[] = [];
  for (let part = 1; part < parts; part++) {
    const wanted = Math.round(ideal * part);
    const last = breaks.at(-1) ?? 0;
    const places = Array.from({ length: 2 * REACH + 1 }, (_, index) => wanted - REACH + index).filter(
      (at) =>
        at - last >= MIN_PART && at - last < maxLetters && letters.length - at >= MIN_PART && letters[at - 1] !== '-',
    );
    const best = places.toSorted(
      (a, b) => scoreOf(letters, b) - Math.abs(b - wanted) / 2 - (scoreOf(letters, a) - Math.abs(a - wanted) / 2),
    )[0];
    if (best !== undefined) breaks.push(best);
  }
  return [0, ...breaks]
    .map((from, index) => letters.slice(from, breaks[index] ?? letters.length).join(''))
    .join(HYPHEN);
}
