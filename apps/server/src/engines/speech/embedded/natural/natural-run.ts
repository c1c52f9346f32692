import type { EspeakEvent } from '../espeak-protocol.ts';

/** One word of a run, as synthesisers of recorded voices take it. */
export interface NaturalWord {
  /** Position in the planned run's text: the `start` of its event. */
  at: number;
  /**
   * At least one token of letters a to z and apostrophes only. Text that a program's own rules would spell out is
   * already spelled out.
   */
  tokens: readonly string[];
}

/** A phrase that such a synthesiser speaks in one run. */
export interface NaturalRun {
  words: readonly NaturalWord[];
  /** The punctuation at its end, which sets its intonation. */
  sign: ',' | '.' | '?' | '!';
  /** 1 is the voice's own pace. */
  rate: number;
}

/** Pronunciations of invented tokens: sounds of US English in ARPAbet, vowels with their stress (`sh aw0 m iy1`). */
export type Lexicon = ReadonlyMap<string, readonly string[]>;

export interface NaturalSound {
  /** 16-bit mono. */
  samples: Int16Array;
  /** Words by their `at`, and sounds in IPA, in order of time. */
  events: EspeakEvent[];
}

export interface NaturalRequest {
  runs: readonly NaturalRun[];
  lexicon: Lexicon;
  /** For temporary files, which are removed. */
  folder: string;
  signal: AbortSignal;
}

/**
 * Validates a token for programs that interpret other characters than letters. Throws a RangeError for one that is not
 * made of letters.
 */
export function assertToken(token: string): string {
  if (!/^[a-z']*[a-z][a-z']*$/.test(token)) throw new RangeError(`not a word: ${JSON.stringify(token)}`);
  return token;
}
