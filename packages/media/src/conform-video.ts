import {
  BT709_ARGS,
  EXACT_SCALING,
  inputArgs,
  QUIET_ARGS,
  REPEATABLE_ARGS,
  toFileArgument,
  VIDEO_TIMESCALE,
} from './ffmpeg-arguments.ts';

const THREADS = 2;
const KEY_FRAME_INTERVAL_S = 2;

/**
 * Gives a video that another program has made the size, the rate and the number of frames that are wanted: frames that
 * are missing at the end repeat the last one. Files of the same quality and size can be joined.
 */
export function conformVideoArgs(conform: {
  input: string;
  size: { width: number; height: number };
  frameRate: { num: number; den: number };
  frames: number;
  /** Constant rate factor of libx264; 0 is without loss. */
  crf: number;
  output: string;
}): string[] {
  const { size, frameRate, frames, crf } = conform;
  const rate = `${frameRate.num}/${frameRate.den}`;
  const group = Math.max(1, Math.round((KEY_FRAME_INTERVAL_S * frameRate.num) / frameRate.den));
  const filters = [
    'setpts=PTS-STARTPTS',
    `fps=${rate}`,
    `scale=${size.width}:${size.height}:${EXACT_SCALING}:out_color_matrix=bt709:out_range=tv`,
    'tpad=stop=-1:stop_mode=clone',
    'format=yuv420p',
    'setsar=1',
  ];
  return [
    [...QUIET_ARGS, ...inputArgs(conform.input), '-map', '0:v:0', '-an', '-sn', '-dn', '-vf', filters.join(',')],
    ['-frames:v', String(frames), '-c:v', 'libx264', '-preset', 'veryfast', '-crf', String(crf)],
    ['-pix_fmt', 'yuv420p', '-threads', String(THREADS), '-g', String(group), '-bf', '2'],
    ['-x264-params', 'open-gop=0', ...BT709_ARGS, '-video_track_timescale', String(VIDEO_TIMESCALE)],
    [...REPEATABLE_ARGS, '-flags:v', '+bitexact', '-f', 'mp4', toFileArgument(conform.output)],
  ].flat();
}
