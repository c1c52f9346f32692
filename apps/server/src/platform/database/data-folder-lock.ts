import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { identifyProcessSpace } from '../process/process-identity.ts';
import { findProgram } from '../process/wrap-program.ts';
import { StartupError } from '../settings/startup-error.ts';

/**
 * The lock of a data folder. The embedded database has no lock of its own: two processes on one folder would each read
 * and write their own version of the data.
 */
export interface DataFolderLock {
  release(): Promise<void>;
}

const LOCK_FILE = 'lock';
/** Who holds the lock, for the message of those that are refused. The kernel alone decides if the lock is held. */
const holderSchema = z.object({ pid: z.number(), space: z.string() });

/** BSD's flag of `open` (macOS, FreeBSD) that locks the file; Node has no name for it. */
const O_EXLOCK = 0x20;
/** Exit code of flock(1) for a lock that another process holds. */
const FLOCK_HELD = 1;

/**
 * Locks the folder, made if absent, until `release` or the end of this process. The lock belongs to an open file in
 * the kernel: a stopped process keeps it, a dead one never does, other containers see it, and a copy of the folder does
 * not carry it. Throws a StartupError that names the holder.
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, LOCK_FILE);
  const descriptor = process.platform === 'linux' ? await openLocked(file, dataDir) : openLockedOnBsd(file, dataDir);
  ftruncateSync(descriptor);
  writeSync(descriptor, JSON.stringify({ pid: process.pid, space: identifyProcessSpace() }), 0);
  return {
    async release() {
      // The file stays: a process that has just opened it would else lock a file that nobody finds any more.
      closeSync(descriptor);
    },
  };
}

/**
 * Node has no call for flock(2). The program flock locks the open file that it is handed; the lock then belongs to our
 * descriptor of the same open file, and lives as long as that.
 */
async function openLocked(file: string, dataDir: string): Promise<number> {
  const program = findProgram('flock');
  if (program === undefined) {
    throw new StartupError('The program flock is missing: install util-linux (apt-get install util-linux).');
  }
  const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    const child = spawn(program, ['-x', '-n', '3'], { stdio: ['ignore', 'ignore', 'pipe', descriptor] });
    const problem: Buffer[] = [];
    child.stderr?.on('data', (chunk: Buffer) => problem.push(chunk));
    const [exitCode] = (await once(child, 'close')) as [number | null];
    if (exitCode === FLOCK_HELD) throw refusal(file, dataDir);
    if (exitCode !== 0) {
      throw new StartupError(
        `The disk of ${dataDir} does not let files be locked: choose a folder on a local disk with DATA_DIR.`,
        { cause: new Error(Buffer.concat(problem).toString('utf8').trim()) },
      );
    }
    return descriptor;
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

function openLockedOnBsd(file: string, dataDir: string): number {
  try {
    return openSync(file, constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | O_EXLOCK, 0o600);
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === 'EAGAIN' ? refusal(file, dataDir) : error;
  }
}

function refusal(file: string, dataDir: string): StartupError {
  const holder = readHolder(file);
  const who =
    holder === undefined
      ? ''
      : ` (process ${holder.pid}${holder.space === identifyProcessSpace() ? '' : ' in another container or on another machine'})`;
  return new StartupError(
    `Another Reelwright${who} uses the data folder ${dataDir}. ` +
      'Stop it, or give this one another folder with DATA_DIR.',
  );
}

function readHolder(file: string): z.infer<typeof holderSchema> | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The holder has not written it yet.
    return undefined;
  }
}
