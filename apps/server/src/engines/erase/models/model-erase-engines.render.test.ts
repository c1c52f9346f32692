import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute } from '#src/platform/process/test-execute.ts';
import { writeFillModel } from '#src/platform/onnx/test-onnx-model.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { listFrames } from '#src/runner/test-video-bench.ts';
import { openTestVideoModel, type TestVideoModel } from '../../test-model-provider.ts';
import { createEmbeddedEraseEngine } from '../embedded/embedded-erase-engine.ts';
import { describeEraseEngine } from '../erase-contract.ts';
import type { EraseEngine, VideoToErase } from '../erase.ts';
import { BURNED_RATE, BURNED_SIZE, drawBurned, MARK_BOX, writeBurned } from '../test-burned-video.ts';
import { createProviderEraseEngine } from './provider-erase-engine.ts';

const { signal } = new AbortController();
let folder: string;
let video: VideoToErase;
let provider: TestVideoModel;
/** What the model of the provider paints; by default it gives back what it was sent. */
let paint: string | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erase-models-'));
  await writeFile(join(folder, 'fill.onnx'), writeFillModel(64));
  const path = join(folder, 'still.mp4');
  // A still scene: no frame shows what the box covers.
  await writeBurned(path, drawBurned({ frames: 6, mark: 1, speed: 0 }));
  const media = { ...BURNED_SIZE, frameRate: { num: BURNED_RATE, den: 1 }, alpha: 'none' as const };
  video = { path, media, frames: 6 };
  provider = await openTestVideoModel('replicate:owner/fill-video', async ({ video: sent }, server) => {
    if (paint === undefined) return { output: String(sent) };
    const output = join(folder, 'painted.mp4');
    await execute('ffmpeg', [
      '-v',
      'error',
      '-y',
      '-f',
      'lavfi',
      '-i',
      paint,
      '-c:v',
      'libx264',
      '-pix_fmt',
      'yuv420p',
      output,
    ]);
    return { output: [server.serve('painted.mp4', await readFile(output))] };
  });
});
afterAll(async () => {
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

const openOnnx = (): EraseEngine => createEmbeddedEraseEngine({ runProgram, fillModel: join(folder, 'fill.onnx') });
const openProvider = (): EraseEngine =>
  createProviderEraseEngine(provider.needs, createEmbeddedEraseEngine({ runProgram }));
/** Opens an engine when it is first used: the folder and the server are made before the tests. */
const later = (open: () => EraseEngine): EraseEngine => ({
  id: 'later',
  suggestBoxes: (...args) => open().suggestBoxes(...args),
  studyMark: (...args) => open().studyMark(...args),
  eraseFrames: (...args) => open().eraseFrames(...args),
});

describeEraseEngine('an ONNX model', () => later(openOnnx), { looksItself: false });
describeEraseEngine('a model of a provider', () => later(openProvider), { looksItself: false });

const area = { ...MARK_BOX, kind: 'area', from: 2, to: 6 } as const;
const erase = async (
  engine: EraseEngine,
  name: string,
  memory?: Parameters<EraseEngine['eraseFrames']>[0]['memory'],
) => {
  const outputPath = join(folder, name);
  const frames = { from: 0, to: video.frames };
  const pixels = await engine.eraseFrames({ video, boxes: [area], frames, crf: 0, outputPath, memory }, { signal });
  return { pixels, frames: await listFrames(outputPath, BURNED_SIZE) };
};
const inBox = Math.round(0.17 * BURNED_SIZE.height) * BURNED_SIZE.width + Math.round(0.82 * BURNED_SIZE.width);

test('a model of a provider fills what no frame shows, and is paid once', async () => {
  paint = `color=c=white:s=640x360:r=${BURNED_RATE}:d=${video.frames / BURNED_RATE}`;
  let noted: unknown = null;
  const memory = { read: async () => noted, write: async (value: unknown) => void (noted = value), isEnd: () => false };
  const before = provider.server.started.length;
  const { frames } = await erase(openProvider(), 'painted-1.mp4', memory);
  await erase(openProvider(), 'painted-2.mp4', memory);
  paint = undefined;
  expect(provider.server.started).toHaveLength(before + 1);
  const original = await listFrames(video.path, BURNED_SIZE);
  expect(frames[3]?.[inBox]).toBeGreaterThan(230);
  expect(frames[0]?.equals(original[0] ?? Buffer.of())).toBe(true);
  const isOutside = (at: number): boolean => at < BURNED_SIZE.width * BURNED_SIZE.height * 0.05;
  expect(frames[3]?.findIndex((value, at) => isOutside(at) && value !== original[3]?.[at])).toBe(-1);
});

test('a video of another length is refused', async () => {
  paint = `color=c=white:s=320x180:r=${BURNED_RATE}:d=2`;
  await expect(erase(openProvider(), 'long.mp4')).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  paint = undefined;
});

test('an ONNX model fills what no frame shows otherwise than the embedded engine does', async () => {
  const [model, embedded] = [
    await erase(openOnnx(), 'model.mp4'),
    await erase(createEmbeddedEraseEngine({ runProgram }), 'plain.mp4'),
  ];
  expect(model.pixels).toEqual(embedded.pixels);
  expect(model.frames[3]?.[inBox]).not.toBe(embedded.frames[3]?.[inBox]);
  // The mean of what is around is no part of the white mark.
  expect(model.frames[3]?.[inBox]).toBeLessThan(190);
  expect(model.frames[1]?.equals(embedded.frames[1] ?? Buffer.of())).toBe(true);
});

test('a file that is no model says so', async () => {
  const fillModel = join(folder, 'text.onnx');
  await writeFile(fillModel, 'weights');
  await expect(erase(createEmbeddedEraseEngine({ runProgram, fillModel }), 'none.mp4')).rejects.toMatchObject({
    code: 'MODEL_UNUSABLE',
    values: { reason: { message: 'model_not_onnx' } },
  });
});
