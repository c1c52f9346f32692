import { fileURLToPath } from 'node:url';
import { frameListProbeArgs, type MediaProbe, parseProbe } from '@reelwright/media';
import * as z from 'zod';
import { AppError } from '../../app-error.ts';
import { IMAGE_MEMORY_BYTES, imageRefusal } from '../images/normalise-image.ts';
import type { RunProgram } from '../process/program.ts';
import type { MediaRunner } from './run-ffmpeg.ts';

const PROGRAM = fileURLToPath(new URL('../images/image-program.ts', import.meta.url));
const TIMEOUT_MS = 5 * 60_000;
const PROBE_TIMEOUT_MS = 30_000;

const frameList = z.object({ kind: z.literal('frames'), listFile: z.string() });

/** Takes an animated WebP apart. Throws FILE_CORRUPTED, VIDEO_LIMIT. */
export async function listAnimationFrames(animation: {
  input: string;
  /** Empty; the frames go there. */
  framesFolder: string;
  runner: MediaRunner;
  runProgram: RunProgram;
  signal: AbortSignal;
}): Promise<{ listFile: string; probe: MediaProbe }> {
  const { input, framesFolder, runner, runProgram, signal } = animation;
  const { stdout } = await runProgram({
    program: process.execPath,
    args: [PROGRAM, JSON.stringify({ input, framesFolder })],
    timeoutMs: TIMEOUT_MS,
    maxMemoryBytes: IMAGE_MEMORY_BYTES,
    signal,
    errorCode: 'FILE_CORRUPTED',
  });
  const answer = z.union([frameList, imageRefusal]).parse(JSON.parse(stdout.toString('utf8')));
  if (answer.kind === 'refused') throw new AppError(answer.code, answer.values);
  const described = await runner.runFfprobe({
    args: frameListProbeArgs(answer.listFile),
    timeoutMs: PROBE_TIMEOUT_MS,
    errorCode: 'FILE_CORRUPTED',
  });
  const parsed = parseProbe(described.stdout.toString('utf8'));
  if (!parsed.ok) throw new Error(`our own list of frames: ${parsed.reason}`);
  return { listFile: answer.listFile, probe: parsed.probe };
}
