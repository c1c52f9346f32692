import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { findSpawnServer } from './spawn-server/spawn-server.ts';
import { startThere } from './spawn-server/start-there.ts';
import { startHere, startProgram } from './start-program.ts';
import type { ProgramStart, StartedProgram } from './started-program.ts';

const base = { program: 'sh', args: [], urgency: 'awaited' } as const;

/** A killed process may stay a zombie for a moment. */
const isRunning = (pid: number): boolean =>
  existsSync(`/proc/${pid}/stat`) && !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

const parentOf = (pid: number): number =>
  Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

describe.each([
  ['in this process', startHere],
  ['by the spawn server', startProgram],
] as const)('a program started %s', (_where, start: (order: ProgramStart) => Promise<StartedProgram>) => {
  beforeAll(async () => {
    await vi.waitFor(() => expect(findSpawnServer()).toBeDefined(), { timeout: 10_000, interval: 20 });
  });

  const run = async (script: string, order: Partial<ProgramStart> = {}, input = '') => {
    const started = await start({ ...base, args: ['-c', script], ...order });
    started.input.end(input);
    const [output, errors, end] = await Promise.all([text(started.output), text(started.errors), started.closed]);
    return { output, errors, end };
  };

  test('reads its input to the end, and its streams and exit code are told', async () => {
    const large = 'line\n'.repeat(200_000);
    const { output, errors, end } = await run('cat; echo why >&2; exit 3', {}, large);
    expect(output === large).toBe(true);
    expect(errors).toBe('why\n');
    expect(end).toMatchObject({ code: 3, signal: null });
  });

  test('runs in the folder that is asked for, with the environment of this process', async () => {
    vi.stubEnv('SPAWN_TEST', 'of this process');
    const { output } = await run('pwd; echo $SPAWN_TEST', { cwd: '/usr' });
    vi.unstubAllEnvs();
    expect(output).toBe('/usr\nof this process\n');
  });

  test('is killed with all that it has started', async () => {
    const started = await start({ ...base, args: ['-c', 'sleep 600 & echo $!; wait'] });
    const child = Number(await new Promise((resolve) => started.output.once('data', resolve)));
    started.kill();
    expect(await started.closed).toMatchObject({ code: null, signal: 'SIGKILL' });
    expect(existsSync(`/proc/${started.pid}`)).toBe(false);
    await vi.waitFor(() => expect([started.pid, child].filter(isRunning)).toEqual([]), { timeout: 5000 });
  });

  test('says which program there is none of', async () => {
    await expect(start({ ...base, program: '/no/such-program', cwd: '/no/such-folder' })).rejects.toThrow('ENOENT');
  });

  test('fills the memory of its reader, who may pause', async () => {
    const memory = new Uint8Array(10);
    let filled = 0;
    const pause = Promise.withResolvers<void>();
    const started = await start({
      ...base,
      args: ['-c', 'printf 0123456789abcdefghij'],
      outputMemory: {
        nextTarget: () => memory.subarray(filled % 10),
        onFilled(bytes) {
          filled += bytes;
          if (filled % 10 !== 0) return true;
          pause.resolve();
          return false;
        },
      },
    });
    started.errors.resume();
    await pause.promise;
    expect(Buffer.from(memory).toString()).toBe('0123456789');
    started.output.resume();
    await vi.waitFor(() => expect(Buffer.from(memory).toString()).toBe('abcdefghij'), { timeout: 5000 });
    started.output.resume();
    expect(await started.closed).toMatchObject({ code: 0 });
  });

  test('ends with the thread that started it', async () => {
    const module = new URL('./start-program.ts', import.meta.url).href;
    const thread = new Worker(
      `const { parentPort } = require('node:worker_threads');
      import(${JSON.stringify(module)}).then(async (module) => {
        const order = { program: 'sh', args: ['-c', 'echo ready; exec sleep 600'], urgency: 'awaited' };
        const { pid, output } = await module.${start.name}(order);
        output.once('data', () => parentPort.postMessage(pid));
      });`,
      { eval: true },
    );
    const pid = await new Promise<number>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
    });
    expect(isRunning(pid)).toBe(true);
    await thread.terminate();
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 5000, interval: 20 });
  });
});

test('no program outlives a killed process, nor does its spawn server', async () => {
  const modules = ['./start-program.ts', './spawn-server/spawn-server.ts'].map(
    (file) => new URL(file, import.meta.url),
  );
  const script = `
    const [{ startProgram }, { findSpawnServer }] = await Promise.all(${JSON.stringify(modules)}.map((file) => import(file)));
    while (!findSpawnServer()) await new Promise(setImmediate);
    const started = await startProgram({ program: 'sleep', args: ['600'], urgency: 'awaited' });
    console.log(started.pid);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(output.toString());
  const server = parentOf(pid);
  expect(server).not.toBe(parent.pid);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect([pid, server].filter(isRunning)).toEqual([]), { timeout: 5000, interval: 20 });
});

test('what the spawn server has started ends with it, to the last child, and a new one follows it', async () => {
  const findServer = () => vi.waitFor(() => expect(findSpawnServer()).toBeDefined(), { timeout: 10_000, interval: 20 });
  const startSleeper = async () => {
    await findServer();
    const started = await startProgram({ ...base, args: ['-c', 'sleep 600 & echo $!; wait'] });
    started.errors.resume();
    const child = Number(await new Promise((resolve) => started.output.once('data', resolve)));
    return { ...started, child, server: parentOf(started.pid) };
  };
  const first = await startSleeper();
  expect(first.server).not.toBe(process.pid);
  process.kill(first.server, 'SIGKILL');
  expect(await first.closed).toMatchObject({ code: null });
  await vi.waitFor(() => expect([first.pid, first.child].filter(isRunning)).toEqual([]), {
    timeout: 5000,
    interval: 20,
  });
  // Where the end of the server is not known yet.
  const next = await startProgram({ ...base, program: 'true' });
  next.errors.resume();
  next.output.resume();
  expect(await next.closed).toMatchObject({ code: 0 });

  const second = await startSleeper();
  expect([process.pid, first.server]).not.toContain(second.server);
  second.kill();
  await second.closed;
});

test('a program is started here where the spawn server that a thread knows is gone', async () => {
  // A failed connection that nobody handles would fail this test.
  expect(await startThere('/tmp/no-such-folder/spawn', { ...base, program: 'true' })).toBeUndefined();
});
