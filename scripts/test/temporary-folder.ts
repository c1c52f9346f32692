import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY_FOLDER = '/dev/shm';

/** What databases, storages and copied trees of a run take at a time, several times over. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Makes the folder for all that a run writes: in memory if there is room, because each database is a thousand small
 * files. On a disk, making and removing a database takes ten times as much CPU time (0.4 s instead of 0.04 s).
 */
export function makeTemporaryFolder(availableBytes = readAvailableBytes()): string {
  const parent = availableBytes < ROOM_BYTES ? tmpdir() : MEMORY_FOLDER;
  const folder = mkdtempSync(path.join(parent, 'reelwright-tests-'));
  // The user of PostgreSQL passes through it to its own folder.
  chmodSync(folder, 0o711);
  return folder;
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
