import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runGates, summarizeGates } from '../check/run-gates.ts';
import { ROOT } from '../setup/paths.mjs';
import { runChild } from '../setup/run-child.mjs';
import { Interrupted } from '../setup/say.mjs';
import { startPostgresCluster } from './postgres-cluster.ts';
import {
  type PlaywrightReport,
  readPlaywrightReport,
  readVitestReport,
  type SuiteResult,
  sumCounts,
  type VitestReport,
} from './read-report.ts';

/** The database suite runs whole on PostgreSQL; these files show that the embedded database does the same. */
const EMBEDDED_DATABASE_TESTS = [
  'apps/server/src/platform/database/',
  'apps/server/src/modules/credits/',
  'apps/server/src/modules/tasks/tasks.db.test.ts',
];
/** Slower files are listed at the end. */
const SLOW_FILE_S = 30;

const isQuick = process.argv.includes('--quick');
const reportFolder = mkdtempSync(path.join(tmpdir(), 'reelwright-test-reports-'));
const startedMs = performance.now();
try {
  const results = isQuick ? [await runChecks(), await runVitest('unit')] : [await runChecks(), ...(await runSuites())];
  const { passed, failed } = sumCounts(results);
  process.exitCode = failed === 0 ? 0 : 1;
  printSlowFiles(results);
  printFailures(results);
  console.log(`\n${Math.round((performance.now() - startedMs) / 1000)} s`);
  console.log(`${passed} passed, ${failed} failed`);
} catch (error) {
  if (!(error instanceof Interrupted)) throw error;
  process.exitCode = error.exitCode;
} finally {
  rmSync(reportFolder, { recursive: true, force: true });
}

async function runChecks(): Promise<SuiteResult> {
  printHeading('checks');
  const gates = await runGates();
  console.log(`\n${summarizeGates(gates)}`);
  const failures = gates.filter(({ isPassed }) => !isPassed).map(({ name }) => `check: ${name}`);
  return { passed: gates.length - failures.length, failed: failures.length, failures, files: [] };
}

/** One after the other: each uses both cores. A suite that fails does not keep the next ones from running. */
async function runSuites(): Promise<SuiteResult[]> {
  const results = [
    await runVitest('unit'),
    await runVitest('db', {
      variant: 'pglite',
      files: EMBEDDED_DATABASE_TESTS,
      environment: { TEST_DATABASE: 'pglite' },
    }),
  ];
  const cluster = await startPostgresCluster();
  try {
    const environment = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: cluster.url };
    results.push(await runVitest('db', { variant: 'PostgreSQL', environment }));
  } finally {
    await cluster.stop();
  }
  return [...results, await runVitest('render'), await runPlaywright()];
}

interface VitestRun {
  /** Tells apart two runs of one project. */
  variant?: string;
  /** All of the project's where left out. */
  files?: readonly string[];
  environment?: NodeJS.ProcessEnv;
}

async function runVitest(
  project: string,
  { variant = '', files = [], environment = {} }: VitestRun = {},
): Promise<SuiteResult> {
  const name = `${project} ${variant}`.trim();
  const reportFile = path.join(reportFolder, `${name}.json`);
  const args = [
    'run',
    ...files,
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ];
  const exitCode = await runRunner(name, ['node_modules/vitest/vitest.mjs', ...args], environment);
  return readVitestReport({ name, report: readReport(reportFile) as VitestReport | undefined, exitCode });
}

async function runPlaywright(): Promise<SuiteResult> {
  const reportFile = path.join(reportFolder, 'e2e.json');
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const exitCode = await runRunner('e2e', ['node_modules/@playwright/test/cli.js', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  });
  return readPlaywrightReport({
    name: 'e2e',
    report: readReport(reportFile) as PlaywrightReport | undefined,
    exitCode,
  });
}

async function runRunner(
  name: string,
  [script = '', ...args]: string[],
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  printHeading(name);
  const { exitCode, stopSignal } = await runChild(process.execPath, [path.join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
  });
  if (stopSignal) throw new Interrupted(stopSignal);
  return exitCode;
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function printHeading(name: string): void {
  console.log(`\n==== ${name} ====\n`);
}

function printSlowFiles(results: readonly SuiteResult[]): void {
  const slow = results.flatMap(({ files }) => files).filter(({ seconds }) => seconds > SLOW_FILE_S);
  if (slow.length === 0) return;
  printHeading('slow files');
  for (const { file, seconds } of slow.toSorted((one, other) => other.seconds - one.seconds))
    console.log(
      `${seconds.toFixed(0).padStart(5)} s  ${path.isAbsolute(file) ? path.relative(ROOT, file) : `e2e/${file}`}`,
    );
}

/** Last, so that whoever sees the end of a long log sees what to mend. */
function printFailures(results: readonly SuiteResult[]): void {
  const failures = results.flatMap((result) => result.failures);
  if (failures.length === 0) return;
  printHeading('failed');
  for (const failure of failures) console.log(failure.replaceAll(`${ROOT}${path.sep}`, ''));
}
