import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY_FOLDER = '/dev/shm';

const PREFIX = 'reelwright-tests-';
/** A folder with the process of its run. */
const ABANDONED = new RegExp(`^${PREFIX}(\\d+)-`);

/** What databases, storages and copied trees of a run take at a time, several times over. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Makes the folder for all that a run writes: in memory if there is room, because each database is a thousand small
 * files. On a disk, making and removing a database takes ten times as much CPU time (0.4 s instead of 0.04 s).
 */
export function makeTemporaryFolder(availableBytes = readAvailableBytes()): string {
  const parent = availableBytes < ROOM_BYTES ? tmpdir() : MEMORY_FOLDER;
  removeAbandonedFolders(parent);
  const folder = mkdtempSync(path.join(parent, `${PREFIX}${process.pid}-`));
  // The user of PostgreSQL passes through it to its own folder.
  chmodSync(folder, 0o711);
  return folder;
}

/** Removes what runs left that were killed at once: in memory it would stay until the machine is started again. */
export function removeAbandonedFolders(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid] = ABANDONED.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The free part of the folder in memory, and of the memory that this process may use. */
function readAvailableBytes(): number {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return Math.min(bavail * bsize, process.availableMemory());
  } catch {
    return 0;
  }
}
