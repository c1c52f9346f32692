import { findNoun, FUNCTION_WORDS } from '../lexicon.ts';
import type { TaggedWord } from '../prose/tagged-words.ts';

export const at = (words: readonly TaggedWord[], index: number): TaggedWord =>
  words[index] ?? { word: '', pos: 'END', start: 0, end: 0 };

export const isNominal = ({ word, pos }: TaggedWord): boolean =>
  !FUNCTION_WORDS.has(word) &&
  (/^(?:NOUN|PROPN|ADJ|NUM|X|SYM)$/.test(pos) || (pos === 'VERB' && /(?:ed|ing|en|wn)$/.test(word)));

/** Returns the end of the nominal words from a place on. */
export function endOfThing(words: readonly TaggedWord[], from: number): number {
  let end = from;
  while (
    end < words.length &&
    (isNominal(at(words, end)) ||
      // "Dim-to-warm", "cover" behind a quality.
      (end > from &&
        at(words, end).pos === 'VERB' &&
        findNoun(at(words, end).word)?.number === 'singular' &&
        !/^(?:DET|PRON|NUM)$/.test(at(words, end + 1).pos)))
  )
    end += 1;
  return end;
}
