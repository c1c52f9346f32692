import { join } from 'node:path';
import { posterArgs } from '@reelwright/media';
import { describeFile } from '../platform/media/describe-file.ts';
import { probeMedia } from '../platform/media/probe-media.ts';
import { createMediaRunner } from '../platform/media/run-ffmpeg.ts';
import type { RunProgram } from '../platform/process/program.ts';
import type { StepContext } from './step-context.ts';
import type { ToolOutput } from './tool.ts';

const POSTER_TIMEOUT_MS = 10 * 60_000;
/** The longer side of the image on a card. */
const THUMBNAIL_SIDE_PX = 720;

/** Makes the thumbnail of a finished video and stores both. Returns them as outputs of kinds `video` and `thumbnail`. */
export async function publishVideo(
  video: {
    path: string;
    container: 'mp4' | 'webm';
    /** Without extension. */
    fileName: string;
    frameRate: { num: number; den: number };
    durationS: number;
    /** The same frames in a form that the thumbnail is made of: those of a transparent video, colours above alpha. */
    stacked?: string | undefined;
  },
  { storage, folder, signal, workPrefix, variant }: StepContext,
  runProgram: RunProgram,
): Promise<ToolOutput[]> {
  const { path, container, fileName, frameRate, durationS, stacked } = video;
  const runner = createMediaRunner({ runProgram, signal });
  const probe = await probeMedia(path, runner);
  if (!probe.video) throw new Error('the result has no video');
  const { width, height } = probe.video;
  const shrink = Math.min(1, THUMBNAIL_SIDE_PX / Math.max(width, height));
  const size = { width: Math.round(width * shrink), height: Math.round(height * shrink) };
  const thumbnail = join(folder, 'thumbnail.jpg');
  const shown =
    stacked === undefined ? ({ input: path, alpha: 'none' } as const) : ({ input: stacked, alpha: 'stacked' } as const);
  const args = posterArgs({ ...shown, frameRate, size, output: thumbnail });
  await runner.runFfmpeg({ args, timeoutMs: POSTER_TIMEOUT_MS, errorCode: 'RENDER_FAILED' });

  const keep = async (local: string, extension: string, contentType: string) => {
    const { sizeBytes, sha256 } = await describeFile(local, contentType, signal);
    const { key } = await storage.putFile(`${workPrefix}result-${variant}.${extension}`, local, contentType);
    return { storageKey: key, fileName: `${fileName}.${extension}`, contentType, sizeBytes, sha256 };
  };
  return [
    { kind: 'video', width, height, durationS, ...(await keep(path, container, `video/${container}`)) },
    { kind: 'thumbnail', ...size, durationS: null, ...(await keep(thumbnail, 'jpg', 'image/jpeg')) },
  ];
}
