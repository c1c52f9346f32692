import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  frameCount,
  frameToTick,
  type ImageClip,
  type Media,
  msToTicks,
  type TimelineDocument,
} from '@reelwright/timeline';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute } from '#src/platform/process/test-execute.ts';
import { runProgram } from '../../platform/process/run-program.ts';
import { renderDocument } from './render-document.ts';
import { workingCopyArgs } from './sample-video.ts';
import { listShownVisuals } from './shown-visuals.ts';
import { documentOf, imageClip, videoClip } from './test-documents.ts';

const CANVAS = { width: 640, height: 360 };
const VISUAL = { width: 1280, height: 720 };
const DURATION_MS = 3000;
const FRAME_RATE = { num: 30, den: 1 };
/** In pixels of the image. */
const DOT = { x: 702.3, y: 331.7, radius: 26 };
const BACKGROUND = 60;

let folder: string;
let visual: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'motion-'));
  visual = path.join(folder, 'dot.png');
  await sharp(paintDot(), { raw: { ...VISUAL, channels: 3 } }).toFile(visual);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Paints a soft dot on grey: its centroid is its centre, also between pixels. */
function paintDot(): Buffer {
  const { width, height } = VISUAL;
  const pixels = Buffer.alloc(width * height * 3, BACKGROUND);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const distance = Math.hypot(x + 0.5 - DOT.x, y + 0.5 - DOT.y) / DOT.radius;
      if (distance < 1)
        pixels.fill(
          Math.round(BACKGROUND + 170 * (1 - distance ** 2) ** 2),
          (y * width + x) * 3,
          (y * width + x) * 3 + 3,
        );
    }
  }
  return pixels;
}

interface Point {
  x: number;
  y: number;
}

/** Slower than a pixel per frame, where unsteady motion is most visible. */
const CAMERA: ImageClip['camera'] = {
  from: { x: 0.5, y: 0.5, zoom: 1.04 },
  to: { x: 0.53, y: 0.47, zoom: 1.12 },
  easing: 'linear',
};

/**
 * The ideal path of the dot: a straight line at constant speed, from its place in the first frame to that in the last.
 */
function idealPath(document: TimelineDocument): Point[] {
  const frames = frameCount(document.duration, document.frameRate);
  const placeAt = (frame: number): Point => {
    const [layer] = listShownVisuals(document, frame, 1);
    if (!layer) throw new Error('The picture is always there');
    const { window, dest } = layer;
    return {
      x: dest.x + ((DOT.x - window.x) * dest.width) / window.width,
      y: dest.y + ((DOT.y - window.y) * dest.height) / window.height,
    };
  };
  const [first, last] = [placeAt(0), placeAt(frames - 1)];
  return Array.from({ length: frames }, (_, frame) => ({
    x: first.x + ((last.x - first.x) * frame) / (frames - 1),
    y: first.y + ((last.y - first.y) * frame) / (frames - 1),
  }));
}

async function measurePath(file: string): Promise<Point[]> {
  const { stdout } = await execute('ffmpeg', ['-v', 'error', '-i', file, '-f', 'rawvideo', '-pix_fmt', 'gray', '-'], {
    encoding: 'buffer',
  });
  const bytes = CANVAS.width * CANVAS.height;
  return Array.from({ length: stdout.length / bytes }, (_, frame) =>
    centroidOf(stdout.subarray(frame * bytes, (frame + 1) * bytes)),
  );
}

/** Measures pixels brighter than the background and its encoding noise. */
function centroidOf(luma: Buffer): Point {
  const floor = (luma[0] ?? 0) + 12;
  let [sum, x, y] = [0, 0, 0];
  for (const [index, sample] of luma.entries()) {
    const weight = sample - floor;
    if (weight <= 0) continue;
    sum += weight;
    x += weight * ((index % CANVAS.width) + 0.5);
    y += weight * (Math.floor(index / CANVAS.width) + 0.5);
  }
  return { x: x / sum, y: y / sum };
}

/** Returns the root of the mean square error, and the largest error of a step from one frame to the next; in pixels. */
function judgeMotion(measured: Point[], ideal: Point[]): { rmsPx: number; largestStepPx: number } {
  expect(measured).toHaveLength(ideal.length);
  const errors = measured.map(({ x, y }, frame) => ({ x: x - (ideal[frame]?.x ?? 0), y: y - (ideal[frame]?.y ?? 0) }));
  const steps = errors
    .slice(1)
    .map(({ x, y }, index) => Math.hypot(x - (errors[index]?.x ?? 0), y - (errors[index]?.y ?? 0)));
  const squares = errors.reduce((sum, { x, y }) => sum + x * x + y * y, 0);
  return { rmsPx: Math.sqrt(squares / errors.length), largestStepPx: Math.max(...steps) };
}

async function renderAndJudge(document: TimelineDocument, media: string) {
  const output = path.join(folder, 'moved.mp4');
  await renderDocument({
    document,
    resolveMedia: () => media,
    fonts: [],
    output,
    quality: 'final',
    folder,
    signal: new AbortController().signal,
    runProgram,
  });
  return judgeMotion(await measurePath(output), idealPath(document));
}

test('a slow pan and zoom over a photo is steady to a tenth of a pixel in the finished file', async () => {
  const photo: Media = { kind: 'image', key: 'photo', ...VISUAL, hasAlpha: false };
  const clip = imageClip({ duration: msToTicks(DURATION_MS), camera: CAMERA });
  const document = documentOf({ clips: [clip], media: { photo }, durationMs: DURATION_MS, canvas: CANVAS });
  const { rmsPx, largestStepPx } = await renderAndJudge(document, visual);
  expect(rmsPx).toBeLessThanOrEqual(0.1);
  expect(largestStepPx).toBeLessThanOrEqual(0.2);
});

test('a slow pan and zoom over a video is as steady', async () => {
  const file = path.join(folder, 'dot.mp4');
  const frames = String((DURATION_MS / 1000) * FRAME_RATE.num);
  await execute(
    'ffmpeg',
    [
      ['-v', 'error', '-y', '-loop', '1', '-framerate', '30', '-i', visual, '-frames:v', frames],
      ['-vf', 'scale=out_color_matrix=bt709:out_range=limited,format=yuv420p', ...workingCopyArgs(FRAME_RATE), file],
    ].flat(),
  );
  const video: Media = {
    kind: 'video',
    key: 'video',
    ...VISUAL,
    duration: frameToTick(Number(frames), FRAME_RATE),
    frameRate: FRAME_RATE,
    hasAudio: false,
    alpha: 'none',
  };
  const clip = videoClip({ duration: msToTicks(DURATION_MS), camera: CAMERA });
  const document = documentOf({ clips: [clip], media: { video }, durationMs: DURATION_MS, canvas: CANVAS });
  const { rmsPx, largestStepPx } = await renderAndJudge(document, file);
  expect(rmsPx).toBeLessThanOrEqual(0.1);
  expect(largestStepPx).toBeLessThanOrEqual(0.2);
});
