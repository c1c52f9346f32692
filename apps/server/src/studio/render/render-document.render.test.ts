import { execute } from '#src/platform/process/test-execute.ts';
import { listPrograms } from '#src/platform/process/test-programs.ts';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { measureLoudnessArgs, parseLoudness, readVideoCodec } from '@reelwright/media';
import { msToTicks } from '@reelwright/timeline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../app-error.ts';
import { runProgram } from '../../platform/process/run-program.ts';
import type { FontFile } from '../fonts/font-file.ts';
import { prepareTestFonts } from '../fonts/test-fonts.ts';
import { type RenderRequest, type RenderedVideo, renderDocument } from './render-document.ts';
import { createSampleAd, type SampleAd } from './sample-document.ts';

const WIDTH = 270;
const HEIGHT = 480;
const DURATION_MS = 2000;

let folder: string;
let ad: SampleAd;
let fonts: FontFile[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'render-test-'));
  fonts = await prepareTestFonts({ folder: path.join(folder, 'fonts') });
  ad = await createSampleAd({
    folder,
    width: WIDTH,
    height: HEIGHT,
    durationMs: DURATION_MS,
    scenes: 2,
    imagePx: 400,
  });
}, 60_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function render(changes: Partial<RenderRequest> = {}): Promise<RenderedVideo> {
  return await renderDocument({
    document: ad.document,
    resolveMedia: (media) => ad.files[media] ?? '',
    fonts,
    output: path.join(folder, 'ad.mp4'),
    quality: 'final',
    folder,
    signal: new AbortController().signal,
    runProgram,
    ...changes,
  });
}

/** Mean red, green and blue of a rectangle at a time. */
async function meanColor(file: string, atS: number, rect: { x: number; y: number; width: number; height: number }) {
  const crop = `crop=${rect.width}:${rect.height}:${rect.x}:${rect.y},scale=1:1:flags=area,format=rgb24`;
  const { stdout } = await execute(
    'ffmpeg',
    ['-v', 'error', '-ss', String(atS), '-i', file, '-frames:v', '1', '-vf', crop, '-f', 'rawvideo', '-'],
    { encoding: 'buffer' },
  );
  return { r: stdout[0] ?? 0, g: stdout[1] ?? 0, b: stdout[2] ?? 0 };
}

const listEncoders = (): string[] => listPrograms().filter((name) => name === 'ffmpeg');

/** Luma of one frame, scaled to 27 x 48: enough to tell whose frame it is. */
async function readFrame(file: string, atS?: number): Promise<Buffer> {
  const { stdout } = await execute(
    'ffmpeg',
    [
      ['-v', 'error', ...(atS === undefined ? [] : ['-ss', String(atS)]), '-i', file, '-frames:v', '1'],
      ['-vf', 'scale=27:48:flags=area,format=gray', '-f', 'rawvideo', '-'],
    ].flat(),
    { encoding: 'buffer' },
  );
  return stdout;
}

const meanError = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

test('the thumbnail and the preview of its card show the frames of the ad', async () => {
  const [thumbnail, preview] = [path.join(folder, 'thumbnail.jpg'), path.join(folder, 'preview.mp4')];
  const output = path.join(folder, 'with-card.mp4');
  const { previewS } = await render({
    output,
    card: {
      thumbnail: { atTick: msToTicks(1500), maxSide: 240, output: thumbnail },
      preview: { durationTicks: msToTicks(800), maxSide: 240, output: preview },
    },
  });
  expect(previewS).toBe(0.8);
  expect(meanError(await readFrame(thumbnail), await readFrame(output, 1.5))).toBeLessThan(4);
  expect(meanError(await readFrame(thumbnail), await readFrame(output, 0.2))).toBeGreaterThan(10);
  expect(meanError(await readFrame(preview, 0.5), await readFrame(output, 0.5))).toBeLessThan(4);
  const { stdout } = await execute('ffprobe', ['-v', 'error', '-show_streams', '-of', 'json', preview]);
  expect(JSON.parse(stdout)).toMatchObject({
    streams: [{ codec_type: 'video', width: 136, height: 240, duration: '0.800000' }],
  });
}, 120_000);

describe('a rendered ad', () => {
  const file = () => path.join(folder, 'ad.mp4');
  let video: RenderedVideo;
  beforeAll(async () => {
    video = await render();
  }, 120_000);

  test('has the requested size, rate, length and colours', async () => {
    const { stdout } = await execute('ffprobe', [
      '-v',
      'error',
      '-count_frames',
      '-show_streams',
      '-of',
      'json',
      file(),
    ]);
    const { streams } = JSON.parse(stdout) as { streams: Record<string, unknown>[] };
    expect(streams).toMatchObject([
      {
        codec_name: 'h264',
        width: WIDTH,
        height: HEIGHT,
        pix_fmt: 'yuv420p',
        r_frame_rate: '30/1',
        nb_read_frames: '60',
        color_range: 'tv',
        color_space: 'bt709',
        color_primaries: 'bt709',
        color_transfer: 'bt709',
      },
      { codec_name: 'aac', sample_rate: '48000', channels: 2 },
    ]);
    expect(Number(streams[0]?.['duration'])).toBeCloseTo(2, 2);
    expect(video).toMatchObject({ width: WIDTH, height: HEIGHT, frameRate: { num: 30, den: 1 }, durationS: 2 });
  });

  test('starts to play before it is fully loaded', async () => {
    const bytes = await readFile(file());
    expect(bytes.indexOf('moov')).toBeGreaterThan(0);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(video.sizeBytes).toBe(bytes.length);
  });

  test('has the target loudness, without clipping', async () => {
    const { stderr } = await execute('ffmpeg', measureLoudnessArgs(file()));
    const loudness = parseLoudness(stderr);
    expect(loudness?.integratedLufs).toBeGreaterThan(-15);
    expect(loudness?.integratedLufs).toBeLessThan(-13);
    expect(loudness?.truePeakDb).toBeLessThanOrEqual(-1);
    expect(video.loudnessLufs).toBeCloseTo(loudness?.integratedLufs ?? Number.NaN, 1);
  });

  test('shows each image in its time, and both in the transition', async () => {
    const centre = { x: 115, y: 220, width: 40, height: 40 };
    // The disc of the first sample is red, of the second blue.
    const [first, second] = [await meanColor(file(), 0.4, centre), await meanColor(file(), 1.3, centre)];
    expect(first.r).toBeGreaterThan(first.b + 80);
    expect(second.b).toBeGreaterThan(second.r + 80);
    const between = await meanColor(file(), 1, centre);
    expect(between.r).toBeLessThan(first.r - 30);
    expect(between.b).toBeLessThan(second.b - 30);
  });

  test('shows the price tag and the button at their times', async () => {
    const plate = { x: 149, y: 276, width: 4, height: 8 };
    const orange = await meanColor(file(), 1.9, plate);
    expect(orange.r).toBeGreaterThan(200);
    expect(orange.b).toBeLessThan(110);
    const button = { x: 70, y: 235, width: 5, height: 4 };
    expect(Math.min(...Object.values(await meanColor(file(), 1.9, button)))).toBeGreaterThan(200);
    expect(Math.min(...Object.values(await meanColor(file(), 1.2, button)))).toBeLessThan(150);
  });

  test('is the same file, byte for byte, when rendered again', async () => {
    const again = await render({ output: path.join(folder, 'again.mp4') });
    expect(again.sha256).toBe(video.sha256);
  }, 60_000);

  test('leaves no file but the video', async () => {
    expect((await readdir(folder)).filter((name) => /render-|partial/.test(name))).toEqual([]);
    expect(listEncoders()).toEqual([]);
  });
});

test('a draft can be played while it is rendered, and is the same file with and without listeners', async () => {
  const [video, audio]: [Buffer[], Buffer[]] = [[], []];
  const output = path.join(folder, 'draft.mp4');
  let partsBeforeFile = 0;
  const onVideo = (part: Buffer): void => {
    video.push(part);
    if (!existsSync(output)) partsBeforeFile = video.length;
  };
  const stream = { onVideo, onAudio: (part: Buffer) => void audio.push(part) };
  const streamed = await render({ quality: 'draft', output, stream });
  // A header and a part for each second; the audio at once.
  expect([video.length, audio.length]).toEqual([1 + DURATION_MS / 1000, 1]);
  expect(partsBeforeFile).toBeGreaterThan(1);
  expect(readVideoCodec(video[0] ?? Buffer.alloc(0))).toMatch(/^avc1\.[0-9a-f]{6}$/);
  const [firstSecond, sound] = [path.join(folder, 'first-second.mp4'), path.join(folder, 'sound.mp4')];
  await writeFile(firstSecond, Buffer.concat(video.slice(0, 2)));
  await writeFile(sound, Buffer.concat(audio));
  const framesOf = async (file: string, kind: 'v' | 'a') => {
    const entries = [
      '-select_streams',
      kind,
      '-count_frames',
      '-show_entries',
      'stream=nb_read_frames',
      '-of',
      'csv=p=0',
    ];
    return Number((await execute('ffprobe', ['-v', 'error', ...entries, file])).stdout);
  };
  expect(await framesOf(firstSecond, 'v')).toBe(30);
  expect(await framesOf(sound, 'a')).toBeGreaterThan(90);
  expect(await framesOf(output, 'v')).toBe((30 * DURATION_MS) / 1000);
  expect((await render({ quality: 'draft', output })).sha256).toBe(streamed.sha256);
}, 60_000);

test('a cancelled render ends at once and leaves no file and no process', async () => {
  const cancel = new AbortController();
  const output = path.join(folder, 'cancelled.mp4');
  const reason = new Error('cancelled by the user');
  let abortedAt = 0;
  const rendering = render({
    output,
    signal: cancel.signal,
    onProgress: (fraction) => {
      if (fraction < 0.1 || cancel.signal.aborted) return;
      abortedAt = performance.now();
      cancel.abort(reason);
    },
  });
  await expect(rendering).rejects.toBe(reason);
  expect(performance.now() - abortedAt).toBeLessThan(3000);
  expect((await readdir(folder)).filter((name) => /render-|partial|cancelled/.test(name))).toEqual([]);
  expect(listEncoders()).toEqual([]);
}, 60_000);

test('an unreadable image fails the render with a reason and leaves no file', async () => {
  const output = path.join(folder, 'broken.mp4');
  const rendering = render({
    output,
    resolveMedia: (media) => (media === 'image-1' ? path.join(folder, 'missing.jpg') : (ad.files[media] ?? '')),
  });
  const error = await rendering.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: 'RENDER_FAILED' });
  expect(String((error as AppError).cause)).toContain('missing.jpg');
  expect((await readdir(folder)).filter((name) => /render-|partial|broken/.test(name))).toEqual([]);
  expect(listEncoders()).toEqual([]);
}, 60_000);

test('progress never goes back and ends at one', async () => {
  const fractions: number[] = [];
  await render({ output: path.join(folder, 'progress.mp4'), quality: 'draft', onProgress: (f) => fractions.push(f) });
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  expect(fractions.at(-1)).toBe(1);
}, 60_000);
