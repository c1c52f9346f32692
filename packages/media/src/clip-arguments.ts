import {
  BT709_ARGS,
  EXACT_SCALING,
  QUIET_ARGS,
  REPEATABLE_ARGS,
  toFileArgument,
  VIDEO_TIMESCALE,
} from './ffmpeg-arguments.ts';

/**
 * Encodes frames of RGBA from standard input as an MP4; with a filter graph whose output is `[ambience]`, its audio too.
 * The same frames give the same bytes.
 */
export function encodeClipArgs({
  width,
  height,
  frameRate,
  frames,
  ambienceGraph,
  threads,
  output,
}: {
  width: number;
  height: number;
  /** Whole frames a second. */
  frameRate: number;
  frames: number;
  ambienceGraph: string | null;
  threads: number;
  output: string;
}): string[] {
  return [
    [...QUIET_ARGS, '-protocol_whitelist', 'file,pipe', '-f', 'rawvideo', '-pix_fmt', 'rgba'],
    ['-video_size', `${width}x${height}`, '-framerate', String(frameRate), '-i', 'pipe:0'],
    ambienceGraph === null ? [] : ['-filter_complex', ambienceGraph],
    ['-map', '0:v', ...(ambienceGraph === null ? ['-an'] : ['-map', '[ambience]', '-c:a', 'aac', '-b:a', '160k'])],
    ['-vf', `scale=in_range=pc:out_range=tv:out_color_matrix=bt709:${EXACT_SCALING},format=yuv420p`],
    ['-frames:v', String(frames), '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '18', '-profile:v', 'high'],
    ['-pix_fmt', 'yuv420p', '-threads', String(threads), '-g', String(frameRate), '-bf', '2'],
    ['-x264-params', 'open-gop=0', ...BT709_ARGS, '-fps_mode', 'passthrough'],
    ['-video_track_timescale', String(VIDEO_TIMESCALE), ...REPEATABLE_ARGS, '-flags:v', '+bitexact'],
    ['-movflags', '+faststart', '-f', 'mp4', toFileArgument(output)],
  ].flat();
}
