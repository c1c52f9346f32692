import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BT709_ARGS, keyFrameInterval } from '@reelwright/media';
import { type FrameRate, frameToTick, type Media } from '@reelwright/timeline';

const execute = promisify(execFile);

export type VideoMedia = Extract<Media, { kind: 'video' }>;

/** Encodes as working copies are: constant rate, short closed groups, no B-frames, no arithmetic coding, BT.709. */
export function workingCopyArgs(frameRate: FrameRate, crf = 18): string[] {
  return [
    ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', String(crf), '-threads', '1', '-pix_fmt', 'yuv420p'],
    ['-g', String(keyFrameInterval(frameRate)), '-bf', '0', '-x264-params', 'open-gop=0:scenecut=0:cabac=0'],
    BT709_ARGS,
    ['-video_track_timescale', '120000', '-movflags', '+faststart'],
  ].flat();
}

/** Bits side by side at the top of each frame, the lowest first. */
const NUMBER_BITS = 12;

/** Writes a small video whose frames carry their numbers; `readFrameNumber` reads them. */
export async function writeNumberedVideo(
  file: string,
  video: { frames: number; frameRate: FrameRate; width: number; height: number; audio?: string },
): Promise<VideoMedia> {
  const { frames, frameRate, width, height, audio } = video;
  const { num, den } = frameRate;
  const bit = `mod(floor(N/pow(2\\,floor(X*${NUMBER_BITS}/W)))\\,2)`;
  const luma = `if(lt(Y\\,H/4)\\,40+160*${bit}\\,60+mod(X+2*N\\,120))`;
  const seconds = (frames * den) / num;
  await execute(
    'ffmpeg',
    [
      ['-v', 'error', '-y', '-f', 'lavfi'],
      ['-i', `color=c=black:s=${width}x${height}:r=${num}/${den},geq=lum=${luma}:cb=100+mod(N\\,50):cr=128`],
      audio === undefined ? [] : ['-f', 'lavfi', '-i', `${audio}:d=${seconds}`, '-map', '0:v', '-map', '1:a'],
      ['-frames:v', String(frames), ...workingCopyArgs(frameRate)],
      ['-c:a', 'aac', '-ar', '48000', '-ac', '2', file],
    ].flat(),
  );
  return {
    kind: 'video',
    key: file,
    width,
    height,
    duration: frameToTick(frames, frameRate),
    frameRate,
    hasAudio: audio !== undefined,
    alpha: 'none',
  };
}

/** Reads the number of a frame; I420 without padding. */
export function readFrameNumber(frame: Uint8Array, { width, height }: { width: number; height: number }): number {
  let number = 0;
  for (let bit = 0; bit < NUMBER_BITS; bit++) {
    const x = Math.floor(((bit + 0.5) * width) / NUMBER_BITS);
    const y = Math.floor(height / 8);
    if ((frame[y * width + x] ?? 0) > 120) number += 2 ** bit;
  }
  return number;
}
