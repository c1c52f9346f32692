import { join } from 'node:path';
import { conformVideoArgs } from '@reelwright/media';
import { AppError } from '../app-error.ts';
import type { SaveGuarded } from '../platform/fetch/guarded-fetch.ts';
import { probeMedia } from '../platform/media/probe-media.ts';
import { createMediaRunner } from '../platform/media/run-ffmpeg.ts';
import { saveFirstOutput } from '../platform/media-providers/media-output.ts';
import type { MediaModel } from '../platform/media-providers/open-media-provider.ts';
import { type OperationMemory, runMediaTask } from '../platform/media-providers/run-media-task.ts';
import type { RunProgram } from '../platform/process/program.ts';
import { passLimitMs } from '../platform/process/time-limits.ts';
import { takeTurnAtOnce, type TakeTurn } from './engine-work.ts';

const MAX_BYTES = 2 * 2 ** 30;
const SAVE_TIMEOUT_MS = 15 * 60_000;
/** A video that is shorter or longer than this share of what was sent is another video. */
const TOLERATED_SHARE = 0.05;
const TOLERATED_MS = 120;

export interface VideoModelNeeds {
  model: MediaModel;
  saveGuarded: SaveGuarded;
  runProgram: RunProgram;
  /** For tests. */
  pollMs?: { first: number; longest: number };
}

export interface VideoModelRequest {
  /** Returns the model's input; files are uploaded by `upload`. Not called if the task was started before. */
  makeInput(upload: (path: string) => Promise<string>): Promise<Readonly<Record<string, unknown>>>;
  /** What the result must be. */
  size: { width: number; height: number };
  frameRate: { num: number; den: number };
  frames: number;
  crf: number;
  outputPath: string;
  folder: string;
  memory?: OperationMemory | undefined;
  takeTurn?: TakeTurn | undefined;
  signal: AbortSignal;
}

/**
 * Runs a model of a provider on videos and writes its video with the wanted size, rate and frames. Throws what
 * `runMediaTask` throws, and PROVIDER_FAILED if the answer is no video of the same length.
 */
export async function runVideoModel(
  { model, saveGuarded, runProgram, pollMs }: VideoModelNeeds,
  request: VideoModelRequest,
): Promise<void> {
  const { makeInput, size, frameRate, frames, crf, outputPath, folder, signal, takeTurn = takeTurnAtOnce } = request;
  const provider = model.provider.name;
  const output = await runMediaTask({
    model,
    memory: request.memory ?? FORGETFUL,
    signal,
    ...(pollMs && { pollMs }),
    makeInput: () =>
      makeInput((path) => model.provider.upload({ path, contentType: 'video/mp4', fileName: 'video.mp4' }, signal)),
  });
  const path = join(folder, 'answer.mp4');
  const saving = { accept: 'video/*', maxBytes: MAX_BYTES, timeoutMs: SAVE_TIMEOUT_MS, signal };
  await saveFirstOutput(output, { provider, saveGuarded, path, ...saving });
  const runner = createMediaRunner({ runProgram, signal });
  const lengthMs = (frames * 1000 * frameRate.den) / frameRate.num;
  const { video } = await probeMedia(path, runner).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new AppError('PROVIDER_FAILED', { provider, reason: 'the answer is no video' }, { cause: error });
  });
  const differenceMs = Math.abs((video?.durationMs ?? lengthMs) - lengthMs);
  if (!video || differenceMs > Math.max(TOLERATED_MS, TOLERATED_SHARE * lengthMs))
    throw new AppError('PROVIDER_FAILED', { provider, reason: 'the answer is a video of another length' });
  const args = conformVideoArgs({ input: path, size, frameRate, frames, crf, output: outputPath });
  await takeTurn(() => runner.runFfmpeg({ args, timeoutMs: passLimitMs(lengthMs), errorCode: 'RENDER_FAILED' }));
}

/** Without a task, there is nothing to go on with. */
const FORGETFUL = { read: async () => null, write: async () => undefined, isEnd: () => true };
