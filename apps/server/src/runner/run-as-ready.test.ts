import type { TaskStep } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { runAsReady } from './run-as-ready.ts';
import type { ToolStep } from './step.ts';
import type { StepRun } from './step-runs.ts';

const stepOf = (name: TaskStep, after: readonly TaskStep[], isPerVariant = false): ToolStep => ({
  name,
  after,
  isPerVariant,
  weight: 1,
  reads: () => null,
  run: async () => null,
});
const READ = stepOf('read_product', []);
const IMAGES = stepOf('collect_images', ['read_product']);
const SCRIPT = stepOf('write_script', ['read_product']);
const SPEAK = stepOf('speak', ['write_script'], true);
const BUILD = stepOf('build_timeline', ['collect_images', 'speak'], true);
const PUBLISH = stepOf('publish', ['build_timeline']);

const runOf = (step: ToolStep, variant = 0): StepRun => ({ step, variant, key: `${step.name} ${variant}` });

/** Runs steps that end when the test says so. */
function openRuns(
  runs: readonly StepRun[],
  signal = new AbortController().signal,
  isOfVariant: (run: StepRun, error: unknown) => boolean = () => false,
) {
  const underWay = new Map<string, { end(): void; fail(error: Error): void }>();
  const done = runAsReady({
    runs,
    signal,
    isOfVariant,
    run: ({ key }, runSignal) =>
      new Promise<void>((resolve, reject) => {
        underWay.set(key, { end: resolve, fail: reject });
        runSignal.addEventListener('abort', () => reject(runSignal.reason as Error), { once: true });
      }).finally(() => underWay.delete(key)),
  });
  const settled = done.then(() => 'done').catch((error: unknown) => (error as Error).message);
  const get = (run: StepRun) => underWay.get(run.key);
  return {
    settled,
    listUnderWay: () => [...underWay.keys()],
    async end(run: StepRun) {
      get(run)?.end();
      await expect.poll(() => get(run)).toBeUndefined();
    },
    fail: (run: StepRun, error: Error) => get(run)?.fail(error),
  };
}

test('starts each step as soon as the results that it receives are there', async () => {
  const runs = [READ, IMAGES, SCRIPT, SPEAK, BUILD].map((step) => runOf(step));
  const { listUnderWay, end, settled } = openRuns(runs);
  expect(listUnderWay()).toEqual(['read_product 0']);
  await end(runOf(READ));
  await expect.poll(listUnderWay).toEqual(['collect_images 0', 'write_script 0']);
  await end(runOf(SCRIPT));
  await expect.poll(listUnderWay).toEqual(['collect_images 0', 'speak 0']);
  await end(runOf(SPEAK));
  expect(listUnderWay()).toEqual(['collect_images 0']);
  await end(runOf(IMAGES));
  await expect.poll(listUnderWay).toEqual(['build_timeline 0']);
  await end(runOf(BUILD));
  expect(await settled).toBe('done');
});

test('runs the variants of a step in turn, and later steps of a variant beside them', async () => {
  const runs = [SPEAK, BUILD].flatMap((step) => [runOf(step, 0), runOf(step, 1)]);
  const { listUnderWay, end, settled } = openRuns([...runs, runOf(PUBLISH)]);
  expect(listUnderWay()).toEqual(['speak 0']);
  await end(runOf(SPEAK));
  await expect.poll(listUnderWay).toEqual(['speak 1', 'build_timeline 0']);
  await end(runOf(BUILD));
  expect(listUnderWay()).toEqual(['speak 1']);
  await end(runOf(SPEAK, 1));
  await expect.poll(listUnderWay).toEqual(['build_timeline 1']);
  await end(runOf(BUILD, 1));
  // A step for all variants waits for all of them.
  await expect.poll(listUnderWay).toEqual(['publish 0']);
  await end(runOf(PUBLISH));
  expect(await settled).toBe('done');
});

test('a failed step stops the others, and its error is the one that counts', async () => {
  const { listUnderWay, fail, settled } = openRuns([IMAGES, SCRIPT, SPEAK].map((step) => runOf(step)));
  expect(listUnderWay()).toEqual(['collect_images 0', 'write_script 0']);
  fail(runOf(SCRIPT), new Error('no words'));
  expect(await settled).toBe('no words');
  expect(listUnderWay()).toEqual([]);
});

test('a failure of one variant leaves out what is left of it, and nothing else', async () => {
  const runs = [SPEAK, BUILD].flatMap((step) => [runOf(step, 0), runOf(step, 1)]);
  const { listUnderWay, end, fail, settled } = openRuns(runs, undefined, ({ variant }) => variant === 0);
  fail(runOf(SPEAK), new Error('no voice'));
  await expect.poll(listUnderWay).toEqual(['speak 1']);
  await end(runOf(SPEAK, 1));
  await expect.poll(listUnderWay).toEqual(['build_timeline 1']);
  fail(runOf(BUILD, 1), new Error('no picture'));
  expect(await settled).toBe('no picture');
});

test('stops when its signal aborts, with its reason', async () => {
  const stopping = new AbortController();
  const { listUnderWay, settled } = openRuns([runOf(IMAGES), runOf(SCRIPT)], stopping.signal);
  stopping.abort(new Error('shutdown'));
  expect(await settled).toBe('shutdown');
  expect(listUnderWay()).toEqual([]);
});

test('refuses steps that wait for each other', async () => {
  const { settled } = openRuns([stepOf('speak', ['render']), stepOf('render', ['speak'])].map((step) => runOf(step)));
  expect(await settled).toBe('steps wait for each other: speak 0,render 0');
});
