import { AppError } from '../../app-error.ts';
import { probeMedia } from '../../platform/media/probe-media.ts';
import { createMediaRunner } from '../../platform/media/run-ffmpeg.ts';
import type { RunProgram } from '../../platform/process/program.ts';

/** How much work an upload is, by what its header says. */
export interface UploadWork {
  /** 0 if the header does not say. */
  durationS: number;
  /** Pixels of all frames; infinite if the header does not say how many. */
  pixels: number;
  /** The most memory that its preparation takes. */
  peakBytes: number;
}

/** Frames a second of a video whose header does not say. */
const USUAL_FRAME_RATE = 30;
const BASE_BYTES = 150 * 2 ** 20;
/** The encoders of the full size and the proxy hold some frames each; 8K took 0.7 GiB. */
const BYTES_PER_PIXEL = 30;

/** Returns no work for a file that can't be read: its preparation tells why, in a moment. */
export async function measureUpload(
  input: string,
  options: { runProgram: RunProgram; signal: AbortSignal },
): Promise<UploadWork> {
  try {
    const { durationMs, video } = await probeMedia(input, createMediaRunner(options));
    const durationS = (durationMs ?? 0) / 1000;
    if (!video) return { durationS, pixels: 0, peakBytes: BASE_BYTES };
    const { codedWidth, codedHeight, frameRate, frameCount } = video;
    const perSecond = frameRate ? frameRate.num / frameRate.den : USUAL_FRAME_RATE;
    const frames = frameCount ?? (durationMs === undefined ? Number.POSITIVE_INFINITY : durationS * perSecond);
    const framePixels = codedWidth * codedHeight;
    return { durationS, pixels: framePixels * frames, peakBytes: BASE_BYTES + BYTES_PER_PIXEL * framePixels };
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof AppError && error.code === 'FILE_CORRUPTED')
      return { durationS: 0, pixels: 0, peakBytes: BASE_BYTES };
    throw error;
  }
}
