import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { ErrorCode } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import { giveWay } from './give-way.ts';
import { detectProgramBounds, toProgramEnvironment, wrapProgram } from './wrap-program.ts';

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
  child: ChildProcessByStdio<Writable, Readable, Readable>;
  ended: Promise<void>;
  pending: PromiseWithResolvers<unknown> | undefined;
  stderrTail: string;
}

export function createWarmProgram(options: WarmProgramOptions): WarmProgram {
  let running: Running | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  const fail = (reason: string): AppError => new AppError(options.errorCode, {}, { cause: new Error(reason) });

  const start = (): Running => {
    const { command, args } = wrapProgram(options, detectProgramBounds());
    const child = spawn(command, args, {
      env: toProgramEnvironment(),
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    giveWay(child.pid, 'awaited');
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const started: Running = { child, ended, pending: undefined, stderrTail: '' };
    const finish = (reason: string): void => {
      if (running === started) running = undefined;
      started.pending?.reject(fail(`${options.program} ${reason}\n${started.stderrTail}`));
      resolve();
    };
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      started.stderrTail = (started.stderrTail + text).slice(-STDERR_TAIL_BYTES);
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      const answer = parseAnswer(line);
      if (answer.isResult) started.pending?.resolve(answer.result);
      else started.pending?.reject(fail(answer.error));
    });
    // The exit of a program that did not read its input tells the reason.
    child.stdin.on('error', (error) => {
      started.stderrTail = `${started.stderrTail}\n${error.message}`;
    });
    child.once('error', (error) => finish(`could not be started (${error.message})`));
    child.once('close', (code, signal) =>
      finish(signal === null ? `ended with code ${code}` : `was killed by ${signal}`),
    );
    // An idle program must not keep this process alive.
    setReferenced(started, false);
    return started;
  };

  const end = (program: Running): Promise<void> => {
    if (running === program) running = undefined;
    if (program.child.pid !== undefined && program.child.exitCode === null) {
      setReferenced(program, true);
      program.child.kill('SIGKILL');
    }
    return program.ended;
  };

  const ask = async (message: unknown, signal: AbortSignal): Promise<unknown> => {
    signal.throwIfAborted();
    if (isClosed) throw fail(`${options.program} is closed`);
    clearTimeout(idle);
    running ??= start();
    const program = running;
    const pending = Promise.withResolvers<unknown>();
    program.pending = pending;
    setReferenced(program, true);
    const stop = (error: unknown): void => {
      pending.reject(error);
      void end(program);
    };
    const onAbort = (): void => stop(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    const timer = setTimeout(() => stop(fail(`took longer than ${options.timeoutMs} ms`)), options.timeoutMs);
    program.child.stdin.write(`${JSON.stringify(message)}\n`);
    try {
      return await pending.promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      program.pending = undefined;
      if (running === program) {
        setReferenced(program, false);
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

/** Sets if the program and its pipes keep this process alive. */
function setReferenced({ child }: Running, isReferenced: boolean): void {
  const call = isReferenced ? 'ref' : 'unref';
  child[call]();
  for (const pipe of [child.stdin, child.stdout, child.stderr]) {
    // Pipes of a child process are sockets, though their type doesn't say so.
    (pipe as unknown as { ref(): void; unref(): void })[call]();
  }
}
