import { readFile } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import {
  addMargin,
  cropFrame,
  eraseBox,
  type ErasedBox,
  type MarkStudy,
  pastePatch,
  toPixelBox,
  type YuvPlanes,
} from '@reelwright/erase';
import { decodeFramesArgs, encodeSegmentArgs } from '@reelwright/media';
import { startFrameEncoder, type FrameEncoder } from '#src/studio/render/frame-encoder.ts';
import { startFrameDecoder } from '#src/studio/render/video/frame-decoder.ts';
import type { ErasedPixels, EraseRequest, FrameRange, TimedBox, VideoToErase } from '../erase.ts';
import { codedSizeOf } from './look-at-video.ts';

/** What other frames show is looked for this far before and after. */
const CONTEXT_S = 3;
/** Frames that are erased at a time, with their context, fit into this. */
const WINDOW_BYTES = 320 * 2 ** 20;
/** Of a crop: its planes, strokes, masks and pyramid. */
const BYTES_PER_PIXEL = 7;
const ENCODER_THREADS = 2;
const PROGRESS_FRAMES = 10;

interface OpenBox extends TimedBox {
  crop: ReturnType<typeof addMargin>;
  inner: ReturnType<typeof toPixelBox>;
  study: MarkStudy | null;
}

/** Decodes frames, erases their boxes, and encodes them. Returns what was erased of each box. */
export async function eraseVideo(request: EraseRequest, onFrames: (frames: number) => void): Promise<ErasedPixels[]> {
  const { video, frames, crf, outputPath } = request;
  const { frameRate } = video.media;
  const boxes = await Promise.all(request.boxes.map((box) => openBox(video, box)));
  const pixels: ErasedPixels[] = boxes.map(() => ({ covered: 0, restored: 0 }));
  const size = codedSizeOf(video);
  const encoder = startFrameEncoder({
    program: 'ffmpeg',
    args: encodeSegmentArgs({
      ...size,
      frameRate,
      encoder: { kind: 'libx264', preset: 'veryfast', crf, threads: ENCODER_THREADS },
      output: outputPath,
    }),
  });
  try {
    const { context, length } = planWindows(video, boxes, frames);
    for (let from = frames.from; from < frames.to; from += length) {
      const window = { from, to: Math.min(frames.to, from + length) };
      const erased = await eraseWindow(video, boxes, window, context);
      for (const [index, box] of erased.entries()) {
        const sum = pixels[index];
        if (!box || !sum) continue;
        sum.covered += box.coveredPixels;
        sum.restored += box.restoredPixels;
      }
      await writeWindow({ video, boxes, window, erased, encoder }, (done) => onFrames(from - frames.from + done));
    }
    await encoder.finish();
  } catch (error) {
    await encoder.kill();
    throw error;
  }
  return pixels;
}

async function openBox(video: VideoToErase, box: TimedBox): Promise<OpenBox> {
  const pixels = toPixelBox(box, video.media);
  const crop = addMargin(pixels, video.media);
  // Written by `studyVideo`, in the same version.
  const study = box.studyPath === undefined ? null : (deserialize(await readFile(box.studyPath)) as MarkStudy);
  return { ...box, crop, inner: { ...pixels, left: pixels.left - crop.left, top: pixels.top - crop.top }, study };
}

/** Returns how many frames are erased at a time, and how many before and after them are looked at. */
function planWindows(
  { media: { frameRate } }: VideoToErase,
  boxes: readonly OpenBox[],
  frames: FrameRange,
): { context: number; length: number } {
  const framesPerSecond = frameRate.num / frameRate.den;
  const bytes = boxes.reduce((sum, { crop }) => sum + crop.width * crop.height * BYTES_PER_PIXEL, 1);
  const fits = Math.max(24, Math.floor(WINDOW_BYTES / bytes));
  const context = Math.min(Math.round(CONTEXT_S * framesPerSecond), fits >> 2);
  return { context, length: Math.min(frames.to - frames.from, fits - 2 * context) };
}

const overlap = (one: FrameRange, other: FrameRange): boolean => one.from < other.to && other.from < one.to;

/** Erases the boxes in a window of frames; undefined for a box whose time it does not touch. */
async function eraseWindow(
  video: VideoToErase,
  boxes: readonly OpenBox[],
  window: FrameRange,
  context: number,
): Promise<(ErasedBox | undefined)[]> {
  const active = boxes.filter((box) => overlap(box, window));
  if (active.length === 0) return boxes.map(() => undefined);
  const seen = { from: Math.max(0, window.from - context), to: Math.min(video.frames, window.to + context) };
  const crops = new Map<OpenBox, YuvPlanes[]>(active.map((box) => [box, []]));
  const size = codedSizeOf(video);
  await readFrames(video, seen, (frame) => {
    for (const [box, list] of crops) list.push(cropFrame(frame, size, box.crop));
  });
  const { frameRate, height } = video.media;
  return boxes.map((box) => {
    const frames = crops.get(box);
    crops.delete(box);
    if (!frames) return undefined;
    return eraseBox({
      frames,
      size: { width: box.crop.width, height: box.crop.height },
      box: box.inner,
      kind: box.kind,
      study: box.study,
      videoHeight: height,
      framesPerSecond: frameRate.num / frameRate.den,
      erased: {
        from: Math.max(box.from, window.from) - seen.from,
        to: Math.min(box.to, window.to, seen.from + frames.length) - seen.from,
      },
    });
  });
}

/** Decodes the window once more, whole frames this time, and hands them to the encoder with their patches. */
async function writeWindow(
  {
    video,
    boxes,
    window,
    erased,
    encoder,
  }: {
    video: VideoToErase;
    boxes: readonly OpenBox[];
    window: FrameRange;
    erased: readonly (ErasedBox | undefined)[];
    encoder: FrameEncoder;
  },
  onFrames: (frames: number) => void,
): Promise<void> {
  const size = codedSizeOf(video);
  let writing: Promise<void> = Promise.resolve();
  const written = await readFrames(video, window, async (frame, number) => {
    const painted = frame.slice();
    for (const [index, box] of boxes.entries()) {
      const patch = erased[index]?.patches[number - Math.max(box.from, window.from)];
      if (patch) pastePatch(painted, size, box.crop, patch);
    }
    // The encoder works on one frame while the next one is painted.
    await writing;
    writing = encoder.write(painted);
    writing.catch(() => undefined);
    const done = number + 1 - window.from;
    if (done % PROGRESS_FRAMES === 0) onFrames(done);
  });
  await writing;
  if (written < window.to - window.from) throw new Error(`the video ends at frame ${window.from + written}`);
}

/** Reads frames in order. Returns how many there were: a file may end early. */
async function readFrames(
  video: VideoToErase,
  { from, to }: FrameRange,
  onFrame: (frame: Uint8Array<ArrayBuffer>, number: number) => Promise<void> | void,
): Promise<number> {
  const size = codedSizeOf(video);
  const frames = Array.from({ length: to - from }, (_, index) => from + index);
  const { frameRate } = video.media;
  const args = decodeFramesArgs({ input: video.path, frameRate, frames });
  const decoder = startFrameDecoder({ program: 'ffmpeg', args, ...size });
  const frame = new Uint8Array((size.width * size.height * 3) / 2);
  let read = 0;
  try {
    for (; read < to - from && (await decoder.read(frame)); read += 1) await onFrame(frame, from + read);
  } finally {
    await decoder.close();
  }
  return read;
}
