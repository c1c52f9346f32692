import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openProbeCache } from './probe-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'probe-cache-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** Asks in a new process, as it were; returns the answer and how often the program was started for it. */
async function ask(answer: string): Promise<{ answer: string; starts: number }> {
  const start = vi.fn(() => Promise.resolve(answer));
  const cache = openProbeCache({ file: path.join(folder, 'kept/tool.json'), program: 'tool' });
  return { answer: await cache.recall('version', start), starts: start.mock.calls.length };
}

async function install(content: string): Promise<void> {
  await writeFile(path.join(folder, 'tool'), content, { mode: 0o755 });
  vi.stubEnv('PATH', folder);
}

test('a program is asked once, and again after its update', async () => {
  await install('version 1');
  expect(await ask('1')).toEqual({ answer: '1', starts: 1 });
  expect(await ask('never')).toEqual({ answer: '1', starts: 0 });
  await install('version 2, larger');
  expect(await ask('2')).toEqual({ answer: '2', starts: 1 });
});

test('an unreadable file is asked for anew', async () => {
  await install('version 1');
  await ask('1');
  await writeFile(path.join(folder, 'kept/tool.json'), '{"program"');
  expect(await ask('1')).toEqual({ answer: '1', starts: 1 });
});

test('an answer that failed is not kept', async () => {
  await install('version 1');
  const cache = openProbeCache({ file: path.join(folder, 'tool.json'), program: 'tool' });
  await expect(cache.recall('version', () => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
  expect(await ask('1')).toEqual({ answer: '1', starts: 1 });
});
