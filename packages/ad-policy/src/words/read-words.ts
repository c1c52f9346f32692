import type { AdLanguage } from '@reelwright/contracts';
import fragments from './fragments.json' with { type: 'json' };

/**
 * A row of a word table; each also has an `example` that its pattern matches and a `counterExample` that it does not.
 */
export interface WordRow {
  /** A case-insensitive regular expression. `{{disease}}` is replaced by a pattern of fragments.json. */
  pattern: string;
  /** The rule or the shared list of the words. */
  kind: string;
  language: string;
}

const FRAGMENTS: ReadonlyMap<string, string> = new Map(Object.entries(fragments));

/** Returns the pattern of a row with its fragments filled in. */
export function fillPattern({ pattern }: Pick<WordRow, 'pattern'>): string {
  return pattern.replaceAll(/\{\{([a-z-]+)\}\}/g, (_whole, name: string) => {
    const fragment = FRAGMENTS.get(name);
    if (fragment === undefined) throw new Error(`the word table names the fragment ${name}, which is not listed`);
    return fragment;
  });
}

/** Returns a function that gives the patterns of a kind by language. It throws for a kind without rows. */
export function readWords(table: readonly WordRow[]): (kind: string) => Partial<Record<AdLanguage, readonly string[]>> {
  const kinds = Map.groupBy(table, ({ kind }) => kind);
  return (kind) => {
    const rows = kinds.get(kind);
    if (!rows) throw new Error(`the word table has no row of the kind ${kind}`);
    const listPatterns = (language: AdLanguage) => rows.filter((row) => row.language === language).map(fillPattern);
    return { en: listPatterns('en'), 'zh-CN': listPatterns('zh-CN') };
  };
}
