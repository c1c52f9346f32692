import { TICKS_PER_SECOND } from '@reelwright/timeline';

/** Allowed input containers. Without playlists (HLS, DASH, concat): they would make ffmpeg open other files. */
const INPUT_FORMATS = [
  ['mov,mp4,m4a,3gp,3g2,mj2', 'matroska,webm', 'avi', 'flv', 'asf', 'mpegts', 'mpeg', 'gif', 'apng'],
  ['wav', 'mp3', 'flac', 'ogg', 'aac', 'w64', 'aiff'],
  ['png_pipe', 'jpeg_pipe', 'webp_pipe', 'bmp_pipe', 'tiff_pipe'],
]
  .flat()
  .join(',');

/** First arguments of every ffmpeg call: no log, no prompts, and existing output is overwritten. */
export const QUIET_ARGS: readonly string[] = ['-hide_banner', '-nostdin', '-y', '-loglevel', 'error'];

/** Same as `QUIET_ARGS`, but filters may log: needed if the result is read from standard error. */
export const REPORTING_ARGS: readonly string[] = ['-hide_banner', '-nostdin', '-nostats', '-y', '-loglevel', 'info'];

/** Precede the other arguments to print the lines that `foldProgress` reads on standard output. */
export const PROGRESS_ARGS: readonly string[] = ['-nostats', '-progress', 'pipe:1'];

/**
 * Returns a path that ffmpeg treats as a file, whatever its name: not as an option (`-x.mp4`) or a protocol (`http:x`).
 */
export function toFileArgument(path: string): string {
  return `file:${path}`;
}

/** Restrictions before the name of any file that ffmpeg or ffprobe opens: local files only, no playlists. */
export const INPUT_GUARD_ARGS: readonly string[] = [
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  INPUT_FORMATS,
];

/**
 * The same for a list of frames that the product wrote itself (`formatFrameList`): it names absolute paths of PNG
 * files.
 */
export const FRAME_LIST_GUARD_ARGS: readonly string[] = [
  ['-protocol_whitelist', 'file,pipe', '-format_whitelist', 'concat,png_pipe'],
  ['-f', 'concat', '-safe', '0'],
].flat();

/** Returns the arguments of an input file, with its restrictions. */
export function inputArgs(path: string): string[] {
  return [...INPUT_GUARD_ARGS, '-i', toFileArgument(path)];
}

/** Removes the source's tags, writing times and versions: the same input gives the same bytes. */
export const REPEATABLE_ARGS: readonly string[] = [
  '-map_metadata',
  '-1',
  '-map_chapters',
  '-1',
  '-fflags',
  '+bitexact',
];

/** Tags the colour of the planes; without it players guess from the image's size and wrongly choose BT.601. */
export const BT709_ARGS: readonly string[] = [
  ['-color_range', 'tv', '-colorspace', 'bt709'],
  ['-color_primaries', 'bt709', '-color_trc', 'bt709'],
].flat();

/**
 * Ticks of a document as time base of an MP4's video track: frames of every supported rate are a whole number of ticks.
 */
export const VIDEO_TIMESCALE = TICKS_PER_SECOND;

/** Options of the `scale` filter: sharp, and with the same rounding on every machine. */
export const EXACT_SCALING = 'flags=lanczos+accurate_rnd+full_chroma_int+full_chroma_inp+bitexact';

/** Formats a number that all of ffmpeg's parsers accept: without exponent. */
export function toDecimal(value: number, digits = 6): string {
  return value.toFixed(digits).replace(/\.?0+$/, '') || '0';
}

/**
 * Measures the audio that passes and prints a summary on standard error at the end. `verbose` hides the line per 100
 * ms.
 */
export const METER_FILTER = 'ebur128=peak=true:framelog=verbose';
