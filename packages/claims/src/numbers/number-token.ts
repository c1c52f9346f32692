/** A number as written in a normalised text. */
export interface NumberToken {
  start: number;
  end: number;
  /** Possible values, most probable first: "twenty twenty-six" is 2026 and 20.26. */
  values: readonly number[];
  /** Whether it is in words, not digits. */
  isWord: boolean;
}
