import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';
import { toSocketPath } from './socket-path.ts';

/** Threads that start later find it under this name. */
const ADDRESS = 'spawn-server';
/** The longest path of a socket that Linux takes, in bytes. */
const LONGEST_PATH = 107;
/** A process that runs fewer programs saves no time by a program that starts them. */
const STARTS_BEFORE = 2;
/** It holds little: 9 MiB of its own. */
const V8_ARGS = ['--max-semi-space-size=1', '--max-old-space-size=64', '--v8-pool-size=0'];

let starts = 0;
let opening: Promise<void> | undefined;
let server: ChildProcessByStdio<Writable, Readable, null> | undefined;

/**
 * Returns where to have a program started; undefined to start it in this process. The third program of a process has a
 * server opened, for those that follow. Linux only: elsewhere a start does not copy page tables, or there are no sockets
 * in folders.
 */
export function findSpawnServer(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  if (isMainThread) {
    starts += 1;
    if (starts > STARTS_BEFORE) opening ??= openSpawnServer().catch(() => undefined);
  }
  return getEnvironmentData(ADDRESS) as string | undefined;
}

async function openSpawnServer(): Promise<void> {
  // Only this user may open the folder.
  const folder = await mkdtemp(path.join(os.tmpdir(), 'reelwright-spawn-'));
  const address = toSocketPath(folder);
  if (Buffer.byteLength(address) > LONGEST_PATH) return await rm(folder, { recursive: true });
  const program = fileURLToPath(new URL('./spawn-server-program.ts', import.meta.url));
  // Not in the terminal's group: Ctrl-C is for this process, which ends its programs.
  server = spawn(process.execPath, [...V8_ARGS, program, folder], {
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  server.once('exit', () => {
    // The next program opens another, unless this one could not run.
    if (getEnvironmentData(ADDRESS) !== undefined) opening = undefined;
    setEnvironmentData(ADDRESS, undefined);
    void rm(folder, { recursive: true, force: true });
  });
  server.on('error', () => undefined);
  server.stdin.on('error', () => undefined);
  // It must not keep this process alive, which ends it.
  server.unref();
  for (const pipe of [server.stdin, server.stdout]) (pipe as unknown as { unref(): void }).unref();
  await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  if (server.exitCode === null) setEnvironmentData(ADDRESS, address);
}

/**
 * Ends the spawn server of this process, if it has one, and the programs that it runs. For the end of a command: the
 * system then counts the CPU time of its programs as the command's.
 */
export async function closeSpawnServer(): Promise<void> {
  await opening;
  if (server?.exitCode !== null || server.signalCode !== null) return;
  server.ref();
  const exited = once(server, 'exit');
  server.stdin.end();
  await exited;
}
