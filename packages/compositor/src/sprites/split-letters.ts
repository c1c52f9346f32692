import { splitClusters } from '@reelwright/timeline';

/**
 * Scripts whose letters join or stack: their words are drawn whole. Thai and related scripts put vowels around their
 * consonants.
 */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Khmer}]/u;

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const STRONG = /[\p{L}\p{N}]/u;

/** Returns the letters of a word as readers see them, or the whole word if its letters cannot be drawn separately. */
export function splitLetters(word: string): string[] {
  return JOINING.test(word) ? [word] : splitClusters(word);
}

/** Returns whether letters may be drawn separately, with space between them. */
export function isDivisible(word: string): boolean {
  return !JOINING.test(word);
}

type Direction = 'left-to-right' | 'right-to-left';

function directionOf(word: string): Direction | undefined {
  if (RIGHT_TO_LEFT.test(word)) return 'right-to-left';
  return STRONG.test(word) ? 'left-to-right' : undefined;
}

/**
 * Returns the indices of a line's words in visual order, from left to right. If the first word runs from right to left,
 * so does the line; words of the other direction keep their order among themselves.
 */
export function orderVisually(words: readonly string[]): number[] {
  const directions = words.map(directionOf);
  const base = directions.find((direction) => direction !== undefined) ?? 'left-to-right';
  if (!directions.includes('right-to-left')) return words.map((_, index) => index);
  const runs: number[][] = [];
  words.forEach((_, index) => {
    const last = runs.at(-1)?.at(-1);
    const direction = directions[index] ?? base;
    if (last !== undefined && (directions[last] ?? base) === direction) runs.at(-1)?.push(index);
    else runs.push([index]);
  });
  const seen = runs.map((run) => {
    const [first] = run;
    const direction = (first === undefined ? undefined : directions[first]) ?? base;
    return direction === 'right-to-left' ? run.toReversed() : run;
  });
  return (base === 'right-to-left' ? seen.toReversed() : seen).flat();
}

const RIGHT_TO_LEFT_MARK = '\u200f';

/** Returns a text for drawing alone: punctuation at its end is placed on the side where its script ends. */
export function toDrawnText(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `${RIGHT_TO_LEFT_MARK}${text}${RIGHT_TO_LEFT_MARK}` : text;
}

export function isRightToLeft(word: string): boolean {
  return RIGHT_TO_LEFT.test(word);
}
