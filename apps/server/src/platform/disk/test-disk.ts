import { createDiskGuard, type DiskGuard } from './disk-guard.ts';

const GIB = 2 ** 30;

/** A guard over one disk of 100 GB with this much left. */
export function openTestDisk(freeBytes = 50 * GIB): DiskGuard {
  return createDiskGuard({ folders: ['/data'], read: async () => ({ freeBytes, sizeBytes: 100 * GIB }) });
}
