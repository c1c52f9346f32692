import { adDraft, type AssetId, productToVideo, productToVideoInput, QUOTAS, type Task } from '@reelwright/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { AppError } from '../../app-error.ts';
import type { Actor } from '../../actor.ts';
import { silentLogger } from '../../platform/log/logger.ts';
import { createMemoryRateLimits } from '../../platform/rate-limits/memory-rate-limits.ts';
import { createSealer } from '../../platform/secrets/sealer.ts';
import { runProgram } from '../../platform/process/run-program.ts';
import { stepsOf } from '../../runner/step.ts';
import type { Tool } from '../../runner/tool.ts';
import { createAccountsService } from '../accounts/accounts.service.ts';
import { createSessionsService } from '../accounts/sessions.service.ts';
import { createDraftsService } from '../drafts/drafts.service.ts';
import { createUploadsService } from '../uploads/uploads.service.ts';
import { openTaskBench, type TaskBench } from '../tasks/test-task-bench.ts';
import { EXAMPLE_RECIPES, type ExampleRecipe, SAMPLE_RECIPE_IDS } from './example-recipes.ts';
import { createExamplesService, type ExamplesService } from './examples.service.ts';
import { openGate } from '../../platform/heavy-work/test-open-gate.ts';

const signal = new AbortController().signal;
const adInput = z.looseObject({
  product: z.looseObject({ name: z.string(), images: z.array(z.object({ asset_id: z.string() })) }),
});

const { defineStep } = stepsOf<z.infer<typeof adInput>>()({
  render: z.object({ storageKey: z.string(), image: z.string().optional() }),
});

/** Tool 103 reduced to what examples need: its output is a file, and its draft names the images. */
const adTool: Tool<typeof adInput> = {
  row: { id: productToVideo.id, permission: 'everyone', lane: 'heavy' },
  input: adInput,
  title: ({ product }) => product.name,
  price: () => 5,
  expectedSeconds: () => 1,
  timeoutMs: 10_000,
  steps: [
    defineStep({
      name: 'render',
      weight: 1,
      after: [],
      reads: ({ input: { product } }) => product,
      async run(product, _results, { storage, workPrefix }) {
        const storageKey = `${workPrefix}ad.mp4`;
        await storage.put(storageKey, Buffer.from(product.name), 'video/mp4');
        return { storageKey, image: product.images[0]?.asset_id };
      },
    }),
  ],
  outputs: ({ render }) => [
    {
      kind: 'video',
      storageKey: (render as { storageKey: string }).storageKey,
      fileName: 'ad.mp4',
      contentType: 'video/mp4',
      width: 720,
      height: 1280,
      durationS: 15,
      sizeBytes: 1,
      sha256: 'f'.repeat(64),
    },
  ],
  toDraft: ({ product }) => ({
    toolType: productToVideo.id,
    content: adDraft.parse({
      version: 1,
      step: 'editor',
      source: { kind: 'uploads' },
      product: {
        name: product.name,
        images: product.images.map((ref, index) => ({ id: `image-${index}`, ref })),
      },
    }),
  }),
};

const [FIRST] = EXAMPLE_RECIPES;
if (!FIRST) throw new Error('there are recipes');
const RECIPE: ExampleRecipe = { ...FIRST, drawing: { ...FIRST.drawing, settings: ['wall'] } };

let bench: TaskBench;
let examples: ExamplesService;
let library: ReturnType<typeof createUploadsService>;
let accounts: ReturnType<typeof createAccountsService>;
let user: Actor;

beforeEach(async () => {
  bench = await openTaskBench({ tools: [adTool] });
  const { database, credits, clock, storage, assets, queue, makeFolder } = bench.dependencies;
  accounts = createAccountsService({
    database,
    sessions: createSessionsService({ database, clock }),
    credits,
    clock,
    rateLimits: createMemoryRateLimits({ clock }),
    guestCredits: 0,
    sealer: createSealer('test'),
    limitsGuests: false,
  });
  library = createUploadsService({
    database,
    storage,
    assets,
    analyses: { requestAnalyses: async () => undefined },
    heavyWork: openGate,
    runProgram,
    makeFolder,
    log: silentLogger,
    queue,
    quotaOf: (plan) => QUOTAS[plan],
    measurePreviews: async () => 0,
    clock,
  });
  const drafts = createDraftsService({ database, library, tasks: bench.tasks, clock });
  examples = createExamplesService({
    accounts,
    tasks: bench.tasks,
    library,
    drafts,
    recipes: [RECIPE],
    log: silentLogger,
  });
  user = await bench.createUser();
});
afterEach(() => bench.close());

async function listHouseTasks(): Promise<Task[]> {
  const actor = await accounts.openHouseAccount();
  return (await bench.tasks.listTasks({ actor, page: 1, pageSize: 10 }, 'en')).list;
}

async function makeAll(): Promise<void> {
  await examples.makeExamples(signal);
  for (const { task_id: taskId } of await listHouseTasks()) await bench.run(taskId);
}

const assetIdsOf = (task: Task): AssetId[] =>
  (task.input as z.infer<typeof adInput>).product.images.map(({ asset_id: id }) => id as AssetId);

test('each example is made once, however often the installation starts, and costs no user anything', async () => {
  expect(await examples.hasUnmade()).toBe(true);
  await examples.makeExamples(signal);
  await examples.makeExamples(signal);
  expect(await examples.hasUnmade()).toBe(false);
  const tasks = await listHouseTasks();
  expect(tasks).toHaveLength(1);
  expect(await bench.balance(await accounts.openHouseAccount())).toEqual({
    available: 0,
    held: 5,
  });
});

test("a user's task runs before an example that was enqueued earlier", async () => {
  await examples.makeExamples(signal);
  const task = await bench.push(user);
  expect(task.queue_position).toBe(1);
  expect((await listHouseTasks())[0]?.queue_position).toBe(2);
});

test('an example is shown once it is made, without data of its owner', async () => {
  expect(await examples.listExamples('en')).toEqual({ examples: [], in_the_making: 1 });
  await examples.makeExamples(signal);
  expect(await examples.listExamples('en')).toEqual({ examples: [], in_the_making: 1 });
  await makeAll();
  const { examples: shown, in_the_making: making } = await examples.listExamples('zh-CN');
  expect(making).toBe(0);
  expect(shown).toMatchObject([{ example_id: RECIPE.id, title: RECIPE.titles['zh-CN'], outputs: [{ kind: 'video' }] }]);
  expect(JSON.stringify(shown)).not.toContain('asset_id');
});

test('a remix is a draft with its own copies of the images, copied once', async () => {
  await makeAll();
  const remix = () => examples.remixExample({ exampleId: RECIPE.id, actor: user }, 'en');
  const draft = await remix();
  expect(draft).toMatchObject({ title: RECIPE.titles.en, content: { step: 'product' } });
  const ref = draft.content.product.images?.[0]?.ref;
  const assetId = (ref as { asset_id: AssetId }).asset_id;
  expect(assetIdsOf((await listHouseTasks())[0] as Task)).not.toContain(assetId);
  const [own] = await library.listLibraryAssets(user, [assetId]);
  expect(own?.width).toBe(1400);
  const key = await library.findImageAsset(user, assetId);
  expect(key).toContain(assetId);
  expect(await bench.storage.head(key ?? '')).toBeDefined();
  expect((await library.findMedia(user, assetId))?.media.key).toBe(key);
  expect((await remix()).content.product).toEqual(draft.content.product);
});

test('a remix is refused for an unknown or unfinished example', async () => {
  await examples.makeExamples(signal);
  for (const exampleId of [RECIPE.id, 'nothing'])
    await expect(examples.remixExample({ exampleId, actor: user }, 'en')).rejects.toThrow(new AppError('NOT_FOUND'));
});

test('the sample is a project of the user’s own: it is free, created once, and deleting it keeps the example', async () => {
  expect(await examples.takeSample(user, 'en')).toBeNull();
  await makeAll();
  const [made] = await listHouseTasks();
  const before = await bench.balance(user);
  const sample = await examples.takeSample(user, 'en');
  expect(sample).toMatchObject({ state: 'success', title: `Sample: ${RECIPE.titles.en}`, credits: 0 });
  expect(sample?.outputs).toHaveLength(1);
  expect(await bench.balance(user)).toEqual(before);
  expect(await examples.takeSample(user, 'en')).toBeNull();

  const taskId = sample?.task_id as Task['task_id'];
  const ids = { taskId, actor: user };
  const draft = await bench.tasks.findDraft(ids);
  const ref = draft?.content.product.images?.[0]?.ref as { asset_id: AssetId };
  expect(await library.findAssetUse(user, ref.asset_id)).toBe('image');

  await bench.tasks.deleteTasks({ taskIds: [taskId], actor: user });
  expect(await examples.takeSample(user, 'en')).toBeNull();
  expect(await bench.listFiles(made?.task_id as Task['task_id'])).toContainEqual(expect.stringMatching(/video\.mp4$/));
});

test("another user's task cannot be copied", async () => {
  const other = await bench.createUser();
  const task = await bench.push(other);
  await bench.run(task.task_id);
  const copy = {
    taskId: task.task_id,
    from: user,
    to: user,
    title: 'Mine',
    idempotencyKey: 'copy of a task',
    assetIds: new Map(),
  };
  await expect(bench.tasks.copyTask(copy, 'en')).rejects.toThrow(new AppError('NOT_FOUND'));
});

test.each(EXAMPLE_RECIPES)('the tool accepts the recipe $id', ({ product, settings, drawing }) => {
  const images = drawing.settings.map((_setting, index) => ({
    asset_id: `6fa459ea-ee8a-4ca4-894e-${String(index).padStart(12, '0')}`,
  }));
  const input = { ...settings, resolution: '720p', product: { ...product, language: settings.language, images } };
  expect(productToVideoInput.safeParse(input).error?.issues).toBeUndefined();
});

test('each language has a sample', () => {
  const ids = EXAMPLE_RECIPES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(Object.values(SAMPLE_RECIPE_IDS)));
});
