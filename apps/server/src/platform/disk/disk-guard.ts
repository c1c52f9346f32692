import { statfs } from 'node:fs/promises';
import { AppError } from '../../app-error.ts';

/** `low`: the reserve has been reached; `full`: writes are about to fail. */
export type DiskLevel = 'ample' | 'low' | 'full';

export interface DiskState {
  level: DiskLevel;
  /** The fullest of the folders' disks. */
  folder: string;
  freeBytes: number;
  reserveBytes: number;
}

/** Keeps room on the disks of the data, so that what was promised can still be written. */
export interface DiskGuard {
  readState(): Promise<DiskState>;
  /** For work that can wait, such as uploads and previews. Throws DISK_LOW once the reserve has been reached. */
  assertReserve(): Promise<void>;
  /** For everything else that adds data. Throws STORAGE_FULL if the disk has no room for it. */
  assertRoom(): Promise<void>;
}

const GIB = 2 ** 30;
const MIN_RESERVE_BYTES = GIB;
const RESERVE_SHARE = 0.05;
/** 5 % of a large disk would refuse uploads while there is room for thousands. */
const MAX_RESERVE_BYTES = 10 * GIB;
/** Room for what is under way: rows, the log of the database (16 MB a piece), and the end of a render. */
const FULL_BYTES = 64 * 2 ** 20;

interface Disk {
  freeBytes: number;
  sizeBytes: number;
}

/** Returns what must stay free on a disk: 1 GB or 5 %, whichever is more, but never over 10 GB. */
export function toReserveBytes(sizeBytes: number): number {
  return Math.max(MIN_RESERVE_BYTES, Math.min(sizeBytes * RESERVE_SHARE, MAX_RESERVE_BYTES));
}

export function toDiskLevel(freeBytes: number, reserveBytes: number): DiskLevel {
  if (freeBytes < Math.min(FULL_BYTES, reserveBytes / 2)) return 'full';
  return freeBytes < reserveBytes ? 'low' : 'ample';
}

/** Reads how much of a folder's disk this user may fill. */
export async function readDisk(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
}

const RANK: Readonly<Record<DiskLevel, number>> = { ample: 0, low: 1, full: 2 };

interface DiskGuardOptions {
  folders: readonly string[];
  /** The reserve of each disk; by default it follows the size of the disk. */
  reserveBytes?: number | undefined;
  read?: (folder: string) => Promise<Disk>;
}

export function createDiskGuard({ folders, reserveBytes, read = readDisk }: DiskGuardOptions): DiskGuard {
  async function readState(): Promise<DiskState> {
    const states = await Promise.all(
      folders.map(async (folder) => {
        const { freeBytes, sizeBytes } = await read(folder);
        const reserve = reserveBytes ?? toReserveBytes(sizeBytes);
        return { level: toDiskLevel(freeBytes, reserve), folder, freeBytes, reserveBytes: reserve };
      }),
    );
    return states.reduce((worst, each) => (RANK[each.level] > RANK[worst.level] ? each : worst));
  }
  return {
    readState,
    async assertReserve() {
      const { level } = await readState();
      if (level !== 'ample') throw new AppError(level === 'low' ? 'DISK_LOW' : 'STORAGE_FULL');
    },
    async assertRoom() {
      if ((await readState()).level === 'full') throw new AppError('STORAGE_FULL');
    },
  };
}
