import path from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { runChild } from '../setup/run-child.mjs';
import { Interrupted } from '../setup/say.mjs';
import { type Gate, listGates } from './gates.ts';

interface GateResult {
  name: string;
  isPassed: boolean;
}

/** The machine has two cores, and most gates use one. */
const PARALLEL_GATES = 2;

/**
 * Runs every gate, even after failures, and prints the output of each failed one. Throws Interrupted on a stop signal.
 */
export async function runGates(options: { isQuick?: boolean } = {}): Promise<GateResult[]> {
  const gates = listGates(options);
  const results: GateResult[] = [];
  const queue = gates.values();
  const runNext = async (): Promise<void> => {
    for (const gate of queue) results.push(await runGate(gate));
  };
  await Promise.all(Array.from({ length: PARALLEL_GATES }, runNext));
  return results;
}

async function runGate({ name, script, args, folder = '.', environment }: Gate): Promise<GateResult> {
  const startedMs = performance.now();
  const output: Buffer[] = [];
  const { exitCode, stopSignal } = await runChild(process.execPath, [path.join(ROOT, script), ...args], {
    cwd: path.join(ROOT, folder),
    env: { ...process.env, ...environment, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
    onOutput: (chunk) => output.push(chunk),
  });
  // After a stop signal no further gate is started.
  if (stopSignal) throw new Interrupted(stopSignal);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`${exitCode === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  if (exitCode !== 0) console.log(`${Buffer.concat(output).toString('utf8').trimEnd()}\n`);
  return { name, isPassed: exitCode === 0 };
}

/** Returns one line with the result and the names of failed gates. */
export function summarizeGates(results: GateResult[]): string {
  const failed = results.filter(({ isPassed }) => !isPassed).map(({ name }) => name);
  if (failed.length === 0) return `All ${results.length} checks passed.`;
  return `${failed.length} of ${results.length} checks failed: ${failed.join('; ')}.`;
}
