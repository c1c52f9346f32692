import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { findProgram } from './find-program.mjs';
import { Interrupted, SetupError } from './say.mjs';

const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** A second signal within this time is npm's copy of the terminal's; a later one is the user's. */
const ECHO_MS = 1_000;

/** How long a child may take to stop before it is killed, where nothing else is said. */
const STOP_DEADLINE_MS = 30_000;

/** How often we look whether npm, which started us, still lives. */
const PARENT_WATCH_MS = 1_000;

/** How much of a failed program's output is shown. */
const SHOWN_LINES = 40;

/** npm may be killed without a word to us; its scripts start with `exec`, so that npm is our parent and no shell. */
const isStartedByNpm = process.env.npm_lifecycle_event !== undefined;
const parentPid = process.ppid;

/**
 * Runs a program until it ends and never leaves it behind: the first stop signal is passed on once, a second one or the
 * deadline kills its whole process group, and so does this process's own death.
 *
 * The child leads a session of its own. In the terminal's group it would get Ctrl-C from the terminal, from npm and from
 * us, three times for one key.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv | undefined, cwd: string, stdio?: import('node:child_process').StdioOptions,
 *   onOutput?: (chunk: Buffer) => void, stopDeadlineMs?: number }} options `onOutput` gets the streams that `stdio` pipes
 * @returns {Promise<{ exitCode: number, stopSignal: NodeJS.Signals | undefined }>} the exit code as a shell gives it,
 *   128 + number for a signal; the signal by which we were told to stop
 */
export function runChild(
  program,
  args,
  { env = process.env, cwd, stdio = 'inherit', onOutput, stopDeadlineMs = STOP_DEADLINE_MS },
) {
  return new Promise((resolve, reject) => {
    const setpriv = findProgram('setpriv');
    const [command, commandArgs] = setpriv ? [setpriv, ['--pdeathsig', 'TERM', program, ...args]] : [program, args];
    const child = spawn(command, commandArgs, { cwd, env, stdio, detached: true });
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
        // A closed terminal means stop; servers take SIGHUP for "read your settings again".
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
 * Runs one program of the set-up without showing its output, except for the end of it where it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd: string, what: string, stopDeadlineMs?: number }} options `what` names it in the error
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
    // Nobody left in the group is what we want.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
