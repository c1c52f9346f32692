import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  canShowAlpha,
  filmstripArgs,
  findAlphaDecoder,
  isAlphaUsed,
  joinWorkingCopyArgs,
  type MediaProbe,
  measureAlphaArgs,
  MIX_SAMPLE_RATE,
  type NormalisationPlan,
  type PictureSource,
  planFilmstrip,
  planNormalisation,
  posterArgs,
  type VideoStreamProbe,
  workingPictureArgs,
  workingSoundArgs,
} from '@reelwright/media';
import { frameToTick } from '@reelwright/timeline';
import { AppError } from '../../app-error.ts';
import { describeFile } from './describe-file.ts';
import { findFfmpegFeatures } from './ffmpeg-features.ts';
import { type MediaWork, passTimeoutMs, requirePlan } from './media-work.ts';
import type { LocalFile, NormalisedMedia } from './normalised-media.ts';
import { probeMedia } from './probe-media.ts';
import { writePeaks } from './write-peaks.ts';

type NormalisedVideo = Extract<NormalisedMedia, { kind: 'video' }>;
type VideoPlan = Extract<NormalisationPlan, { kind: 'video' }>;
type VideoWork = MediaWork & { probe: MediaProbe; source: PictureSource };

/** Share of the time that the picture takes; sound, joining, strip and poster share the rest. */
const PICTURE_SHARE = 0.85;
const JOIN_TIMEOUT_MS = 10 * 60_000;

/** The working copy of a video, with all that is shown of it. */
export async function normaliseVideo(work: VideoWork): Promise<NormalisedVideo> {
  const { folder, signal, onProgress } = work;
  const inFolder = (name: string): string => join(folder, name);
  const plan = await planVideo(work);
  const { picture: planned } = plan;
  const picture = inFolder('picture.mp4');
  const proxyPicture = inFolder('proxy-picture.mp4');
  const frames = await encodePicture(work, plan, { picture, proxy: proxyPicture });
  const durationMs = (frames * planned.frameRate.den * 1000) / planned.frameRate.num;
  const sound = plan.sound ? inFolder('sound.m4a') : undefined;
  if (sound !== undefined) await encodeSound(work, plan, { durationMs, output: sound });
  onProgress(0.9);
  const workingCopy = inFolder('working.mp4');
  const proxy = inFolder('proxy.mp4');
  for (const { from, to } of [
    { from: picture, to: workingCopy },
    { from: proxyPicture, to: proxy },
  ]) {
    await work.runner.runFfmpeg({
      args: joinWorkingCopyArgs({ picture: from, sound, output: to }),
      timeoutMs: JOIN_TIMEOUT_MS,
      errorCode: 'SYSTEM_ERROR',
    });
  }
  const peaks = sound === undefined ? null : await writePeaks({ path: sound, durationMs }, work);
  const { width, height } = planned.size.shown;
  const images = await makeImages(work, { input: proxy, planned, frames, durationMs });
  for (const file of [picture, proxyPicture, sound]) if (file !== undefined) await rm(file);
  return {
    kind: 'video',
    facts: {
      kind: 'video',
      width,
      height,
      duration: frameToTick(frames, planned.frameRate),
      frameRate: planned.frameRate,
      hasAudio: sound !== undefined,
      alpha: planned.alpha,
    },
    workingCopy: await describeFile(workingCopy, 'video/mp4', signal),
    proxy: await describeFile(proxy, 'video/mp4', signal),
    peaks,
    ...images,
  };
}

async function planVideo({ input, probe, source, runner, maxDurationMs }: VideoWork): Promise<VideoPlan> {
  const features = await findFfmpegFeatures(runner);
  const options = { features, maxDurationMs };
  // First as if it were opaque: what is refused anyway is not decoded for its alpha.
  requirePlan(planNormalisation(probe, { ...options, isAlphaUsed: false }));
  const { video } = probe;
  // Frames that we took out of an animation are a few PNG files; looking at them costs more than stacking them.
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
      timeoutMs: passTimeoutMs(probe.durationMs ?? maxDurationMs),
      errorCode: 'FILE_CORRUPTED',
    });
    return isAlphaUsed(stdout.toString('utf8'));
  }
}

/** Encodes the picture, and gives the number of its frames. Throws FILE_CORRUPTED where much of what was promised is missing. */
async function encodePicture(
  { probe, source, runner, maxDurationMs, onProgress }: VideoWork,
  { picture: plan }: VideoPlan,
  outputs: { picture: string; proxy: string },
): Promise<number> {
  const expectedMs = probe.durationMs ?? maxDurationMs;
  await runner.runFfmpeg({
    args: workingPictureArgs({ plan, source, ...outputs }),
    timeoutMs: passTimeoutMs(expectedMs),
    errorCode: 'FILE_CORRUPTED',
    onWritten: (writtenMs) => onProgress(Math.min(PICTURE_SHARE, (PICTURE_SHARE * writtenMs) / expectedMs)),
  });
  const frames = (await probeMedia(outputs.picture, runner)).video?.frameCount ?? 0;
  if (frames >= plan.maxFrames) throw new AppError('VIDEO_TOO_LONG');
  const lengthMs = (frames * plan.frameRate.den * 1000) / plan.frameRate.num - plan.holdMs;
  if (frames === 0 || isCutShort(probe, lengthMs)) {
    const cause = new Error(`${frames} frames of ${probe.video?.durationMs ?? probe.durationMs} ms were decoded`);
    throw new AppError('FILE_CORRUPTED', {}, { cause });
  }
  return frames;
}

/** What may be missing of a file that plays everywhere. */
const MISSING_SHARE = 0.1;
const MISSING_MS = 500;

/** Whether a file ends well before the end that its index names: a copy or a download that broke off. */
function isCutShort({ container, video, audio, durationMs }: MediaProbe, lengthMs: number): boolean {
  // The others have no index, or one that many writers get wrong.
  if (!/(^|,)(mov|matroska|avi)(,|$)/.test(container)) return false;
  const statedMs = video?.durationMs ?? (audio ? undefined : durationMs);
  if (statedMs === undefined) return false;
  return statedMs - lengthMs > Math.max(MISSING_MS, MISSING_SHARE * statedMs);
}

async function encodeSound(
  { input, runner }: VideoWork,
  { sound }: VideoPlan,
  { durationMs, output }: { durationMs: number; output: string },
): Promise<void> {
  if (!sound) return;
  await runner.runFfmpeg({
    args: workingSoundArgs({
      plan: sound,
      input,
      length: { samples: Math.round((durationMs * MIX_SAMPLE_RATE) / 1000) },
      output,
    }),
    timeoutMs: passTimeoutMs(durationMs),
    errorCode: 'FILE_CORRUPTED',
  });
}

async function makeImages(
  { folder, runner, signal }: VideoWork,
  video: { input: string; planned: VideoPlan['picture']; frames: number; durationMs: number },
): Promise<{ filmstrip: NormalisedVideo['filmstrip']; poster: LocalFile }> {
  const { input, planned, frames, durationMs } = video;
  const { alpha, frameRate, proxy } = planned;
  const strip = join(folder, 'filmstrip.jpg');
  const poster = join(folder, 'poster.jpg');
  const geometry = planFilmstrip({ ...planned.size.shown, frames, durationMs });
  for (const args of [
    filmstripArgs({ input, alpha, frames, geometry, output: strip }),
    posterArgs({ input, alpha, frameRate, size: proxy, output: poster }),
  ]) {
    await runner.runFfmpeg({ args, timeoutMs: passTimeoutMs(durationMs), errorCode: 'SYSTEM_ERROR' });
  }
  return {
    filmstrip: { ...(await describeFile(strip, 'image/jpeg', signal)), geometry },
    poster: await describeFile(poster, 'image/jpeg', signal),
  };
}
