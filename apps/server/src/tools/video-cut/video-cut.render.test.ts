import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProgram } from '#src/platform/process/run-program.ts';
import { readCopyableFile } from '#src/platform/media/packets/packet-files.ts';
import { testActor } from '#src/test-actor.ts';
import { writeBrokenVideos } from '../../runner/test-broken-videos.ts';
import { listFrames, listGreys, listOnsets, readPixel, VIDEO } from '../../runner/test-video-bench.ts';
import { openCutBench } from './test-cut-bench.ts';

let bench: Awaited<ReturnType<typeof openCutBench>>;
beforeAll(async () => {
  bench = await openCutBench();
});
afterAll(() => bench.close());

const SIZE = { width: 64, height: 48 };
const FRAMES = 50;
/** Each frame has a grey of its own: 30 and four more for each frame. A tone sounds for 0.1 s at 0.4, 0.8, ... */
const source = (rate = '25'): string[] => [
  '-f',
  'lavfi',
  '-i',
  `color=black:s=64x48:r=${rate},trim=end_frame=${FRAMES},geq=lum='30+4*N':cb=128:cr=128`,
  '-f',
  'lavfi',
  '-i',
  "aevalsrc='if(gte(t,0.4)*lt(mod(t,0.4),0.1),0.5*sin(2*PI*1000*t),0)':s=48000:d=2",
];
const X264 = ['-c:v', 'libx264', '-crf', '1', '-g', '10', '-bf', '3', '-sc_threshold', '0', '-pix_fmt', 'yuv420p'];
const AAC = ['-c:a', 'aac', '-b:a', '192k'];

/** The greys of the working copy follow the video range: black is 16. */
async function expectGreys(path: string, frames: readonly number[]): Promise<void> {
  const greys = await listGreys(path);
  // A rounded -0 is 0.
  const shown = greys.map((grey) => Math.round(((grey * 219) / 255 + 16 - 30) / 4) + 0);
  expect(shown).toEqual(frames);
}
const between = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

test('copies what lies between key frames bit by bit, and encodes only the edges', async () => {
  const media = await bench.take('plain.mp4', source(), X264, AAC);
  expect(media).toMatchObject({ frameRate: { num: 25, den: 1 } });
  bench.programs.length = 0;
  const [file] = await bench.cut({ ranges: [{ from: 5, to: 37 }] });
  if (!file) throw new Error('no result');
  await expectGreys(file.path, between(5, 37));
  const [original, cut] = [await listFrames(bench.inFolder('plain.mp4'), SIZE), await listFrames(file.path, SIZE)];
  for (const frame of between(10, 30)) expect(cut[frame - 5]?.equals(original[frame] as Buffer)).toBe(true);
  const encoded = bench.programs.filter((args) => args.includes('libx264'));
  expect(encoded.map((args) => args[args.indexOf('-frames:v') + 1])).toEqual(['5', '7']);
  expect(file).toMatchObject({ ...SIZE, durationS: 32 / 25, fileName: 'Clip-cut.mp4' });
});

test('encodes nothing where every range begins and ends with key frames', async () => {
  await bench.take('plain.mp4', source(), X264, AAC);
  bench.programs.length = 0;
  const [file] = await bench.cut({
    ranges: [
      { from: 40, to: 50 },
      { from: 10, to: 20 },
    ],
  });
  if (!file) throw new Error('no result');
  expect(bench.programs.filter((args) => args.includes('libx264'))).toEqual([]);
  await expectGreys(file.path, [...between(40, 50), ...between(10, 20)]);
});

test('keeps the audio in place to the millisecond, across joined ranges', async () => {
  await bench.take('plain.mp4', source(), X264, AAC);
  // Frames 8 to 15 and 28 to 41: tones at 0.4 and 1.2 s, which begin 0.08 s into each.
  const [file] = await bench.cut({
    ranges: [
      { from: 8, to: 15 },
      { from: 28, to: 38 },
    ],
  });
  if (!file) throw new Error('no result');
  const onsets = await listOnsets(file.path);
  expect(onsets).toHaveLength(2);
  expect(onsets[0]).toBeCloseTo(0.4 - 8 / 25, 2);
  expect(onsets[1]).toBeCloseTo(7 / 25 + 1.2 - 28 / 25, 2);
  const [silent] = await bench.cut({ ranges: [{ from: 8, to: 15 }], has_audio: false });
  await expect(listOnsets(silent?.path ?? '')).rejects.toThrow('matches no streams');
});

test('makes a file of each range, and goes on after a kill with the pieces that are there', async () => {
  await bench.take('plain.mp4', source(), X264, AAC);
  const wish: Parameters<typeof bench.cut>[0] = {
    ranges: [
      { from: 0, to: 3 },
      { from: 30, to: 34 },
    ],
    result: 'separate',
    is_lossless: false,
  };
  const files = await bench.cut(wish, { run: 'killed' });
  expect(files.map(({ fileName }) => fileName)).toEqual(['Clip-cut-1.mp4', 'Clip-cut-2.mp4']);
  for (const [index, frames] of [between(0, 3), between(30, 34)].entries())
    await expectGreys(files[index]?.path ?? '', frames);
  bench.programs.length = 0;
  await bench.cut(wish, { killed: 'killed' });
  expect(bench.programs.filter((args) => args.includes('libx264'))).toEqual([]);
});

test('rotates, crops, and fills a canvas with a colour or the image itself', async () => {
  const quarters = 'color=red:s=32x24:r=25:d=0.2[a];color=lime:s=32x24:r=25:d=0.2[b];color=blue:s=64x24:r=25:d=0.2[c]';
  await bench.take('quarters.mp4', ['-filter_complex', `${quarters};[a][b]hstack[d];[d][c]vstack`], X264);
  const at = (file: { path: string } | undefined, x: number, y: number) =>
    readPixel(file?.path ?? '', { frame: 1, x, y });
  const isNear = (pixel: number[], color: number[]): boolean =>
    color.every((value, channel) => Math.abs(value - (pixel[channel] ?? 0)) < 40);
  const ranges = [{ from: 0, to: 3 }];
  // Clockwise: the lower left corner, which is blue, comes to the upper left.
  const [turned] = await bench.cut({ ranges, frame: { rotation: 90 } });
  expect(turned).toMatchObject({ width: 48, height: 64 });
  expect(isNear(await at(turned, 6, 6), [0, 0, 255])).toBe(true);
  expect(isNear(await at(turned, 42, 6), [255, 0, 0])).toBe(true);
  const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
  const [cropped] = await bench.cut({ ranges, frame: { crop } });
  expect(cropped).toMatchObject({ width: 32, height: 24 });
  expect(isNear(await at(cropped, 4, 4), [0, 255, 0])).toBe(true);
  const [padded] = await bench.cut({ ranges, frame: { crop, canvas: { ratio: '1:1', fill: '#ffffff' } } });
  expect(padded).toMatchObject({ width: 32, height: 32 });
  expect(isNear(await at(padded, 16, 1), [255, 255, 255])).toBe(true);
  expect(isNear(await at(padded, 16, 16), [0, 255, 0])).toBe(true);
  const [blurred] = await bench.cut({ ranges, frame: { crop, canvas: { ratio: '9:16', fill: 'blur' } } });
  expect(blurred).toMatchObject({ width: 32, height: 56 });
  expect(isNear(await at(blurred, 16, 2), [0, 255, 0])).toBe(true);
});

const facts = async (name: string, frameRate: { num: number; den: number }, frames: number) =>
  readCopyableFile(
    { path: bench.inFolder(name), frameRate, frames },
    { runProgram, signal: new AbortController().signal },
  );

test('keeps the rotation of a phone video without encoding it', async () => {
  await bench.take('plain.mp4', source(), X264, AAC);
  await bench.take('phone.mp4', ['-i', bench.inFolder('plain.mp4')], ['-c', 'copy', '-metadata:s:v:0', 'rotate=90']);
  bench.programs.length = 0;
  const [file] = await bench.cut({ ranges: [{ from: 10, to: 30 }] });
  expect(file).toMatchObject({ width: 48, height: 64 });
  await expectGreys(file?.path ?? '', between(10, 30));
  expect(bench.programs.filter((args) => args.includes('libx264'))).toEqual([]);
});

test('encodes a video of variable frame rate, frame by frame as it is shown', async () => {
  const late = "setpts='if(lt(N,20),N,N*2-20)/25/TB'";
  const media = await bench.take('variable.mp4', source().slice(0, 4), ['-vf', late, '-fps_mode', 'vfr'], X264);
  if (!media) throw new Error('no video');
  expect(await facts('variable.mp4', media.frameRate, 80)).toEqual({ ok: false, reason: 'frame_rate' });
  const [file] = await bench.cut({ ranges: [{ from: 16, to: 26 }] });
  const { num, den } = media.frameRate;
  expect(file?.durationS).toBeCloseTo((10 * den) / num, 5);
  // The working copy holds each late frame twice, as it is shown.
  await expectGreys(file?.path ?? '', [16, 17, 18, 19, 20, 20, 21, 21, 22, 22]);
});

test('copies 10-bit frames at key frames, and encodes the whole range elsewhere', async () => {
  await bench.take('deep.mp4', source(), X264.slice(0, -2), ['-pix_fmt', 'yuv420p10le'], AAC);
  expect(await facts('deep.mp4', { num: 25, den: 1 }, FRAMES)).toMatchObject({ ok: true, encoder: null });
  for (const { range, count } of [
    { range: { from: 10, to: 20 }, count: 0 },
    { range: { from: 11, to: 42 }, count: 1 },
  ]) {
    bench.programs.length = 0;
    const [file] = await bench.cut({ ranges: [range] });
    await expectGreys(file?.path ?? '', between(range.from, range.to));
    expect(bench.programs.filter((args) => args.includes('libx264'))).toHaveLength(count);
  }
});

test('keeps the alpha of a transparent video, as WebM', async () => {
  const half = "geq=r=200:g=20:b=20:a='if(lt(X,32),255,0)'";
  await bench.take('alpha.webm', [
    '-f',
    'lavfi',
    '-i',
    `color=black:s=64x48:r=25:d=0.4,format=rgba,${half},format=yuva420p`,
    '-c:v',
    'libvpx-vp9',
    '-lossless',
    '1',
    '-auto-alt-ref',
    '0',
  ]);
  const [file] = await bench.cut({ ranges: [{ from: 2, to: 8 }] });
  if (!file) throw new Error('no result');
  expect(file).toMatchObject({ ...SIZE, fileName: 'Clip-cut.webm' });
  const at = (x: number) => readPixel(file.path, { frame: 2, x, y: 24, decoder: 'libvpx-vp9' });
  expect((await at(8))[3]).toBeGreaterThan(250);
  expect((await at(8))[0]).toBeGreaterThan(170);
  expect((await at(56))[3]).toBeLessThan(5);
});

test('refuses audio, foreign rates and ranges beyond the end before anything is paid', async () => {
  const check = (wish: object) =>
    bench.tool.checkAssets?.(
      { asset_id: VIDEO, frame_rate: { num: 25, den: 1 }, ranges: [{ from: 0, to: 5 }], ...wish } as never,
      { actor: testActor(), language: 'en' },
    );
  await bench.take('short.mp4', source(), X264, AAC);
  await expect(check({})).resolves.toBeUndefined();
  await expect(check({ ranges: [{ from: 0, to: FRAMES + 1 }] })).rejects.toMatchObject({
    values: { field: { field: ['ranges', 0] }, problem: { message: 'cut_range_outside' } },
  });
  await expect(check({ frame_rate: { num: 30, den: 1 } })).rejects.toMatchObject({
    values: { problem: { message: 'cut_other_rate' } },
  });
  // A video without an image is audio to the library, and what is broken never gets there.
  expect(await bench.take('heard.mp4', source().slice(4), AAC)).toBeUndefined();
  await expect(check({})).rejects.toMatchObject({ values: { problem: { message: 'asset_no_video' } } });
  for (const { path, code } of await writeBrokenVideos(bench.inFolder(''))) {
    await expect(bench.takeFile(path)).rejects.toMatchObject({ code });
    await expect(check({})).rejects.toMatchObject({ values: { problem: { message: 'asset_no_video' } } });
  }
});

test('cuts a video of a single pixel', async () => {
  const media = await bench.take('pixel.mp4', source().slice(0, 4), ['-vf', 'scale=1:1', '-c:v', 'mpeg4']);
  const [file] = await bench.cut({ ranges: [{ from: 3, to: 9 }] });
  expect(file).toMatchObject({ width: media?.width, height: media?.height, durationS: 6 / 25 });
});
