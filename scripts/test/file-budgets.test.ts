import { describe, expect, it } from 'vitest';
import { findBudget, listOverruns, withBudgets } from './file-budgets.ts';

describe('the budget of each test file', () => {
  it('is that of its suite, except for files with a reason', () => {
    expect(findBudget('component', 'apps/web/src/app/shell/shell.test.tsx')).toBe(45);
    expect(findBudget('e2e', 'e2e/screens.e2e.ts')).toBe(180);
    expect(findBudget('e2e', 'e2e/example-tool.e2e.ts')).toBe(270);
  });

  it('grows with the time that a machine takes to start programs', () => {
    expect(findBudget('unit', 'a.test.ts', 2.5)).toBe(150);
    expect(listOverruns('unit', [{ file: 'a.test.ts', seconds: 149 }], 2.5)).toEqual([]);
  });

  it('is reported if exceeded, the file furthest over first', () => {
    const files = [
      { file: 'a.test.ts', seconds: 59 },
      { file: 'b.test.ts', seconds: 61 },
      { file: 'c.test.ts', seconds: 120 },
    ];
    expect(listOverruns('unit', files)).toEqual([
      { file: 'c.test.ts', seconds: 120, budgetS: 60 },
      { file: 'b.test.ts', seconds: 61, budgetS: 60 },
    ]);
  });

  it('fails the check if exceeded, and keeps the passed tests', () => {
    const result = { passed: 3, failed: 0, failures: [], files: [{ file: 'b.test.ts', seconds: 61.4, passed: 3 }] };
    expect(withBudgets('unit', result)).toEqual({
      ...result,
      failed: 1,
      failures: [{ file: 'b.test.ts', text: 'b.test.ts: took 61 s, its budget is 60 s' }],
    });
  });
});
