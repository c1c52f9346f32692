/** A row of words for which a seller's line is not used as a fact; each also has an `example` and a `counterExample`. */
export interface RefusedRow {
  /** A regular expression. */
  pattern: string;
  /** The reason: `delivery`, `superlative`. */
  kind: string;
}

/** Returns one pattern for all rows. */
export function toRefusedPattern(rows: readonly RefusedRow[], flags: 'u' | 'iu'): RegExp {
  return new RegExp(rows.map(({ pattern }) => `(?:${pattern})`).join('|'), flags);
}
