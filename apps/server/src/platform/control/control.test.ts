import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLogger } from '../log/logger.ts';
import { askRunningServer } from './control-client.ts';
import { type ControlServerOptions, openControlServer } from './control-server.ts';

const { signal } = new AbortController();
let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'control-test-'));
});
afterEach(() => rm(root, { recursive: true }));

const serve = (run: ControlServerOptions['run'], dataDir = root) =>
  openControlServer({ dataDir, run, describeError: (error) => (error as Error).message, log: silentLogger });

test('a running server does an operation and tells its progress', async () => {
  const server = await serve(async ({ operation, input }, { onProgress }) => {
    onProgress('half');
    return [operation, input];
  });
  const told = vi.fn();
  const answer = await askRunningServer(root, { operation: 'add', input: { n: 1 } }, { signal, onProgress: told });
  expect(answer).toEqual({ result: ['add', { n: 1 }] });
  expect(told.mock.calls).toEqual([['half']]);
  expect((await stat(path.join(root, 'control.sock'))).mode & 0o077).toBe(0);
  await server.close();
});

test('a failed operation fails with the words of the server', async () => {
  const server = await serve(async () => {
    throw new Error('no such user');
  });
  const asking = askRunningServer(root, { operation: 'grant', input: {} }, { signal, onProgress: () => undefined });
  await expect(asking).rejects.toThrow('no such user');
  await server.close();
});

test('an operation is aborted when the operator stops the command', async () => {
  const stopping = new AbortController();
  const aborted = Promise.withResolvers<void>();
  const server = await serve(async (_request, context) => {
    context.signal.addEventListener('abort', () => aborted.resolve(), { once: true });
    stopping.abort(new Error('stopped'));
    await aborted.promise;
  });
  const request = { operation: 'backup', input: {} };
  const asking = askRunningServer(root, request, { signal: stopping.signal, onProgress: () => undefined });
  await expect(asking).rejects.toThrow();
  await aborted.promise;
  await server.close();
});

test('nothing is asked where no server runs, also after one was killed', async () => {
  const ask = () => askRunningServer(root, { operation: 'a', input: {} }, { signal, onProgress: () => undefined });
  expect(await ask()).toBeUndefined();
  const server = await serve(async () => null);
  await server.close();
  expect(await ask()).toBeUndefined();
});

test.runIf(process.platform === 'linux')('a data folder may have a path longer than a socket address', async () => {
  const dataDir = path.join(root, 'a'.repeat(120));
  await mkdir(dataDir);
  const server = await serve(async () => 'reached', dataDir);
  const answer = await askRunningServer(
    dataDir,
    { operation: 'a', input: {} },
    { signal, onProgress: () => undefined },
  );
  expect(answer).toEqual({ result: 'reached' });
  await server.close();
});
