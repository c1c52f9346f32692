import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
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

export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  await mkdir(dataDir, { recursive: true });
  const lockPath = path.join(dataDir, 'lock');
  const content = JSON.stringify({ ...identifyThisProcess(), space: identifyProcessSpace() } satisfies Holder);
  const ownPath = `${lockPath}.${randomUUID()}`;
  await writeFile(ownPath, content);
  try {
    // A link appears with its content or not at all, and fails where the name is taken.
    while (!(await tryLink(ownPath, lockPath))) await removeDeadLock(lockPath);
  } finally {
    await rm(ownPath, { force: true });
  }

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

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Removes the lock of a process that is no more; throws where it lives. */
async function removeDeadLock(lockPath: string): Promise<void> {
  const text = await findText(lockPath);
  if (text === undefined) return;
  const holder = parseHolder(text);
  if (holder && (await isHolderAlive(holder, lockPath))) throw refusal(holder, lockPath);

  // Two processes may find the same dead lock: only the one that moves it away deletes it, and only after having
  // checked that what it moved is not the fresh lock of the other.
  const movedPath = `${lockPath}.${randomUUID()}`;
  try {
    await rename(lockPath, movedPath);
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return;
    throw error;
  }
  if ((await findText(movedPath)) !== text) await tryLink(movedPath, lockPath);
  await rm(movedPath, { force: true });
}

async function isHolderAlive(holder: Holder, lockPath: string): Promise<boolean> {
  if (holder.space === identifyProcessSpace()) return isProcessAlive(holder);
  const { mtimeMs } = await stat(lockPath);
  return Date.now() - mtimeMs < UNTOUCHED_IS_DEAD_MS;
}

function refusal(holder: Holder, lockPath: string): StartupError {
  const where = holder.space === identifyProcessSpace() ? '' : ' in another container or on another machine';
  return new StartupError(
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
