import { erasePreviewFound, type SubtitlesRemoverInput, subtitlesRemoverInput } from '@reelwright/contracts';
import { frameCount, TICKS_PER_SECOND } from '@reelwright/timeline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedEraseEngine } from '#src/engines/erase/embedded/embedded-erase-engine.ts';
import type { EraseEngine, FrameRange } from '#src/engines/erase/erase.ts';
import {
  BURNED_SIZE,
  type BurnedVideo,
  compareLuma,
  drawBurned,
  TEXT_BOX,
  writeBurned,
} from '#src/engines/erase/test-burned-video.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { testActor } from '#src/test-actor.ts';
import { writeBrokenVideos } from '../../runner/test-broken-videos.ts';
import { listFrames, listOnsets, openVideoBench, readPixel, VIDEO } from '../../runner/test-video-bench.ts';
import { createSubtitlesRemoverTool } from './subtitles-remover.tool.ts';

/** The pieces that were erased, and whether the next but one fails as if its worker were killed. */
const erased: FrameRange[] = [];
let killedAt: number | undefined;
const engine = createEmbeddedEraseEngine({ runProgram });
const erasing: EraseEngine = {
  ...engine,
  async eraseFrames(request, options) {
    if (request.frames.from === killedAt) throw new Error('killed');
    erased.push(request.frames);
    return engine.eraseFrames(request, options);
  },
};

const openBench = () => openVideoBench((own) => createSubtitlesRemoverTool({ ...own, erasing }));
let bench: Awaited<ReturnType<typeof openBench>>;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const TONE = [
  '-f',
  'lavfi',
  '-i',
  "aevalsrc='if(gte(t,0.4)*lt(t,0.5),0.5*sin(2*PI*1000*t),0)':s=48000:d=1.2",
  '-shortest',
];

/** Takes a video of drawn frames into the library. Returns its facts. */
async function takeBurned(burned: BurnedVideo, ...args: readonly string[]) {
  const path = bench.inFolder('Clip.mp4');
  await writeBurned(path, drawBurned(burned), ...args);
  const media = await bench.takeFile(path);
  if (!media) throw new Error('no video');
  return media;
}

function toInput(
  lengthTicks: number,
  wish: Partial<SubtitlesRemoverInput> = {},
  box: object = {},
): SubtitlesRemoverInput {
  const lengthS = lengthTicks / TICKS_PER_SECOND;
  const boxes = [{ ...TEXT_BOX, from_ms: 0, to_ms: Math.floor(lengthS * 1000), ...box }];
  const videos = [{ asset_id: VIDEO, name: 'Clip.mp4', length_s: lengthS, boxes }];
  return subtitlesRemoverInput.parse({ videos, has_rights: true, ...wish });
}

test('erases subtitles and keeps audio, size, frame rate and length', async () => {
  const { duration, frameRate } = await takeBurned({ frames: 30, text: { from: 2, to: 27 } }, ...TONE);
  const [file] = await bench.run(toInput(duration));
  if (!file) throw new Error('no result');
  expect(file).toMatchObject({ ...BURNED_SIZE, durationS: 1.2, fileName: 'Clip-erased.mp4' });
  expect(frameRate).toEqual({ num: 25, den: 1 });
  const frames = await listFrames(file.path, BURNED_SIZE);
  const clean = drawBurned({ frames: 30 });
  expect(frames).toHaveLength(30);
  for (const index of [3, 15, 26])
    expect(compareLuma(frames[index] as Buffer, clean[index] as Buffer, TEXT_BOX)).toBeLessThan(3.5);
  const [onset] = await listOnsets(file.path);
  expect(onset).toBeCloseTo(0.4, 1);
});

test('previews a part for free: the erased video, and what each box held', async () => {
  const { duration } = await takeBurned({ frames: 30, text: { from: 2, to: 27 } });
  const input = toInput(duration, { has_rights: false, preview: { kind: 'result', from_ms: 200 } });
  expect(bench.tool.preview?.isPreview(input)).toBe(true);
  const results = await bench.runSteps(input, { last: bench.tool.preview?.lastStep ?? '' });
  const document = bench.tool.findTimeline?.(results);
  expect(document?.media['video']).toMatchObject({ kind: 'video', ...BURNED_SIZE, duration });
  const found = erasePreviewFound.parse(bench.tool.findMaterial?.({ input, seed: 1, variant: 0 }, results));
  expect(found.boxes).toBeNull();
  expect(found.restored[0]).toBeGreaterThan(0.5);
});

test('suggests boxes before one is drawn', async () => {
  const { duration } = await takeBurned({ frames: 30, text: { from: 2, to: 27 } });
  const input = toInput(duration, { preview: { kind: 'boxes' } });
  const results = await bench.runSteps(input, { last: 'erase_boxes' });
  const found = erasePreviewFound.parse(bench.tool.findMaterial?.({ input, seed: 1, variant: 0 }, results));
  expect(found.boxes?.map(({ kind }) => kind)).toEqual(['text']);
  expect(bench.tool.findTimeline?.(results)).toBeUndefined();
});

test('fails, and names the video, where its boxes hold nothing of their kind', async () => {
  const { duration } = await takeBurned({ frames: 26 });
  for (const kind of ['text', 'mark'])
    await expect(bench.run(toInput(duration, {}, { kind }))).rejects.toMatchObject({
      code: 'NOTHING_TO_ERASE',
      values: { position: 1 },
    });
});

test('goes on after the last whole piece if its worker is killed', async () => {
  const media = await bench.take(
    'Long.mp4',
    ['-f', 'lavfi', '-i', 'testsrc2=s=64x48:r=10:d=12'],
    ['-g', '5', '-crf', '30'],
  );
  const box = { kind: 'area', x: 0.5, y: 0.5, width: 0.2, height: 0.2 };
  if (!media) throw new Error('no video');
  const input = toInput(media.duration, {}, box);
  const frames = frameCount(media.duration, media.frameRate);
  killedAt = Math.round((10 * media.frameRate.num) / media.frameRate.den);
  const rest = { from: killedAt, to: frames };
  await expect(bench.run(input, { run: 'killed' })).rejects.toThrow('killed');
  killedAt = undefined;
  erased.length = 0;
  const [file] = await bench.run(input, { killed: 'killed' });
  expect(erased).toEqual([rest]);
  expect(await listFrames(file?.path ?? '', { width: 64, height: 48 })).toHaveLength(frames);
});

test('keeps an upright size for a rotated video of 10 bits with an uneven frame rate', async () => {
  // Frames 7, 14 and so on are late.
  const uneven = ["setpts='(N+if(mod(N,7),0,0.5))/25/TB'", 'format=yuv420p10le'].join(',');
  await bench.take(
    'flat.mp4',
    ['-f', 'lavfi', '-i', 'testsrc2=s=160x96:r=25:d=1.2', '-vf', uneven, '-fps_mode', 'vfr'],
    ['-c:v', 'libx264', '-crf', '12'],
  );
  const media = await bench.take('Phone.mov', [
    '-i',
    bench.inFolder('flat.mp4'),
    '-c',
    'copy',
    '-metadata:s:v:0',
    'rotate=90',
  ]);
  if (!media) throw new Error('no video');
  expect(media).toMatchObject({ width: 96, height: 160 });
  const [file] = await bench.run(toInput(media.duration, {}, { kind: 'area', height: 0.1 }));
  expect(file).toMatchObject({ width: 96, height: 160 });
  expect(file?.durationS).toBeCloseTo(media.duration / TICKS_PER_SECOND, 5);
});

test('keeps the transparency of a video, as WebM', async () => {
  const half = "geq=r=200:g=20:b=20:a='if(lt(X,32),255,0)'";
  const made = ['-f', 'lavfi', '-i', `color=black:s=64x48:r=25:d=1.2,format=rgba,${half}`, '-c:v', 'qtrle'];
  const media = await bench.take('Alpha.mov', made);
  const [file] = await bench.run(
    toInput(media?.duration ?? 0, {}, { kind: 'area', x: 0, y: 0, width: 0.3, height: 0.3 }),
  );
  if (!file) throw new Error('no result');
  expect(file).toMatchObject({ width: 64, height: 48, fileName: 'Clip-erased.webm' });
  const at = (x: number) => readPixel(file.path, { frame: 3, x, y: 24, decoder: 'libvpx-vp9' });
  expect((await at(8))[3]).toBeGreaterThan(250);
  expect((await at(8))[0]).toBeGreaterThan(160);
  expect((await at(56))[3]).toBeLessThan(5);
});

test('fails on a video of a single pixel, where a box holds nothing', async () => {
  const media = await bench.take('Pixel.mp4', [
    '-f',
    'lavfi',
    '-i',
    'testsrc2=s=16x16:r=25:d=1.2',
    '-vf',
    'scale=1:1',
    '-c:v',
    'mpeg4',
  ]);
  await expect(bench.run(toInput(media?.duration ?? 0))).rejects.toMatchObject({ code: 'NOTHING_TO_ERASE' });
});

test('refuses what it can not take before anything is paid', async () => {
  const check = (input: SubtitlesRemoverInput) =>
    bench.tool.checkAssets?.(input, { actor: testActor(), language: 'en' });
  const refused = (message: string) => ({ values: { problem: { message } } });
  await bench.take('Plain.mp4', ['-f', 'lavfi', '-i', 'testsrc2=s=64x48:r=10:d=2', '-c:v', 'libx264']);
  await expect(check(toInput(2 * TICKS_PER_SECOND))).resolves.toBeUndefined();
  await expect(check(toInput(3 * TICKS_PER_SECOND))).rejects.toMatchObject(refused('erase_other_length'));
  await bench.take('Plain.webm', ['-f', 'lavfi', '-i', 'testsrc2=s=64x48:r=10:d=2']);
  await expect(check(toInput(2 * TICKS_PER_SECOND))).rejects.toMatchObject(refused('erase_video_format'));
  // A video without an image is audio to the library, and what is none at all never gets there.
  await bench.take('Heard.mp4', ['-f', 'lavfi', '-i', 'sine=d=2']);
  await expect(check(toInput(2 * TICKS_PER_SECOND))).rejects.toMatchObject(refused('asset_no_video'));
  for (const { path, code } of await writeBrokenVideos(bench.inFolder(''))) {
    await expect(bench.takeFile(path)).rejects.toMatchObject({ code });
    await expect(check(toInput(2 * TICKS_PER_SECOND))).rejects.toMatchObject(refused('asset_no_video'));
  }
});
