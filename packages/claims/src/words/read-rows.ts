import { CLAIM_KINDS, type ClaimKind } from '@reelwright/contracts';
import type { AttributeRow } from '../kinds/attribute-row.ts';
import fragments from './fragments.json' with { type: 'json' };

/**
 * A row of a word table; each also has an `example` that its pattern matches and a `counterExample` that it does not.
 */
export interface WordRow {
  /** A regular expression for lower-case text. `{{body}}` is replaced by a pattern of fragments.json. */
  pattern: string;
  kind: string;
  /** `both` if one pattern holds the words of both languages. */
  language: string;
  impliedBy?: string;
}

const KINDS: ReadonlyMap<string, ClaimKind> = new Map(CLAIM_KINDS.map((kind) => [kind, kind]));

const FRAGMENTS: ReadonlyMap<string, string> = new Map(Object.entries(fragments));

function fillPattern(pattern: string): string {
  return pattern.replaceAll(/\{\{([a-z-]+)\}\}/g, (_whole, name: string) => {
    const fragment = FRAGMENTS.get(name);
    if (fragment === undefined) throw new Error(`the word table names the fragment ${name}, which is not listed`);
    return fragment;
  });
}

/** Throws for an unknown kind of claim. */
export function toClaimKind(name: string): ClaimKind {
  const kind = KINDS.get(name);
  if (kind === undefined) throw new Error(`the word table has an unknown kind of claim: ${name}`);
  return kind;
}

/** Reads the rows of a table, in order. Throws for an unknown kind of claim. */
export function readRows(table: readonly WordRow[]): AttributeRow[] {
  return table.map(({ pattern, kind, impliedBy }) => ({
    kind: toClaimKind(kind),
    words: fillPattern(pattern),
    ...(impliedBy === undefined ? {} : { impliedBy }),
  }));
}
