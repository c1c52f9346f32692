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
 * The list file that `joinSegmentsArgs` reads. `file` is absolute, or relative to the list file's folder. The duration is stated
 * because the one in a segment's header is rounded to milliseconds, which would shift every later segment.
 */
export function formatSegmentList(segments: { file: string; durationTicks: number }[]): string {
  const lines = segments.flatMap(({ file, durationTicks }) => [
    // Inside single quotes only the quote itself is special; it ends the quoting, stands escaped, and starts it anew.
    `file '${toFileArgument(file).replaceAll("'", "'\\''")}'`,
    `duration ${toDecimal(ticksToSeconds(durationTicks))}`,
  ]);
  return `${['ffconcat version 1.0', ...lines].join('\n')}\n`;
}

/**
 * Arguments of ffmpeg to join segments, and a sound track, without encoding anything again. (Raw H.264 joined by `cat` loses
 * frames; the concat demuxer keeps each segment's edit list.) The same input gives the same bytes.
 */
export function joinSegmentsArgs(join: { listFile: string; audio?: string; output: string }): string[] {
  return [
    QUIET_ARGS,
    // `-safe 0`: the list is our own and names absolute paths.
    ['-f', 'concat', '-safe', '0', '-protocol_whitelist', 'file,pipe', '-i', toFileArgument(join.listFile)],
    join.audio === undefined ? [] : inputArgs(join.audio),
    ['-map', '0:v:0', ...(join.audio === undefined ? [] : ['-map', '1:a:0'])],
    ['-c', 'copy', '-video_track_timescale', String(VIDEO_TIMESCALE)],
    REPEATABLE_ARGS,
    // The index in front, so that a browser starts to play before it has the whole file.
    ['-movflags', '+faststart', '-f', 'mp4', toFileArgument(join.output)],
  ].flat();
}
