import {
  BT709_ARGS,
  EXACT_SCALING,
  inputArgs,
  INPUT_GUARD_ARGS,
  QUIET_ARGS,
  REPEATABLE_ARGS,
  toDecimal,
  toFileArgument,
  VIDEO_TIMESCALE,
} from './ffmpeg-arguments.ts';
import type { WorkingVisualPlan } from './normalise/plan-normalisation.ts';
import { opaqueFilters } from './normalise/working-visual.ts';

interface Size {
  width: number;
  height: number;
}
interface FrameRate {
  num: number;
  den: number;
}

/** Frames of a video, as its working copy counts them: from the first to the one before `to`. */
interface FrameSpan {
  from: number;
  to: number;
}

/** What becomes of the frames between the motion filter and the file. */
export interface EnhancedLook {
  /** 0 to 1. */
  sharpen: number;
  /** Luma that becomes black and white; null leaves the tones. */
  tone: { black: number; white: number; gamma: number } | null;
  isBest: boolean;
}

const DECODER_THREADS = 2;
const ENCODER_THREADS = 2;
const KEY_FRAME_INTERVAL_S = 2;
/**
 * "ultrafast" with what gives most for its time: arithmetic coding, the loop filter, transforms of 8 x 8. Enlarged frames
 * have no detail for smaller blocks.
 */
const FAST_PARAMETERS = [
  'open-gop=0:cabac=1:deblock=0,0:8x8dct=1:partitions=i8x8:subme=0',
  'aq-mode=1:aq-strength=0.25:rc-lookahead=0',
].join(':');

/**
 * Decodes frames of an upload as its working copy has them, to raw I420 on standard output. Frames between key frames and
 * at variable rates need what comes before them: decoding starts a second earlier.
 */
export function decodeSpanArgs(decode: {
  input: string;
  plan: WorkingVisualPlan;
  span: FrameSpan;
  /** A smaller size for measuring. */
  size?: Size;
}): string[] {
  const { filters, seek } = toSpan(decode);
  const scale = decode.size ? [`scale=${decode.size.width}:${decode.size.height}:flags=area`] : [];
  return [
    [...QUIET_ARGS, '-threads', String(DECODER_THREADS), ...seek, ...inputArgs(decode.input)],
    ['-map', `0:${decode.plan.streamIndex}`, '-an', '-sn', '-dn', '-vf', [...filters, ...scale].join(',')],
    ['-fps_mode', 'passthrough', '-pix_fmt', 'yuv420p', '-f', 'rawvideo', 'pipe:1'],
  ].flat();
}

function toSpan({ plan, span }: { plan: WorkingVisualPlan; span: FrameSpan }): { filters: string[]; seek: string[] } {
  const { num, den } = plan.frameRate;
  const lead = Math.min(span.from, Math.ceil(num / den));
  const start = span.from - lead;
  const end = lead + span.to - span.from;
  return {
    filters: [...opaqueFilters(plan), `trim=start_frame=${lead}:end_frame=${end}`, `setpts=N*${den}/${num}/TB`],
    seek: start === 0 ? [] : ['-ss', toDecimal((start * den) / num)],
  };
}

/** Encodes raw I420 of standard input to an MP4 without audio. Files of the same look and size can be joined. */
export function encodeEnhancedArgs(encode: {
  size: Size;
  result: Size;
  frameRate: FrameRate;
  look: EnhancedLook;
  output: string;
}): string[] {
  const { size, result, frameRate, look } = encode;
  const rate = `${frameRate.num}/${frameRate.den}`;
  const group = Math.max(1, Math.round((KEY_FRAME_INTERVAL_S * frameRate.num) / frameRate.den));
  const preset = look.isBest
    ? ['-preset', 'fast', '-crf', '17', '-bf', '2']
    : ['-preset', 'ultrafast', '-crf', '18', '-bf', '0'];
  const parameters = look.isBest ? 'open-gop=0' : FAST_PARAMETERS;
  return [
    [...QUIET_ARGS, '-protocol_whitelist', 'file,pipe', '-f', 'rawvideo', '-pix_fmt', 'yuv420p'],
    ['-video_size', `${size.width}x${size.height}`, '-framerate', rate, ...BT709_ARGS, '-i', 'pipe:0'],
    ['-an', '-vf', lookFilters(look, size, result).join(',')],
    ['-c:v', 'libx264', ...preset, '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-threads', String(ENCODER_THREADS)],
    ['-g', String(group), '-x264-params', parameters, ...BT709_ARGS],
    ['-fps_mode', 'passthrough', '-video_track_timescale', String(VIDEO_TIMESCALE), ...REPEATABLE_ARGS],
    ['-flags:v', '+bitexact', '-f', 'mp4', toFileArgument(encode.output)],
  ].flat();
}

/** Sharpening beyond this makes halos at the full size. */
const MAX_SHARPENING = 0.7;

function lookFilters({ sharpen, tone }: EnhancedLook, size: Size, result: Size): string[] {
  const isScaled = size.width !== result.width || size.height !== result.height;
  return [
    ...(tone ? [toneFilter(tone)] : []),
    ...(isScaled ? [`scale=${result.width}:${result.height}:${EXACT_SCALING}`] : []),
    ...(sharpen > 0 ? [`cas=strength=${toDecimal(MAX_SHARPENING * sharpen, 3)}:planes=1`] : []),
    'format=yuv420p',
  ];
}

/** Spreads luma over its whole range; colour grows by half as much, as it would look pale otherwise. */
function toneFilter({ black, white, gamma }: NonNullable<EnhancedLook['tone']>): string {
  const range = toDecimal(Math.max(1, white - black), 3);
  const luma = `16+219*pow(clip((val-${toDecimal(black, 3)})/${range},0,1),${toDecimal(1 / gamma, 4)})`;
  const gain = toDecimal(1 + (219 / Math.max(1, white - black) - 1) / 2, 4);
  const chroma = `clip(128+(val-128)*${gain},16,240)`;
  return `lutyuv=y='${luma}':u='${chroma}':v='${chroma}'`;
}

/**
 * Puts the same frames of an upload and of a result above each other in one file, so that a player shows both at the same
 * moment. Both halves have the same size.
 */
export function stackPreviewArgs(preview: {
  input: string;
  plan: WorkingVisualPlan;
  span: FrameSpan;
  result: { file: string; frameRate: FrameRate };
  half: Size;
  output: string;
}): string[] {
  const { half, result } = preview;
  const { filters, seek } = toSpan(preview);
  const rate = `${result.frameRate.num}/${result.frameRate.den}`;
  const graph = [
    // As a player would enlarge it.
    `[0:${preview.plan.streamIndex}]${filters.join(',')},scale=${half.width}:${half.height}:flags=bicubic,fps=${rate},setsar=1[before]`,
    `[1:v:0]scale=${half.width}:${half.height}:${EXACT_SCALING},fps=${rate},setsar=1[after]`,
    '[before][after]vstack=shortest=1,format=yuv420p[out]',
  ].join(';');
  return [
    [...QUIET_ARGS, '-threads', String(DECODER_THREADS), ...seek, ...inputArgs(preview.input)],
    [...INPUT_GUARD_ARGS, '-i', toFileArgument(result.file), '-filter_complex', graph, '-map', '[out]', '-an'],
    [
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '14',
      '-pix_fmt',
      'yuv420p',
      '-threads',
      String(ENCODER_THREADS),
    ],
    [...BT709_ARGS, ...REPEATABLE_ARGS, '-flags:v', '+bitexact', '-movflags', '+faststart'],
    ['-f', 'mp4', toFileArgument(preview.output)],
  ].flat();
}

/** Prints how coarsely H.264 quantised the blocks of the first frames, for `readQuantisers`, on standard error. */
export function listQuantisersArgs({ input, streamIndex }: { input: string; streamIndex: number }): string[] {
  return [
    ['-hide_banner', '-nostdin', '-threads', '1', '-debug', 'qp', ...inputArgs(input), '-map', `0:${streamIndex}`],
    ['-frames:v', '24', '-f', 'null', '-'],
  ].flat();
}

/** Reads one line of the list: the sum and the number of its quantisers; undefined for other lines. */
export function readQuantisers(line: string): { sum: number; count: number } | undefined {
  const [, row] = /^\[h264 @ [^\]]+\] ((?:[ \d]\d)+)\s*$/.exec(line) ?? [];
  if (row === undefined) return undefined;
  let sum = 0;
  for (let at = 0; at < row.length; at += 2) sum += Number(row.slice(at, at + 2));
  return { sum, count: row.length / 2 };
}
