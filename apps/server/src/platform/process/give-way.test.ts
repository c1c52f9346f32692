import { getPriority } from 'node:os';
import { setEnvironmentData } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { startServingRequests } from './give-way.ts';
import { runProgram } from './run-program.ts';

/** Returns the niceness of a program that runs in the background. */
async function readNiceness(): Promise<number> {
  const { stdout } = await runProgram({
    program: 'sh',
    // The end of the input comes after the program has been given its niceness.
    args: ['-c', 'cat; nice'],
    isBackground: true,
    signal: new AbortController().signal,
    timeoutMs: 60_000,
    errorCode: 'SYSTEM_ERROR',
  });
  return Number(stdout);
}

afterEach(() => setEnvironmentData('serves-requests', undefined));

test("a server's background work yields to its requests, a command's work does not", async () => {
  expect(await readNiceness()).toBe(getPriority());
  startServingRequests();
  expect(await readNiceness()).toBe(19);
});
