import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runGates, summarizeGates } from '../check/run-gates.ts';
import { ROOT } from '../setup/paths.mjs';
import { runChild } from '../setup/run-child.mjs';
import { Interrupted } from '../setup/say.mjs';
import {
  countPlaywrightResults,
  countVitestResults,
  type Counts,
  type PlaywrightReport,
  sumCounts,
  type VitestReport,
} from './count-results.ts';
import { startPostgresCluster } from './postgres-cluster.ts';

const reportFolder = mkdtempSync(path.join(tmpdir(), 'reelwright-test-reports-'));
try {
  const counts = [await runChecks(), ...(await runSuites())];
  const { passed, failed } = sumCounts(counts);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
} catch (error) {
  if (!(error instanceof Interrupted)) throw error;
  process.exitCode = error.exitCode;
} finally {
  rmSync(reportFolder, { recursive: true, force: true });
}

async function runChecks(): Promise<Counts> {
  printHeading('checks');
  const results = await runGates();
  console.log(`\n${summarizeGates(results)}`);
  const passed = results.filter(({ isPassed }) => isPassed).length;
  return { passed, failed: results.length - passed };
}

/** One after the other: each uses both cores. A suite that fails does not keep the next ones from running. */
async function runSuites(): Promise<Counts[]> {
  const counts = [await runVitest('unit'), await runVitest('db', 'pglite', { TEST_DATABASE: 'pglite' })];
  const cluster = await startPostgresCluster();
  try {
    const environment = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: cluster.url };
    counts.push(await runVitest('db', 'PostgreSQL', environment));
  } finally {
    await cluster.stop();
  }
  return [...counts, await runVitest('render'), await runPlaywright()];
}

async function runVitest(project: string, variant = '', environment: NodeJS.ProcessEnv = {}): Promise<Counts> {
  const name = `${project} ${variant}`.trim();
  const reportFile = path.join(reportFolder, `${name}.json`);
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ];
  const exitCode = await runRunner(name, ['node_modules/vitest/vitest.mjs', ...args], environment);
  return countVitestResults({ report: readReport(reportFile) as VitestReport | undefined, exitCode });
}

async function runPlaywright(): Promise<Counts> {
  const reportFile = path.join(reportFolder, 'e2e.json');
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const exitCode = await runRunner('e2e', ['node_modules/@playwright/test/cli.js', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  });
  return countPlaywrightResults({ report: readReport(reportFile) as PlaywrightReport | undefined, exitCode });
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
