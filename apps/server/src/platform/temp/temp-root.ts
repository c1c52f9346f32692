import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { identifyProcessSpace, identifyThisProcess, isProcessAlive } from '../process/process-identity.ts';

export interface TempFolder {
  path: string;
  remove(): Promise<void>;
}

/** Temporary files of this process. */
export interface TempRoot {
  /** Makes a new, empty folder; the caller removes it. */
  makeFolder(name: string): Promise<TempFolder>;
  /** Removes all remaining folders; for the end of the process. */
  remove(): Promise<void>;
}

/** Age at which a folder from another machine or container is removed, because its process can't be seen from here. */
const FOREIGN_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Also removes the folders of killed processes. */
export async function openTempRoot(dataDir: string): Promise<TempRoot> {
  const parent = path.join(dataDir, 'tmp');
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    if (await isAbandoned(parent, name)) await rm(path.join(parent, name), { recursive: true, force: true });
  }

  const { pid, startTime } = identifyThisProcess();
  // A process may hold several roots, as tests do: each has a folder of its own.
  const root = await mkdtemp(path.join(parent, `${hashSpace()}-${pid}-${startTime}-`));
  return {
    async makeFolder(name) {
      const folder = await mkdtemp(path.join(root, `${name}-`));
      return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

async function isAbandoned(parent: string, name: string): Promise<boolean> {
  const [space, pid, startTime = ''] = name.split('-');
  if (space === hashSpace()) return !isProcessAlive({ pid: Number(pid), startTime });
  const { mtimeMs } = await stat(path.join(parent, name));
  return Date.now() - mtimeMs > FOREIGN_KEPT_MS;
}

function hashSpace(): string {
  return createHash('sha256').update(identifyProcessSpace()).digest('hex').slice(0, 12);
}
