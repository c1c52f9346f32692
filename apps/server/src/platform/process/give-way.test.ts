import { getPriority } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { startServingRequests, stopServingRequests } from './give-way.ts';
import { runProgram } from './run-program.ts';

/** Returns the niceness of a program, and that of its session. */
async function readNiceness({ isBackground }: { isBackground: boolean }): Promise<{ own: number; session: number }> {
  const { stdout } = await runProgram({
    program: 'sh',
    // The end of the input comes after the program has been given its niceness.
    args: ['-c', 'cat; nice; cat /proc/self/autogroup 2>/dev/null || true'],
    isBackground,
    signal: new AbortController().signal,
    timeoutMs: 60_000,
    errorCode: 'SYSTEM_ERROR',
  });
  const [own, session] = stdout.toString().split('\n');
  return { own: Number(own), session: Number(/nice (-?\d+)/.exec(session ?? '')?.[1] ?? own) };
}

afterEach(stopServingRequests);

test("a server's work yields to its requests, and background work to that; a command's work does not", async () => {
  const own = getPriority();
  for (const isBackground of [true, false]) {
    expect(await readNiceness({ isBackground })).toMatchObject({ own });
  }
  startServingRequests();
  // Where Linux shares processors among sessions, that of the program counts, not the program.
  expect(await readNiceness({ isBackground: true })).toEqual({ own: 19, session: 19 });
  expect(await readNiceness({ isBackground: false })).toMatchObject({ own: Math.max(own, 5) });
});
