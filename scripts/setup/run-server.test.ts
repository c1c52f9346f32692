import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runChild } from './run-child.mjs';
import { runServer, toHeapArgs } from './run-server.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'run-server-'));
});
afterEach(() => rm(folder, { recursive: true }));

const NEW_OBJECTS = '--max-semi-space-size=16';

test.each([
  [{}, ['--max-old-space-size=768', NEW_OBJECTS]],
  [{ MEMORY_LIMIT: '2GB' }, ['--max-old-space-size=512', NEW_OBJECTS]],
  [{ MEMORY_LIMIT: '6000 mb' }, ['--max-old-space-size=1500', NEW_OBJECTS]],
  [{ MEMORY_LIMIT: '64GB' }, ['--max-old-space-size=2048', NEW_OBJECTS]],
  [{ NODE_OPTIONS: '--max-old-space-size=900' }, []],
])('with %o the heap of the server is limited by %o', (env, args) => {
  expect(toHeapArgs(env)).toEqual(args);
});

/** Runs a program as the start scripts do. */
async function start(program: string) {
  const script = path.join(folder, 'server.mjs');
  await writeFile(script, program);
  const lines: string[] = [];
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const run = () => runChild(process.execPath, ['--max-old-space-size=64', script], { cwd: folder, stdio: [...stdio] });
  const ended = await runServer(run, { report: (line) => lines.push(line) });
  return { ...ended, lines };
}

const COUNT = `import { appendFileSync, readFileSync } from 'node:fs';
  appendFileSync('starts', 'x');
  const starts = readFileSync('starts', 'utf8').length;`;

test('a server that runs out of heap is started again, and a line says why', async () => {
  const { exitCode, lines } = await start(`${COUNT}
    const kept = [];
    while (starts === 1) kept.push(Array.from({ length: 10_000 }, (_, at) => ({ at })));`);
  expect(exitCode).toBe(0);
  expect(await readFile(path.join(folder, 'starts'), 'utf8')).toBe('xx');
  expect(lines).toEqual([expect.stringContaining('starts again')]);
});

test('a server that crashes again and again stays down', async () => {
  const { exitCode, lines } = await start(`${COUNT} process.abort();`);
  expect(exitCode).toBe(134);
  expect(await readFile(path.join(folder, 'starts'), 'utf8')).toBe('xxxx');
  expect(lines.at(-1)).toContain('stays down');
});

test('a server that refuses to start is not started again', async () => {
  expect(await start(`${COUNT} process.exit(1);`)).toMatchObject({ exitCode: 1, lines: [] });
});
