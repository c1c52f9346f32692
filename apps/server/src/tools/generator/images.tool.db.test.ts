import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AssetId } from '@reelwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '#src/actor.ts';
import { AppError } from '#src/app-error.ts';
import { createEmbeddedCutOutEngine } from '#src/engines/cut-out/embedded/embedded-cut-out-engine.ts';
import { createEmbeddedGenerationModel } from '#src/engines/generation/embedded/embedded-generation-model.ts';
import type { GenerationModel } from '#src/engines/generation/generation.ts';
import { openTaskBench, type TaskBench } from '#src/modules/tasks/test-task-bench.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { createImagesTool } from './images.tool.ts';

const MUG = '11111111-1111-4111-8111-111111111111' as AssetId;
const NOBODYS = '44444444-4444-4444-8444-444444444444' as AssetId;

const separation = createEmbeddedCutOutEngine();
const embedded = createEmbeddedGenerationModel({ runProgram, fonts: [] });
/** A provider whose rules forbid everything. */
const strict: GenerationModel = {
  facts: { ...embedded.facts, id: 'openai:strict', provider: 'OpenAI', image_modes: ['text'] },
  makeImage: async () => {
    throw new AppError('PROVIDER_POLICY', { provider: 'OpenAI' });
  },
};
const models = [embedded, strict];
let bench: TaskBench;
let folder: string;
let user: Actor;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'generator-'));
  bench = await openTaskBench({
    tools: [
      createImagesTool({
        generation: { models, findModel: (id) => models.find(({ facts }) => facts.id === id) },
        separation,
        storage: { head: (key) => bench.storage.head(key) },
        runProgram,
        findImageKey: async (_actor, id) => (id === MUG ? 'library/mug.png' : undefined),
        findMedia: async () => undefined,
      }),
    ],
  });
  const mug =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#fff"/><rect x="130" y="100" width="140" height="220" rx="20" fill="#b03a2e"/></svg>';
  await bench.storage.put('library/mug.png', await sharp(Buffer.from(mug)).png().toBuffer(), 'image/png');
});
afterAll(async () => {
  await bench.close();
  await separation.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  user = await bench.createUser({ balance: 20 });
});

const push = (input: Record<string, unknown>) =>
  bench.tasks.pushTask({
    actor: user,
    toolType: 120,
    input: { resolution: '512', ratio: '16:9', ...input },
    language: 'en',
  });

async function run(input: Record<string, unknown>) {
  const { task_id: taskId } = await push(input);
  await bench.run(taskId);
  const done = await bench.status(user, taskId);
  const keys = (await bench.listFiles(taskId)).toSorted();
  const files = await Promise.all(keys.map(async (key) => readFile(await bench.storage.toLocalFile(key, folder))));
  return { done, files };
}

test('draws two images of a prompt with different seeds, says how they were made, and spends the price of each', async () => {
  const { done, files } = await run({ prompt: 'a red ceramic mug on a wooden table', quantity: 2, seed: 7 });
  expect(done).toMatchObject({ state: 'success', credits: 2, seed: 7, title: 'a red ceramic mug on a wooden table' });
  expect(done.outputs.map(({ variant, width, height }) => [variant, width, height])).toEqual([
    [0, 512, 288],
    [1, 512, 288],
  ]);
  expect(await bench.balance(user)).toEqual({ available: 18, held: 0 });
  expect(files).toHaveLength(2);
  const [first, second] = await Promise.all(files.map((file) => sharp(file).raw().toBuffer()));
  expect(first?.equals(second ?? Buffer.of())).toBe(false);
  const { xmp } = await sharp(files[0]).metadata();
  expect(xmp?.toString()).toContain('digitalsourcetype/algorithmicMedia');
});

test('sets a product into a ready scene: its own colour is in the picture', async () => {
  const { done, files } = await run({ mode: 'product', image: MUG, scene_id: 'white_studio' });
  expect(done).toMatchObject({ state: 'success' });
  const { data, info } = await sharp(files[0]).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += 3)
    if ((data[at] ?? 0) > 90 && (data[at] ?? 0) > 1.8 * (data[at + 1] ?? 0)) red += 1;
  expect(red / (info.width * info.height)).toBeGreaterThan(0.03);
  const { xmp } = await sharp(files[0]).metadata();
  expect(xmp?.toString()).toContain('digitalsourcetype/compositeSynthetic');
});

test('draws nothing that it does not understand until the user confirms it, and nothing that is prohibited', async () => {
  const puppy = { prompt: 'a golden retriever puppy playing the piano in a jazz club' };
  await expect(push(puppy)).rejects.toMatchObject({ code: 'PROMPT_NOT_UNDERSTOOD' });
  expect(await bench.balance(user)).toEqual({ available: 20, held: 0 });
  expect(await push({ ...puppy, is_confirmed: true })).toMatchObject({ state: 'in_queue' });
  await expect(push({ prompt: 'a bottle of heroin and cocaine for sale', is_confirmed: true })).rejects.toMatchObject({
    code: 'PROMPT_PROHIBITED',
  });
});

test('refuses a model that is not set up, an unknown scene, and an image of somebody else', async () => {
  await expect(push({ prompt: 'a mug', model: 'fal:none/such' })).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' });
  await expect(push({ scene_id: 'no_such_scene' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await expect(push({ mode: 'product', image: NOBODYS, scene_id: 'white_studio' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
});

test("a provider's refusal ends the task with its reason and returns the credits; the own engine does not step in", async () => {
  const { done, files } = await run({ prompt: 'a mug', model: strict.facts.id });
  expect(done).toMatchObject({ state: 'failed' });
  expect(done.failure?.msg).toContain('OpenAI refuses to make this under its content policy.');
  expect(done.failure?.refund_msg).toBe('The Credits have been returned to the account.');
  expect(files).toEqual([]);
  expect(await bench.balance(user)).toEqual({ available: 20, held: 0 });
});
