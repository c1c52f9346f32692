import type { TextQuality } from './text-quality.ts';

/** The number of passed and failed tests of a run. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The result of one runner. */
export interface SuiteResult extends Counts {
  /** File and name of each failed test. */
  failures: string[];
  /** Duration of each file's tests, in seconds. */
  files: { file: string; seconds: number }[];
  /** What tests measured on texts, from their `task.meta.quality`. */
  qualities?: TextQuality[];
}

/** The used part of vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    /** The file's path. */
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    message: string;
    assertionResults: { fullName: string; status: string; meta?: { quality?: TextQuality } }[];
  }[];
}

/** A group of tests in Playwright's JSON report. */
interface PlaywrightSuite {
  file: string;
  specs: { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** The used part of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** How a runner ended: its report (missing if it crashed before writing one) and its exit code. */
interface Ending<Report> {
  /** The suite's name, for a runner that left no report. */
  name: string;
  report: Report | undefined;
  exitCode: number;
}

export function readVitestReport({ name, report, exitCode }: Ending<VitestReport>): SuiteResult {
  const counts = { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
  const results = report?.testResults ?? [];
  const failures = results.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} > ${test.fullName}`);
    // A file that could not be loaded has no tests.
    return failed.length === 0 && status === 'failed' ? [`${file}: ${message}`] : failed;
  });
  const files = results.map(({ name: file, startTime, endTime }) => ({ file, seconds: (endTime - startTime) / 1000 }));
  const qualities = results.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => (meta?.quality ? [meta.quality] : [])),
  );
  return toHonestResult(
    { ...counts, failures, files, ...(qualities.length > 0 ? { qualities } : {}) },
    { name, exitCode },
  );
}

/** Reads Playwright's report. A test that passed only on retry counts as failed. */
export function readPlaywrightReport({ name, report, exitCode }: Ending<PlaywrightReport>): SuiteResult {
  const { expected, unexpected, flaky } = report?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  const suites = (report?.suites ?? []).flatMap(listSuites);
  const failures = suites.flatMap(({ file, specs }) =>
    specs.filter(({ ok }) => !ok).map(({ title }) => `${file} > ${title}`),
  );
  const seconds = new Map<string, number>();
  for (const { file, specs } of suites)
    for (const { tests } of specs)
      for (const { duration } of tests.flatMap(({ results }) => results))
        seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000);
  const files = [...seconds].map(([file, each]) => ({ file, seconds: each }));
  return toHonestResult({ passed: expected, failed: unexpected + flaky, failures, files }, { name, exitCode });
}

function listSuites(suite: PlaywrightSuite): PlaywrightSuite[] {
  return [suite, ...(suite.suites ?? []).flatMap(listSuites)];
}

/** Adds one failure for a runner that aborted, or ran nothing, even if none of its tests failed. */
function toHonestResult(result: SuiteResult, { name, exitCode }: { name: string; exitCode: number }): SuiteResult {
  const isSilentFailure = result.failed === 0 && (exitCode !== 0 || result.passed === 0);
  return isSilentFailure
    ? { ...result, failed: 1, failures: [...result.failures, `${name}: the runner ended with code ${exitCode}`] }
    : result;
}

export function sumCounts(counts: readonly Counts[]): Counts {
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}
