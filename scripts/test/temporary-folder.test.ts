import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder, removeAbandonedFolders } from './temporary-folder.ts';

it.runIf(process.platform === 'linux').each([
  ['in memory if it has room', 8 * 1024 ** 3, '/dev/shm'],
  ['on the disk otherwise', 64 * 1024 ** 2, tmpdir()],
])('the folder of a run lies %s', (_where, availableBytes, parent) => {
  const folder = makeTemporaryFolder(availableBytes);
  rmSync(folder, { recursive: true });
  expect(path.dirname(folder)).toBe(parent);
});

it('folders of runs that were killed are removed, others stay', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'temporary-folder-'));
  const { pid } = spawnSync(process.execPath, ['--version']);
  const kept = [`reelwright-tests-${process.pid}-b`, 'reelwright-tests-c', 'other'];
  for (const name of [`reelwright-tests-${pid}-a`, ...kept]) mkdirSync(path.join(parent, name));
  removeAbandonedFolders(parent);
  const left = readdirSync(parent);
  rmSync(parent, { recursive: true });
  expect(left.toSorted()).toEqual(kept.toSorted());
});
