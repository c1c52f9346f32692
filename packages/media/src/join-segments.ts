import { ticksToSeconds } from '@reelwright/timeline';
import {
  inputArgs,
  QUIET_ARGS,
  REPEATABLE_ARGS,
  toDecimal,
  toFileArgument,
  VIDEO_TIMESCALE,
} from './ffmpeg-arguments.ts';

/**
 * Formats the list file that `joinSegmentsArgs` reads. `file` is absolute, or relative to the list file's folder. Each duration is
 * stated because the one in a segment's header is rounded to milliseconds, which would shift every later segment.
 */
export function formatSegmentList(segments: { file: string; durationTicks: number }[]): string {
  const lines = segments.flatMap(({ file, durationTicks }) => [
    // Inside single quotes only the quote is special: close the quoting, write an escaped quote, reopen it.
    `file '${toFileArgument(file).replaceAll("'", "'\\''")}'`,
    `duration ${toDecimal(ticksToSeconds(durationTicks))}`,
  ]);
  return `${['ffconcat version 1.0', ...lines].join('\n')}\n`;
}

/**
 * Arguments for ffmpeg to join segments and an audio track without re-encoding. (Raw H.264 joined by `cat` loses frames; the concat
 * demuxer keeps each segment's edit list.) The same input gives the same bytes.
 */
export function joinSegmentsArgs(join: { listFile: string; audio?: string; output: string }): string[] {
  return [
    QUIET_ARGS,
    // `-safe 0` allows the absolute paths in our own list.
    ['-f', 'concat', '-safe', '0', '-protocol_whitelist', 'file,pipe', '-i', toFileArgument(join.listFile)],
    join.audio === undefined ? [] : inputArgs(join.audio),
    ['-map', '0:v:0', ...(join.audio === undefined ? [] : ['-map', '1:a:0'])],
    ['-c', 'copy', '-video_track_timescale', String(VIDEO_TIMESCALE)],
    REPEATABLE_ARGS,
    // Index at the start: a browser starts playing before it has the whole file.
    ['-movflags', '+faststart', '-f', 'mp4', toFileArgument(join.output)],
  ].flat();
}
