import type { AdImage, Region } from '@reelwright/ad';
import { join } from 'node:path';
import { keyFrameInterval, sampleKeyFramesArgs, thumbnailArgs } from '@reelwright/media';
import { frameToTick, type Media, msToTicks, TICKS_PER_SECOND, ticksToSeconds } from '@reelwright/timeline';
import type { VisionEngine } from '#src/engines/vision/vision.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { chooseVideoParts } from './choose-video-parts.ts';
import { readVideoSamples } from './video-samples.ts';
import { passLimitMs } from '#src/platform/process/time-limits.ts';

/** A video of the user's library. */
export interface VideoSource {
  /** As documents name it: its key is the key of the working copy. */
  media: Extract<Media, { kind: 'video' }>;
  /** Local file of the proxy: the same frames at the same times, smaller. */
  proxyPath: string;
}

interface LookAtVideoDependencies {
  vision: VisionEngine;
  runProgram: RunProgram;
}

const SAMPLE = { width: 96, height: 54 } as const;
/** The usual duration of a scene in an ad. */
const PART_TICKS = msToTicks(4000);
/** Moments of a part at which the subject is located: text must not cover it. */
const GLANCES = [0.1, 0.5, 0.9] as const;
const GLANCE_MAX_SIDE = 640;
const WHOLE: Region = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Returns the parts of a video worth showing, and the region that must stay visible in the best part. Throws
 * FILE_CORRUPTED, ANALYSIS_FAILED.
 */
export async function lookAtVideo(
  { media, proxyPath }: VideoSource,
  { folder, name, signal }: { folder: string /** Of files in the folder. */; name: string; signal: AbortSignal },
  { vision, runProgram }: LookAtVideoDependencies,
): Promise<AdImage> {
  const timeoutMs = passLimitMs(ticksToSeconds(media.duration) * 1000);
  const runFfmpeg = (args: string[]) =>
    runProgram({ program: 'ffmpeg', args, signal, timeoutMs, errorCode: 'FILE_CORRUPTED' });
  const { stdout } = await runFfmpeg(sampleKeyFramesArgs({ input: proxyPath, ...SAMPLE, alpha: media.alpha }));
  const parts = chooseVideoParts({
    samples: readVideoSamples(stdout, SAMPLE),
    stepTicks: frameToTick(keyFrameInterval(media.frameRate), media.frameRate),
    durationTicks: media.duration,
    partTicks: PART_TICKS,
  });
  const { key, width, height } = media;
  const video = { media, parts };
  // A video with transparency stands on the ad's own background, uncropped.
  if (media.alpha === 'stacked') {
    return { key, width, height, subject: WHOLE, faces: [], plainBackground: null, palette: [], isScene: false, video };
  }
  const length = Math.min(PART_TICKS, media.duration);
  const seen = [];
  for (const [index, share] of GLANCES.entries()) {
    const output = join(folder, `${name}-${index}.jpg`);
    const atMs = (((parts[0] ?? 0) + length * share) / TICKS_PER_SECOND) * 1000;
    await runFfmpeg(thumbnailArgs({ input: proxyPath, atMs, maxSide: GLANCE_MAX_SIDE, output }));
    seen.push(await vision.findSubjects(output, signal));
  }
  return {
    key,
    width,
    height,
    subject: uniteRegions(seen.map(({ subject }) => subject)),
    faces: seen.flatMap(({ faces }) => faces),
    // The edge of a video never has one colour all the time.
    plainBackground: null,
    palette: seen[1]?.palette ?? [],
    isScene: true,
    ...(seen[1] ? { subjectColor: seen[1].subjectColor } : {}),
    video,
  };
}

function uniteRegions(regions: readonly Region[]): Region {
  const x = Math.min(...regions.map((region) => region.x));
  const y = Math.min(...regions.map((region) => region.y));
  const right = Math.max(...regions.map((region) => region.x + region.width));
  const bottom = Math.max(...regions.map((region) => region.y + region.height));
  return { x, y, width: right - x, height: bottom - y };
}
