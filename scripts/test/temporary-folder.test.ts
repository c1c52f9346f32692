import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from './temporary-folder.ts';

it.runIf(process.platform === 'linux').each([
  ['in memory if it has room', 8 * 1024 ** 3, '/dev/shm'],
  ['on the disk otherwise', 64 * 1024 ** 2, tmpdir()],
])('the folder of a run lies %s', (_where, availableBytes, parent) => {
  const folder = makeTemporaryFolder(availableBytes);
  rmSync(folder, { recursive: true });
  expect(path.dirname(folder)).toBe(parent);
});
