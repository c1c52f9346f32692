import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runGates, summarizeGates } from '../check/run-gates.ts';
import { ROOT } from '../setup/paths.mjs';
import { runChild } from '../setup/run-child.mjs';
import { Interrupted } from '../setup/say.mjs';
import { type BudgetedSuite, findBudget, withBudgets } from './file-budgets.ts';
import { measureMachinePace } from './machine-pace.ts';
import { formatParts, type PartTime, readCpuSeconds, startPart } from './part-times.ts';
import { startPostgresCluster } from './postgres-cluster.ts';
import {
  BESIDE_PROJECTS,
  findProjects,
  findSuite,
  isBrowserTest,
  type Project,
  QUICK_PROJECTS,
  RECOVERY_PROJECTS,
  RENDER_PROJECTS,
  withSilentProjects,
} from './projects.ts';
import {
  type Failure,
  type PlaywrightReport,
  readPlaywrightReport,
  readVitestReport,
  type SuiteResult,
  sumCounts,
  type VitestReport,
  withPaths,
} from './read-report.ts';
import { listSecondChances, type SecondRun, type Settled, settleSecondRuns } from './second-chance.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { formatTextQuality } from './text-quality.ts';

/** Two cores are what we promise to run on. */
const WORKERS = 2;
/** One more than cores: a test of media waits a quarter of its time for programs to start and end. */
const RENDER_WORKERS = 3;

/** What runs beside the browser takes only what it leaves: a person's clicks and a server's background work wait for nothing. */
const NICENESS_BESIDE = 19;

const BROWSER_PART = 'browser';

/** Files above this share of their budget are listed at the end. */
const SLOW_SHARE = 0.5;

const isQuick = process.argv.includes('--quick');
const temporaryFolder = makeTemporaryFolder();
const reportFolder = path.join(temporaryFolder, 'reports');
mkdirSync(reportFolder);
// Read by this process and by all that it starts.
process.env['TMPDIR'] = temporaryFolder;
// Of the system's collections: extracted once for all processes.
process.env['TEST_FACES'] = path.join(temporaryFolder, 'faces');
const startedMs = performance.now();
const parts: PartTime[] = [];
// Before anything else runs.
const pace = isQuick ? 1 : measureMachinePace();
try {
  const checks = await runChecks();
  const { results: suites, flaky } = await (isQuick ? runQuickSuites() : runSuites());
  const results = [checks, ...suites];
  const { passed, failed } = sumCounts(results);
  process.exitCode = failed === 0 ? 0 : 1;
  printTextQuality(results);
  printSlowFiles(results);
  printParts(results);
  printFailures('flaky', flaky);
  printFailures(
    'failed',
    results.flatMap(({ failures }) => failures),
  );
  console.log(`\n${Math.round((performance.now() - startedMs) / 1000)} s${formatCpuTime(readCpuSeconds())}`);
  console.log(`${passed} passed, ${failed} failed`);
} catch (error) {
  if (!(error instanceof Interrupted)) throw error;
  process.exitCode = error.exitCode;
} finally {
  rmSync(temporaryFolder, { recursive: true, force: true, maxRetries: 3 });
}

/** The result of a suite; its files are timed if it is named. */
type TimedResult = SuiteResult & { suite?: BudgetedSuite };

async function runChecks(): Promise<TimedResult> {
  printHeading('checks');
  const endPart = startPart('checks');
  const gates = await runGates({ isQuick });
  parts.push(endPart());
  console.log(`\n${summarizeGates(gates)}`);
  const failures = gates
    .filter(({ isPassed }) => !isPassed)
    .map(({ name }) => ({ file: null, text: `check: ${name}` }));
  return { passed: gates.length - failures.length, failed: failures.length, failures, files: [] };
}

/** Without the files that take longest. */
async function runQuickSuites(): Promise<Settled<TimedResult>> {
  const environment = { TEST_QUICK: '1' };
  return await giveSecondChances(await runVitest(QUICK_PROJECTS, { workers: WORKERS, environment }), environment);
}

/** A failed suite does not stop the next. */
async function runSuites(): Promise<Settled<TimedResult>> {
  const cluster = await startPostgresCluster();
  const environment = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: cluster.url };
  try {
    return await giveSecondChances(await runLanes(environment), environment);
  } finally {
    await cluster.stop();
  }
}

/** Runs each file that failed once more, with nothing beside it. */
async function giveSecondChances(
  results: readonly TimedResult[],
  environment: NodeJS.ProcessEnv,
): Promise<Settled<TimedResult>> {
  const secondRuns: SecondRun[] = [];
  for (const file of listSecondChances(results)) {
    const again = isBrowserTest(file)
      ? [await runPlaywright({ file })]
      : await runVitest(findProjects(file), { workers: 1, environment, file });
    secondRuns.push({ file, ...sumCounts(again) });
  }
  return settleSecondRuns(results, secondRuns);
}

/**
 * Runs the suites in three lanes that start together. The browser, with its server and its renders, uses little more than
 * one core, and two browsers take each other's. Beside it, two workers run what computes and what waits for a database,
 * and then three run what renders, with what the browser leaves of the cores: that lane is the longest on every machine,
 * so that no core is idle. What is killed and waits to be taken over has a worker of its own.
 */
async function runLanes(environment: NodeJS.ProcessEnv): Promise<TimedResult[]> {
  const [recovering, browsing] = [holdOutput(RECOVERY_PROJECTS.join(', ')), holdOutput(BROWSER_PART)];
  const runWorkers = async (): Promise<TimedResult[]> => {
    try {
      const options = { environment, niceness: NICENESS_BESIDE };
      const beside = await runVitest(BESIDE_PROJECTS, { ...options, workers: WORKERS });
      return [...beside, ...(await runVitest(RENDER_PROJECTS, { ...options, workers: RENDER_WORKERS }))];
    } finally {
      recovering.release();
      browsing.release();
    }
  };
  // Waits for all even if one is interrupted: the reports' folder is removed afterwards.
  const ended = await Promise.allSettled([
    runWorkers(),
    runVitest(RECOVERY_PROJECTS, { workers: 1, environment, onOutput: recovering.write }),
    runPlaywright({ onOutput: browsing.write }).then((result) => [result]),
  ]);
  return ended.flatMap((each) => {
    if (each.status === 'rejected') throw each.reason;
    return each.value;
  });
}

/** Keeps the output of one runner until that of another is complete. */
function holdOutput(heading: string) {
  const held: Buffer[] = [];
  let isHeld = true;
  return {
    write(chunk: Buffer): void {
      if (isHeld) held.push(chunk);
      else process.stdout.write(chunk);
    },
    release(): void {
      isHeld = false;
      printHeading(heading);
      for (const chunk of held) process.stdout.write(chunk);
    },
  };
}

interface VitestOptions {
  workers: number;
  environment?: NodeJS.ProcessEnv;
  /** Takes the output, which otherwise goes to the terminal. */
  onOutput?: (chunk: Buffer) => void;
  niceness?: number;
  /** Of a second run. */
  file?: string;
}

/** Runs projects together: while the last long file of one runs, the other core runs files of the next. */
async function runVitest(
  projects: readonly Project[],
  { workers, environment = {}, onOutput, niceness, file }: VitestOptions,
): Promise<TimedResult[]> {
  const name = file === undefined ? projects.join(', ') : `once more: ${file}`;
  if (onOutput === undefined) printHeading(name);
  const reportFile = makeReportFile();
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    `--maxWorkers=${workers}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...(file === undefined ? [] : [file]),
  ];
  const exitCode = await runRunner(name, ['node_modules/vitest/vitest.mjs', ...args], {
    environment,
    ...(onOutput ? { onOutput } : {}),
    ...(niceness === undefined ? {} : { niceness }),
  });
  const report = readReport(reportFile) as VitestReport | undefined;
  const result = withPaths(readVitestReport({ name, report, exitCode }), (each) => path.relative(ROOT, each));
  const bySuite = Map.groupBy(result.files, ({ file }) => findSuite(file));
  const timed = [...bySuite].map(([suite, files]) => toTimed(suite, { passed: 0, failed: 0, failures: [], files }));
  const whole = file === undefined ? withSilentProjects(projects, result) : result;
  return [{ ...whole, files: [] }, ...timed];
}

interface BrowserOptions {
  /** Takes the output, which otherwise goes to the terminal. */
  onOutput?: (chunk: Buffer) => void;
  /** Of a second run. */
  file?: string;
}

async function runPlaywright({ onOutput, file }: BrowserOptions): Promise<TimedResult> {
  const name = file === undefined ? BROWSER_PART : `once more: ${file}`;
  if (file !== undefined) printHeading(name);
  const reportFile = makeReportFile();
  // The runner takes a pattern of paths.
  const only = file === undefined ? [] : [`${file.replaceAll('.', String.raw`\.`)}$`];
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...only];
  const exitCode = await runRunner(name, ['node_modules/@playwright/test/cli.js', ...args], {
    // Node strips types itself: Playwright's own loader compiles some 300 sources anew in each run, with Babel.
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, PW_DISABLE_TS_ESM: '1' },
    ...(onOutput ? { onOutput } : {}),
  });
  const result = readPlaywrightReport({
    name: 'e2e',
    report: readReport(reportFile) as PlaywrightReport | undefined,
    exitCode,
  });
  return toTimed(
    'e2e',
    withPaths(result, (each) => `e2e/${each}`),
  );
}

/** Counts each file over its budget as a failure. */
function toTimed(suite: BudgetedSuite, result: SuiteResult): TimedResult {
  return { ...withBudgets(suite, result, pace), suite };
}

interface RunnerOptions {
  environment: NodeJS.ProcessEnv;
  /** Takes the output, which otherwise goes to the terminal. */
  onOutput?: (chunk: Buffer) => void;
  niceness?: number;
}

async function runRunner(
  name: string,
  [script = '', ...args]: string[],
  { environment, onOutput, niceness }: RunnerOptions,
): Promise<number> {
  const endPart = startPart(name);
  const { exitCode, stopSignal } = await runChild(process.execPath, [path.join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    ...(onOutput ? { onOutput, stdio: ['ignore', 'pipe', 'pipe'] } : {}),
    ...(niceness === undefined ? {} : { niceness }),
  });
  parts.push(endPart());
  if (stopSignal) throw new Interrupted(stopSignal);
  return exitCode;
}

function makeReportFile(): string {
  return path.join(reportFolder, `${randomUUID()}.json`);
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
      suite === undefined ? [] : files.map((each) => ({ ...each, budgetS: findBudget(suite, each.file, pace) })),
    )
    .filter(({ seconds, budgetS }) => seconds > SLOW_SHARE * budgetS);
  if (slow.length === 0) return;
  printHeading('slow files');
  for (const { file, seconds, budgetS } of slow.toSorted((one, other) => other.seconds - one.seconds))
    console.log(`${seconds.toFixed(0).padStart(5)} s of ${String(budgetS).padStart(3)}  ${file}`);
}

/** Prints what each part took, and below what the files of each suite took together. */
function printParts(results: readonly TimedResult[]): void {
  printHeading('times');
  const bySuite = Map.groupBy(results, ({ suite }) => suite);
  const suites = [...bySuite].flatMap(([suite, own]) =>
    suite === undefined ? [] : [{ name: `files of ${suite}`, seconds: sumSeconds(own.flatMap(({ files }) => files)) }],
  );
  for (const line of formatParts([...parts, ...suites])) console.log(line);
  console.log(`\nPrograms start in ${pace.toFixed(1)} times the reference's time, and budgets grow as much.`);
}

function sumSeconds(files: readonly { seconds: number }[]): number {
  return files.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** CPU time says the same on a machine that does other work meanwhile. */
function formatCpuTime(seconds: number | undefined): string {
  return seconds === undefined ? '' : `, ${Math.round(seconds)} s of CPU time`;
}

/** Printed last, so that failures are at the end of a long log. */
function printFailures(heading: string, failures: readonly Failure[]): void {
  if (failures.length === 0) return;
  printHeading(heading);
  for (const { text } of failures) console.log(text.replaceAll(`${ROOT}${path.sep}`, ''));
}
