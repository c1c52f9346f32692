import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runGates, summarizeGates } from '../check/run-gates.ts';
import { ROOT } from '../setup/paths.mjs';
import { runChild } from '../setup/run-child.mjs';
import { Interrupted } from '../setup/say.mjs';
import { type BudgetedSuite, findBudget, withBudgets } from './file-budgets.ts';
import { formatParts, type PartTime, startPart } from './part-times.ts';
import { startPostgresCluster } from './postgres-cluster.ts';
import { findSuite, type Project, PROJECTS, QUICK_PROJECTS, withSilentProjects } from './projects.ts';
import {
  type PlaywrightReport,
  readPlaywrightReport,
  readVitestReport,
  type SuiteResult,
  sumCounts,
  type VitestReport,
} from './read-report.ts';
import { formatTextQuality } from './text-quality.ts';

/** Files above this share of their budget are listed at the end. */
const SLOW_SHARE = 0.5;

const isQuick = process.argv.includes('--quick');
const reportFolder = mkdtempSync(path.join(tmpdir(), 'reelwright-test-reports-'));
const startedMs = performance.now();
const parts: PartTime[] = [];
try {
  const results = [await runChecks(), ...(isQuick ? await runQuickSuites() : await runSuites())];
  const { passed, failed } = sumCounts(results);
  process.exitCode = failed === 0 ? 0 : 1;
  printTextQuality(results);
  printSlowFiles(results);
  printParts(results);
  printFailures(results);
  console.log(`\n${Math.round((performance.now() - startedMs) / 1000)} s`);
  console.log(`${passed} passed, ${failed} failed`);
} catch (error) {
  if (!(error instanceof Interrupted)) throw error;
  process.exitCode = error.exitCode;
} finally {
  rmSync(reportFolder, { recursive: true, force: true });
}

/** The result of a suite whose files are timed. */
type TimedResult = SuiteResult & { suite?: BudgetedSuite };

async function runChecks(): Promise<TimedResult> {
  printHeading('checks');
  const endPart = startPart('checks');
  const gates = await runGates();
  parts.push(endPart());
  console.log(`\n${summarizeGates(gates)}`);
  const failures = gates.filter(({ isPassed }) => !isPassed).map(({ name }) => `check: ${name}`);
  return { passed: gates.length - failures.length, failed: failures.length, failures, files: [] };
}

async function runQuickSuites(): Promise<TimedResult[]> {
  return await runVitest(QUICK_PROJECTS);
}

/** Runs one runner after the other, since each uses both cores. A failed suite does not stop the next. */
async function runSuites(): Promise<TimedResult[]> {
  return [...(await runAllProjects()), await runPlaywright()];
}

async function runAllProjects(): Promise<TimedResult[]> {
  const cluster = await startPostgresCluster();
  try {
    return await runVitest(PROJECTS, { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
}

/** Runs projects together: while the last long file of one runs, the other core runs files of the next. */
async function runVitest(projects: readonly Project[], environment: NodeJS.ProcessEnv = {}): Promise<TimedResult[]> {
  const name = projects.join(', ');
  const reportFile = path.join(reportFolder, 'vitest.json');
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ];
  const exitCode = await runRunner(name, ['node_modules/vitest/vitest.mjs', ...args], environment);
  const result = readVitestReport({ name, report: readReport(reportFile) as VitestReport | undefined, exitCode });
  const bySuite = Map.groupBy(result.files, ({ file }) => findSuite(file));
  const timed = [...bySuite].map(([suite, files]) =>
    toTimed(suite, { passed: 0, failed: 0, failures: [], files }, (file) => path.relative(ROOT, file)),
  );
  return [{ ...withSilentProjects(projects, result), files: [] }, ...timed];
}

async function runPlaywright(): Promise<TimedResult> {
  const reportFile = path.join(reportFolder, 'e2e.json');
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const exitCode = await runRunner('e2e', ['node_modules/@playwright/test/cli.js', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  });
  const result = readPlaywrightReport({
    name: 'e2e',
    report: readReport(reportFile) as PlaywrightReport | undefined,
    exitCode,
  });
  return toTimed('e2e', result, (file) => `e2e/${file}`);
}

/** Makes file names relative to the root, and counts each file over its budget as a failure. */
function toTimed(suite: BudgetedSuite, result: SuiteResult, toPath: (file: string) => string): TimedResult {
  const files = result.files.map(({ file, seconds }) => ({ file: toPath(file), seconds }));
  return { ...withBudgets(suite, { ...result, files }), suite };
}

async function runRunner(
  name: string,
  [script = '', ...args]: string[],
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  printHeading(name);
  const endPart = startPart(name);
  const { exitCode, stopSignal } = await runChild(process.execPath, [path.join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
  });
  parts.push(endPart());
  if (stopSignal) throw new Interrupted(stopSignal);
  return exitCode;
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function printHeading(name: string): void {
  console.log(`\n==== ${name} ====\n`);
}

/** Prints how claims, pages and scripts do on texts that the product was tuned on, and on held-out ones. */
function printTextQuality(results: readonly SuiteResult[]): void {
  const lines = formatTextQuality(results.flatMap(({ qualities = [] }) => qualities));
  if (lines.length === 0) return;
  printHeading('seen and held-out texts');
  for (const line of lines) console.log(line);
}

/** Prints slow files. One over its budget is among the failures too. */
function printSlowFiles(results: readonly TimedResult[]): void {
  const slow = results
    .flatMap(({ suite, files }) =>
      suite === undefined ? [] : files.map((each) => ({ ...each, budgetS: findBudget(suite, each.file) })),
    )
    .filter(({ seconds, budgetS }) => seconds > SLOW_SHARE * budgetS);
  if (slow.length === 0) return;
  printHeading('slow files');
  for (const { file, seconds, budgetS } of slow.toSorted((one, other) => other.seconds - one.seconds))
    console.log(`${seconds.toFixed(0).padStart(5)} s of ${String(budgetS).padStart(3)}  ${file}`);
}

/** Prints what each part took; the files of one suite of vitest run beside those of the others. */
function printParts(results: readonly TimedResult[]): void {
  printHeading('times');
  for (const line of formatParts(parts)) console.log(line);
  for (const { suite, files } of results)
    if (suite !== undefined && suite !== 'e2e')
      console.log(`${suite.padEnd(12)} ${sumSeconds(files).toFixed(0).padStart(5)} s in ${files.length} files`);
}

function sumSeconds(files: readonly { seconds: number }[]): number {
  return files.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Printed last, so that failures are at the end of a long log. */
function printFailures(results: readonly SuiteResult[]): void {
  const failures = results.flatMap((result) => result.failures);
  if (failures.length === 0) return;
  printHeading('failed');
  for (const failure of failures) console.log(failure.replaceAll(`${ROOT}${path.sep}`, ''));
}
