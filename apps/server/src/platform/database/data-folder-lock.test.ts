import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
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

async function takeAndRelease(inFolder = folder): Promise<void> {
  const lock = await lockDataFolder(inFolder);
  await lock.release();
}

test('a data folder in use is refused, naming the process that uses it', async () => {
  const other = await holdElsewhere();
  await expect(lockDataFolder(folder)).rejects.toThrow(StartupError);
  await expect(lockDataFolder(folder)).rejects.toThrow(`process ${other.pid}`);
});

test('a stopped process keeps its lock, however long its lock file was not touched', async () => {
  const other = await holdElsewhere();
  other.kill('SIGSTOP');
  // As a process in another container would have written it.
  const file = path.join(folder, 'lock');
  await writeFile(file, JSON.stringify({ pid: 1, space: 'elsewhere' }));
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(file, anHourAgo, anHourAgo);
  await expect(lockDataFolder(folder)).rejects.toThrow('process 1 in another container or on another machine');
});

test('a data folder opens at once after its process was killed', async () => {
  const other = await holdElsewhere();
  other.kill('SIGKILL');
  await once(other, 'exit');
  await expect(takeAndRelease()).resolves.toBeUndefined();
});

test('a released folder is free', async () => {
  const lock = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(`process ${process.pid}`);
  await lock.release();
  await expect(takeAndRelease()).resolves.toBeUndefined();
});

test('a copy of a folder in use opens beside the original', async () => {
  await holdElsewhere();
  const copy = `${folder}-copy`;
  try {
    await cp(folder, copy, { recursive: true });
    expect(await readFile(path.join(copy, 'lock'), 'utf8')).toContain(String(holder?.pid));
    await expect(takeAndRelease(copy)).resolves.toBeUndefined();
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});

test('of many processes that open a folder at once exactly one gets it', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataFolder(folder)));
  const locks = tries.filter((attempt) => attempt.status === 'fulfilled');
  expect(locks).toHaveLength(1);
  await locks[0]?.value.release();
});

test('a lock file with other content blocks nobody', async () => {
  for (const content of ['', 'junk', '{"pid":1,"startTime":"1","space":"elsewhere"}']) {
    await writeFile(path.join(folder, 'lock'), content);
    await expect(takeAndRelease()).resolves.toBeUndefined();
  }
});
