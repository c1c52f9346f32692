import type { TextQuality } from './text-quality.ts';

/** The number of passed and failed tests of a run. */
export interface Counts {
  passed: number;
  failed: number;
}

/** A failed test, a file that failed as a whole, or a runner that did. */
export interface Failure {
  /** The file to run for a second chance; null if no file is at fault. */
  file: string | null;
  /** What is printed. */
  text: string;
}

/** One file's tests that ran: how long they took, and how many passed. */
export interface FileResult {
  file: string;
  seconds: number;
  passed: number;
}

/** The result of one runner. */
export interface SuiteResult extends Counts {
  failures: Failure[];
  files: FileResult[];
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
  const results = report?.testResults ?? [];
  const failures = results.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test): Failure => ({ file, text: `${file} > ${test.fullName}` }));
    // A file that could not be loaded has no tests.
    return failed.length === 0 && status === 'failed' ? [{ file, text: `${file}: ${message}` }] : failed;
  });
  const files = results.map(({ name: file, startTime, endTime, assertionResults }) => ({
    file,
    seconds: (endTime - startTime) / 1000,
    passed: assertionResults.filter((test) => test.status === 'passed').length,
  }));
  const counts = { passed: report?.numPassedTests ?? 0, failed: failures.length };
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
    specs.filter(({ ok }) => !ok).map(({ title }): Failure => ({ file, text: `${file} > ${title}` })),
  );
  const files = [...Map.groupBy(suites, ({ file }) => file)].map(([file, groups]): FileResult => {
    const specs = groups.flatMap((group) => group.specs);
    const durationsMs = specs.flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.map((run) => run.duration)),
    );
    return {
      file,
      seconds: durationsMs.reduce((sum, each) => sum + each, 0) / 1000,
      passed: specs.filter(({ ok }) => ok).length,
    };
  });
  return toHonestResult({ passed: expected, failed: unexpected + flaky, failures, files }, { name, exitCode });
}

function listSuites(suite: PlaywrightSuite): PlaywrightSuite[] {
  return [suite, ...(suite.suites ?? []).flatMap(listSuites)];
}

/** Adds one failure for a runner that aborted, or ran nothing, even if none of its tests failed. */
function toHonestResult(result: SuiteResult, { name, exitCode }: { name: string; exitCode: number }): SuiteResult {
  const isSilentFailure = result.failed === 0 && (exitCode !== 0 || result.passed === 0);
  return isSilentFailure
    ? {
        ...result,
        failed: 1,
        failures: [...result.failures, { file: null, text: `${name}: the runner ended with code ${exitCode}` }],
      }
    : result;
}

/** Returns a result with every file's path as `toPath` gives it. */
export function withPaths(result: SuiteResult, toPath: (file: string) => string): SuiteResult {
  return {
    ...result,
    failures: result.failures.map((each) => (each.file === null ? each : { ...each, file: toPath(each.file) })),
    files: result.files.map((each) => ({ ...each, file: toPath(each.file) })),
  };
}

export function sumCounts(counts: readonly Counts[]): Counts {
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}
