import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { identifyProcessSpace, identifyThisProcess, isProcessAlive } from '../process/process-identity.ts';
import { StartupError } from '../settings/startup-error.ts';

/**
 * The embedded database has no lock of its own: two processes on one folder would each see, and write, their own
 * version of it. Hence this one, a file that names its holder.
 */
export interface DataFolderLock {
  release(): Promise<void>;
}

const holderSchema = z.object({ pid: z.number(), startTime: z.string(), space: z.string() });
type Holder = z.infer<typeof holderSchema>;

/** The lock's file is touched this often, so that a holder whose process can't be seen from here can be judged. */
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

/** What to do while a living process holds the lock: throw, or wait and have it tried again. */
type OnAlive = (holder: Holder, lockPath: string) => Promise<void>;

async function takeLock(lockPath: string, content: string, onAlive: OnAlive): Promise<void> {
  const ownPath = `${lockPath}.${randomUUID()}`;
  await writeFile(ownPath, content);
  try {
    // A link appears with its content or not at all, and fails where the name is taken.
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
 * Removes the lock of a process that is no more. Many may find the same dead lock; whoever removed it in two steps
 * (look, then delete) could delete the fresh lock of another. Hence a second lock, held only for the removal: who has
 * it looks again, and nobody else may delete what he saw.
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

/** Who holds the lock; `nobody` where there is none, `dead` where its holder is no more. */
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
    // Not written by us, so nobody that we know holds it.
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
