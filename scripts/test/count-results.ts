/** How many tests of a run passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** What we read of vitest's JSON report. */
export interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
}

/** What we read of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** A runner's ending: its report (absent where it died before writing one) and its exit code. */
interface Ending<Report> {
  report: Report | undefined;
  exitCode: number;
}

export function countVitestResults({ report, exitCode }: Ending<VitestReport>): Counts {
  return toHonestCounts({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, exitCode);
}

/** A test that passed only when it was tried again counts as failed. */
export function countPlaywrightResults({ report, exitCode }: Ending<PlaywrightReport>): Counts {
  const { expected, unexpected, flaky } = report?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  return toHonestCounts({ passed: expected, failed: unexpected + flaky }, exitCode);
}

/** A runner that broke off, or ran nothing, is one failure, even where no test of it failed. */
function toHonestCounts({ passed, failed }: Counts, exitCode: number): Counts {
  const isSilentFailure = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isSilentFailure ? 1 : failed };
}

export function sumCounts(counts: Counts[]): Counts {
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}
