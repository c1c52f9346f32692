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
import type { Mask, PixelBox, Size } from '@reelwright/planes';
import type { ErasedPixels, FrameRange, TimedBox, VideoToErase } from '../erase.ts';
import { openFillNetwork } from '../models/fill-network.ts';
import type { ErasePass } from './erase-protocol.ts';
import { codedSizeOf } from './look-at-video.ts';

/** What other frames show is looked for this far before and after. */
const CONTEXT_S = 3;
/** Frames that are erased at a time, with their context, fit into this. */
const WINDOW_BYTES = 320 * 2 ** 20;
/** Of a crop: its planes, strokes, masks and pyramid. */
const BYTES_PER_PIXEL = 7;
const ENCODER_THREADS = 2;
const PROGRESS_FRAMES = 10;
/** Providers decode few profiles; the loss is hardly visible. */
const CRF_FOR_MODEL = 10;
const BLACK = 16;
const WHITE = 235;
const GREY = 128;

type Frame = Uint8Array<ArrayBuffer>;

interface OpenBox extends TimedBox {
  crop: ReturnType<typeof addMargin>;
  inner: ReturnType<typeof toPixelBox>;
  study: MarkStudy | null;
}

/** Decodes frames, erases their boxes, and encodes them. Returns what was erased of each box. */
export async function eraseVideo(request: ErasePass, onFrames: (frames: number) => void): Promise<ErasedPixels[]> {
  const { video, frames, crf, outputPath } = request;
  const boxes = await Promise.all(request.boxes.map((box) => openBox(video, box)));
  const pixels: ErasedPixels[] = boxes.map(() => ({ covered: 0, restored: 0 }));
  const network = request.fillModel === undefined ? undefined : await openFillNetwork(request.fillModel);
  const open = (output: string, quality: number): FrameEncoder => openSegmentEncoder(video, { output, crf: quality });
  const { forModel } = request;
  const encoder = open(outputPath, crf);
  const copies = forModel && { frames: open(forModel.framesPath, CRF_FOR_MODEL), made: open(forModel.madePath, 0) };
  const encoders = [encoder, ...(copies ? [copies.frames, copies.made] : [])];
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
      if (network)
        for (const [index, box] of erased.entries())
          for (const patch of box?.patches ?? [])
            if (patch) await network.fill(patch, boxes[index]?.crop ?? video.media);
      const report = (done: number): void => onFrames(from - frames.from + done);
      await writeWindow({ video, boxes, window, erased, encoder, copies }, report);
    }
    for (const each of encoders) await each.finish();
  } catch (error) {
    for (const each of encoders) await each.kill();
    throw error;
  }
  return pixels;
}

/** Starts the encoder of a segment, which can be joined with others of the same quality. */
export function openSegmentEncoder(
  video: Pick<VideoToErase, 'media'>,
  { output, crf }: { output: string; crf: number },
): FrameEncoder {
  const encoder = { kind: 'libx264', preset: 'veryfast', crf, threads: ENCODER_THREADS } as const;
  const { frameRate } = video.media;
  return startFrameEncoder({
    program: 'ffmpeg',
    args: encodeSegmentArgs({ ...codedSizeOf(video), frameRate, encoder, output }),
  });
}

/** Paints what was made up of a crop white. */
function markMade(frame: Uint8Array, size: Size, crop: PixelBox, made: Mask): void {
  for (let row = 0; row < crop.height; row += 1) {
    const to = (crop.top + row) * size.width + crop.left;
    for (let x = 0; x < crop.width; x += 1) if (made[row * crop.width + x] === 1) frame[to + x] = WHITE;
  }
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
    copies,
  }: {
    video: VideoToErase;
    boxes: readonly OpenBox[];
    window: FrameRange;
    erased: readonly (ErasedBox | undefined)[];
    encoder: FrameEncoder;
    copies: { frames: FrameEncoder; made: FrameEncoder } | undefined;
  },
  onFrames: (frames: number) => void,
): Promise<void> {
  const size = codedSizeOf(video);
  const writeAll = async (painted: Frame, made: Frame | undefined): Promise<void> => {
    await Promise.all([encoder.write(painted), copies?.frames.write(painted), made && copies?.made.write(made)]);
  };
  let writing: Promise<void> = Promise.resolve();
  const written = await readFrames(video, window, async (frame, number) => {
    const painted = frame.slice();
    const made =
      copies &&
      new Uint8Array(frame.length).fill(BLACK, 0, size.width * size.height).fill(GREY, size.width * size.height);
    for (const [index, box] of boxes.entries()) {
      const patch = erased[index]?.patches[number - Math.max(box.from, window.from)];
      if (!patch) continue;
      pastePatch(painted, size, box.crop, patch);
      if (made) markMade(made, size, box.crop, patch.made);
    }
    // The encoder works on one frame while the next one is painted.
    await writing;
    writing = writeAll(painted, made);
    writing.catch(() => undefined);
    const done = number + 1 - window.from;
    if (done % PROGRESS_FRAMES === 0) onFrames(done);
  });
  await writing;
  if (written < window.to - window.from) throw new Error(`the video ends at frame ${window.from + written}`);
}

/** Reads frames in order. Returns how many there were: a file may end early. */
async function readFrames(
  video: Pick<VideoToErase, 'path' | 'media'>,
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
