import type { Counts, Failure, SuiteResult } from './read-report.ts';

/** If more files failed, something is broken, and no test is merely flaky. */
const MOST_FILES = 5;

/** Returns the files to run once more: those that failed, if they are few. */
export function listSecondChances(results: readonly Pick<SuiteResult, 'failures'>[]): string[] {
  const files = new Set(results.flatMap(({ failures }) => failures.flatMap(({ file }) => file ?? [])));
  return files.size > MOST_FILES ? [] : [...files];
}

/** The run of a file by itself. */
export interface SecondRun extends Counts {
  file: string;
}

/** What counts after second runs, and the failures that did not happen again. */
export interface Settled<Result> {
  results: (Result | SuiteResult)[];
  flaky: Failure[];
}

/**
 * Counts a file whose second run passed by that run. All other failures stay: a failed second run makes nothing worse.
 */
export function settleSecondRuns<Result extends SuiteResult>(
  results: readonly Result[],
  secondRuns: readonly SecondRun[],
): Settled<Result> {
  const good = new Map(secondRuns.filter(({ failed }) => failed === 0).map((run) => [run.file, run.passed]));
  const isFlaky = ({ file }: Failure): boolean => file !== null && good.has(file);
  const kept = results.map((result) => {
    const failures = result.failures.filter((failure) => !isFlaky(failure));
    return { ...result, failures, failed: result.failed - (result.failures.length - failures.length) };
  });
  // Tests of these files that had passed are counted already.
  const counted = results
    .flatMap(({ files }) => files)
    .filter(({ file }) => good.has(file))
    .reduce((sum, { passed }) => sum + passed, 0);
  const passed = [...good.values()].reduce((sum, each) => sum + each, 0) - counted;
  const flaky = results.flatMap(({ failures }) => failures.filter(isFlaky));
  return { results: [...kept, { passed, failed: 0, failures: [], files: [] }], flaky };
}
