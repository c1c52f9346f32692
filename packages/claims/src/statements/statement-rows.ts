import type { ClaimKind } from '@reelwright/contracts';
import table from '../words/statements.json' with { type: 'json' };
import { toClaimKind } from '../words/read-rows.ts';

/** Words that state something about the product, whatever its data calls it. */
export interface StatementRow {
  pattern: RegExp;
  kind: ClaimKind;
  /** `clause` if the whole clause is the statement, not only the words found. */
  scope: 'match' | 'clause';
}

/** Lists the rows of a language; of rows that match one clause, the first decides. */
export function listStatementRows(language: 'en' | 'zh-CN'): StatementRow[] {
  return table
    .filter((row) => row.language === language)
    .map(({ pattern, kind, scope }) => ({
      pattern: new RegExp(pattern, 'u'),
      kind: toClaimKind(kind),
      scope: scope === 'clause' ? 'clause' : 'match',
    }));
}
