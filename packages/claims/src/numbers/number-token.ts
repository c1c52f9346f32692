/** A number as it is written, in a normalised text. */
export interface NumberToken {
  start: number;
  end: number;
  /** What it may mean, the likeliest first: "twenty twenty-six" is 2026 and 20.26. */
  values: readonly number[];
  /** In words, not digits. */
  isWord: boolean;
}
