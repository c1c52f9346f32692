import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createGuardedFetch } from '#src/platform/fetch/guarded-fetch.ts';
import { openMediaModel } from '#src/platform/media-providers/open-media-provider.ts';
import {
  type MediaProviderServer,
  startMediaProviderServer,
} from '#src/platform/media-providers/test-media-provider-server.ts';
import { writeCutOutModel, writeEnlargeModel } from '#src/platform/onnx/test-onnx-model.ts';
import { createEmbeddedCutOutEngine } from '../embedded/embedded-cut-out-engine.ts';
import { describeSeparationEngine } from '../separation-contract.ts';
import type { MaskedSeparation, SeparationEngine } from '../separation.ts';
import type { MaskFinder } from './find-mask.ts';
import { createModelSeparationEngine } from './model-separation-engine.ts';
import { createOnnxMaskFinder } from './onnx-mask-finder.ts';
import { createProviderMaskFinder } from './provider-mask-finder.ts';

const EDGE = { refine: 0.5, feather: 0, shift: 0 };
const { signal } = new AbortController();
const embedded = createEmbeddedCutOutEngine();
const finders: MaskFinder[] = [];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'));
});
afterAll(async () => {
  await Promise.all([embedded.close(), ...finders.map((finder) => finder.close())]);
  await rm(folder, { recursive: true, force: true });
});

/** Never certain by itself: the model is asked for every image. */
const doubting: MaskedSeparation = {
  ...embedded,
  separate: async (request, abort) =>
    request.maskPath === undefined && request.marks === undefined
      ? { isSeparated: false, hints: ['box'] }
      : embedded.separate(request, abort),
};

/** Opens the engine when it is first used: paths and addresses are known only then. */
function openLater(id: string, open: () => Promise<MaskFinder>): SeparationEngine {
  let opened: Promise<SeparationEngine> | undefined;
  const make = async (): Promise<SeparationEngine> => {
    const finder = await open();
    finders.push(finder);
    return createModelSeparationEngine(finder, doubting);
  };
  return {
    id,
    async separate(...args) {
      opened ??= make();
      return (await opened).separate(...args);
    },
  };
}

const writeModel = async (name: string, content: Buffer): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

describeSeparationEngine('an ONNX model', () =>
  openLater('u2net', async () =>
    createOnnxMaskFinder({ shape: 'u2net', path: await writeModel('contract.onnx', writeCutOutModel('u2net', 128)) }),
  ),
);

/** Keeps what is dark: as a transparent PNG, or as a mask. */
async function cutOutDark(input: Record<string, unknown>, server: MediaProviderServer, isMask: boolean) {
  const image = server.files.get(String(input['image_url'] ?? input['image'])) ?? Buffer.of();
  const mask = sharp(await sharp(image).greyscale().threshold(200).negate().png().toBuffer()).extractChannel(0);
  const answer = isMask
    ? await mask.png().toBuffer()
    : await sharp(image)
        .removeAlpha()
        .joinChannel(await mask.png().toBuffer())
        .png()
        .toBuffer();
  const url = server.serve(`answer-${server.started.length}.png`, answer);
  return { output: isMask ? url : { image: { url } } };
}

async function openProvider(name: string): Promise<{ finder: MaskFinder; server: MediaProviderServer }> {
  const server = await startMediaProviderServer({
    reply: (input, own) => cutOutDark(input, own, name.startsWith('replicate')),
  });
  const access = { apiKey: 'secret', baseUrl: server.baseUrl };
  const guarded = createGuardedFetch({ allowHosts: [new URL(server.baseUrl).host] });
  const finder = createProviderMaskFinder({
    model: openMediaModel(name, { fal: access, replicate: access }),
    saveGuarded: guarded.saveGuarded,
    pollMs: { first: 1, longest: 5 },
  });
  const close = async () => void (await Promise.all([server.close(), guarded.close()]));
  return { finder: { ...finder, close }, server };
}

describeSeparationEngine('a model of a provider', () =>
  openLater('replicate', async () => (await openProvider('replicate:owner/remove-background')).finder),
);

const drawBusy = async (): Promise<string> => {
  const stripes = Array.from(
    { length: 20 },
    (_, index) => `<rect x="${index * 20}" width="20" height="300" fill="${index % 2 === 0 ? '#ffe08a' : '#cfeaff'}"/>`,
  ).join('');
  const path = join(folder, 'busy.png');
  const box = '<rect x="100" y="60" width="160" height="180" fill="#5a1f0a"/>';
  await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="150" viewBox="0 0 400 300">${stripes}${box}</svg>`,
    ),
  )
    .png()
    .toFile(path);
  return path;
};

describe('a model of the operator', () => {
  test.each(['u2net', 'isnet', 'birefnet'] as const)(
    'of the shape %s separates what stands before a busy background',
    async (shape) => {
      const request = { imagePath: await drawBusy(), edge: EDGE, outputPath: join(folder, 'busy-out.png') };
      if (shape === 'u2net') expect(await embedded.separate(request, signal)).toMatchObject({ isSeparated: false });
      const finder = createOnnxMaskFinder({
        shape,
        path: await writeModel(`${shape}.onnx`, writeCutOutModel(shape, 64)),
      });
      finders.push(finder);
      const separated = await createModelSeparationEngine(finder, embedded).separate(request, signal);
      if (!separated.isSeparated) throw new Error('not separated');
      expect(separated.region.x).toBeCloseTo(0.25, 1.5);
      expect(separated.region.width).toBeCloseTo(0.4, 1.5);
    },
  );

  test('asks for marks where it finds nothing', async () => {
    const finder = createOnnxMaskFinder({
      shape: 'birefnet',
      path: await writeModel('b.onnx', writeCutOutModel('birefnet', 64)),
    });
    finders.push(finder);
    const imagePath = join(folder, 'blank.png');
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#ffffff' } })
      .png()
      .toFile(imagePath);
    const request = { imagePath, edge: EDGE, outputPath: join(folder, 'blank-out.png') };
    const separated = await createModelSeparationEngine(finder, embedded).separate(request, signal);
    expect(separated).toEqual({ isSeparated: false, hints: ['box'] });
    expect(await readdir(folder)).not.toContain('blank-out.png');
  });

  test.each<[string, () => Buffer | undefined, string]>([
    ['is not there', () => undefined, 'model_missing'],
    ['is no model', () => Buffer.from('weights'), 'model_not_onnx'],
    ['is a model for something else', () => writeEnlargeModel(2), 'model_other_shape'],
  ])('says why a file that %s can not be used', async (name, make, message) => {
    const content = make();
    const path = join(folder, `${name.length}.onnx`);
    if (content) await writeFile(path, content);
    const finder = createOnnxMaskFinder({ shape: 'u2net', path });
    finders.push(finder);
    const request = { imagePath: await drawBusy(), outputPath: join(folder, 'none.png') };
    await expect(finder.findMask(request, signal)).rejects.toMatchObject({
      code: 'MODEL_UNUSABLE',
      values: { reason: { message } },
    });
  });

  test('is asked once for an image, also after a restart', async () => {
    const { finder, server } = await openProvider('fal:fal-ai/birefnet/v2');
    onTestFinished(() => finder.close());
    let noted: unknown = null;
    const memory = {
      read: async () => noted,
      write: async (value: unknown) => void (noted = value),
      isEnd: () => false,
    };
    const request = { imagePath: await drawBusy(), edge: EDGE, outputPath: join(folder, 'twice.png'), memory };
    const engine = createModelSeparationEngine(finder, embedded);
    await engine.separate(request, signal);
    expect(await engine.separate(request, signal)).toMatchObject({ isSeparated: true });
    expect(server.started).toHaveLength(1);
  });
});
