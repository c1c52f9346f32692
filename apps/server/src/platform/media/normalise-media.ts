import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaProbe } from '@reelwright/media';
import { AppError } from '../../app-error.ts';
import { identifyFile } from '../images/identify-file.ts';
import type { NormalisedImage } from '../images/image-protocol.ts';
import { type AnimatedImage, normaliseImage } from '../images/normalise-image.ts';
import type { RunProgram } from '../process/program.ts';
import { describeFile } from './describe-file.ts';
import { listAnimationFrames } from './list-animation-frames.ts';
import { makeImagePoster } from './make-image-poster.ts';
import type { NormalisedMedia } from './normalised-media.ts';
import { normaliseAudio } from './normalise-audio.ts';
import { normaliseVideo } from './normalise-video.ts';
import { probeMedia } from './probe-media.ts';
import type { MediaWork } from './media-work.ts';
import { createMediaRunner, type MediaRunner } from './run-ffmpeg.ts';

export interface NormaliseMediaRequest {
  /** A local file of any kind, identified by its content. It is only read. */
  input: string;
  /** An existing folder for the results and temporary files. */
  folder: string;
  /**
   * The wanted kind: `image` takes the first frame of an animated image, `audio` the audio of a video; `video` refuses
   * an image. If left out, the file's own kind.
   */
  kindHint?: 'image' | 'video' | 'audio';
  /** One hour by default. */
  maxDurationMs?: number;
  runProgram: RunProgram;
  signal: AbortSignal;
  /** Progress, 0 to 1. */
  onProgress?: (fraction: number) => void;
}

/** The longest working copy of a document. */
const MAX_DURATION_MS = 60 * 60_000;
/** The same as for videos. */
const IMAGE_MAX_SIDE_PX = 3840;

/**
 * Makes the working copy of an image, video or audio file for documents, and its previews for screens. The same file
 * gives the same bytes (with the same ffmpeg). Throws FILE_FORMAT (no media), FILE_CORRUPTED (damaged beyond a few
 * frames), FILE_TOO_LARGE (an image's pixels), VIDEO_FORMAT (no decoder), VIDEO_LIMIT (a video's pixels),
 * VIDEO_TOO_LONG, or the signal's reason.
 */
export async function normaliseMedia(request: NormaliseMediaRequest): Promise<NormalisedMedia> {
  const { input, kindHint } = request;
  const signature = await identifyFile(input);
  const result = signature.kind === 'image' ? await normaliseStill(request) : await normaliseStream(request);
  if (kindHint !== undefined && result.kind !== kindHint) throw unwanted(kindHint);
  request.onProgress?.(1);
  return result;
}

function unwanted(kindHint: 'image' | 'video' | 'audio'): AppError {
  return new AppError(kindHint === 'video' ? 'VIDEO_FORMAT' : 'FILE_FORMAT');
}

async function normaliseStill(request: NormaliseMediaRequest): Promise<NormalisedMedia> {
  const { input, folder, kindHint, runProgram, signal } = request;
  const image = await normaliseImage({
    input,
    folder,
    name: 'image',
    rules: {
      maxSidePx: IMAGE_MAX_SIDE_PX,
      minSidePx: 1,
      background: 'transparent',
      animation: kindHint === 'image' ? 'first_frame' : 'report',
    },
    runProgram,
    signal,
  });
  return image.kind === 'animated' ? await normaliseAnimation(request, image) : await finishImage(image, request);
}

async function finishImage(
  image: NormalisedImage,
  { folder, signal }: NormaliseMediaRequest,
): Promise<NormalisedMedia> {
  const { path, contentType, sizeBytes, sha256, width, height, hasAlpha } = image;
  const poster = join(folder, 'poster.jpg');
  await makeImagePoster({ input: path, output: poster });
  return {
    kind: 'image',
    facts: { kind: 'image', width, height, hasAlpha },
    workingCopy: { path, contentType, sizeBytes, sha256 },
    poster: await describeFile(poster, 'image/jpeg', signal),
  };
}

async function normaliseAnimation(request: NormaliseMediaRequest, image: AnimatedImage): Promise<NormalisedMedia> {
  const { input, folder, runProgram, signal } = request;
  const runner = createMediaRunner(request);
  if (image.type !== 'webp') {
    const probe = await probeMedia(input, runner);
    return await normaliseVideo({ ...toWork(request, runner), probe, source: { kind: 'file', path: input } });
  }
  const framesFolder = join(folder, 'frames');
  await mkdir(framesFolder);
  try {
    const { listFile, probe } = await listAnimationFrames({ input, framesFolder, runProgram, signal });
    return await normaliseVideo({ ...toWork(request, runner), probe, source: { kind: 'frames', listFile } });
  } finally {
    await rm(framesFolder, { recursive: true });
  }
}

async function normaliseStream(request: NormaliseMediaRequest): Promise<NormalisedMedia> {
  const { input, kindHint } = request;
  const runner = createMediaRunner(request);
  const probe = await probeMedia(input, runner);
  const work = toWork(request, runner);
  switch (wantedKind(probe, kindHint)) {
    case 'video':
      return await normaliseVideo({ ...work, probe, source: { kind: 'file', path: input } });
    case 'audio':
      return await normaliseAudio({ ...work, probe: { ...probe, kind: 'audio', video: undefined } });
    case undefined:
      throw unwanted(kindHint ?? 'video');
  }
}

function wantedKind(probe: MediaProbe, kindHint: NormaliseMediaRequest['kindHint']): 'video' | 'audio' | undefined {
  if (kindHint === 'image') return undefined;
  if (kindHint === 'audio') return probe.audio ? 'audio' : undefined;
  if (kindHint === 'video') return probe.video ? 'video' : undefined;
  return probe.video ? 'video' : 'audio';
}

function toWork(request: NormaliseMediaRequest, runner: MediaRunner): MediaWork {
  const { input, folder, signal, maxDurationMs = MAX_DURATION_MS, onProgress = () => undefined } = request;
  return { input, folder, signal, maxDurationMs, runner, onProgress };
}
