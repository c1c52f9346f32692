import { CLAIM_KINDS, type ClaimKind } from '@reelwright/contracts';
import type { AttributeRow } from '../kinds/attribute-words.ts';

/** A row of a word table; each also has an `example` that its pattern finds and a `counterExample` that it does not. */
export interface WordRow {
  /** A regular expression on lower-case text. */
  pattern: string;
  kind: string;
  /** `both` where the words of one quality stand in one pattern. */
  language: string;
  impliedBy?: string;
}

const KINDS: ReadonlyMap<string, ClaimKind> = new Map(CLAIM_KINDS.map((kind) => [kind, kind]));

/** The rows of a table, in its order. Throws for a kind of claim that there is not. */
export function readRows(table: readonly WordRow[]): AttributeRow[] {
  return table.map(({ pattern, kind: name, impliedBy }) => {
    const kind = KINDS.get(name);
    if (kind === undefined) throw new Error(`the word table has an unknown kind of claim: ${name}`);
    return { kind, words: pattern, ...(impliedBy === undefined ? {} : { impliedBy }) };
  });
}
