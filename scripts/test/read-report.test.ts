import { describe, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport, sumCounts } from './read-report.ts';

const file = (name: string, tests: { fullName: string; status: string }[], status = 'passed') => ({
  name,
  status,
  startTime: 1000,
  endTime: 3500,
  message: status === 'failed' ? 'SyntaxError' : '',
  assertionResults: tests,
});

describe('reading what the runners report', () => {
  it('returns the counts of a passed run, and the time of each file', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 0,
      testResults: [file('a.test.ts', [{ fullName: 'ads are made', status: 'passed' }])],
    };
    expect(readVitestReport({ name: 'unit', report, exitCode: 0 })).toEqual({
      passed: 7,
      failed: 0,
      failures: [],
      files: [{ file: 'a.test.ts', seconds: 2.5, passed: 1 }],
    });
  });

  it('names failures: a test, or a file that could not be loaded', () => {
    const failed = { fullName: 'ads are sold', status: 'failed' };
    const testResults = [file('a.test.ts', [failed], 'failed'), file('b.test.ts', [], 'failed')];
    const report = { numPassedTests: 7, numFailedTests: 1, testResults };
    expect(readVitestReport({ name: 'unit', report, exitCode: 1 })).toMatchObject({
      failed: 2,
      failures: [
        { file: 'a.test.ts', text: 'a.test.ts > ads are sold' },
        { file: 'b.test.ts', text: 'b.test.ts: SyntaxError' },
      ],
    });
  });

  it('collects what tests measured on texts', () => {
    const quality = { suite: 'claims, en', texts: 'held-out', shares: { recall: { right: 3, of: 4 } } };
    const tests = [
      { fullName: 'marks claims', status: 'passed', meta: { quality } },
      { fullName: 'marks nothing', status: 'passed', meta: {} },
    ];
    const report = { numPassedTests: 2, numFailedTests: 0, testResults: [file('a.test.ts', tests)] };
    expect(readVitestReport({ name: 'unit', report, exitCode: 0 }).qualities).toEqual([quality]);
  });

  it('reads nested suites, and counts a test that passed on retry as failed', () => {
    const spec = (title: string, ok: boolean) => ({ title, ok, tests: [{ results: [{ duration: 1500 }] }] });
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      suites: [
        {
          file: 'a.e2e.ts',
          specs: [spec('opens', true)],
          suites: [{ file: 'a.e2e.ts', specs: [spec('pays', false)] }],
        },
      ],
    };
    expect(readPlaywrightReport({ name: 'e2e', report, exitCode: 1 })).toEqual({
      passed: 1,
      failed: 2,
      failures: [{ file: 'a.e2e.ts', text: 'a.e2e.ts > pays' }],
      files: [{ file: 'a.e2e.ts', seconds: 3, passed: 1 }],
    });
  });

  it('counts a runner that crashed, found no test or left an error as a failure', () => {
    const passed = { numPassedTests: 7, numFailedTests: 0, testResults: [] };
    const died = { name: 'unit', report: undefined, exitCode: 139 };
    expect(readVitestReport(died)).toMatchObject({
      passed: 0,
      failed: 1,
      failures: [{ file: null, text: 'unit: the runner ended with code 139' }],
    });
    expect(readVitestReport({ ...died, report: { ...passed, numPassedTests: 0 }, exitCode: 0 })).toMatchObject({
      passed: 0,
      failed: 1,
    });
    expect(readVitestReport({ ...died, report: passed, exitCode: 1 })).toMatchObject({ passed: 7, failed: 1 });
    expect(readPlaywrightReport({ ...died, exitCode: 0 })).toMatchObject({ passed: 0, failed: 1 });
  });

  it('adds up counts', () => {
    const all = [
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ];
    expect(sumCounts(all)).toEqual({ passed: 4, failed: 6 });
  });
});
