import { describe, expect, it } from 'vitest';
import { sumCounts } from './read-report.ts';
import { listSecondChances, settleSecondRuns } from './second-chance.ts';

const failureOf = (file: string | null, text = `${file} > fails`) => ({ file, text });
const unit = {
  passed: 7,
  failed: 3,
  failures: [failureOf('a.test.ts'), failureOf('b.test.ts'), failureOf('b.test.ts', 'b.test.ts: took 70 s')],
  files: [
    { file: 'a.test.ts', seconds: 1, passed: 3 },
    { file: 'b.test.ts', seconds: 70, passed: 4 },
  ],
};

describe('a second chance', () => {
  it('is given to each file that failed, once', () => {
    const checks = { failures: [failureOf(null, 'check: lint')] };
    expect(listSecondChances([checks, unit, { failures: [failureOf('e2e/c.e2e.ts')] }])).toEqual([
      'a.test.ts',
      'b.test.ts',
      'e2e/c.e2e.ts',
    ]);
  });

  it('is given to none if many failed', () => {
    const failures = ['1', '2', '3', '4', '5'].map((file) => failureOf(file));
    expect(listSecondChances([{ failures }])).toHaveLength(5);
    expect(listSecondChances([{ failures: [...failures, failureOf('6')] }])).toEqual([]);
  });

  it('counts what passes then as passed, and names it as flaky', () => {
    const { results, flaky } = settleSecondRuns([unit], [{ file: 'b.test.ts', passed: 5, failed: 0 }]);
    expect(sumCounts(results)).toEqual({ passed: 8, failed: 1 });
    expect(results[0]?.failures).toEqual([failureOf('a.test.ts')]);
    expect(flaky.map(({ text }) => text)).toEqual(['b.test.ts > fails', 'b.test.ts: took 70 s']);
  });

  it('leaves what fails again failed', () => {
    const { results, flaky } = settleSecondRuns([unit], [{ file: 'b.test.ts', passed: 4, failed: 1 }]);
    expect(sumCounts(results)).toEqual({ passed: 7, failed: 3 });
    expect(flaky).toEqual([]);
  });

  it('counts the tests of a file that did not load at first', () => {
    const broken = { passed: 7, failed: 1, failures: [failureOf('c.db.test.ts')], files: [] };
    const { results } = settleSecondRuns([broken], [{ file: 'c.db.test.ts', passed: 12, failed: 0 }]);
    expect(sumCounts(results)).toEqual({ passed: 19, failed: 0 });
  });
});
