import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Media, msToTicks, type TimelineDocument, type VideoClip } from '@reelwright/timeline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute } from '#src/platform/process/test-execute.ts';
import { runProgram } from '../../platform/process/run-program.ts';
import { createRenderEngine, type RenderEngine } from './engine/render-engine.ts';
import { openFramePainter } from './frame-painter.ts';
import { type RenderedVideo, renderDocument, type RenderRequest } from './render-document.ts';
import { readFrameNumber, type VideoMedia, writeNumberedVideo } from './sample-video.ts';
import { documentOf, videoClip } from './test-documents.ts';

const SIZE = { width: 192, height: 96 };
const FRAME_BYTES = (SIZE.width * SIZE.height * 3) / 2;
const CLIP_MS = 400;

let folder: string;
let files: Record<string, string>;
let source: VideoMedia;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'render-videos-'));
  const file = path.join(folder, 'video.mp4');
  source = await writeNumberedVideo(file, { ...SIZE, frames: 120, frameRate: { num: 30, den: 1 }, audio: 'sine=440' });
  files = { video: file };
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function render(document: TimelineDocument, changes: Partial<RenderRequest> = {}): Promise<RenderedVideo> {
  return await renderDocument({
    document,
    resolveMedia: (media) => files[media] ?? '',
    fonts: [],
    output: path.join(folder, 'made.mp4'),
    quality: 'final',
    folder,
    signal: new AbortController().signal,
    runProgram,
    ...changes,
  });
}

async function decode(file: string): Promise<Buffer> {
  const { stdout } = await execute('ffmpeg', ['-v', 'error', '-i', file, '-map', '0:v', '-f', 'rawvideo', '-'], {
    encoding: 'buffer',
  });
  return stdout;
}

async function readNumbers(file: string): Promise<number[]> {
  const bytes = await decode(file);
  return Array.from({ length: bytes.length / FRAME_BYTES }, (_, frame) =>
    readFrameNumber(bytes.subarray(frame * FRAME_BYTES, (frame + 1) * FRAME_BYTES), SIZE),
  );
}

/** Clips in sequence. */
function sequence(clips: Partial<VideoClip>[], media: Media = source): TimelineDocument {
  const duration = msToTicks(CLIP_MS);
  return documentOf({
    clips: clips.map((clip, index) => videoClip({ id: `clip-${index}`, start: index * duration, duration, ...clip })),
    media: { video: media },
    durationMs: clips.length * CLIP_MS,
    canvas: SIZE,
  });
}

const WAYS: Partial<VideoClip>[] = [
  { trimStart: msToTicks(1000) },
  { speed: 2, trimStart: msToTicks(2000) },
  { speed: 0.5 },
  { isReversed: true, trimStart: msToTicks(500) },
  { freezeAt: msToTicks(3000) },
];
const count = (from: number, step: number): number[] =>
  Array.from({ length: 12 }, (_, index) => Math.floor(from + step * index));
const WANTED = [count(30, 1), count(60, 2), count(0, 0.5), count(26, -1), count(90, 0)].flat();

test.each([1, 2, 3])('videos run forwards, fast, slowly, backwards and frozen, in %i segments', async (segments) => {
  const output = path.join(folder, `ways-${segments}.mp4`);
  await render(sequence(WAYS), { output, segments });
  expect(await readNumbers(output)).toEqual(WANTED);
  expect((await readdir(folder)).filter((name) => name.startsWith('render-'))).toEqual([]);
});

test('a video that fills the canvas is painted as it was decoded, sample for sample', async () => {
  const document = sequence([{}]);
  const painter = await openFramePainter({
    document,
    scale: 1,
    frames: { from: 0, to: 12 },
    fileOf: () => files['video'] ?? '',
    ringFrames: 1,
  });
  const decoded = await decode(files['video'] ?? '');
  for (let frame = 0; frame < 12; frame++) {
    await painter.prepare(frame);
    const painted = Buffer.from(painter.paint(frame));
    expect(painted.equals(decoded.subarray(frame * FRAME_BYTES, (frame + 1) * FRAME_BYTES))).toBe(true);
  }
  await painter.close();
});

test('two clips of one file each run on through the transition between them', async () => {
  const duration = msToTicks(1000);
  const document = documentOf({
    clips: [
      videoClip({ id: 'a', duration }),
      videoClip({ id: 'b', start: duration, duration, trimStart: msToTicks(2000) }),
    ],
    media: { video: source },
    durationMs: 2000,
    canvas: SIZE,
    // The transition shows both at full size, one half each.
    transitions: [{ id: 't', from: 'a', to: 'b', kind: 'wipe-right', duration: msToTicks(400) }],
  });
  const output = path.join(folder, 'transition.mp4');
  await render(document, { output });
  const numbers = await readNumbers(output);
  expect(numbers.slice(0, 24)).toEqual(Array.from({ length: 24 }, (_, index) => index));
  expect(numbers.slice(36)).toEqual(Array.from({ length: 24 }, (_, index) => 66 + index));
});

test('a draft is half as large, and shows the same frames', async () => {
  const output = path.join(folder, 'draft.mp4');
  const video = await render(sequence([{}]), { output, quality: 'draft' });
  expect(video).toMatchObject({ width: 96, height: 48 });
  const bytes = await decode(output);
  expect(bytes.length).toBe(12 * ((96 * 48 * 3) / 2));
});

describe('the original audio of a video', () => {
  const audio = { gainDb: 0, fadeIn: 0, fadeOut: 0 };

  test('is heard at its pitch, also at another speed', async () => {
    for (const speed of [1, 2, 0.5]) {
      const output = path.join(folder, 'audio.mp4');
      await render(sequence([{ audio, speed, duration: msToTicks(1500), trimStart: 0 }]), {
        output,
        document: documentOf({
          clips: [videoClip({ audio, speed, duration: msToTicks(1500) })],
          media: { video: source },
          durationMs: 1500,
          canvas: SIZE,
        }),
      });
      expect(await pitchOf(output)).toBeCloseTo(440, -1);
    }
  });

  test('is left out if the file has none, whatever its document says', async () => {
    const mute = path.join(folder, 'mute.mp4');
    const media = await writeNumberedVideo(mute, { ...SIZE, frames: 30, frameRate: { num: 30, den: 1 } });
    const video = await render(sequence([{ audio }], { ...media, hasAudio: true }), { resolveMedia: () => mute });
    expect(video.loudnessLufs).toBeUndefined();
  });
});

/** Measures the pitch of a tone by its upward zero crossings. */
async function pitchOf(file: string): Promise<number> {
  const { stdout } = await execute(
    'ffmpeg',
    ['-v', 'error', '-ss', '0.3', '-t', '0.8', '-i', file, '-ac', '1', '-f', 's16le', '-'],
    { encoding: 'buffer' },
  );
  const samples = Array.from({ length: stdout.length / 2 }, (_, index) => stdout.readInt16LE(index * 2));
  const crossings = samples.filter((sample, index) => sample >= 0 && (samples[index - 1] ?? 0) < 0).length;
  return crossings / (samples.length / 48_000);
}

describe('a failing hardware encoder', () => {
  /** No test machine has this encoder: ffmpeg fails at its first frame. */
  function brokenHardware(): RenderEngine & { givenUp: number } {
    const engine = createRenderEngine({ runProgram, encoder: 'software' });
    return {
      ...engine,
      givenUp: 0,
      findEncoder: async () => ({ kind: 'h264_vaapi', crf: 21, device: '/dev/dri/none' }),
      giveUpEncoder() {
        this.givenUp += 1;
      },
    };
  }

  test('costs only time: software makes the same file', async () => {
    const document = sequence([{}, { speed: 2 }]);
    const expected = await render(document, { output: path.join(folder, 'software.mp4') });
    const engine = brokenHardware();
    const fractions: number[] = [];
    const video = await render(document, { engine, onProgress: (fraction) => fractions.push(fraction) });
    expect(video.sha256).toBe(expected.sha256);
    expect(video.manifest.settings.encoder.kind).toBe('libx264');
    expect(engine.givenUp).toBe(1);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  });

  test('is not given up for an unreadable file', async () => {
    const engine = brokenHardware();
    const rendering = render(sequence([{}]), { engine, resolveMedia: () => path.join(folder, 'missing.mp4') });
    await expect(rendering).rejects.toMatchObject({ code: 'RENDER_FAILED' });
    expect(engine.givenUp).toBe(0);
  });
});
