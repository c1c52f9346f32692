import { urlToVideoInput } from '@reelwright/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTaskBench, type TaskBench } from '#src/modules/tasks/test-task-bench.ts';
import type { Actor } from '#src/actor.ts';
import type { WritingEngine } from '#src/engines/writing/writing.ts';
import type { Tool } from '../../runner/tool.ts';
import { refuseForbiddenTexts } from './refuse-forbidden.ts';
import { defineStep } from './steps/results.ts';
import { createWriteScriptStep } from './steps/write-script.step.ts';

const line = (text: string) => ({ text, sources: [] });

/** A model that ignores every rule. */
const writing: Pick<WritingEngine, 'writeScript'> = {
  writeScript: async ({ language, lengthS, seed }) => ({
    version: 1,
    framework: 'aida',
    goal: 'sales',
    language,
    length_s: lengthS,
    seed,
    hook_pattern: 'model',
    scenes: [
      {
        role: 'hook',
        spoken: line('Lose weight without exercise.'),
        on_screen: line(''),
        image_wish: '',
        duration_ms: 1000,
      },
    ],
    call_to_action: 'Shop now',
  }),
};

/** The checks and the writing step of the real tool, without its images, voice and render. */
const writingTool: Tool<typeof urlToVideoInput> = {
  row: { id: 103, permission: 'everyone', lane: 'heavy' },
  input: urlToVideoInput,
  refuse: refuseForbiddenTexts,
  title: () => 'ad',
  price: () => 5,
  expectedSeconds: () => 1,
  timeoutMs: 30_000,
  steps: [
    defineStep({
      name: 'read_product',
      weight: 1,
      after: [],
      reads: () => ({}),
      run: async () => ({ product: { name: 'Tea', selling_points: [], images: [] } }),
    }),
    createWriteScriptStep({ writing, speech: { warm: () => {} } }),
  ],
  outputs: () => [],
};

let bench: TaskBench;
let user: Actor;
beforeAll(async () => {
  bench = await openTaskBench({ tools: [writingTool] });
});
afterAll(() => bench.close());
beforeEach(async () => {
  user = await bench.createUser();
});

const push = (sellingPoint: string, platforms: readonly string[]) =>
  bench.tasks.pushTask({
    actor: user,
    toolType: 103,
    input: { link: 'https://shop.example/tea', product: { selling_points: [sellingPoint] }, platforms },
    language: 'zh-CN',
  });

test("a text that a chosen platform forbids is refused before a credit is held, in the user's language", async () => {
  await expect(push('Fat-burning tea', ['tiktok'])).rejects.toMatchObject({
    code: 'POLICY_FORBIDS',
    values: { text: 'Fat-burning tea', reason: expect.stringMatching(/TikTok.*\p{Script=Han}/u) },
  });
  expect(await bench.balance(user)).toEqual({ available: 100, held: 0 });
});

test('a text that only other platforms forbid is accepted, one that the law forbids never is', async () => {
  expect(await push('Fat-burning tea', [])).toMatchObject({ state: 'in_queue' });
  await expect(push('Cures diabetes', [])).rejects.toMatchObject({ code: 'POLICY_FORBIDS' });
});

test('an unknown platform is refused', async () => {
  await expect(push('Tea', ['myspace'])).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test('a script that a chosen platform forbids fails the task, and its credits are returned', async () => {
  const task = await push('Tea', ['tiktok']);
  expect(await bench.balance(user)).toEqual({ available: 95, held: 5 });
  await bench.run(task.task_id);
  expect(await bench.status(user, task.task_id)).toMatchObject({
    state: 'failed',
    failure: { reason: 'POLICY_FORBIDS', msg: expect.stringContaining('Lose weight without exercise') },
  });
  expect(await bench.balance(user)).toEqual({ available: 100, held: 0 });
});
