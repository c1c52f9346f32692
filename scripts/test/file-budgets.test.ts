import { describe, expect, it } from 'vitest';
import { findBudget, listOverruns, withBudgets } from './file-budgets.ts';

describe('the budget of each test file', () => {
  it('is that of its suite, except for files with a reason', () => {
    expect(findBudget('component', 'apps/web/src/app/shell/shell.test.tsx')).toBe(30);
    expect(findBudget('e2e', 'e2e/screens.e2e.ts')).toBe(120);
    expect(findBudget('e2e', 'e2e/example-tool.e2e.ts')).toBe(180);
  });

  it('lists the files over it, the furthest over first', () => {
    const files = [
      { file: 'a.test.ts', seconds: 39 },
      { file: 'b.test.ts', seconds: 41 },
      { file: 'c.test.ts', seconds: 80 },
    ];
    expect(listOverruns('unit', files)).toEqual([
      { file: 'c.test.ts', seconds: 80, budgetS: 40 },
      { file: 'b.test.ts', seconds: 41, budgetS: 40 },
    ]);
  });

  it('fails the check where a file is over it, and leaves what passed', () => {
    const result = { passed: 3, failed: 0, failures: [], files: [{ file: 'b.test.ts', seconds: 41.4 }] };
    expect(withBudgets('unit', result)).toEqual({
      ...result,
      failed: 1,
      failures: ['b.test.ts: took 41 s, its budget is 40 s'],
    });
  });
});
