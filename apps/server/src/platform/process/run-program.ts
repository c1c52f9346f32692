import { StringDecoder } from 'node:string_decoder';
import { AppError } from '../../app-error.ts';
import type { ProgramResult, ProgramRun, RunProgram } from './program.ts';
import { startProgram } from './start-program.ts';
import type { StartedProgram } from './started-program.ts';

const STDERR_TAIL_BYTES = 8192;
const CPU_LIMIT_SIGNAL = 'SIGXCPU';

/**
 * Runs programs on this machine. The kernel kills the program when the *thread* that started it ends: in a worker
 * thread, the program doesn't outlive that thread either.
 */
export const runProgram: RunProgram = async (run) => {
  run.signal.throwIfAborted();
  const { program, args, cwd, maxMemoryBytes, maxDataBytes, cpuLimit, isBackground } = run;
  const bounds = { maxMemoryBytes, maxDataBytes, cpuLimit };
  const started = await startProgram({
    ...bounds,
    program,
    args,
    cwd,
    urgency: isBackground ? 'background' : 'awaited',
  }).catch((error: unknown) => {
    throw new AppError(run.errorCode, {}, { cause: new Error(`${program} could not be started (${String(error)})`) });
  });
  return await follow(started, run);
};

function follow(started: StartedProgram, run: ProgramRun): Promise<ProgramResult> {
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
      started.kill();
    };
    const onAbort = (): void => end(run.signal.reason as Error);
    run.signal.addEventListener('abort', onAbort, { once: true });
    if (run.signal.aborted) onAbort();
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
    started.output.on('data', (chunk: Buffer) => {
      stdout.push(chunk);
      guarded(() => splitter?.push(chunk));
    });
    started.errors.on('data', (chunk: Buffer) => {
      stderr = Buffer.concat([stderr, chunk]).subarray(-STDERR_TAIL_BYTES);
    });
    // A program may end, well or badly, without having read all of its input; only its exit counts.
    started.input.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') end(error);
    });
    started.input.end(run.input);

    const settle = (outcome: () => void): void => {
      clearTimeout(timer);
      clearTimeout(stalled);
      run.signal.removeEventListener('abort', onAbort);
      outcome();
    };
    // The program has ended and its streams are drained: it writes nothing more.
    void started.closed.then(({ code, signal }) =>
      settle(() => {
        guarded(() => splitter?.finish());
        if (verdict) reject(verdict);
        else if (code === 0) resolve({ stdout: Buffer.concat(stdout), stderrTail: stderr.toString('utf8') });
        else reject(fail(signal === null ? `ended with code ${code}` : `was killed by ${signal}`, signal));
      }),
    );
  });
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
