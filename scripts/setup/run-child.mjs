import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { findProgram } from './find-program.mjs';
import { lowerPriority } from './lower-priority.mjs';
import { Interrupted, SetupError } from './say.mjs';

const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** A second signal within this time is npm's copy of the terminal's signal; a later one is from the user. */
const ECHO_MS = 1_000;

/** Default time for a child to stop before it is killed. */
const STOP_DEADLINE_MS = 30_000;

/** How often to check whether the parent npm is still alive. */
const PARENT_WATCH_MS = 1_000;

/** Lines of a failed program's output that are shown. */
const SHOWN_LINES = 40;

/**
 * npm may be killed without notifying its child; its scripts start with `exec`, so that the parent is npm and no shell.
 */
const isStartedByNpm = process.env.npm_lifecycle_event !== undefined;
const parentPid = process.ppid;

/**
 * Runs a program until it ends, without leaving processes behind: the first stop signal is passed on once; a second
 * one, the deadline, or the end of this process kills the whole process group.
 *
 * The child leads its own session. In the terminal's group it would get Ctrl-C three times for one key: from the
 * terminal, from npm and from this process.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv | undefined, cwd: string, stdio?: import('node:child_process').StdioOptions,
 *   onOutput?: (chunk: Buffer) => void, niceness?: number, stopDeadlineMs?: number }} options `onOutput` receives the
 *   streams that `stdio` pipes; `niceness` is that of the program and of all that it starts in its session
 * @returns {Promise<{ exitCode: number, stopSignal: NodeJS.Signals | undefined }>} the exit code as in a shell,
 *   128 + number for a signal; the stop signal that this process received
 */
export function runChild(
  program,
  args,
  { env = process.env, cwd, stdio = 'inherit', onOutput, niceness, stopDeadlineMs = STOP_DEADLINE_MS },
) {
  return new Promise((resolve, reject) => {
    const setpriv = findProgram('setpriv');
    const [command, commandArgs] = setpriv ? [setpriv, ['--pdeathsig', 'TERM', program, ...args]] : [program, args];
    const child = spawn(command, commandArgs, { cwd, env, stdio, detached: true });
    if (niceness !== undefined && child.pid !== undefined) lowerPriority(child.pid, niceness);
    /** @type {number | undefined} */
    let firstSignalMs;
    /** @type {NodeJS.Signals | undefined} */
    let stopSignal;
    /** @type {NodeJS.Timeout | undefined} */
    let deadline;

    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      const nowMs = performance.now();
      if (firstSignalMs === undefined) {
        firstSignalMs = nowMs;
        stopSignal = signal;
        // SIGHUP from a closed terminal means stop; servers take it as "reload your settings".
        child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
        deadline = setTimeout(() => killGroup(child.pid), stopDeadlineMs);
      } else if (nowMs - firstSignalMs > ECHO_MS) {
        killGroup(child.pid);
      }
    };
    const parentWatch = setInterval(() => {
      if (!isStartedByNpm || process.ppid === parentPid) return;
      clearInterval(parentWatch);
      stop('SIGTERM');
    }, PARENT_WATCH_MS);
    const release = () => {
      clearInterval(parentWatch);
      clearTimeout(deadline);
      for (const signal of STOP_SIGNALS) process.off(signal, stop);
    };

    for (const signal of STOP_SIGNALS) process.on(signal, stop);
    if (onOutput) {
      child.stdout?.on('data', onOutput);
      child.stderr?.on('data', onOutput);
    }
    child.on('error', (error) => {
      release();
      reject(error);
    });
    child.on('exit', () => killGroup(child.pid));
    child.on('close', (code, signal) => {
      release();
      resolve({ exitCode: code ?? 128 + (signal ? constants.signals[signal] : 0), stopSignal });
    });
  });
}

/**
 * Runs one program of the set-up; shows only the end of its output, and only if it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd: string, what: string, stopDeadlineMs?: number }} options `what` names the program in the error
 */
export async function runQuietly(program, args, { env, cwd, what, stopDeadlineMs = STOP_DEADLINE_MS }) {
  const output = /** @type {Buffer[]} */ ([]);
  const { exitCode, stopSignal } = await runChild(program, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    onOutput: (chunk) => output.push(chunk),
    stopDeadlineMs,
  });
  if (stopSignal) throw new Interrupted(stopSignal);
  if (exitCode === 0) return;
  const lines = Buffer.concat(output).toString('utf8').trim().split('\n').slice(-SHOWN_LINES);
  throw new SetupError(`${what} failed (exit code ${exitCode}):\n${lines.join('\n')}`);
}

/** @param {number | undefined} pid */
function killGroup(pid) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // The group has already ended.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
