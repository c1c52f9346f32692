import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { identifyProcessSpace, identifyThisProcess, isProcessAlive } from '../process/process-identity.ts';
import { StartupError } from '../settings/startup-error.ts';

/**
 * The lock of a data folder: a file that names its holder. The embedded database has no lock of its own: two processes
 * on one folder would each read and write their own version of the data.
 */
export interface DataFolderLock {
  release(): Promise<void>;
}

const holderSchema = z.object({ pid: z.number(), startTime: z.string(), space: z.string() });
type Holder = z.infer<typeof holderSchema>;

/**
 * The holder touches the lock file at this interval, so that processes that can't see its pid can tell that it lives.
 */
const TOUCH_EVERY_MS = 3000;
const UNTOUCHED_IS_DEAD_MS = 15_000;
/** Removing a dead lock takes about a millisecond. */
const REMOVAL_POLL_MS = 2;

export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  await mkdir(dataDir, { recursive: true });
  const lockPath = path.join(dataDir, 'lock');
  const content = JSON.stringify({ ...identifyThisProcess(), space: identifyProcessSpace() } satisfies Holder);
  await takeLock(lockPath, content, refuse);

  const touch = setInterval(
    () => void utimes(lockPath, new Date(), new Date()).catch(() => clearInterval(touch)),
    TOUCH_EVERY_MS,
  );
  touch.unref();
  return {
    release: async () => {
      clearInterval(touch);
      if ((await findText(lockPath)) === content) await rm(lockPath, { force: true });
    },
  };
}

/** Called while a living process holds the lock. Throws to give up, or waits before the next try. */
type OnAlive = (holder: Holder, lockPath: string) => Promise<void>;

async function takeLock(lockPath: string, content: string, onAlive: OnAlive): Promise<void> {
  const ownPath = `${lockPath}.${randomUUID()}`;
  await writeFile(ownPath, content);
  try {
    // `link` creates the file with its content or not at all, and fails if the name is taken.
    while (!(await tryLink(ownPath, lockPath))) await removeDeadLock(lockPath, content, onAlive);
  } finally {
    await rm(ownPath, { force: true });
  }
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Removes the lock of a dead process. Several processes may find the same dead lock, and a remover that looks and then
 * deletes could delete the fresh lock of another. A second lock therefore covers the removal: its holder looks again,
 * and no other process may delete the first lock meanwhile.
 */
async function removeDeadLock(lockPath: string, content: string, onAlive: OnAlive): Promise<void> {
  const holder = await findHolder(lockPath);
  if (holder === 'nobody') return;
  if (holder !== 'dead') return await onAlive(holder, lockPath);

  const removalPath = `${lockPath}.removal`;
  await takeLock(removalPath, content, () => setTimeout(REMOVAL_POLL_MS));
  try {
    if ((await findHolder(lockPath)) === 'dead') await rm(lockPath, { force: true });
  } finally {
    await rm(removalPath, { force: true });
  }
}

/** Returns the lock's holder, `nobody` if there is no lock, `dead` if its process has ended. */
async function findHolder(lockPath: string): Promise<Holder | 'nobody' | 'dead'> {
  const text = await findText(lockPath);
  if (text === undefined) return 'nobody';
  const holder = parseHolder(text);
  if (!holder) return 'dead';
  return (await isHolderAlive(holder, lockPath)) ? holder : 'dead';
}

async function isHolderAlive(holder: Holder, lockPath: string): Promise<boolean> {
  if (holder.space === identifyProcessSpace()) return isProcessAlive(holder);
  try {
    const { mtimeMs } = await stat(lockPath);
    return Date.now() - mtimeMs < UNTOUCHED_IS_DEAD_MS;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return false;
    throw error;
  }
}

function refuse(holder: Holder, lockPath: string): never {
  const where = holder.space === identifyProcessSpace() ? '' : ' in another container or on another machine';
  throw new StartupError(
    `Another Reelwright (process ${holder.pid}${where}) uses the data folder ${path.dirname(lockPath)}. ` +
      'Stop it, or give this one another folder with DATA_DIR.',
  );
}

function parseHolder(text: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    // We did not write this file, so it names no known holder.
    return undefined;
  }
}

async function findText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
