import { isKnownWord } from '../known-word.ts';
import { PROPER_WORDS } from '../lexicon.ts';

/**
 * Writes known words small that stand inside a sentence with a capital: "A 3.5 mm Headphone Jack". Names in a pattern
 * are slots, and keep theirs, as days, places and makers do.
 */
export const calmInside = (pattern: string): string =>
  pattern.replace(
    /(?<=(?:^| )(?:\d[\d.]*|\p{Ll}[\p{L}-]*)[,;]? )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*(?! \p{Lu})(?=[ .,;]|$)/gu,
    (run) => {
      const words = run.toLowerCase().split(' ');
      return words.every((word) => isKnownWord(word) && !PROPER_WORDS.has(word)) ? words.join(' ') : run;
    },
  );
