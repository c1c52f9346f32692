import { BT709_ARGS, QUIET_ARGS, REPEATABLE_ARGS, toFileArgument, VIDEO_TIMESCALE } from './ffmpeg-arguments.ts';

/** Seconds between key frames: seeking in a player lands at most this far before its goal. */
const KEY_FRAME_INTERVAL_S = 2;

/**
 * Arguments of ffmpeg to encode one segment from raw I420 frames (limited BT.709, planes without padding) on standard input
 * to an MP4. Segments encoded with equal settings, except `output`, can be joined by `joinSegmentsArgs`.
 */
export function encodeSegmentArgs(segment: {
  width: number;
  height: number;
  frameRate: { num: number; den: number };
  /** Constant rate factor of x264: 0 is lossless, 18 to 23 usual. */
  crf: number;
  preset: string;
  /** Threads of the encoder. Its output depends on the number, so it must not follow the machine. */
  threads: number;
  output: string;
}): string[] {
  const { num, den } = segment.frameRate;
  const keyFrameInterval = Math.max(1, Math.round((KEY_FRAME_INTERVAL_S * num) / den));
  return [
    QUIET_ARGS,
    ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-video_size', `${segment.width}x${segment.height}`],
    ['-framerate', `${num}/${den}`],
    // Also on the input: unknown colours on one side would make ffmpeg insert a conversion.
    BT709_ARGS,
    ['-protocol_whitelist', 'file,pipe', '-i', 'pipe:0'],
    ['-map', '0:v:0', '-an', '-sn', '-dn'],
    [
      '-c:v',
      'libx264',
      '-preset',
      segment.preset,
      '-crf',
      toCrf(segment.crf),
      '-pix_fmt',
      'yuv420p',
      '-profile:v',
      'high',
    ],
    ['-threads', String(segment.threads)],
    // Closed groups that begin with the segment: no frame refers to one of the segment before, so joining needs no encoder.
    ['-g', String(keyFrameInterval), '-bf', '2', '-x264-params', 'open-gop=0'],
    BT709_ARGS,
    ['-fps_mode', 'passthrough', '-video_track_timescale', String(VIDEO_TIMESCALE)],
    REPEATABLE_ARGS,
    ['-flags:v', '+bitexact', '-f', 'mp4', toFileArgument(segment.output)],
  ].flat();
}

function toCrf(crf: number): string {
  return String(Math.round(crf * 10) / 10);
}
