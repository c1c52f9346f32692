import { CommanderError } from '@commander-js/extra-typings';
import type { ErrorCode } from '@reelwright/contracts';
import { AppError } from '../app-error.ts';
import { closeSpawnServer } from '../platform/process/spawn-server/spawn-server.ts';
import { Stopped } from './command.ts';
import { describeError } from './describe-error.ts';
import { createCommands, createProgram } from './program.ts';
import { UsageError } from './usage-error.ts';

/** Error codes that mean the input of a command is wrong. */
const USERS_FAULTS: ReadonlySet<ErrorCode> = new Set(['INVALID_INPUT', 'INCOMPLETE_FORM']);
const CODE_FAILED = 1;
const CODE_USAGE = 2;
const CODE_INTERRUPTED = 130;

/**
 * Runs the command that the words name. Sets the exit code: 1 for a failure, 2 for invalid arguments, 130 if stopped.
 */
export async function runCommandLine(words: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const interrupted = new AbortController();
  const { signal } = interrupted;
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => interrupted.abort(new Error('interrupted')));
  try {
    await createProgram(createCommands({ signal, env })).parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      // Commander has already printed the message.
      process.exitCode = error.exitCode === 0 ? 0 : CODE_USAGE;
    } else if (signal.aborted) {
      process.stderr.write(`${error instanceof Stopped ? error.message : 'Stopped.'}\n`);
      process.exitCode = CODE_INTERRUPTED;
    } else {
      process.stderr.write(`${describeError(error)}\n`);
      process.exitCode = isUsersFault(error) ? CODE_USAGE : CODE_FAILED;
    }
  } finally {
    await closeSpawnServer();
  }
}

function isUsersFault(error: unknown): boolean {
  return error instanceof UsageError || (error instanceof AppError && USERS_FAULTS.has(error.code));
}
