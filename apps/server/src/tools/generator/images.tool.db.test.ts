import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AssetId } from '@reelwright/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#src/actor.ts';
import { AppError } from '#src/app-error.ts';
import { createEmbeddedCutOutEngine } from '#src/engines/cut-out/embedded/embedded-cut-out-engine.ts';
import { createEmbeddedGenerationModel } from '#src/engines/generation/embedded/embedded-generation-model.ts';
import type { GenerationModel } from '#src/engines/generation/generation.ts';
import type { AssetMedia } from '#src/modules/assets/asset-media.ts';
import { openTaskBench, type TaskBench } from '#src/modules/tasks/test-task-bench.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { createImagesTool } from './images.tool.ts';

const MUG = '11111111-1111-4111-8111-111111111111' as AssetId;
const NOBODYS = '44444444-4444-4444-8444-444444444444' as AssetId;

interface Kept {
  key: string;
  /** What preparing an upload has found; left out for the tests that need none. */
  media?: { media: { width: number; height: number } };
}
const LIBRARY = new Map<AssetId, Kept>([[MUG, { key: 'library/mug.png' }]]);

/** Puts a file into the library, as it is. */
async function keep(name: string, content: Buffer, size?: { width: number; height: number }): Promise<AssetId> {
  const id = randomUUID() as AssetId;
  await bench.storage.put(`library/${name}`, content, 'image/png');
  LIBRARY.set(id, { key: `library/${name}`, ...(size ? { media: { media: size } } : {}) });
  return id;
}

/** Cutting out costs by pixels. Photos are drawn on 400 x 400. */
const PHOTO_PX = 300;
const PHOTO = `width="${PHOTO_PX}" height="${PHOTO_PX}" viewBox="0 0 400 400"`;

/** Its files are long. */
const NOISE = {
  create: {
    width: 400,
    height: 400,
    channels: 3 as const,
    background: '#808080',
    noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
  },
};
const SWATCH = { create: { width: 64, height: 64, channels: 3 as const, background: '#c06030' } };
/** Two frames below each other, the first in the colour of the swatch. */
const FRAMES = await sharp(
  [
    await sharp(SWATCH).png().toBuffer(),
    await sharp({ create: { ...SWATCH.create, background: '#102030' } })
      .png()
      .toBuffer(),
  ],
  { join: { animated: true } },
)
  .webp({ lossless: true })
  .toBuffer();

const separation = createEmbeddedCutOutEngine();
const embedded = createEmbeddedGenerationModel({ runProgram, fonts: [] });
/** A provider whose rules forbid everything. */
const strict: GenerationModel = {
  facts: { ...embedded.facts, id: 'openai:strict', provider: 'OpenAI', image_modes: ['text'] },
  makeImage: async () => {
    throw new AppError('PROVIDER_POLICY', { provider: 'OpenAI' });
  },
};
/** A provider that fails at its second image, and works again afterwards. */
let askedOfShaky = 0;
const shaky: GenerationModel = {
  facts: { ...embedded.facts, id: 'fal:shaky', provider: 'fal', image_modes: ['text'] },
  makeImage: async ({ outputPath }) => {
    askedOfShaky += 1;
    if (askedOfShaky === 2) throw new AppError('PROVIDER_FAILED', { provider: 'fal' });
    await sharp(SWATCH).png().toFile(outputPath);
    return { width: 64, height: 64 };
  },
};
const models = [embedded, strict, shaky];
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
        storage: { head: (key) => bench.storage.head(key), get: (key) => bench.storage.get(key) },
        runProgram,
        findImageKey: async (_actor, id) => LIBRARY.get(id)?.key,
        findMedia: async (_actor, id) => LIBRARY.get(id)?.media as AssetMedia | undefined,
      }),
    ],
  });
  const mug = `<svg xmlns="http://www.w3.org/2000/svg" ${PHOTO}><rect width="400" height="400" fill="#fff"/><rect x="130" y="100" width="140" height="220" rx="20" fill="#b03a2e"/></svg>`;
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

test('a product that its photo cuts off rises from the lower edge; it stands on nothing', async () => {
  const held = `<svg xmlns="http://www.w3.org/2000/svg" ${PHOTO}><rect width="400" height="400" fill="#fff"/><rect x="140" y="120" width="120" height="280" fill="#b03a2e"/></svg>`;
  const size = { width: PHOTO_PX, height: PHOTO_PX };
  const id = await keep('held.png', await sharp(Buffer.from(held)).png().toBuffer(), size);
  const { done, files } = await run({ mode: 'product', image: id, scene_id: 'white_studio' });
  expect(done).toMatchObject({ state: 'success' });
  const { data, info } = await sharp(files[0]).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const redness = (y: number): number => {
    const at = (y * info.width + info.width / 2) * 3;
    return (data[at] ?? 0) / Math.max(1, data[at + 1] ?? 0);
  };
  expect(redness(info.height - 1)).toBeGreaterThan(1.8);
  expect(redness(10)).toBeLessThan(1.2);
});

test("a provider's refusal ends the task with its reason and returns the credits; the own engine does not step in", async () => {
  const { done, files } = await run({ prompt: 'a mug', model: strict.facts.id });
  expect(done).toMatchObject({ state: 'failed' });
  expect(done.failure?.msg).toContain('OpenAI refuses to make this under its content policy.');
  expect(done.failure?.refund_msg).toBe('The Credits have been returned to the account.');
  expect(files).toEqual([]);
  expect(await bench.balance(user)).toEqual({ available: 20, held: 0 });
});

test('an image that could not be made takes no other along: it is paid back, and made again alone', async () => {
  const { done } = await run({ prompt: 'a mug', model: shaky.facts.id, quantity: 3 });
  expect(done.state).toBe('success');
  expect(done.outputs.map(({ variant }) => variant)).toEqual([0, 2]);
  expect(done.variant_failures).toMatchObject([{ variant: 1, credits: 3 }]);
  expect(await bench.balance(user)).toEqual({ available: 20 - 2 * 3, held: 0 });
  const again = await bench.tasks.regenerateTask({
    taskId: done.task_id,
    actor: user,
    onlyMissing: true,
    language: 'en',
  });
  await bench.run(again.task_id);
  expect((await bench.status(user, again.task_id)).outputs).toHaveLength(1);
  expect(await bench.balance(user)).toEqual({ available: 20 - 3 * 3, held: 0 });
});

test('more of the same go on with the seeds behind the last ones, as often as they are asked for', async () => {
  const { task_id: taskId } = await push({ prompt: 'a mug', quantity: 3, seed: 40 });
  const makeMore = (request: { seed?: number; idempotencyKey?: string } = {}) =>
    bench.tasks.regenerateTask({ taskId, actor: user, language: 'en', ...request });
  const idempotencyKey = randomUUID();
  const first = await makeMore({ idempotencyKey });
  expect(first.seed).toBe(43);
  expect((await makeMore()).seed).toBe(46);
  expect((await makeMore({ idempotencyKey })).task_id, 'whose answer was lost').toBe(first.task_id);
  expect((await makeMore({ seed: 40 })).seed, 'the same once more').toBe(40);
});

describe('an image that is changed', () => {
  const readGreen = async (file: Buffer | undefined, x: number, y: number): Promise<number> => {
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return data[(Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3 + 1] ?? Number.NaN;
  };
  const WALL = { create: { width: 600, height: 400, channels: 3 as const, background: '#88aa66' } };

  test('keeps its shape under a new light, which brightens the side it comes from', async () => {
    const { done, files } = await run({
      mode: 'relight',
      image: MUG,
      light: 'left',
      light_tone: 'neutral',
      strength: 1,
    });
    expect(done.outputs[0]).toMatchObject({ width: 512, height: 512 });
    // Left and right of the middle of the mug.
    expect(await readGreen(files[0], 0.36, 0.6)).toBeGreaterThan((await readGreen(files[0], 0.64, 0.6)) + 5);
    const { xmp } = await sharp(files[0]).metadata();
    expect(xmp?.toString()).toContain('digitalsourcetype/algorithmicallyEnhanced');
  });

  test('takes a foreground in, where and as tall as asked', async () => {
    const wall = await keep('wall.png', await sharp(WALL).png().toBuffer());
    const blend = { mode: 'blend', image: wall, foreground: MUG, foreground_x: 0.25, foreground_size: 0.5 };
    const { done, files } = await run(blend);
    expect(done).toMatchObject({ state: 'success', credits: 1 });
    expect(await readGreen(files[0], 0.25, 0.7)).toBeLessThan(100);
    expect(await readGreen(files[0], 0.8, 0.3)).toBe(0xaa);
    await expect(push({ ...blend, foreground: null })).rejects.toMatchObject({ code: 'INCOMPLETE_FORM' });
    await expect(push({ ...blend, foreground: NOBODYS })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('gets a new background while its subject stays where it is', async () => {
    const { done, files } = await run({ mode: 'background', image: MUG, prompt: 'on a blue background, soft light' });
    expect(done).toMatchObject({ state: 'success' });
    const { data, info } = await sharp(files[0]).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const start = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3;
      return [...data.subarray(start, start + 3)];
    };
    const [[red = 0, , rest = 0], [wallRed = 0, , wallBlue = 0]] = [at(0.5, 0.5), at(0.1, 0.1)];
    expect(red).toBeGreaterThan(rest * 1.8);
    expect(wallBlue).toBeGreaterThan(wallRed * 1.3);
  });

  test('becomes larger with its own shape', async () => {
    const small = await keep('small.png', await sharp(WALL).resize(120, 80).png().toBuffer());
    const { done } = await run({ mode: 'upscale', image: small });
    expect(done.outputs[0]).toMatchObject({ width: 512, height: 341 });
  });
});

describe('hostile input', () => {
  test.each([
    ['a prompt of 10,000 characters', { prompt: 'a mug '.repeat(1700) }, 'INVALID_INPUT'],
    ['an empty prompt', { prompt: ' \n\t ' }, 'INCOMPLETE_FORM'],
    ['only control characters', { prompt: '\u0000\u0007\u001b\u0085' }, 'PROMPT_NOT_UNDERSTOOD'],
    ['only what should not appear', { prompt: '', negative_prompt: 'people, text' }, 'INCOMPLETE_FORM'],
    ['a prompt of negatives', { prompt: 'no people, no text, without a cat' }, 'PROMPT_NOT_UNDERSTOOD'],
    ['words from right to left', { prompt: 'زجاجة خضراء على طاولة رخامية' }, 'PROMPT_NOT_UNDERSTOOD'],
    ['words turned around by a control', { prompt: '\u202eelttob neerg a' }, 'PROMPT_NOT_UNDERSTOOD'],
    ['prohibited content', { prompt: 'a bottle of heroin for sale', is_confirmed: true }, 'PROMPT_PROHIBITED'],
    [
      'a negative prompt of 10,000 characters',
      { prompt: 'a mug', negative_prompt: 'x'.repeat(10_000) },
      'INVALID_INPUT',
    ],
  ])('%s is refused before anything is paid', async (_name, input, code) => {
    await expect(push(input)).rejects.toMatchObject({ code });
    expect(await bench.balance(user)).toEqual({ available: 20, held: 0 });
  });

  test('control characters among words change nothing', async () => {
    expect(await push({ prompt: 'a\u0000 red\u0007 ceramic\u202e mug' })).toMatchObject({ state: 'in_queue' });
  });

  test('a product of 1 x 10,000 pixels is too small; a strip like that is resized without a fault', async () => {
    const strip = sharp({ create: { width: 1, height: 10_000, channels: 3, background: '#804020' } });
    const id = await keep('strip.png', await strip.png().toBuffer(), { width: 1, height: 10_000 });
    await expect(push({ mode: 'product', image: id, scene_id: 'white_studio' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      values: { problem: { message: 'generation_image_small' } },
    });
    for (const mode of ['upscale', 'relight', 'restyle', 'extend'])
      expect((await run({ mode, image: id })).done, mode).toMatchObject({ state: 'success' });
  });

  test.each([
    // Its inks reach fewer colours.
    ['a CMYK JPEG', 40, () => sharp(SWATCH).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
    ['a PNG of 16 bits', 4, () => sharp(SWATCH).toColourspace('rgb16').png().toBuffer()],
    ['an animated WebP', 4, () => sharp(FRAMES, { animated: true }).webp({ lossless: true }).toBuffer()],
  ] as const)('%s is read in its right colours', async (name, tolerance, make) => {
    const id = await keep(name.replaceAll(' ', '-'), await make());
    const { done, files } = await run({ mode: 'upscale', image: id });
    expect(done).toMatchObject({ state: 'success' });
    const { width, height } = done.outputs[0] ?? {};
    expect([width, height]).toEqual([512, 512]);
    const [red = 0, green = 0, blue = 0] = await sharp(files[0]).removeAlpha().resize(1, 1).raw().toBuffer();
    for (const [seen, asked] of [
      [red, 0xc0],
      [green, 0x60],
      [blue, 0x30],
    ] as const)
      expect(Math.abs(seen - asked)).toBeLessThan(tolerance);
    expect((await sharp(files[0]).metadata()).depth).toBe('uchar');
  });

  test.each([
    ['a PNG without pixels', async () => Buffer.from('\x89PNG\r\n\x1a\nnothing more', 'latin1')],
    ['a PNG that ends too soon', async () => (await sharp(FRAMES).png().toBuffer()).subarray(0, 80)],
    ['a JPEG that ends too soon', async () => (await sharp(NOISE).jpeg().toBuffer()).subarray(0, 20_000)],
    ['a text with the name of an image', async () => Buffer.from('<!doctype html><p>no image</p>')],
    [
      'a drawing with the name of a photo',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'),
    ],
    ['an empty file', async () => Buffer.alloc(0)],
  ] as const)('%s in the library is refused before anything is paid', async (name, make) => {
    const broken = await keep(`${name.replaceAll(' ', '-')}.png`, await make());
    for (const input of [
      { mode: 'upscale', image: broken },
      { mode: 'product', image: broken, scene_id: 'white_studio' },
      { mode: 'blend', image: MUG, foreground: broken },
    ]) {
      const field = 'foreground' in input ? 'foreground' : 'image';
      await expect(push(input), input.mode).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        values: { field: { field: [field] }, problem: { message: 'generation_image_broken' } },
      });
    }
    expect(await bench.balance(user)).toEqual({ available: 20, held: 0 });
  });

  test('a JPEG with the name of a PNG is read as what it is', async () => {
    const id = await keep('photo.png', await sharp(SWATCH).jpeg().toBuffer());
    expect(await push({ mode: 'upscale', image: id })).toMatchObject({ state: 'in_queue' });
  });
});
