import { TICKS_PER_SECOND } from '@reelwright/timeline';

/** Containers that input may be. Play lists (HLS, DASH, concat) are not among them: they would make ffmpeg open other files. */
const INPUT_FORMATS = [
  ['mov,mp4,m4a,3gp,3g2,mj2', 'matroska,webm', 'avi', 'flv', 'asf', 'mpegts', 'mpeg', 'gif', 'apng'],
  ['wav', 'mp3', 'flac', 'ogg', 'aac', 'w64', 'aiff'],
  ['png_pipe', 'jpeg_pipe', 'webp_pipe', 'bmp_pipe', 'tiff_pipe'],
]
  .flat()
  .join(',');

/** First arguments of every ffmpeg call: quiet, asking nothing, replacing its own output. */
export const QUIET_ARGS: readonly string[] = ['-hide_banner', '-nostdin', '-y', '-loglevel', 'error'];

/** As `QUIET_ARGS`, but filters may report: needed where the result is read from standard error. */
export const REPORTING_ARGS: readonly string[] = ['-hide_banner', '-nostdin', '-nostats', '-y', '-loglevel', 'info'];

/** Put before the rest of the arguments to get the lines that `foldProgress` reads on standard output. */
export const PROGRESS_ARGS: readonly string[] = ['-nostats', '-progress', 'pipe:1'];

/** A path that ffmpeg takes for a file, whatever its name: not an option (`-x.mp4`), not a protocol (`http:x`). */
export function toFileArgument(path: string): string {
  return `file:${path}`;
}

/** Restrictions to stand before the name of any file that ffmpeg or ffprobe opens: local files only, no play lists. */
export const INPUT_GUARD_ARGS: readonly string[] = [
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  INPUT_FORMATS,
];

/** The same for a list of frames that we wrote ourselves (`formatFrameList`): it names absolute paths of PNG files. */
export const FRAME_LIST_GUARD_ARGS: readonly string[] = [
  ['-protocol_whitelist', 'file,pipe', '-format_whitelist', 'concat,png_pipe'],
  ['-f', 'concat', '-safe', '0'],
].flat();

/** An input file with its restrictions. */
export function inputArgs(path: string): string[] {
  return [...INPUT_GUARD_ARGS, '-i', toFileArgument(path)];
}

/** Nothing of the source's tags, no writing times, no versions: the same input gives the same bytes. */
export const REPEATABLE_ARGS: readonly string[] = [
  '-map_metadata',
  '-1',
  '-map_chapters',
  '-1',
  '-fflags',
  '+bitexact',
];

/** What the planes are; without it players guess by the picture's size and get BT.601 wrong. */
export const BT709_ARGS: readonly string[] = [
  ['-color_range', 'tv', '-colorspace', 'bt709'],
  ['-color_primaries', 'bt709', '-color_trc', 'bt709'],
].flat();

/** Ticks of a document as time base of an MP4's picture track: every supported frame rate has whole frames in it. */
export const VIDEO_TIMESCALE = TICKS_PER_SECOND;

/** Options of the `scale` filter: sharp, and rounded alike on every machine. */
export const EXACT_SCALING = 'flags=lanczos+accurate_rnd+full_chroma_int+full_chroma_inp+bitexact';

/** A number as ffmpeg's parsers take it everywhere: no exponent. */
export function toDecimal(value: number, digits = 6): string {
  return value.toFixed(digits).replace(/\.?0+$/, '') || '0';
}

/** Meters what passes and prints a summary on standard error at the end. `verbose` silences the line per 100 ms. */
export const METER_FILTER = 'ebur128=peak=true:framelog=verbose';
