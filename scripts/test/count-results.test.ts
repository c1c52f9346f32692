import { describe, expect, it } from 'vitest';
import { countPlaywrightResults, countVitestResults, sumCounts } from './count-results.ts';

describe('counting what the runners report', () => {
  it('takes the numbers of a run that went through', () => {
    const report = { success: true, numPassedTests: 7, numFailedTests: 0 };
    expect(countVitestResults({ report, exitCode: 0 })).toEqual({ passed: 7, failed: 0 });
    const stats = { expected: 3, unexpected: 1, flaky: 1 };
    expect(countPlaywrightResults({ report: { stats }, exitCode: 1 })).toEqual({ passed: 3, failed: 2 });
  });

  it('counts a runner that died, found no test or left an error behind as a failure', () => {
    const passed = { success: false, numPassedTests: 7, numFailedTests: 0 };
    expect(countVitestResults({ report: undefined, exitCode: 139 })).toEqual({ passed: 0, failed: 1 });
    expect(countVitestResults({ report: { ...passed, numPassedTests: 0 }, exitCode: 0 })).toEqual({
      passed: 0,
      failed: 1,
    });
    expect(countVitestResults({ report: passed, exitCode: 1 })).toEqual({ passed: 7, failed: 1 });
    expect(countPlaywrightResults({ report: undefined, exitCode: 0 })).toEqual({ passed: 0, failed: 1 });
  });

  it('sums up', () => {
    expect(
      sumCounts([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 4 },
      ]),
    ).toEqual({ passed: 4, failed: 6 });
  });
});
