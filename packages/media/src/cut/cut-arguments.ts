import {
  BT709_ARGS,
  EXACT_SCALING,
  inputArgs,
  PROGRESS_ARGS,
  QUIET_ARGS,
  REPEATABLE_ARGS,
  toDecimal,
  toFileArgument,
  VIDEO_TIMESCALE,
} from '../ffmpeg-arguments.ts';
import { MIX_SAMPLE_RATE } from '../mix-audio.ts';
import type { VideoColor } from '../probe.ts';

interface FrameRate {
  num: number;
  den: number;
}
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Frames of a video: from the first to the one before `to`. */
export interface CutFrames {
  from: number;
  to: number;
  frameRate: FrameRate;
}

/** Where the pixels of each frame go. */
export interface CutGeometry {
  /** Clockwise degrees, before everything else. */
  rotation: 0 | 90 | 180 | 270;
  crop: Box;
  canvas: { width: number; height: number };
  /** Where the cropped image lies on the canvas. */
  placed: Box;
  /** What fills the rest of the canvas: the image itself, out of focus, or `#rrggbb`; null if it fills it. */
  fill: string | null;
}

const DECODER_THREADS = 2;
const ENCODER_THREADS = 2;
const KEY_FRAME_INTERVAL_S = 2;
/** The working copy's own quality, so that the second encoding loses as little as it can. */
const CRF = 17;
/** Blurring a small image and enlarging it looks the same and costs a fraction. */
const BLUR_SHRINK = 8;

/** Starts half a frame early, so that rounding never loses the first frame. */
function seekArgs({ from, frameRate: { num, den } }: CutFrames): string[] {
  return from === 0 ? [] : ['-ss', toDecimal(((from - 0.5) * den) / num)];
}

/** Numbers the frames anew from 0, at the exact rate. */
const renumber = ({ frameRate: { num, den } }: CutFrames): string => `setpts=N*${den}/${num}/TB`;
const limitFrames = ({ from, to }: CutFrames): string => `trim=end_frame=${to - from}`;

/**
 * Returns the arguments of ffmpeg to encode frames of a working copy to an MP4 without audio; a working copy with
 * alpha (`stacked`) gives a WebM with alpha. Files of the same geometry can be joined without encoding.
 */
export function encodeCutArgs(cut: {
  input: string;
  alpha: 'none' | 'stacked';
  frames: CutFrames;
  geometry: CutGeometry;
  output: string;
}): string[] {
  const { frames, alpha } = cut;
  const group = Math.max(1, Math.round((KEY_FRAME_INTERVAL_S * frames.frameRate.num) / frames.frameRate.den));
  return [
    [...QUIET_ARGS, ...PROGRESS_ARGS, '-threads', String(DECODER_THREADS), ...seekArgs(frames)],
    inputArgs(cut.input),
    ['-filter_complex_threads', '2', '-filter_complex', formatGraph(cut), '-map', '[out]', '-an', '-sn', '-dn'],
    alpha === 'none' || cut.geometry.fill !== null ? h264Args(group) : vp9Args(group),
    ['-frames:v', String(frames.to - frames.from), '-fps_mode', 'passthrough', ...REPEATABLE_ARGS],
    ['-flags:v', '+bitexact', toFileArgument(cut.output)],
  ].flat();
}

function h264Args(group: number): string[] {
  return [
    ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', String(CRF), '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
    ['-threads', String(ENCODER_THREADS), '-g', String(group), '-bf', '2', '-x264-params', 'open-gop=0'],
    [...BT709_ARGS, '-video_track_timescale', String(VIDEO_TIMESCALE), '-f', 'mp4'],
  ].flat();
}

function vp9Args(group: number): string[] {
  return [
    ['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuva420p', '-crf', '24', '-b:v', '0', '-deadline', 'good', '-cpu-used', '4'],
    // Alternate reference frames are not shown, which the second stream of alpha does not support.
    ['-auto-alt-ref', '0', '-row-mt', '1', '-threads', String(ENCODER_THREADS), '-g', String(group)],
    [...BT709_ARGS, '-f', 'webm'],
  ].flat();
}

function formatGraph({ alpha, frames, geometry }: Parameters<typeof encodeCutArgs>[0]): string {
  const { canvas, placed, fill } = geometry;
  const start = `${limitFrames(frames)},${renumber(frames)}`;
  const shape = reshape(geometry);
  const chains =
    alpha === 'none'
      ? [`[0:v:0]${start},${shape}[image]`]
      : [
          `[0:v:0]${start},split[upper][lower]`,
          `[upper]crop=iw:ih/2:0:0,${shape}[colour]`,
          // Alpha ranges from 0 to 255, the luma that carries it from 16 to 235.
          `[lower]crop=iw:ih/2:0:ih/2,${shape},scale=in_range=limited:out_range=full,format=gray[matte]`,
          '[colour][matte]alphamerge[image]',
        ];
  const placing = `x=${placed.x}:y=${placed.y}`;
  if (fill === null) chains.push(`[image]${alpha === 'none' ? 'format=yuv420p' : 'format=yuva420p'}[out]`);
  else if (fill === 'blur')
    chains.push(
      '[image]split[behind][front]',
      `[behind]format=yuv420p,${blurTo(canvas)}[blurred]`,
      `[blurred][front]overlay=${placing}:format=yuv420,format=yuv420p[out]`,
    );
  else
    chains.push(
      '[image]split[behind][front]',
      // Painted over the image's own frames, so that it has their times.
      `[behind]format=yuv420p,scale=${canvas.width}:${canvas.height}:flags=neighbor,setsar=1,${paint(fill)}[plain]`,
      `[plain][front]overlay=${placing}:format=yuv420,format=yuv420p[out]`,
    );
  return chains.join(';');
}

const ROTATIONS: Readonly<Record<CutGeometry['rotation'], string[]>> = {
  0: [],
  90: ['transpose=clock'],
  180: ['hflip', 'vflip'],
  270: ['transpose=cclock'],
};

function reshape({ rotation, crop, placed }: CutGeometry): string {
  const isScaled = placed.width !== crop.width || placed.height !== crop.height;
  return [
    ...ROTATIONS[rotation],
    `crop=${crop.width}:${crop.height}:${crop.x}:${crop.y}`,
    ...(isScaled ? [`scale=${placed.width}:${placed.height}:${EXACT_SCALING}`] : []),
    'setsar=1',
  ].join(',');
}

/** Fills a canvas with an image, out of focus. */
function blurTo({ width, height }: { width: number; height: number }): string {
  const small = [width, height].map((side) => Math.max(2, Math.round(side / BLUR_SHRINK / 2) * 2)).join(':');
  return [
    `scale=${small}:force_original_aspect_ratio=increase:flags=area,crop=${small}`,
    'gblur=sigma=6:steps=2',
    `scale=${width}:${height}:flags=bicubic,setsar=1`,
  ].join(',');
}

/** Replaces every pixel by a colour of BT.709, limited range. */
function paint(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const y = Math.round(16 + 219 * luma);
  const u = Math.round(128 + (224 * (blue - luma)) / 1.8556);
  const v = Math.round(128 + (224 * (red - luma)) / 1.5748);
  return `lutyuv=y=${y}:u=${u}:v=${v}`;
}

/**
 * Returns the arguments of ffmpeg to encode frames of an upload so that they can be joined to its own packets: same
 * size, profile and colours, and sets of parameters with an id of their own.
 */
export function encodeEdgeArgs(edge: {
  input: string;
  streamIndex: number;
  frames: CutFrames;
  profile: 'baseline' | 'main' | 'high';
  setId: number;
  color: VideoColor;
  output: string;
}): string[] {
  const { frames, color } = edge;
  const tag = (option: string, value: string): string[] => (value === 'unknown' ? [] : [option, value]);
  return [
    // Stored as it is: a rotation is the container's.
    [...QUIET_ARGS, '-threads', String(DECODER_THREADS), '-noautorotate', ...seekArgs(frames)],
    inputArgs(edge.input),
    ['-map', `0:${edge.streamIndex}`, '-an', '-sn', '-dn', '-filter:v', `${limitFrames(frames)},${renumber(frames)}`],
    ['-c:v', 'libx264', '-preset', 'medium', '-crf', '14', '-profile:v', edge.profile, '-pix_fmt', 'yuv420p'],
    ['-threads', String(ENCODER_THREADS), '-bf', '0', '-g', '250'],
    ['-x264-params', `open-gop=0:sps-id=${edge.setId}:interlaced=0`],
    tag('-color_range', color.range === 'limited' ? 'tv' : color.range === 'full' ? 'pc' : 'unknown'),
    tag('-colorspace', color.matrix),
    tag('-color_primaries', color.primaries),
    tag('-color_trc', color.transfer),
    ['-frames:v', String(frames.to - frames.from), '-fps_mode', 'passthrough'],
    ['-video_track_timescale', String(VIDEO_TIMESCALE), ...REPEATABLE_ARGS, '-flags:v', '+bitexact'],
    ['-f', 'mp4', toFileArgument(edge.output)],
  ].flat();
}

/** Bytes of one moment of decoded audio: two channels of 16 bits. */
export const CUT_SAMPLE_BYTES = 4;

/** Returns the arguments of ffmpeg to decode the audio of a working copy: 48 kHz stereo of 16 bits, without a header. */
export function decodeCutAudioArgs({ input, output }: { input: string; output: string }): string[] {
  return [
    [...QUIET_ARGS, ...PROGRESS_ARGS, ...inputArgs(input), '-map', '0:a:0', '-ac', '2', '-ar', String(MIX_SAMPLE_RATE)],
    ['-c:a', 'pcm_s16le', '-f', 's16le', toFileArgument(output)],
  ].flat();
}

/** Returns the arguments of ffmpeg to encode such samples: AAC in an MP4, Opus in a WebM. */
export function encodeCutAudioArgs(audio: { input: string; container: 'mp4' | 'webm'; output: string }): string[] {
  const isMp4 = audio.container === 'mp4';
  return [
    [...QUIET_ARGS, ...PROGRESS_ARGS, '-f', 's16le', '-ac', '2', '-ar', String(MIX_SAMPLE_RATE)],
    ['-protocol_whitelist', 'file,pipe', '-i', toFileArgument(audio.input)],
    isMp4 ? ['-c:a', 'aac', '-b:a', '192k'] : ['-c:a', 'libopus', '-b:a', '160k'],
    [...REPEATABLE_ARGS, '-flags:a', '+bitexact', '-f', audio.container, toFileArgument(audio.output)],
  ].flat();
}

/**
 * Returns the arguments of ffmpeg to join files of the same encoder (a list of `formatSegmentList`, or one file) and
 * audio without encoding.
 */
export function joinCutArgs(join: {
  video: { listFile: string } | { file: string };
  audio: string | undefined;
  container: 'mp4' | 'webm';
  hasAlpha: boolean;
  output: string;
}): string[] {
  const { video, audio, container } = join;
  const listArgs = ['-f', 'concat', '-safe', '0', '-protocol_whitelist', 'file,pipe', '-i'];
  return [
    QUIET_ARGS,
    'file' in video ? inputArgs(video.file) : [...listArgs, toFileArgument(video.listFile)],
    audio === undefined ? [] : inputArgs(audio),
    ['-map', '0:v:0', ...(audio === undefined ? [] : ['-map', '1:a:0']), '-c', 'copy', ...REPEATABLE_ARGS],
    join.hasAlpha ? ['-metadata:s:v:0', 'alpha_mode=1'] : [],
    container === 'mp4' ? ['-video_track_timescale', String(VIDEO_TIMESCALE), '-movflags', '+faststart'] : [],
    ['-f', container, toFileArgument(join.output)],
  ].flat();
}
