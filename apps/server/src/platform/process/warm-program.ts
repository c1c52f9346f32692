import { createInterface } from 'node:readline';
import type { ErrorCode } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import { startProgram } from './start-program.ts';
import type { StartedProgram } from './started-program.ts';

const STDERR_TAIL_BYTES = 4096;

export interface WarmProgramOptions {
  program: string;
  args: string[];
  /** The error of a failed request; its cause holds the reason. */
  errorCode: ErrorCode;
  /** The longest time of one request; after it the program is killed. */
  timeoutMs: number;
  /** How long an idle program is kept before it is ended to free its memory. */
  idleMs: number;
  /** The most memory that the program may write to, if the system can limit it. */
  maxDataBytes?: number;
}

/**
 * A program that is expensive to start, kept running between requests. It reads one JSON value per line from standard
 * input and answers each with one line, `{"result": ...}` or `{"error": "why"}`; it ends when its input ends.
 */
export interface WarmProgram {
  /**
   * Sends a request and returns its result; one at a time, in the order of the calls. Aborting the request in progress
   * kills the program; the next request starts another. Throws AppError(errorCode), or the signal's reason.
   */
  request(message: unknown, signal: AbortSignal): Promise<unknown>;
  /** Starts the program now, so that the first request need not wait for it. */
  warm(): void;
  /** Ends the program and fails all pending requests. */
  close(): Promise<void>;
}

interface Running {
  /** Rejects if the program can't be started. */
  started: Promise<StartedProgram>;
  ended: Promise<void>;
  pending: PromiseWithResolvers<unknown> | undefined;
  stderrTail: string;
  /** An idle program does not keep this process alive. */
  isIdle: boolean;
}

export function createWarmProgram(options: WarmProgramOptions): WarmProgram {
  let running: Running | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  const fail = (reason: string): AppError => new AppError(options.errorCode, {}, { cause: new Error(reason) });

  const start = (): Running => {
    const started = startProgram({ ...options, urgency: 'awaited' });
    const program: Running = { started, ended: Promise.resolve(), pending: undefined, stderrTail: '', isIdle: true };
    const finish = (reason: string): void => {
      if (running === program) running = undefined;
      program.pending?.reject(fail(`${options.program} ${reason}\n${program.stderrTail}`));
    };
    program.ended = started.then(
      async ({ input, output, errors, closed, setReferenced }) => {
        // An idle program must not keep this process alive.
        setReferenced(!program.isIdle);
        errors.setEncoding('utf8').on('data', (text: string) => {
          program.stderrTail = (program.stderrTail + text).slice(-STDERR_TAIL_BYTES);
        });
        createInterface({ input: output })
          // The end of the program tells it.
          .on('error', () => undefined)
          .on('line', (line) => {
            const answer = parseAnswer(line);
            if (answer.isResult) program.pending?.resolve(answer.result);
            else program.pending?.reject(fail(answer.error));
          });
        // The exit of a program that did not read its input tells the reason.
        input.on('error', (error) => {
          program.stderrTail = `${program.stderrTail}\n${error.message}`;
        });
        const { code, signal } = await closed;
        finish(signal === null ? `ended with code ${code}` : `was killed by ${signal}`);
      },
      (error: unknown) => finish(`could not be started (${String(error)})`),
    );
    return program;
  };

  const setIdle = (program: Running, isIdle: boolean): void => {
    program.isIdle = isIdle;
    void program.started.then(
      ({ setReferenced }) => setReferenced(!program.isIdle),
      () => undefined,
    );
  };

  const end = async (program: Running): Promise<void> => {
    if (running === program) running = undefined;
    setIdle(program, false);
    await program.started.then(
      ({ kill }) => kill(),
      () => undefined,
    );
    await program.ended;
  };

  const ask = async (message: unknown, signal: AbortSignal): Promise<unknown> => {
    signal.throwIfAborted();
    if (isClosed) throw fail(`${options.program} is closed`);
    clearTimeout(idle);
    running ??= start();
    const program = running;
    const pending = Promise.withResolvers<unknown>();
    program.pending = pending;
    setIdle(program, false);
    const stop = (error: unknown): void => {
      pending.reject(error);
      void end(program);
    };
    const onAbort = (): void => stop(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    const timer = setTimeout(() => stop(fail(`took longer than ${options.timeoutMs} ms`)), options.timeoutMs);
    void program.started.then(
      ({ input }) => input.write(`${JSON.stringify(message)}\n`),
      () => undefined,
    );
    try {
      return await pending.promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      program.pending = undefined;
      if (running === program) {
        setIdle(program, true);
        idle = setTimeout(() => void end(program), options.idleMs).unref();
      }
    }
  };

  return {
    request(message, signal) {
      const answer = last.then(() => ask(message, signal));
      // The next request waits for this one, however it ends.
      last = answer.catch(() => undefined);
      return answer;
    },
    warm() {
      if (!isClosed) running ??= start();
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      if (running) await end(running);
    },
  };
}

type Answer = { isResult: true; result: unknown } | { isResult: false; error: string };

function parseAnswer(line: string): Answer {
  const value: unknown = JSON.parse(line);
  if (typeof value === 'object' && value !== null && 'result' in value) return { isResult: true, result: value.result };
  const error = typeof value === 'object' && value !== null && 'error' in value ? String(value.error) : line;
  return { isResult: false, error };
}
