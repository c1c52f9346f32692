import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartupError } from '../settings/startup-error.ts';
import { lockDataFolder } from './data-folder-lock.ts';

let folder: string;
let holder: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-test-'));
});
afterEach(async () => {
  holder?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Starts another process that takes the lock and keeps it until it is killed. */
async function holdElsewhere(): Promise<ChildProcess> {
  const module = path.join(import.meta.dirname, 'data-folder-lock.ts');
  const script = `
    const { lockDataFolder } = await import(${JSON.stringify(module)});
    await lockDataFolder(${JSON.stringify(folder)});
    setInterval(() => {}, 1000);
    console.log('locked');`;
  holder = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (holder.stdout) await once(holder.stdout, 'data');
  return holder;
}

test('a data folder in use is refused, naming the process that uses it', async () => {
  const other = await holdElsewhere();
  await expect(lockDataFolder(folder)).rejects.toThrow(StartupError);
  await expect(lockDataFolder(folder)).rejects.toThrow(`process ${other.pid}`);
});

test('a data folder opens at once after its process was killed', async () => {
  const other = await holdElsewhere();
  other.kill('SIGKILL');
  await once(other, 'exit');
  await expect(takeAndRelease()).resolves.toBeUndefined();
});

test('a released folder is free and holds no file of the lock', async () => {
  const lock = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(`process ${process.pid}`);
  await lock.release();
  expect(await readdir(folder)).toEqual([]);
});

test('a dead lock found by many processes at once goes to exactly one of them', async () => {
  const deadLocks = [await deadLock(), 'junk', '{}'];
  for (const dead of Array.from({ length: 10 }, () => deadLocks).flat()) {
    await writeFile(path.join(folder, 'lock'), dead);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataFolder(folder)));
    const locks = tries.filter((attempt) => attempt.status === 'fulfilled');
    expect(locks).toHaveLength(1);
    await locks[0]?.value.release();
  }
});

test('a removal killed half-way does not block the next process', async () => {
  const dead = await deadLock();
  for (const name of ['lock', 'lock.removal']) await writeFile(path.join(folder, name), dead);
  await expect(takeAndRelease()).resolves.toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
});

test('a later process with the pid of a dead one does not count as the holder', async () => {
  const lock = JSON.parse(await deadLock()) as object;
  await writeFile(path.join(folder, 'lock'), JSON.stringify({ ...lock, pid: process.pid, startTime: '1' }));
  await expect(takeAndRelease()).resolves.toBeUndefined();
});

test('a holder in another container counts as alive while it touches its lock', async () => {
  const lockPath = path.join(folder, 'lock');
  await writeFile(lockPath, JSON.stringify({ pid: 1, startTime: '1', space: 'elsewhere' }));
  await expect(lockDataFolder(folder)).rejects.toThrow('in another container or on another machine');
  const aMinuteAgo = new Date(Date.now() - 60_000);
  await utimes(lockPath, aMinuteAgo, aMinuteAgo);
  await expect(takeAndRelease()).resolves.toBeUndefined();
});

test('an unreadable lock file blocks nobody', async () => {
  await writeFile(path.join(folder, 'lock'), '');
  await expect(takeAndRelease()).resolves.toBeUndefined();
});

async function takeAndRelease(): Promise<void> {
  const lock = await lockDataFolder(folder);
  await lock.release();
}

async function deadLock(): Promise<string> {
  const lock = await lockDataFolder(folder);
  const text = await readFile(path.join(folder, 'lock'), 'utf8');
  await lock.release();
  return text.replace(/"startTime":"\d+"/, '"startTime":"1"');
}
