import { type FfmpegFeatures, LIST_CODECS_ARGS, LIST_FILTERS_ARGS, parseFfmpegFeatures } from '@reelwright/media';
import type { MediaRunner } from './run-ffmpeg.ts';
import { HANG_LIMIT_MS } from '../process/time-limits.ts';

let known: FfmpegFeatures | undefined;

/** Looks up the features of this machine's ffmpeg, once. Throws SYSTEM_ERROR if there is no ffmpeg. */
export async function findFfmpegFeatures({ runFfmpeg }: MediaRunner): Promise<FfmpegFeatures> {
  if (known) return known;
  const list = async (args: readonly string[]): Promise<string> => {
    const { stdout } = await runFfmpeg({ args: [...args], timeoutMs: HANG_LIMIT_MS, errorCode: 'SYSTEM_ERROR' });
    return stdout.toString('utf8');
  };
  const [filters, codecs] = await Promise.all([list(LIST_FILTERS_ARGS), list(LIST_CODECS_ARGS)]);
  known = parseFfmpegFeatures({ filters, codecs });
  return known;
}
