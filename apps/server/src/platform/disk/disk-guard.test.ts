import { describe, expect, test } from 'vitest';
import { createDiskGuard, toDiskLevel, toReserveBytes } from './disk-guard.ts';
import { openTestDisk } from './test-disk.ts';

const MIB = 2 ** 20;
const GIB = 2 ** 30;

describe('the reserve', () => {
  test.each([
    [2 * GIB, GIB],
    [100 * GIB, 5 * GIB],
    [4000 * GIB, 10 * GIB],
  ])('of a disk of %d bytes is %d bytes', (sizeBytes, reserveBytes) => {
    expect(toReserveBytes(sizeBytes)).toBe(reserveBytes);
  });

  test('has levels: ample, then low, then full', () => {
    const levels = [GIB, GIB - 1, 64 * MIB, 64 * MIB - 1].map((freeBytes) => toDiskLevel(freeBytes, GIB));
    expect(levels).toEqual(['ample', 'low', 'low', 'full']);
  });
});

test('a low disk refuses what can wait, and takes the rest', async () => {
  const disk = openTestDisk(900 * MIB);
  await expect(disk.assertReserve()).rejects.toMatchObject({ code: 'DISK_LOW' });
  await expect(disk.assertRoom()).resolves.toBeUndefined();
});

test('a full disk refuses everything that adds data', async () => {
  const disk = openTestDisk(MIB);
  await expect(disk.assertReserve()).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  await expect(disk.assertRoom()).rejects.toMatchObject({ code: 'STORAGE_FULL' });
});

test('the fullest disk decides', async () => {
  const free: Record<string, number> = { '/data': 50 * GIB, '/storage': MIB };
  const disk = createDiskGuard({
    folders: ['/data', '/storage'],
    read: async (folder) => ({ freeBytes: free[folder] ?? 0, sizeBytes: 100 * GIB }),
  });
  expect(await disk.readState()).toMatchObject({ level: 'full', folder: '/storage' });
});
