import type { CaptionWord } from '@reelwright/timeline';

/** A spoken word with its start and end, in ticks. */
export type TimedWord = Pick<CaptionWord, 'text' | 'start' | 'end' | 'spaceAfter' | 'staysWithNext'>;

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;

/** Counts letters and spaces. A Chinese, Japanese or Korean character counts as two: it takes twice the width and time to read. */
export function countCharacters(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);
}

/** Joins words into a text. */
export function joinWords(words: readonly Pick<TimedWord, 'text' | 'spaceAfter'>[]): string {
  return words
    .map(({ text, spaceAfter }, index) => (spaceAfter && index < words.length - 1 ? `${text} ` : text))
    .join('');
}

/** Whether most letters of a text are wide characters. */
export function isWideText(text: string): boolean {
  const letters = Array.from(text).filter((letter) => /\p{L}/u.test(letter));
  return letters.filter((letter) => WIDE.test(letter)).length * 2 > letters.length;
}
