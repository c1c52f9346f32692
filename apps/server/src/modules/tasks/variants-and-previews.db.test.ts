import { AD_PREVIEW_LIMITS, type DraftId, type TaskId, type TaskStep } from '@reelwright/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { AppError } from '../../app-error.ts';
import type { Actor } from '../../actor.ts';
import { stepsOf } from '../../runner/step.ts';
import type { StepContext } from '../../runner/step-context.ts';
import { type Tool, type ToolOutput, toolOutput } from '../../runner/tool.ts';
import { measurePreviews } from './tasks.module.ts';
import { openTaskBench, type TaskBench, UNKNOWN_DRAFT } from './test-task-bench.ts';

const NEVER = new AbortController().signal;
const DRAFT = '6fa459ea-ee8a-4ca4-894e-db77e160355e' as DraftId;
const OTHER_DRAFT = '7fa459ea-ee8a-4ca4-894e-db77e160355e' as DraftId;
const input = z.strictObject({
  text: z.string(),
  look: z.string().default('plain'),
  count: z.number().int().default(1),
  is_preview: z.boolean().default(false),
  seed: z.number().int().optional(),
});
type Input = z.infer<typeof input>;

let bench: TaskBench;
let user: Actor;
let aheadMs = 0;
/** The steps that ran, in order: `speak`, `render 1`. */
let ran: string[] = [];
let failsIn: string | undefined;
let outdatedStep: TaskStep | undefined;

async function write({ workPrefix, storage, variant }: StepContext, name: string, text: string): Promise<string> {
  const key = `${workPrefix}${name}`;
  const run = variant === 0 ? name : `${name} ${variant}`;
  ran.push(run);
  if (run === failsIn) throw new AppError('RENDER_FAILED');
  await storage.put(key, Buffer.from(text), 'text/plain');
  return key;
}

const { defineStep, getResult } = stepsOf<Input>()({
  speak: z.object({ voice: z.string() }),
  build_timeline: z.object({ voice: z.string(), cut: z.string() }),
  render: toolOutput,
});

/** Speaks once, then cuts and renders each variant; a preview shows the cut. */
const tool: Tool<typeof input> = {
  row: { id: 103, permission: 'everyone', lane: 'heavy' },
  input,
  title: ({ text }) => text,
  price: ({ count, is_preview: isPreview }) => (isPreview ? 0 : 5 * count),
  quote: ({ count }) => Array.from({ length: count }, (_none, variant) => ({ variant, lengthS: 15, credits: 5 })),
  expectedSeconds: () => 10,
  timeoutMs: 30_000,
  variants: ({ count }) => count,
  narrowToVariants: (of, { variants }) => ({ ...of, count: variants.length }),
  preview: {
    isPreview: ({ is_preview: isPreview }) => isPreview,
    lastStep: 'build_timeline',
  },
  steps: [
    defineStep({
      name: 'speak',
      weight: 1,
      after: [],
      reads: ({ input: { text } }) => ({ text }),
      isCurrent: async () => outdatedStep !== 'speak',
      run: async ({ text }, _results, context) => ({ voice: await write(context, 'speak', text) }),
    }),
    defineStep({
      name: 'build_timeline',
      weight: 1,
      isPerVariant: true,
      after: ['speak'],
      reads: ({ input: { look }, seed }) => ({ look, seed }),
      isCurrent: async () => outdatedStep !== 'build_timeline',
      run: async ({ look, seed }, { speak: { voice } }, context) => ({
        voice,
        cut: await write(context, 'cut', `${look} ${seed} ${context.variant}`),
      }),
    }),
    defineStep({
      name: 'render',
      weight: 3,
      isPerVariant: true,
      after: ['build_timeline'],
      reads: () => ({}),
      run: async (_reads, { build_timeline: { voice, cut } }, context): Promise<ToolOutput> => {
        // Both files must still exist, whichever run has made them.
        for (const key of [voice, cut]) if (!(await context.storage.head(key))) throw new Error(`${key} is gone`);
        const storageKey = await write(context, 'render', `${voice} ${cut}`);
        const facts = { width: 2, height: 2, durationS: 1, sizeBytes: 1, sha256: 'f'.repeat(64) };
        return { kind: 'video', storageKey, fileName: 'ad.mp4', contentType: 'video/mp4', ...facts };
      },
    }),
  ],
  outputs: (results) => [getResult(results, 'render')],
};

beforeAll(async () => {
  bench = await openTaskBench({ tools: [tool], clock: { now: () => new Date(Date.now() + aheadMs) } });
});
afterAll(() => bench.close());
beforeEach(async () => {
  user = await bench.createUser();
  aheadMs = 0;
  ran = [];
  failsIn = undefined;
  outdatedStep = undefined;
});

const push = (
  change: Partial<Input> = {},
  from: { draftId?: DraftId; previewTaskId?: TaskId } = {},
  asUser: Actor = user,
) =>
  bench.tasks.pushTask({ actor: asUser, toolType: 103, input: { text: 'hello', ...change }, ...from, language: 'en' });

async function make(...request: Parameters<typeof push>): Promise<TaskId> {
  const { task_id: taskId } = await push(...request);
  await bench.run(taskId);
  return taskId;
}
const preview = (change: Partial<Input> = {}, from: Parameters<typeof push>[1] = {}) =>
  push({ is_preview: true, ...change }, from);
const makePreview = (change: Partial<Input> = {}, from: Parameters<typeof push>[1] = {}) =>
  make({ is_preview: true, ...change }, from);
const workOf = async (taskId: TaskId) => (await bench.storage.list(`work/${taskId}/`)).map(({ key }) => key);

describe('several videos of one task', () => {
  test('share common steps, are each a set of outputs, and cost as many times the price', async () => {
    const taskId = await make({ count: 3 });
    expect(ran.toSorted()).toEqual(['cut', 'cut 1', 'cut 2', 'render', 'render 1', 'render 2', 'speak']);
    const { outputs, percent, state } = await bench.status(user, taskId);
    expect({ percent, state }).toEqual({ percent: 100, state: 'success' });
    expect(outputs.map(({ kind, variant }) => [kind, variant])).toEqual([
      ['video', 0],
      ['video', 1],
      ['video', 2],
    ]);
    expect(new Set(outputs.map(({ asset_id: assetId }) => assetId)).size).toBe(3);
    expect(await bench.balance(user)).toEqual({ available: 85, held: 0 });
    const { quote } = await bench.tasks.getTaskCredits({ taskId, actor: user });
    expect(quote).toMatchObject({ credits: 15, lines: [{ variant: 0 }, { variant: 1 }, { variant: 2, credits: 5 }] });
    expect(await bench.listFiles(taskId)).toHaveLength(3);
  });

  test('are kept where another can’t be made: its reason is told, and its part of the price returned', async () => {
    failsIn = 'render 1';
    const taskId = await make({ count: 3 });
    const task = await bench.status(user, taskId);
    expect(task).toMatchObject({
      state: 'success',
      failure: null,
      outputs: [{ variant: 0 }, { variant: 2 }],
      variant_failures: [{ variant: 1, reason: 'RENDER_FAILED', credits: 5 }],
    });
    expect(task.variant_failures[0]?.msg).toBe('The video could not be rendered.');
    expect(await bench.balance(user)).toEqual({ available: 90, held: 0 });
    expect(await bench.tasks.getTaskCredits({ taskId, actor: user })).toMatchObject({
      quote: { credits: 15 },
      spent: 10,
    });
  });

  test('are made again without those that were made, once for each press, at their own price', async () => {
    failsIn = 'render 1';
    const taskId = await make({ count: 3, look: 'bold' });
    failsIn = undefined;
    const again = () =>
      bench.tasks.regenerateTask({ taskId, actor: user, onlyMissing: true, idempotencyKey: 'a press', language: 'en' });
    const { missing_credits: price } = await bench.tasks.getTaskCredits({ taskId, actor: user });
    const [next, repeated] = [await again(), await again()];
    expect(next.credits).toBe(price);
    expect(repeated.task_id).toBe(next.task_id);
    expect(next).toMatchObject({ credits: 5, input: { text: 'hello', look: 'bold', count: 1 } });
    await bench.run(next.task_id);
    expect(await bench.status(user, next.task_id)).toMatchObject({ outputs: [{ variant: 0 }], variant_failures: [] });
    expect(await bench.balance(user)).toEqual({ available: 85, held: 0 });
    const whole = { taskId: next.task_id, actor: user, onlyMissing: true, language: 'en' } as const;
    await expect(bench.tasks.regenerateTask(whole)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('are copied without the failures of the original', async () => {
    failsIn = 'render 1';
    const taskId = await make({ count: 2 });
    const to = await bench.createUser();
    const copy = { taskId, from: user, to, title: 'A copy', idempotencyKey: 'a copy', assetIds: new Map() };
    expect(await bench.tasks.copyTask(copy, 'en')).toMatchObject({ outputs: [{ variant: 0 }], variant_failures: [] });
  });

  test('go no further with one that has failed', async () => {
    failsIn = 'cut';
    await make({ count: 2 });
    expect([...new Set(ran)]).toEqual(['speak', 'cut', 'cut 1', 'render 1']);
  });

  test('fail together where none can be made, or what they share: all is returned and no file is left', async () => {
    const broken = tool.steps[1];
    if (!broken) throw new Error('the tool cuts');
    const before = broken.run;
    broken.run = async () => {
      throw new AppError('RENDER_FAILED');
    };
    try {
      await make({ count: 2 });
    } finally {
      broken.run = before;
    }
    failsIn = 'speak';
    const taskId = await make({ count: 2 });
    expect(await bench.status(user, taskId)).toMatchObject({ state: 'failed', outputs: [], variant_failures: [] });
    expect(await bench.balance(user)).toEqual({ available: 100, held: 0 });
    expect(await bench.listFiles(taskId)).toEqual([]);
  });

  test('can be looked at as soon as each is made, by its owner alone, until the task has ended', async () => {
    const render = tool.steps[2];
    const before = render?.run;
    if (!render || !before) throw new Error('the tool renders');
    const seen: unknown[] = [];
    const strangerSees: unknown[] = [];
    const stranger = await bench.createUser();
    render.run = async (of, results, context) => {
      if (context.variant === 1) {
        const found = await bench.tasks.listFinishedResults({ taskId: context.taskId, actor: user });
        seen.push(...found.map(({ variant, kind, url }) => ({ variant, kind, hasAddress: url !== '' })));
        strangerSees.push(
          await bench.tasks
            .listFinishedResults({ taskId: context.taskId, actor: stranger })
            .catch((error: unknown) => (error instanceof AppError ? error.code : error)),
        );
      }
      return before.call(render, of, results, context);
    };
    try {
      const taskId = await make({ count: 2 });
      expect(seen).toEqual([{ variant: 0, kind: 'video', hasAddress: true }]);
      expect(strangerSees).toEqual(['NOT_FOUND']);
      expect(await bench.tasks.listFinishedResults({ taskId, actor: user })).toEqual([]);
    } finally {
      render.run = before;
    }
  });

  test('continue after a shutdown with the first unfinished one', async () => {
    const stop = new AbortController();
    const { task_id: taskId } = await push({ count: 2 });
    const { JobInterrupted } = await import('../../platform/queue/queue.ts');
    failsIn = undefined;
    const before = tool.steps[2]?.run;
    const render = tool.steps[2];
    if (!render || !before) throw new Error('the tool renders');
    render.run = async (of, results, context) => {
      if (context.variant === 1 && !stop.signal.aborted) {
        stop.abort(new JobInterrupted('shutdown'));
        context.signal.throwIfAborted();
      }
      return before.call(render, of, results, context);
    };
    try {
      await expect(bench.run(taskId, stop.signal)).rejects.toMatchObject({ why: 'shutdown' });
      await bench.run(taskId);
    } finally {
      render.run = before;
    }
    // The videos of a task go on beside each other.
    expect(ran.toSorted()).toEqual(['cut', 'cut 1', 'render', 'render 1', 'speak']);
    expect((await bench.status(user, taskId)).outputs).toHaveLength(2);
  });
});

describe('a preview', () => {
  test('costs nothing, ends with the cut, is in no list and leaves no output', async () => {
    const taskId = await makePreview({}, {});
    expect(ran).toEqual(['speak', 'cut']);
    expect(await bench.status(user, taskId)).toMatchObject({ state: 'success', credits: 0, outputs: [] });
    expect(await bench.balance(user)).toEqual({ available: 100, held: 0 });
    const listed = await bench.tasks.listTasks({ actor: user, page: 1, pageSize: 10 }, 'en');
    expect(listed.total).toBe(0);
    expect(await bench.tasks.findLastTask({ actor: user, toolType: undefined }, 'en')).toBeNull();
    expect(await workOf(taskId)).toHaveLength(2);
  });

  test('is what gets rendered: the task continues from its cut, with its seed, and repeats no step', async () => {
    const previewTaskId = await makePreview();
    const { seed } = await bench.status(user, previewTaskId);
    const taskId = await make({}, { previewTaskId });
    expect(ran).toEqual(['speak', 'cut', 'render']);
    const final = await bench.status(user, taskId);
    expect(final).toMatchObject({ state: 'success', seed, credits: 5, outputs: [{ kind: 'video' }] });
    expect(await bench.balance(user)).toEqual({ available: 95, held: 0 });
    const kept = (await bench.storage.list(`tasks/${taskId}/`)).map(({ key }) => key);
    expect(kept).toEqual([`tasks/${taskId}/outputs/video.mp4`]);
  });

  test('passes only unchanged steps to the next preview', async () => {
    const first = await makePreview();
    const second = await makePreview({ look: 'bold' }, { previewTaskId: first });
    expect(ran).toEqual(['speak', 'cut', 'cut']);
    await make({ look: 'bold' }, { previewTaskId: second });
    expect(ran).toEqual(['speak', 'cut', 'cut', 'render']);
    await make({ text: 'other' }, { previewTaskId: second });
    expect(ran.slice(4)).toEqual(['speak', 'cut', 'render']);
  });

  test('passes no outdated step to the next preview, but all steps to the render', async () => {
    const first = await makePreview();
    outdatedStep = 'build_timeline';
    const second = await makePreview({}, { previewTaskId: first });
    expect(ran).toEqual(['speak', 'cut', 'cut']);
    outdatedStep = 'speak';
    await make({}, { previewTaskId: second });
    expect(ran.slice(3)).toEqual(['render']);
    await makePreview({}, { previewTaskId: second });
    expect(ran.slice(4)).toEqual(['speak', 'cut']);
  });

  test('of another user, or a missing one, passes nothing and causes no error', async () => {
    const previewTaskId = await makePreview();
    const other = await bench.createUser();
    const { task_id: taskId } = await push({}, { previewTaskId }, other);
    await bench.run(taskId);
    expect(ran).toEqual(['speak', 'cut', 'speak', 'cut', 'render']);
  });

  test("replaces the user's unfinished one, of any draft, and none of another user", async () => {
    const stateOf = async ({ task_id: taskId }: { task_id: TaskId }, of = user) =>
      (await bench.status(of, taskId)).state;
    const other = await bench.createUser();
    const [finished, ofOther] = [await makePreview(), await push({ is_preview: true }, {}, other)];
    const first = await preview({}, { draftId: DRAFT });
    const second = await preview({}, { draftId: OTHER_DRAFT });
    expect([await stateOf(first), await stateOf(second)]).toEqual(['cancelled', 'in_queue']);
    expect([await stateOf({ task_id: finished }), await stateOf(ofOther, other)]).toEqual(['success', 'in_queue']);
    await bench.tasks.cancelTask({ taskId: ofOther.task_id, actor: other }, 'en');
  });

  test('of a draft that the workspace does not have is refused, and so is a render', async () => {
    await expect(preview({}, { draftId: UNKNOWN_DRAFT })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(push({}, { draftId: UNKNOWN_DRAFT })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is deleted with its files after an hour, but not while a task continues from it', async () => {
    const [used, unused] = [await makePreview(), await makePreview({ text: 'unused' })];
    const { task_id: taskId } = await push({}, { previewTaskId: used });
    aheadMs = (AD_PREVIEW_LIMITS.keptS - 60) * 1000;
    await bench.tasks.purgeTasks(NEVER);
    expect(await workOf(unused)).toHaveLength(2);
    aheadMs = (AD_PREVIEW_LIMITS.keptS + 60) * 1000;
    await bench.tasks.purgeTasks(NEVER);
    for (const gone of [used, unused])
      await expect(bench.status(user, gone)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await workOf(unused)).toEqual([]);
    await bench.run(taskId);
    expect(await bench.status(user, taskId)).toMatchObject({ state: 'success' });
    expect(await workOf(used)).toEqual([]);
  });

  test('counts in the storage of its workspace until it is deleted, once with those that continue it', async () => {
    const sizeOf = async (taskId: TaskId) =>
      (await bench.storage.list(`work/${taskId}/`)).reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0);
    const measure = () => measurePreviews(bench.database.db, user.workspaceId);
    expect(await measure()).toBe(0);
    const first = await makePreview();
    const alone = await sizeOf(first);
    expect(await measure()).toBe(alone);
    await makePreview({ look: 'bold' }, { previewTaskId: first });
    expect(await sizeOf(first)).toBeGreaterThan(alone);
    const other = await makePreview({ text: 'other' });
    expect(await measure()).toBe((await sizeOf(first)) + (await sizeOf(other)));
    aheadMs = (AD_PREVIEW_LIMITS.keptS + 60) * 1000;
    await bench.tasks.purgeTasks(NEVER);
    expect(await measure()).toBe(0);
  });

  test('is refused once its workspace keeps as much as it may', async () => {
    const { library } = bench.dependencies;
    const checkStorage = vi.spyOn(library, 'checkStorage').mockRejectedValue(new AppError('STORAGE_QUOTA'));
    try {
      await expect(preview()).rejects.toMatchObject({ code: 'STORAGE_QUOTA' });
    } finally {
      checkStorage.mockRestore();
    }
  });

  test('is refused if a user requests more than anybody can look at', async () => {
    for (let asked = 0; asked < AD_PREVIEW_LIMITS.max; asked++) await preview({}, { draftId: DRAFT });
    await expect(preview()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    aheadMs = (AD_PREVIEW_LIMITS.windowS + 1) * 1000;
    expect(await preview()).toMatchObject({ state: 'in_queue' });
  });
});
