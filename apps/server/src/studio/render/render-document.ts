import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AudioCoder, formatSegmentList, joinSegmentsArgs, type VideoEncoder } from '@reelwright/media';
import { type FrameRate, frameCount, frameToTick, type TimelineDocument, ticksToSeconds } from '@reelwright/timeline';
import { AppError } from '../../app-error.ts';
import type { RunProgram } from '../../platform/process/program.ts';
import { createRenderEngine, type RenderEngine } from './engine/render-engine.ts';
import { describeFonts } from '../fonts/describe-fonts.ts';
import type { FontFile } from '../fonts/font-file.ts';
import { registerFonts } from '../fonts/register-fonts.ts';
import { selectFonts } from '../fonts/select-fonts.ts';
import { followFragments } from './follow-fragments.ts';
import { type FileFacts, hashFile } from '#src/platform/media/hash-file.ts';
import type { RenderManifest } from './manifest.ts';
import { mixSoundtrack, type Soundtrack } from './mix-soundtrack.ts';
import type { SegmentTimings } from './painting-messages.ts';
import { type RenderQuality, renderedSize, SCALES } from './rendered-size.ts';
import { type CardOrder, type RenderedFrames, renderFrames, toSegmentFile } from './render-frames.ts';
import { passLimitMs } from '../../platform/process/time-limits.ts';

/** Receives a video while it is rendered: parts of fragmented MP4, to be appended in order. */
export interface RenderStream {
  /** The first part is the header, each further one a second of video. */
  onVideo(part: Buffer): void;
  /** All audio at once; not called for a silent document. */
  onAudio(part: Buffer): void;
}

export interface RenderRequest {
  /** A document that `checkDocument` accepts without refusals. */
  document: TimelineDocument;
  /** Local path of a media file by its id in the document. */
  resolveMedia: (media: string) => string;
  /** The result of `prepareFonts`. */
  fonts: readonly FontFile[];
  /** The MP4 to write: it exists, whole, if and only if the render succeeds. */
  output: string;
  quality: RenderQuality;
  /**
   * The number of segments rendered side by side. The file's bytes depend on it, so it must not follow the machine; by
   * default it follows the size.
   */
  segments?: number;
  /** The encoder; by default libx264, or the hardware that the engine has found. */
  encoder?: VideoEncoder;
  /** By default `fast` for a draft: its first second waits for all audio. */
  audioCoder?: AudioCoder;
  /** From `createRenderEngine`, one for all renders of a process; by default one without hardware. */
  engine?: RenderEngine;
  /** Also makes what a card shows of the video, of the frames that are painted anyway. */
  card?: CardOrder;
  /** Receives a draft while it is rendered in software. */
  stream?: RenderStream;
  /** The seed of the task that made the document, for the manifest. */
  seed?: number;
  /** For temporary files, which are removed. */
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
  /** Integrated loudness and true peak of the encoded audio; undefined for a silent video. */
  loudnessLufs: number | undefined;
  truePeakDb: number | undefined;
  /** Duration of the card's preview; undefined if none was ordered. */
  previewS: number | undefined;
  sizeBytes: number;
  sha256: string;
  /** All that the file follows from, to be stored beside it. */
  manifest: RenderManifest;
  timings: RenderTimings;
}

/** In milliseconds. Frames and audio are made at the same time. */
export interface RenderTimings {
  framesMs: number;
  audioMs: number;
  joinMs: number;
  totalMs: number;
  segments: SegmentTimings[];
}

const QUALITIES = {
  final: { preset: 'veryfast', crf: 21 },
  draft: { preset: 'ultrafast', crf: 27 },
} as const satisfies Record<RenderQuality, { preset: string; crf: number }>;

/** The quality and size of a final of filmed motion, in three quarters of the time. */
const COMPUTED_MOTION = { motion: 'computed', crf: 20.8 } as const;

/** Encoder threads per render, to run on two processors. */
const ENCODER_THREADS = 2;
/** Larger videos use one encoder with two threads: two encoders would hold twice as many frames. */
const MAX_PIXELS_IN_SEGMENTS = 2560 * 1440;

/** A draft is one segment, written in fragments: its first second is there first. */
const isFragmented = (request: RenderRequest): boolean => request.quality === 'draft' && countSegments(request) === 1;

const audioCoderOf = ({ quality, audioCoder = quality === 'draft' ? 'fast' : 'twoloop' }: RenderRequest): AudioCoder =>
  audioCoder;

/** Depends on the video's size and never on the machine: the file's bytes depend on it. */
function countSegments({ document, quality, segments }: RenderRequest): number {
  const { width, height } = renderedSize(document, quality);
  return segments ?? (quality === 'draft' || width * height > MAX_PIXELS_IN_SEGMENTS ? 1 : ENCODER_THREADS);
}

/** The share of the progress that is painting and encoding. */
const FRAMES_SHARE = 0.97;

/**
 * Renders a document to an MP4: H.264 and AAC, BT.709, index in front. Encoded in software, the same document and files
 * give the same bytes, on any number of processors. On failure or abort no file, thread or process is left. Throws
 * AppError(RENDER_FAILED), or the signal's reason.
 */
export async function renderDocument(request: RenderRequest): Promise<RenderedVideo> {
  request.signal.throwIfAborted();
  registerFonts(request.fonts);
  const engine = request.engine ?? softwareEngineOf(request.runProgram);
  const folder = await mkdtemp(path.join(request.folder, 'render-'));
  // Written beside the output, so that one rename puts it in place.
  const joined = `${request.output}.partial`;
  try {
    return await renderInto({ ...request, engine }, { folder, joined });
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(joined, { force: true });
  }
}

/** Engines of renders that are given none: whoever renders several videos asks ffmpeg once. */
const softwareEngines = new WeakMap<RunProgram, RenderEngine>();

function softwareEngineOf(runProgram: RunProgram): RenderEngine {
  const engine = softwareEngines.get(runProgram) ?? createRenderEngine({ runProgram, encoder: 'software' });
  softwareEngines.set(runProgram, engine);
  return engine;
}

type Render = RenderRequest & { engine: RenderEngine };

interface Timed<T> {
  value: T;
  ms: number;
}

async function renderInto(request: Render, { folder, joined }: { folder: string; joined: string }) {
  const { output, runProgram } = request;
  const startedAt = performance.now();
  // The first failure stops the rest.
  const failure = new AbortController();
  const signal = AbortSignal.any([request.signal, failure.signal]);
  const start = async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<Timed<T>> => {
    try {
      const value = await work(signal);
      return { value, ms: performance.now() - startedAt };
    } catch (error) {
      failure.abort(error);
      throw error;
    }
  };
  const works = [
    start((until) => renderVisuals(request, folder, until)),
    start((until) => mixAudio(request, folder, until)),
    start((until) => gatherFacts(request, until)),
  ] as const;
  await Promise.allSettled(works);
  request.signal.throwIfAborted();
  const [visuals, audio, facts] = await Promise.all(works);

  const listFile = path.join(folder, 'segments.txt');
  await writeFile(listFile, formatSegmentList(visuals.value.segments));
  await runProgram({
    program: 'ffmpeg',
    args: joinSegmentsArgs({ listFile, ...(audio.value ? { audio: audio.value.file } : {}), output: joined }),
    signal: request.signal,
    timeoutMs: passLimitMs(ticksToSeconds(request.document.duration) * 1000),
    isBackground: true,
    errorCode: 'RENDER_FAILED',
  });
  const made = await hashFile(joined, request.signal);
  await rename(joined, output);
  request.onProgress?.(1);
  const totalMs = performance.now() - startedAt;
  return {
    ...describeVideo(request, audio.value, made),
    previewS: visuals.value.previewTicks === undefined ? undefined : ticksToSeconds(visuals.value.previewTicks),
    manifest: writeManifest(request, { facts: facts.value, encoder: visuals.value.encoder, output: made }),
    timings: {
      framesMs: visuals.ms,
      audioMs: audio.ms,
      joinMs: totalMs - Math.max(visuals.ms, audio.ms, facts.ms),
      totalMs,
      segments: visuals.value.timings,
    },
  };
}

/** The output of x264 depends on the number of its threads, so that is fixed too. */
function softwareEncoder(request: RenderRequest): VideoEncoder {
  const { quality, document } = request;
  const threads = Math.max(1, Math.floor(ENCODER_THREADS / countSegments(request)));
  const isFilmed = Object.values(document.media).some(({ kind }) => kind === 'video');
  return {
    kind: 'libx264',
    ...QUALITIES[quality],
    ...(quality === 'final' && !isFilmed ? COMPUTED_MOTION : {}),
    threads,
  };
}

/** Renders with a working hardware encoder if there is one; if that fails, starts again in software. */
async function renderVisuals(
  request: Render,
  folder: string,
  signal: AbortSignal,
): Promise<RenderedFrames & { encoder: VideoEncoder }> {
  const { document, quality, engine } = request;
  let furthest = 0;
  const render = async (encoder: VideoEncoder) => ({
    encoder,
    ...(await renderFrames({
      document,
      scale: SCALES[quality],
      segments: countSegments(request),
      encoder,
      isFragmented: isFragmented(request),
      files: resolveVisuals(request),
      folder,
      ...(request.card ? { card: request.card } : {}),
      signal,
      onProgress(fraction) {
        furthest = Math.max(furthest, fraction);
        request.onProgress?.(FRAMES_SHARE * furthest);
      },
    })),
  });
  const renderInSoftware = async (encoder: VideoEncoder) => {
    const { stream } = request;
    if (!stream || !isFragmented(request)) return await render(encoder);
    const finish = followFragments(toSegmentFile(folder, 0), (part) => stream.onVideo(part));
    try {
      return await render(encoder);
    } finally {
      await finish();
    }
  };
  if (request.encoder) return await render(request.encoder);
  const hardware = await engine.findEncoder(folder, signal);
  if (!hardware) return await renderInSoftware(softwareEncoder(request));
  try {
    return await render({ ...hardware, crf: QUALITIES[quality].crf });
  } catch {
    // The hardware was at fault only if the software render succeeds.
    signal.throwIfAborted();
    const rendered = await render(softwareEncoder(request));
    engine.giveUpEncoder();
    return rendered;
  }
}

async function mixAudio(request: Render, folder: string, signal: AbortSignal): Promise<Soundtrack | undefined> {
  const stretcher = await request.engine.findStretcher(signal);
  const { stream } = request;
  return await mixSoundtrack({
    ...request,
    stretcher,
    coder: audioCoderOf(request),
    folder,
    signal,
    isStreamed: isFragmented(request),
    ...(stream && isFragmented(request) ? { onEncoded: async (file) => stream.onAudio(await readFile(file)) } : {}),
  });
}

type ManifestFacts = Pick<RenderManifest, 'inputs' | 'fonts' | 'engine'> &
  Pick<RenderManifest['settings'], 'stretcher'>;

/** Collects the manifest's facts besides the outcome. */
async function gatherFacts(request: Render, signal: AbortSignal): Promise<ManifestFacts> {
  const { document, resolveMedia, fonts, engine } = request;
  const inputs: RenderManifest['inputs'] = {};
  for (const media of Object.keys(document.media)) inputs[media] = await hashInput(resolveMedia(media), signal);
  return {
    inputs,
    fonts: await describeFonts(selectFonts(fonts, document), signal),
    engine: await engine.describe(signal),
    stretcher: await engine.findStretcher(signal),
  };
}

async function hashInput(file: string, signal: AbortSignal): Promise<FileFacts> {
  try {
    return await hashFile(file, signal);
  } catch (error) {
    signal.throwIfAborted();
    throw new AppError('RENDER_FAILED', {}, { cause: error });
  }
}

function writeManifest(
  request: Render,
  made: { facts: ManifestFacts; encoder: VideoEncoder; output: FileFacts },
): RenderManifest {
  const { stretcher, ...facts } = made.facts;
  const { quality, seed = null, document } = request;
  const settings = {
    quality,
    segments: countSegments(request),
    encoder: made.encoder,
    stretcher,
    ...(audioCoderOf(request) === 'fast' ? { audioCoder: 'fast' as const } : {}),
  };
  return { version: 1, document, ...facts, settings, seed, output: made.output };
}

function describeVideo({ document, quality }: Render, audio: Soundtrack | undefined, made: FileFacts) {
  const { frameRate, duration } = document;
  return {
    ...renderedSize(document, quality),
    frameRate,
    durationS: ticksToSeconds(frameToTick(frameCount(duration, frameRate), frameRate)),
    loudnessLufs: audio?.loudness.integratedLufs,
    truePeakDb: audio?.loudness.truePeakDb,
    ...made,
  };
}

function resolveVisuals({ document, resolveMedia }: RenderRequest): Record<string, string> {
  const ids = Object.entries(document.media).flatMap(([id, media]) => (media.kind === 'audio' ? [] : [id]));
  return Object.fromEntries(ids.map((id) => [id, resolveMedia(id)]));
}
