import { ffprobeArgs, type MediaProbe, parseProbe } from '@reelwright/media';
import { AppError } from '../../app-error.ts';
import type { MediaRunner } from './run-ffmpeg.ts';
import { HANG_LIMIT_MS } from '../process/time-limits.ts';

/** Probes a local file that claims to be video or audio. Throws FILE_CORRUPTED. */
export async function probeMedia(input: string, { runFfprobe }: MediaRunner): Promise<MediaProbe> {
  const { stdout } = await runFfprobe({
    args: ffprobeArgs(input),
    timeoutMs: HANG_LIMIT_MS,
    errorCode: 'FILE_CORRUPTED',
  });
  const parsed = parseProbe(stdout.toString('utf8'));
  if (!parsed.ok) throw new AppError('FILE_CORRUPTED', {}, { cause: new Error(`ffprobe: ${parsed.reason}`) });
  return parsed.probe;
}
