import type { Span } from './clauses.ts';
import type { TaggedWord } from './tagged-words.ts';

/** A sentence with its tagged words, and ways to look at them. */
export interface TaggedSentence {
  words: readonly TaggedWord[];
  /** Returns a word; beyond the ends, a mark. */
  at(index: number): TaggedWord;
  /** Returns the text of words, with their marks. */
  textOf(span: Span): string;
  /** Returns the text between two places of the sentence. */
  textBetween(start: number, end: number): string;
  isNounAt(index: number): boolean;
}

export function openSentence(sentence: string, words: readonly TaggedWord[]): TaggedSentence {
  const at = (index: number): TaggedWord => words[index] ?? { word: '', pos: 'PUNCT', start: 0, end: 0 };
  const textOf = ({ from, to }: Span): string => sentence.slice(at(from).start, at(to - 1).end);
  const isNounAt = (index: number): boolean => at(index).pos === 'NOUN' || at(index).pos === 'PROPN';
  const textBetween = (start: number, end: number): string => sentence.slice(start, end);
  return { words, at, textOf, textBetween, isNounAt };
}
