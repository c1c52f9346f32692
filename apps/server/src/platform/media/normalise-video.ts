import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  canShowAlpha,
  findAlphaDecoder,
  isAlphaUsed,
  joinWorkingCopiesArgs,
  type MediaProbe,
  measureAlphaArgs,
  MIX_SAMPLE_RATE,
  type NormalisationPlan,
  type VisualSource,
  planFilmstrip,
  planNormalisation,
  type VideoImages,
  videoImagesArgs,
  type VideoStreamProbe,
  workingVisualArgs,
  type WorkingAudioPlan,
  workingAudioArgs,
} from '@reelwright/media';
import { frameToTick } from '@reelwright/timeline';
import { AppError } from '../../app-error.ts';
import { countVideoFrames } from './count-video-frames.ts';
import { describeFile } from './describe-file.ts';
import { findFfmpegFeatures } from './ffmpeg-features.ts';
import { type MediaWork, requirePlan } from './media-work.ts';
import type { NormalisedMedia } from './normalised-media.ts';
import { readPeaks } from './write-peaks.ts';
import { passLimitMs } from '../process/time-limits.ts';

type NormalisedVideo = Extract<NormalisedMedia, { kind: 'video' }>;
type VideoPlan = Extract<NormalisationPlan, { kind: 'video' }>;
type VideoWork = MediaWork & { probe: MediaProbe; source: VisualSource };

/** Overall progress after each part; the waveform is the rest. */
const SHARE_DONE = { visual: 0.85, audio: 0.9, files: 0.93 } as const;
const JOIN_TIMEOUT_MS = 10 * 60_000;

/** Makes the working copy of a video, with its waveform, filmstrip, poster and proxy. */
export async function normaliseVideo(work: VideoWork): Promise<NormalisedVideo> {
  const { signal, onProgress } = work;
  const plan = await planVideo(work);
  const { visual: planned } = plan;
  const { frames, workingCopy, proxy, samples, images } = await encodeFiles(work, plan);
  onProgress(SHARE_DONE.files);
  const peaks = samples === null ? null : (await readPeaks(samples, work)).file;
  const { strip, poster } = images;
  return {
    kind: 'video',
    facts: {
      kind: 'video',
      ...planned.size.shown,
      duration: frameToTick(frames, planned.frameRate),
      frameRate: planned.frameRate,
      hasAudio: samples !== null,
      alpha: planned.alpha,
    },
    workingCopy: await describeFile(workingCopy, 'video/mp4', signal),
    proxy: await describeFile(proxy, 'video/mp4', signal),
    peaks,
    filmstrip: { ...(await describeFile(strip.output, 'image/jpeg', signal)), geometry: strip.geometry },
    poster: await describeFile(poster.output, 'image/jpeg', signal),
  };
}

interface EncodedFiles {
  frames: number;
  workingCopy: string;
  proxy: string;
  /** The decoded audio for the waveform. */
  samples: string | null;
  images: VideoImages;
}

/**
 * Encodes full-size video and proxy in one pass, cuts the audio to the length of the encoded video, then joins both;
 * the last run makes filmstrip and poster too.
 */
async function encodeFiles(work: VideoWork, plan: VideoPlan): Promise<EncodedFiles> {
  const inFolder = (name: string): string => join(work.folder, name);
  const [workingCopy, proxy] = [inFolder('working.mp4'), inFolder('proxy.mp4')];
  const { den, num } = plan.visual.frameRate;
  const lengthOf = (frames: number): number => (frames * den * 1000) / num;
  if (plan.audio === null) {
    const frames = await encodeVisual(work, plan, { visual: workingCopy, proxy });
    const images = planImages(work, { planned: plan.visual, frames, durationMs: lengthOf(frames) });
    await work.runner.runFfmpeg({
      args: videoImagesArgs({ input: proxy, ...images }),
      timeoutMs: passLimitMs(lengthOf(frames)),
      errorCode: 'SYSTEM_ERROR',
    });
    return { frames, workingCopy, proxy, samples: null, images };
  }
  const mute = { visual: inFolder('picture.mp4'), proxy: inFolder('proxy-picture.mp4') };
  const audio = inFolder('audio.m4a');
  const frames = await encodeVisual(work, plan, mute);
  const durationMs = lengthOf(frames);
  await encodeAudio(work, plan.audio, { durationMs, output: audio });
  work.onProgress(SHARE_DONE.audio);
  const samples = inFolder('peaks.raw');
  const images = planImages(work, { planned: plan.visual, frames, durationMs });
  await work.runner.runFfmpeg({
    args: joinWorkingCopiesArgs({
      audio,
      copies: [
        { visual: mute.visual, output: workingCopy },
        { visual: mute.proxy, output: proxy },
      ],
      peaks: { durationMs, output: samples },
      images,
    }),
    timeoutMs: JOIN_TIMEOUT_MS + passLimitMs(durationMs),
    errorCode: 'SYSTEM_ERROR',
  });
  for (const joined of [mute.visual, mute.proxy, audio]) await rm(joined);
  return { frames, workingCopy, proxy, samples, images };
}

async function planVideo({ input, probe, source, runner, maxDurationMs }: VideoWork): Promise<VideoPlan> {
  const features = await findFfmpegFeatures(runner);
  const options = { features, maxDurationMs };
  // Checked as opaque first, so that a file refused anyway is not decoded for its alpha.
  requirePlan(planNormalisation(probe, { ...options, isAlphaUsed: false }));
  const { video } = probe;
  // Frames extracted from an animation are a few PNG files; checking them for alpha costs more than keeping it.
  const hasAlpha =
    video !== undefined &&
    canShowAlpha(video, features) &&
    (source.kind === 'frames' || (await looksTransparent(video)));
  const plan = requirePlan(planNormalisation(probe, { ...options, isAlphaUsed: hasAlpha }));
  if (plan.kind !== 'video') throw new Error('a video has a picture');
  return plan;

  async function looksTransparent(stream: VideoStreamProbe): Promise<boolean> {
    const { stdout } = await runner.runFfmpeg({
      args: measureAlphaArgs({ input, streamIndex: stream.index, decoder: findAlphaDecoder(stream, features) }),
      timeoutMs: passLimitMs(probe.durationMs ?? maxDurationMs),
      errorCode: 'FILE_CORRUPTED',
    });
    return isAlphaUsed(stdout.toString('utf8'));
  }
}

/**
 * Encodes the video and returns the number of its frames. Throws FILE_CORRUPTED if much of the declared length is
 * missing.
 */
async function encodeVisual(
  { probe, source, runner, maxDurationMs, onProgress }: VideoWork,
  { visual: plan }: VideoPlan,
  outputs: { visual: string; proxy: string },
): Promise<number> {
  const expectedMs = probe.durationMs ?? maxDurationMs;
  await runner.runFfmpeg({
    args: workingVisualArgs({ plan, source, ...outputs }),
    timeoutMs: passLimitMs(expectedMs),
    errorCode: 'FILE_CORRUPTED',
    onWritten: (writtenMs) => onProgress(SHARE_DONE.visual * Math.min(1, writtenMs / expectedMs)),
  });
  const frames = await countVideoFrames(outputs.visual);
  if (frames >= plan.maxFrames) throw new AppError('VIDEO_TOO_LONG');
  const lengthMs = (frames * plan.frameRate.den * 1000) / plan.frameRate.num - plan.holdMs;
  if (frames === 0 || isCutShort(probe, lengthMs)) {
    const cause = new Error(`${frames} frames of ${probe.video?.durationMs ?? probe.durationMs} ms were decoded`);
    throw new AppError('FILE_CORRUPTED', {}, { cause });
  }
  return frames;
}

/** Files that play everywhere may miss up to this share. */
const MISSING_SHARE = 0.1;
const MISSING_MS = 500;

/** Checks if a file ends well before the end that its index declares, as an interrupted copy or download does. */
function isCutShort({ container, video, audio, durationMs }: MediaProbe, lengthMs: number): boolean {
  // Other containers have no index, or one that many writers get wrong.
  if (!/(^|,)(mov|matroska|avi)(,|$)/.test(container)) return false;
  const statedMs = video?.durationMs ?? (audio ? undefined : durationMs);
  if (statedMs === undefined) return false;
  return statedMs - lengthMs > Math.max(MISSING_MS, MISSING_SHARE * statedMs);
}

async function encodeAudio(
  { input, runner }: VideoWork,
  plan: WorkingAudioPlan,
  { durationMs, output }: { durationMs: number; output: string },
): Promise<void> {
  const samples = Math.round((durationMs * MIX_SAMPLE_RATE) / 1000);
  await runner.runFfmpeg({
    args: workingAudioArgs({ plan, input, length: { samples }, output }),
    timeoutMs: passLimitMs(durationMs),
    errorCode: 'FILE_CORRUPTED',
  });
}

function planImages(
  { folder }: VideoWork,
  { planned, frames, durationMs }: { planned: VideoPlan['visual']; frames: number; durationMs: number },
): VideoImages {
  const { alpha, frameRate, proxy, size } = planned;
  const geometry = planFilmstrip({ ...size.shown, frames, durationMs });
  return {
    alpha,
    strip: { frames, geometry, output: join(folder, 'filmstrip.jpg') },
    poster: { frameRate, size: proxy, output: join(folder, 'poster.jpg') },
  };
}
