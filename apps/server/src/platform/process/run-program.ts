import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { AppError } from '../../app-error.ts';
import { giveWay } from './give-way.ts';
import type { ProgramResult, ProgramRun, RunProgram } from './program.ts';
import { detectProgramBounds, toProgramEnvironment, wrapProgram } from './wrap-program.ts';

const STDERR_TAIL_BYTES = 8192;
const CPU_LIMIT_SIGNAL = 'SIGXCPU';

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/**
 * Runs programs on this machine. The kernel kills the program when the *thread* that started it ends: in a worker
 * thread, the program doesn't outlive that thread either.
 */
export const runProgram: RunProgram = async (run) => {
  run.signal.throwIfAborted();
  const { command, args } = wrapProgram(run, detectProgramBounds());
  // A process group of its own, so that we can kill the whole tree, and Ctrl-C in a terminal reaches only us.
  const child = spawn(command, args, {
    cwd: run.cwd,
    env: toProgramEnvironment(),
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  giveWay(child.pid, run.isBackground ? 'background' : 'awaited');
  return await followChild(child, run);
};

function followChild(child: Child, run: ProgramRun): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const stdout: Buffer[] = [];
    let stderr: Buffer = Buffer.alloc(0);
    /** Our reason for killing the program; undefined if we did not. */
    let verdict: Error | undefined;

    const fail = (reason: string, killedBy: NodeJS.Signals | null = null): AppError => {
      const tail = stderr.toString('utf8').trim();
      const errorCode = killedBy === CPU_LIMIT_SIGNAL ? (run.cpuLimit?.errorCode ?? run.errorCode) : run.errorCode;
      return new AppError(errorCode, {}, { cause: new Error(`${run.program} ${reason}${tail && `:\n${tail}`}`) });
    };
    const end = (error: Error): void => {
      verdict ??= error;
      killTree(child);
    };
    const onAbort = (): void => end(run.signal.reason as Error);
    run.signal.addEventListener('abort', onAbort, { once: true });
    const timer = setTimeout(() => end(fail(`took longer than ${run.timeoutMs} ms`)), run.timeoutMs);

    const { stall, onStdoutLine } = run;
    const stalled = stall && setTimeout(() => end(fail(`made no progress for ${stall.afterMs} ms`)), stall.afterMs);
    const splitter =
      (onStdoutLine ?? stall) &&
      createLineSplitter((line) => {
        onStdoutLine?.(line);
        if (stall?.isProgress(line)) stalled?.refresh();
      });
    const guarded = (work: () => void): void => {
      try {
        work();
      } catch (error) {
        end(error as Error);
      }
    };
    child.stdout.on('data', (chunk: Buffer) => {
      stdout.push(chunk);
      guarded(() => splitter?.push(chunk));
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr = Buffer.concat([stderr, chunk]).subarray(-STDERR_TAIL_BYTES);
    });
    // A program may end, well or badly, without having read all of its input; only its exit counts.
    child.stdin.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') end(error);
    });
    child.stdin.end(run.input);

    const settle = (outcome: () => void): void => {
      clearTimeout(timer);
      clearTimeout(stalled);
      run.signal.removeEventListener('abort', onAbort);
      outcome();
    };
    child.once('error', (error) => settle(() => reject(verdict ?? fail(`could not be started (${error.message})`))));
    // `close` comes after the process has ended and its pipes are drained: it writes nothing more.
    child.once('close', (code, signal) =>
      settle(() => {
        guarded(() => splitter?.finish());
        if (verdict) reject(verdict);
        else if (code === 0) resolve({ stdout: Buffer.concat(stdout), stderrTail: stderr.toString('utf8') });
        else reject(fail(signal === null ? `ended with code ${code}` : `was killed by ${signal}`, signal));
      }),
    );
  });
}

function killTree(child: Child): void {
  // The program never started: its `error` event reports that.
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    // ESRCH: the program has just ended by itself.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function createLineSplitter(onLine: (line: string) => void): { push(chunk: Buffer): void; finish(): void } {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  return {
    push(chunk) {
      const lines = (rest + decoder.write(chunk)).split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    },
    finish() {
      rest += decoder.end();
      if (rest !== '') onLine(rest);
    },
  };
}
