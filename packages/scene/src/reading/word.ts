import type { Meaning } from '../vocabulary/vocabulary.ts';

export type WordMeaning =
  | Meaning
  | { kind: 'color_code'; color: string }
  | { kind: 'label'; text: string }
  | { kind: 'pause' } // punctuation
  | { kind: 'unknown' /** How many words it is likely to be. */; words: number };

/** A stretch of the prompt with one meaning; `end` is the offset behind it. */
export interface Word {
  start: number;
  end: number;
  meaning: WordMeaning;
  /** Begins with a word of place ("in water"): adjectives before it are not its own. */
  opensPhrase?: boolean;
}
