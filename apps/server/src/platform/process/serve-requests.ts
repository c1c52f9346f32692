import { Console } from 'node:console';
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';

// A library's line on standard output would be read as an answer.
globalThis.console = new Console(process.stderr);

/**
 * Answers the requests of a `WarmProgram` until the input ends, one after another. Requests are not checked: only our own
 * code starts these programs, and what checks messages takes longer to load than most of them.
 */
export async function serveRequests(
  answer: (request: never) => unknown,
  /** Called after each answer is sent, to prepare for the next request. */
  prepare?: () => void,
): Promise<void> {
  let isCodeKept = false;
  for await (const line of createInterface({ input: process.stdin })) {
    const reply = await Promise.resolve()
      .then(() => answer(JSON.parse(line) as never))
      .then(
        (result) => ({ result }),
        (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
      );
    process.stdout.write(`${JSON.stringify(reply)}\n`);
    prepare?.();
    // Node keeps compiled code at the end of a process, but these are killed.
    if (!isCodeKept) flushCompileCache();
    isCodeKept = true;
  }
}
