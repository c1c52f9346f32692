import { foldProgress, NO_PROGRESS } from '@reelwright/media';
import type { ErrorCode } from '@reelwright/contracts';
import type { ProgramResult, RunProgram } from '../process/program.ts';
import { HANG_LIMIT_MS } from '../process/time-limits.ts';

/**
 * Limits the address space: a frame of 8K in the 32-bit floats of the HDR conversion takes 0.4 GiB, and ffmpeg holds a
 * few at a time.
 */
const MEMORY_BYTES = 6 * 2 ** 30;

/** Limits and callbacks of one run of ffmpeg or ffprobe. */
export interface MediaRun {
  args: string[];
  timeoutMs: number;
  /** The error of a failed run: a broken source, or a defect of ours. */
  errorCode: ErrorCode;
  /** Milliseconds written so far; for arguments with `PROGRESS_ARGS`. */
  onWritten?: (writtenMs: number) => void;
}

/** Settings that all runs of one normalisation share. */
export interface MediaRunner {
  runFfmpeg(run: MediaRun): Promise<ProgramResult>;
  runFfprobe(run: MediaRun): Promise<ProgramResult>;
}

export function createMediaRunner({
  runProgram,
  signal,
}: {
  runProgram: RunProgram;
  signal: AbortSignal;
}): MediaRunner {
  const run = (program: 'ffmpeg' | 'ffprobe', { onWritten, ...bounds }: MediaRun): Promise<ProgramResult> => {
    let progress = NO_PROGRESS;
    let hasAdvanced = false;
    return runProgram({
      program,
      ...bounds,
      signal,
      maxMemoryBytes: MEMORY_BYTES,
      ...(onWritten && {
        onStdoutLine: (line: string) => {
          const before = progress.writtenMs;
          progress = foldProgress(progress, line);
          hasAdvanced = progress.writtenMs > before;
          onWritten(progress.writtenMs);
        },
        stall: { afterMs: HANG_LIMIT_MS, isProgress: () => hasAdvanced },
      }),
    });
  };
  return {
    runFfmpeg: (bounds) => run('ffmpeg', bounds),
    runFfprobe: (bounds) => run('ffprobe', bounds),
  };
}
