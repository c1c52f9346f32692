import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AssetId, Task } from '@reelwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '#src/actor.ts';
import { AppError } from '#src/app-error.ts';
import { createEmbeddedCutOutEngine } from '#src/engines/cut-out/embedded/embedded-cut-out-engine.ts';
import { createEmbeddedGenerationModel } from '#src/engines/generation/embedded/embedded-generation-model.ts';
import type { GenerationModel } from '#src/engines/generation/generation.ts';
import { openTaskBench, type TaskBench } from '#src/modules/tasks/test-task-bench.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { createClipsOfImagesTool, createClipsTool } from './clips.tool.ts';

const PHOTO = '11111111-1111-4111-8111-111111111111' as AssetId;
const BROKEN = '22222222-2222-4222-8222-222222222222' as AssetId;
const KEYS = new Map<AssetId, string>([
  [PHOTO, 'library/photo.png'],
  [BROKEN, 'library/broken.png'],
]);
const PRICE = { model: 'fal:shaky', resolution: '480p', ratio: '16:9', duration_s: 2 } as const;

const separation = createEmbeddedCutOutEngine();
const embedded = createEmbeddedGenerationModel({ runProgram, fonts: [] });
/** A provider that fails at its second clip, and works again afterwards. */
let asked = 0;
const shaky: GenerationModel = {
  facts: { ...embedded.facts, id: 'fal:shaky', provider: 'fal' },
  makeClip: async ({ outputPath, seconds }) => {
    asked += 1;
    if (asked === 2) throw new AppError('PROVIDER_FAILED', { provider: 'fal' });
    const source = ['-f', 'lavfi', '-i', `color=c=orange:s=128x72:r=30:d=${seconds}`];
    const args = ['-loglevel', 'error', '-y', ...source, '-pix_fmt', 'yuv420p', outputPath];
    await runProgram({
      program: 'ffmpeg',
      args,
      signal: new AbortController().signal,
      timeoutMs: 60_000,
      errorCode: 'PROVIDER_FAILED',
    });
    return { width: 128, height: 72 };
  },
};
let bench: TaskBench;
let folder: string;
let user: Actor;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clips-'));
  const dependencies = {
    generation: { models: [embedded, shaky], findModel: (id: string) => (id === shaky.facts.id ? shaky : embedded) },
    separation,
    storage: {
      head: (key: string) => bench.storage.head(key),
      get: (key: string) => bench.storage.get(key),
    },
    runProgram,
    findImageKey: async (_actor: Actor, id: AssetId) => KEYS.get(id),
    findMedia: async () => undefined,
  };
  bench = await openTaskBench({ tools: [createClipsTool(dependencies), createClipsOfImagesTool(dependencies)] });
  const photo = sharp({ create: { width: 320, height: 180, channels: 3, background: '#406080' } });
  await bench.storage.put('library/photo.png', await photo.png().toBuffer(), 'image/png');
  await bench.storage.put('library/broken.png', Buffer.from('no image'), 'image/png');
});
afterAll(async () => {
  await bench.close();
  await separation.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  asked = 0;
  user = await bench.createUser({ balance: 1000 });
});

/** Without their thumbnails. */
const listClips = ({ outputs }: Task) => outputs.filter(({ kind }) => kind === 'video');

test.each([
  ['words', 119, { mode: 'text', prompt: 'a mug' }],
  ['an image', 117, { mode: 'image', first_frame: PHOTO }],
] as const)(
  'a clip of %s that could not be made is paid back, and made again alone',
  async (_name, toolType, input) => {
    const push = { actor: user, toolType, input: { ...PRICE, ...input, quantity: 3 }, language: 'en' } as const;
    const { task_id: taskId } = await bench.tasks.pushTask(push);
    await bench.run(taskId);
    const done = await bench.status(user, taskId);
    expect(listClips(done).map(({ variant }) => variant)).toEqual([0, 2]);
    const [failure] = done.variant_failures ?? [];
    const one = failure?.credits ?? 0;
    expect(failure).toMatchObject({ variant: 1 });
    expect(one).toBeGreaterThan(0);
    const left = 1000 - done.credits + one;
    expect(await bench.balance(user)).toEqual({ available: left, held: 0 });

    const request = { taskId, actor: user, onlyMissing: true, language: 'en' } as const;
    const again = await bench.tasks.regenerateTask(request);
    expect(again.credits).toBe(one);
    await bench.run(again.task_id);
    expect(listClips(await bench.status(user, again.task_id))).toHaveLength(1);
    expect(await bench.balance(user)).toEqual({ available: left - one, held: 0 });
    await expect(bench.tasks.regenerateTask({ ...request, taskId: again.task_id })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  },
);

test('a frame of the library that is no image is refused before anything is paid', async () => {
  for (const [toolType, input] of [
    [117, { mode: 'image', first_frame: BROKEN }],
    [119, { mode: 'first_and_last', first_frame: PHOTO, last_frame: BROKEN }],
  ] as const)
    await expect(
      bench.tasks.pushTask({ actor: user, toolType, input: { ...PRICE, ...input }, language: 'zh-CN' }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', values: { problem: { message: 'generation_image_broken' } } });
  expect(await bench.balance(user)).toEqual({ available: 1000, held: 0 });
});
