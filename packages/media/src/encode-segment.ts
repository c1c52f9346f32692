import { type CardVisuals, cardVisualsArgs } from './card-visuals.ts';
import { BT709_ARGS, QUIET_ARGS, REPEATABLE_ARGS, toFileArgument, VIDEO_TIMESCALE } from './ffmpeg-arguments.ts';

/** Hardware encoders by their names in ffmpeg, the best first. */
export const HARDWARE_ENCODERS = ['h264_nvenc', 'h264_qsv', 'h264_vaapi', 'h264_videotoolbox', 'h264_v4l2m2m'] as const;
export type HardwareEncoder = (typeof HARDWARE_ENCODERS)[number];

/** Video encoder with its settings. */
export type VideoEncoder =
  | {
      kind: 'libx264';
      preset: string;
      /** Constant rate factor: 0 is lossless, 18 to 23 is usual. */
      crf: number;
      /** The output depends on the number of threads, so it must not depend on the machine; 0 uses all cores. */
      threads: number;
      /** `computed`: everything moves along paths that a program has computed, as photos do under a camera. */
      motion?: 'computed';
    }
  | {
      kind: HardwareEncoder;
      /** Constant rate factor of libx264; converted to the nearest quality setting of each encoder. */
      crf: number;
      /** Path of the render node; only for VAAPI. */
      device?: string;
    };

/** Seconds between key frames: seeking in a player lands at most this far before its target. */
const KEY_FRAME_INTERVAL_S = 2;

/**
 * Arguments for ffmpeg to encode one segment from raw I420 frames (limited BT.709, planes without padding) on standard input
 * to an MP4. `joinSegmentsArgs` can join segments whose settings differ only in `output`.
 */
export function encodeSegmentArgs(segment: {
  width: number;
  height: number;
  frameRate: { num: number; den: number };
  encoder: VideoEncoder;
  output: string;
  /** Writes a fragment for each second, to be played while the rest is encoded. */
  isFragmented?: boolean;
  /** Made beside the segment, of the same frames. */
  cardVisuals?: CardVisuals;
}): string[] {
  const { encoder, isFragmented = false, cardVisuals = {} } = segment;
  const { num, den } = segment.frameRate;
  const keyFrameInterval = Math.max(1, Math.round(((isFragmented ? 1 : KEY_FRAME_INTERVAL_S) * num) / den));
  return [
    QUIET_ARGS,
    encoder.kind === 'h264_vaapi' ? ['-vaapi_device', encoder.device ?? DEFAULT_RENDER_NODE] : [],
    ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-video_size', `${segment.width}x${segment.height}`],
    ['-framerate', `${num}/${den}`],
    // Colour tags on the input too: ffmpeg inserts a conversion if one side is unknown.
    BT709_ARGS,
    ['-protocol_whitelist', 'file,pipe', '-i', 'pipe:0'],
    ['-map', '0:v:0', '-an', '-sn', '-dn'],
    // Uploads to the memory of the graphics card; samples are not converted.
    encoder.kind === 'h264_vaapi' ? ['-vf', 'format=nv12,hwupload'] : [],
    encoderArgs(encoder),
    // Closed groups that start with the segment: no frame refers to the segment before, so joining needs no re-encoding.
    ['-g', String(keyFrameInterval), '-bf', isFragmented ? '0' : countDependentFrames(encoder)],
    BT709_ARGS,
    ['-fps_mode', 'passthrough', '-video_track_timescale', String(VIDEO_TIMESCALE)],
    REPEATABLE_ARGS,
    ['-flags:v', '+bitexact', isFragmented ? FRAGMENT_ARGS : [], '-f', 'mp4', toFileArgument(segment.output)].flat(),
    cardVisualsArgs(cardVisuals),
  ].flat();
}

/**
 * A fragment from each key frame to the next, after a header that comes first. Without frames that wait for later ones,
 * the header needs no list of edits, and the first fragment is written at once.
 */
const FRAGMENT_ARGS = ['-movflags', '+frag_keyframe+empty_moov+default_base_moof', '-flush_packets', '1'];

const DEFAULT_RENDER_NODE = '/dev/dri/renderD128';

/** Bit rate for the encoder without constant quality: enough for 1080p at 30 frames per second. */
const V4L2_BITS_PER_SECOND = 12_000_000;

function encoderArgs(encoder: VideoEncoder): string[] {
  const { kind } = encoder;
  const quality = toCrf(encoder.crf);
  switch (kind) {
    case 'libx264':
      return [
        ['-c:v', kind, '-preset', encoder.preset, '-crf', quality, '-pix_fmt', 'yuv420p'],
        // The high profile has no lossless mode.
        encoder.crf === 0 ? [] : ['-profile:v', 'high'],
        // Without a thread of its own, the lookahead holds no frames back: 78 MiB at 4K, for the same stream.
        ['-threads', String(encoder.threads)],
        ['-x264-params', ['open-gop=0', 'sync-lookahead=0', ...(encoder.motion ? COMPUTED_MOTION : [])].join(':')],
      ].flat();
    case 'h264_nvenc':
      return [
        ['-c:v', kind, '-preset', 'p4', '-rc', 'vbr', '-cq', quality, '-b:v', '0'],
        ['-pix_fmt', 'yuv420p', '-profile:v', 'high', '-forced-idr', '1'],
      ].flat();
    case 'h264_qsv':
      return ['-c:v', kind, '-preset', 'faster', '-global_quality', quality, '-pix_fmt', 'nv12', '-profile:v', 'high'];
    case 'h264_vaapi':
      return ['-c:v', kind, '-rc_mode', 'CQP', '-qp', String(Math.round(encoder.crf)), '-profile:v', 'high'];
    case 'h264_videotoolbox':
      // Quality of this encoder is 1 to 100; higher is better.
      return [
        '-c:v',
        kind,
        '-q:v',
        String(Math.round(100 - encoder.crf * 1.7)),
        '-pix_fmt',
        'yuv420p',
        '-profile:v',
        'high',
      ];
    case 'h264_v4l2m2m':
      return ['-c:v', kind, '-b:v', String(V4L2_BITS_PER_SECOND), '-pix_fmt', 'yuv420p'];
  }
}

/**
 * Computed motion is even: vectors that a frame takes over from its neighbours fit, so that a finer search finds little,
 * and a third frame between two others costs little. Filmed motion takes up to a fifth more bits for the same quality.
 */
const COMPUTED_MOTION = ['me=dia', 'subme=1'];

/** Returns how many frames in a row may depend on later ones. */
function countDependentFrames(encoder: VideoEncoder): string {
  if (encoder.kind !== 'libx264') return '0';
  return encoder.motion === 'computed' ? '3' : '2';
}

function toCrf(crf: number): string {
  return String(Math.round(crf * 10) / 10);
}
