import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTempRoot } from './temp-root.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'temp-root-test-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const listRoots = () => readdir(path.join(dataDir, 'tmp'));

test('folders are empty, separate, and gone once removed, whatever they contain', async () => {
  const root = await openTempRoot(dataDir);
  const [one, two] = [await root.makeFolder('step'), await root.makeFolder('step')];
  expect(one.path).not.toBe(two.path);
  expect(await readdir(one.path)).toEqual([]);
  await mkdir(path.join(one.path, 'deep'));
  await writeFile(path.join(one.path, 'deep/file'), 'x');
  await one.remove();
  await expect(stat(one.path)).rejects.toThrow('ENOENT');
  expect((await stat(two.path)).isDirectory()).toBe(true);
});

test('no folder is left at the end of the process', async () => {
  const root = await openTempRoot(dataDir);
  await writeFile(path.join((await root.makeFolder('step')).path, 'file'), 'x');
  await root.remove();
  expect(await listRoots()).toEqual([]);
});

test('folders of a killed process go at the next start; those of a living one stay', async () => {
  const living = await openTempRoot(dataDir);
  const used = await living.makeFolder('step');
  const script = `
    const { openTempRoot } = await import(${JSON.stringify(path.join(import.meta.dirname, 'temp-root.ts'))});
    const folder = await (await openTempRoot(${JSON.stringify(dataDir)})).makeFolder('step');
    console.log(folder.path);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const left = output.toString().trim();
  await openTempRoot(dataDir);
  expect((await stat(left)).isDirectory()).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await openTempRoot(dataDir);
  await expect(stat(left)).rejects.toThrow('ENOENT');
  expect((await stat(used.path)).isDirectory()).toBe(true);
});

test('folders from another machine stay for a week', async () => {
  const foreign = path.join(dataDir, 'tmp/abcdefabcdef-1-1-xyz');
  await mkdir(foreign, { recursive: true });
  await openTempRoot(dataDir);
  expect((await stat(foreign)).isDirectory()).toBe(true);
  const longAgo = new Date(Date.now() - 8 * 86_400_000);
  await utimes(foreign, longAgo, longAgo);
  await openTempRoot(dataDir);
  await expect(stat(foreign)).rejects.toThrow('ENOENT');
});
