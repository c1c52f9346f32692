import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TaskId } from '@reelwright/contracts';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { systemClock } from '../platform/clock.ts';
import { silentLogger } from '../platform/log/logger.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { ToolStep } from './step.ts';
import { runStep, StepFailed } from './run-step.ts';
import { testActor } from '../test-actor.ts';
import { runHeavyAtOnce } from '../platform/heavy-work/heavy-work.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'run-step-'));
});
afterAll(() => rm(root, { recursive: true }));

async function run(work: ToolStep['run'], signal: AbortSignal = new AbortController().signal): Promise<unknown> {
  return runStep({
    step: { name: 'render', weight: 1, after: [], reads: ({ input }) => input, run: work },
    request: { input: {}, seed: 1, variant: 0 },
    results: {},
    context: {
      taskId: 'a' as TaskId,
      actor: testActor(),
      variant: 0,
      signal,
      workPrefix: 'tasks/a/work/1/',
      runHeavy: runHeavyAtOnce,
      // The steps of these tests store no files.
      storage: {} as Storage,
      clock: systemClock,
      log: silentLogger,
      progress: () => undefined,
    },
    makeFolder: async () => {
      const folder = await mkdtemp(path.join(root, 'step-'));
      return { path: folder, remove: () => rm(folder, { recursive: true }) };
    },
    retry: { maxTries: 3, firstDelayMs: 1 },
  });
}

test('retries a temporary error, each time in an empty folder', async () => {
  const folders: string[] = [];
  const result = await run(async (_input, _results, { folder }) => {
    folders.push(folder);
    if (folders.length < 3) throw new AppError('RENDER_FAILED');
    return { tries: folders.length };
  });
  expect(result).toEqual({ tries: 3 });
  expect(new Set(folders).size).toBe(3);
  expect(await readdir(root)).toEqual([]);
});

test('does not count a database that is away against the step', async () => {
  let tries = 0;
  const away = new DrizzleQueryError('select 1', [], new Error('Connection terminated unexpectedly'));
  const running = run(async () => {
    tries += 1;
    throw new AppError('RENDER_FAILED', {}, { cause: away });
  });
  await expect(running).rejects.not.toBeInstanceOf(StepFailed);
  expect(tries).toBe(1);
});

test('fails a step whose connection to another server breaks', async () => {
  const running = run(async () => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  });
  await expect(running).rejects.toBeInstanceOf(StepFailed);
});

test('gives up after three tries, with the last error', async () => {
  let tries = 0;
  const running = run(async () => {
    tries += 1;
    throw new AppError('RENDER_FAILED');
  });
  await expect(running).rejects.toMatchObject({ name: 'StepFailed', cause: { code: 'RENDER_FAILED' } });
  expect(tries).toBe(3);
});

test('fails for a full disk, and not for what the program makes of it', async () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const running = run(async () => {
    throw new AppError('RENDER_FAILED', {}, { cause: full });
  });
  await expect(running).rejects.toMatchObject({ name: 'StepFailed', cause: { code: 'STORAGE_FULL' } });
});

test.each([new AppError('NOT_A_PRODUCT'), new TypeError('a bug')])(
  'does not repeat what will not pass: %s',
  async (error) => {
    let tries = 0;
    const running = run(async () => {
      tries += 1;
      throw error;
    });
    await expect(running).rejects.toThrow(StepFailed);
    expect(tries).toBe(1);
    expect(await readdir(root)).toEqual([]);
  },
);

test('an interrupted step does not count as failed', async () => {
  const controller = new AbortController();
  const reason = new Error('shutdown');
  const running = run(async () => {
    controller.abort(reason);
    throw new AppError('RENDER_FAILED', {}, { cause: 'its program was killed' });
  }, controller.signal);
  await expect(running).rejects.toBe(reason);
});

test('returns a result as JSON stores it, also to the steps of the same run', async () => {
  expect(await run(async () => ({ at: new Date(0), nothing: undefined }))).toEqual({ at: '1970-01-01T00:00:00.000Z' });
  expect(await run(async () => undefined)).toBeNull();
});
