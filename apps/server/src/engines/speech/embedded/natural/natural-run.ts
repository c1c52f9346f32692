import type { EspeakEvent } from '../espeak-protocol.ts';

/** One word of a run, as a synthesiser of recorded voices takes it. */
export interface NaturalWord {
  /** Where it stands in the planned run's text: the `start` of its event. */
  at: number;
  /** Of letters a to z and apostrophes, nothing else, at least one; what a program's own rules would spell out is spelled already. */
  tokens: readonly string[];
}

/** A phrase that such a synthesiser speaks in one go. */
export interface NaturalRun {
  words: readonly NaturalWord[];
  /** The sign at its end, by which it finds its tone. */
  sign: ',' | '.' | '?' | '!';
  /** 1 is the voice's own pace. */
  rate: number;
}

/** How invented tokens sound: sounds of US English in ARPAbet, vowels with their stress (`sh aw0 m iy1`). */
export type Lexicon = ReadonlyMap<string, readonly string[]>;

export interface NaturalSound {
  /** 16-bit mono. */
  samples: Int16Array;
  /** Words by their `at`, and sounds in IPA, in the order of their times. */
  events: EspeakEvent[];
}

export interface NaturalRequest {
  runs: readonly NaturalRun[];
  lexicon: Lexicon;
  /** Where it may work; it leaves nothing there. */
  folder: string;
  signal: AbortSignal;
}

/** A token is given to programs that read more than words out of other signs. Throws a RangeError for one that is not made of letters. */
export function assertToken(token: string): string {
  if (!/^[a-z']*[a-z][a-z']*$/.test(token)) throw new RangeError(`not a word: ${JSON.stringify(token)}`);
  return token;
}
