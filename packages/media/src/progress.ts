/** Progress of a run of ffmpeg. */
export interface RunProgress {
  /** Frames written. */
  frames: number;
  /** Milliseconds written. */
  writtenMs: number;
  hasEnded: boolean;
}

export const NO_PROGRESS: RunProgress = { frames: 0, writtenMs: 0, hasEnded: false };

/** Applies one line of `-progress pipe:1`. Unknown lines and values (`N/A` before the first packet) change nothing. */
export function foldProgress(progress: RunProgress, line: string): RunProgress {
  const separator = line.indexOf('=');
  if (separator < 0) return progress;
  const value = line.slice(separator + 1).trim();
  switch (line.slice(0, separator).trim()) {
    case 'frame':
      return /^\d+$/.test(value) ? { ...progress, frames: Number(value) } : progress;
    // `out_time_us` is negative before the first frame. `out_time_ms` is not read: a bug of ffmpeg makes it microseconds too.
    case 'out_time_us':
      return /^-?\d+$/.test(value) ? { ...progress, writtenMs: Math.max(0, Number(value) / 1000) } : progress;
    case 'progress':
      return { ...progress, hasEnded: value === 'end' };
    default:
      return progress;
  }
}
