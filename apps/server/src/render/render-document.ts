import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { encodeSegmentArgs, formatSegmentList, joinSegmentsArgs, type VideoEncoder } from '@reelwright/media';
import {
  type FrameRate,
  frameCount,
  frameToTick,
  outputCanvas,
  type TimelineDocument,
  ticksToSeconds,
} from '@reelwright/timeline';
import type { RunProgram } from '../platform/process/program.ts';
import { type FontFile, registerFonts } from './fonts.ts';
import { mixSoundtrack } from './mix-soundtrack.ts';
import { type FrameRange, planSegments } from './plan-segments.ts';
import { runSegment } from './run-segment.ts';
import type { SegmentTimings } from './segment-messages.ts';

/** A draft is for looking at: quick, coarser, half as large. */
export type RenderQuality = 'final' | 'draft';

export interface RenderRequest {
  /** Without refusals: `checkDocument` says so. */
  document: TimelineDocument;
  /** Local path of a media file by its id in the document. */
  resolveMedia: (media: string) => string;
  /** From `prepareFonts`. */
  fonts: readonly FontFile[];
  /** The MP4 to write: it is there, whole, when the render succeeds, and only then. */
  output: string;
  quality: RenderQuality;
  /** Rendered side by side. The file's bytes depend on it, so it must not follow the machine; 2 by default. */
  segments?: number;
  /** For temporary files; nothing stays in it. */
  folder: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress?: (fraction: number) => void;
  runProgram: RunProgram;
}

export interface RenderedVideo {
  width: number;
  height: number;
  frameRate: FrameRate;
  durationS: number;
  /** Integrated loudness and true peak of the encoded sound; undefined for a silent video. */
  loudnessLufs: number | undefined;
  truePeakDb: number | undefined;
  sizeBytes: number;
  sha256: string;
  timings: RenderTimings;
}

/** In milliseconds. Frames and sound are made at the same time. */
export interface RenderTimings {
  framesMs: number;
  soundMs: number;
  joinMs: number;
  totalMs: number;
  segments: SegmentTimings[];
}

const ENCODERS = {
  final: { kind: 'libx264', preset: 'veryfast', crf: 21, threads: 1 },
  draft: { kind: 'libx264', preset: 'ultrafast', crf: 27, threads: 1 },
} as const satisfies Record<RenderQuality, VideoEncoder>;

/** Output pixels per pixel of the document. */
const SCALES = { final: 1, draft: 0.5 } as const satisfies Record<RenderQuality, number>;

const DEFAULT_SEGMENTS = 2;
/** The part of the progress that is painting and encoding. */
const FRAMES_SHARE = 0.97;
const JOIN_TIMEOUT_MS = 2 * 60_000;

/**
 * Renders a document to an MP4: H.264 and AAC, BT.709, index in front. The same document and files give the same bytes, on any
 * number of processors. On failure or abort no file, thread or process is left. Throws AppError(RENDER_FAILED), or the signal's reason.
 */
export async function renderDocument(request: RenderRequest): Promise<RenderedVideo> {
  request.signal.throwIfAborted();
  registerFonts(request.fonts);
  const folder = await mkdtemp(path.join(request.folder, 'render-'));
  // Beside the output, so that it can take its place in one step.
  const joined = `${request.output}.partial`;
  try {
    return await renderInto(request, { folder, joined });
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(joined, { force: true });
  }
}

async function renderInto(
  request: RenderRequest,
  { folder, joined }: { folder: string; joined: string },
): Promise<RenderedVideo> {
  const { document, output, runProgram } = request;
  const { width, height } = outputCanvas(document, SCALES[request.quality]);
  const startedAt = performance.now();
  // What fails first stops the rest.
  const failure = new AbortController();
  const signal = AbortSignal.any([request.signal, failure.signal]);
  const timed = async <T>(work: Promise<T>): Promise<{ value: T; ms: number }> => {
    const value = await work;
    return { value, ms: performance.now() - startedAt };
  };
  const orStop = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      failure.abort(error);
      throw error;
    }
  };

  const segments = planSegments(document, request.segments ?? DEFAULT_SEGMENTS);
  const files = segments.map((_, index) => path.join(folder, `segment-${index}.mp4`));
  const onFrames = createFrameProgress(request, segments);
  const works = [
    timed(
      settleAll(
        segments.map((frames, index) =>
          orStop(
            runSegment(
              {
                document,
                scale: SCALES[request.quality],
                frames,
                files: resolvePictures(request),
                encoder: { program: 'ffmpeg', args: segmentArgs(request, files[index] ?? '') },
              },
              { signal, onProgress: (framesDone) => onFrames(index, framesDone) },
            ),
          ),
        ),
      ),
    ),
    timed(orStop(mixSoundtrack({ ...request, folder, signal }))),
  ] as const;
  await Promise.allSettled(works);
  request.signal.throwIfAborted();
  const [painted, sound] = await Promise.all(works);

  const listFile = path.join(folder, 'segments.txt');
  await writeFile(listFile, formatSegmentList(listSegments(document, segments, files)));
  await runProgram({
    program: 'ffmpeg',
    args: joinSegmentsArgs({ listFile, ...(sound.value ? { audio: sound.value.file } : {}), output: joined }),
    signal: request.signal,
    timeoutMs: JOIN_TIMEOUT_MS,
    errorCode: 'RENDER_FAILED',
  });
  const facts = { sizeBytes: (await stat(joined)).size, sha256: await hashFile(joined) };
  await rename(joined, output);
  request.onProgress?.(1);
  const totalMs = performance.now() - startedAt;
  return {
    width,
    height,
    frameRate: document.frameRate,
    durationS: ticksToSeconds(frameToTick(frameCount(document.duration, document.frameRate), document.frameRate)),
    loudnessLufs: sound.value?.loudness.integratedLufs,
    truePeakDb: sound.value?.loudness.truePeakDb,
    ...facts,
    timings: {
      framesMs: painted.ms,
      soundMs: sound.ms,
      joinMs: totalMs - Math.max(painted.ms, sound.ms),
      totalMs,
      segments: painted.value,
    },
  };
}

/** As Promise.all, but fails only when all have ended: before, their folder may not go. */
async function settleAll<T>(works: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works);
  return await Promise.all(works);
}

function segmentArgs({ document, quality }: RenderRequest, output: string): string[] {
  const { width, height } = outputCanvas(document, SCALES[quality]);
  return encodeSegmentArgs({ width, height, frameRate: document.frameRate, encoder: ENCODERS[quality], output });
}

function resolvePictures({ document, resolveMedia }: RenderRequest): Record<string, string> {
  const ids = Object.entries(document.media).flatMap(([id, media]) => (media.kind === 'audio' ? [] : [id]));
  return Object.fromEntries(ids.map((id) => [id, resolveMedia(id)]));
}

function listSegments(document: TimelineDocument, segments: readonly FrameRange[], files: readonly string[]) {
  return segments.map(({ from, to }, index) => ({
    file: files[index] ?? '',
    durationTicks: frameToTick(to, document.frameRate) - frameToTick(from, document.frameRate),
  }));
}

function createFrameProgress({ onProgress }: RenderRequest, segments: readonly FrameRange[]) {
  const done = segments.map(() => 0);
  const total = segments.reduce((sum, { from, to }) => sum + to - from, 0);
  return (segment: number, framesDone: number): void => {
    done[segment] = framesDone;
    onProgress?.((FRAMES_SHARE * done.reduce((sum, frames) => sum + frames, 0)) / total);
  };
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
