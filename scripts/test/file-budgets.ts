import type { Failure, SuiteResult } from './read-report.ts';

/** Maximum seconds for the tests of one file on two idle cores, at a pace of 1 (machine-pace.ts). */
const AIMS_S = { unit: 20, component: 15, db: 60, render: 60, e2e: 60 } as const;

/** Files that need more time, each with its reason. */
const EXCEPTIONS: readonly { file: string; aimS: number; reason: string }[] = [
  {
    file: 'apps/server/src/compose/free-loop.db.test.ts',
    aimS: 100,
    reason: 'drives every call with hostile texts of full size',
  },
  { file: 'e2e/ad-editor.e2e.ts', aimS: 120, reason: 'waits for two previews, each spoken' },
  { file: 'e2e/example-tool.e2e.ts', aimS: 90, reason: 'copies the tree, checks its types and builds it' },
  { file: 'e2e/golden/frames.e2e.ts', aimS: 120, reason: 'paints every golden document in the browser' },
  { file: 'e2e/home.e2e.ts', aimS: 90, reason: 'makes the finished project that other files look at too' },
  { file: 'e2e/journey.e2e.ts', aimS: 120, reason: 'renders the one ad at full size' },
  { file: 'e2e/project-screens.e2e.ts', aimS: 90, reason: 'makes the finished project that its tests look at' },
];

/** A file fails if it takes this many times its aim, because machines and their load differ. */
const TOLERANCE = 3;

export type BudgetedSuite = keyof typeof AIMS_S;

export interface TimedFile {
  /** Relative to the root of the tree. */
  file: string;
  seconds: number;
}

export interface Overrun extends TimedFile {
  budgetS: number;
}

/** Returns the time budget for the tests of a file, in whole seconds. */
export function findBudget(suite: BudgetedSuite, file: string, pace = 1): number {
  return Math.round(pace * TOLERANCE * (EXCEPTIONS.find((each) => each.file === file)?.aimS ?? AIMS_S[suite]));
}

/** Returns a suite's files over their budget, the furthest over first. */
export function listOverruns(suite: BudgetedSuite, files: readonly TimedFile[], pace = 1): Overrun[] {
  return files
    .map(({ file, seconds }) => ({ file, seconds, budgetS: findBudget(suite, file, pace) }))
    .filter(({ seconds, budgetS }) => seconds > budgetS)
    .toSorted((one, other) => other.seconds / other.budgetS - one.seconds / one.budgetS);
}

/** Returns a suite's result, with each file over its budget as one more failure. */
export function withBudgets(suite: BudgetedSuite, result: SuiteResult, pace = 1): SuiteResult {
  const overruns = listOverruns(suite, result.files, pace);
  const failures = overruns.map(
    ({ file, seconds, budgetS }): Failure => ({
      file,
      text: `${file}: took ${seconds.toFixed(0)} s, its budget is ${budgetS} s`,
    }),
  );
  return {
    ...result,
    failed: result.failed + failures.length,
    failures: [...result.failures, ...failures],
  };
}
