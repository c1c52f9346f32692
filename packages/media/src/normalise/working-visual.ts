import {
  BT709_ARGS,
  EXACT_SCALING,
  FRAME_LIST_GUARD_ARGS,
  INPUT_GUARD_ARGS,
  PROGRESS_ARGS,
  QUIET_ARGS,
  REPEATABLE_ARGS,
  toDecimal,
  toFileArgument,
  VIDEO_TIMESCALE,
} from '../ffmpeg-arguments.ts';
import {
  formatScaleInput,
  formatScaleSame,
  formatZscaleConversion,
  needsZscale,
  type SourceColour,
} from './plan-colour.ts';
import type { WorkingVisualPlan } from './plan-normalisation.ts';

/** Source of the frames: a file, or the product's own list of image files with their times (`formatFrameList`). */
export type VisualSource = { kind: 'file'; path: string } | { kind: 'frames'; listFile: string };

/** A short group seeks fast: at most this many seconds are decoded unnecessarily. */
const KEY_FRAME_INTERVAL_S = 0.5;
/** Decoding with more threads needs more memory: each holds a frame. */
const DECODER_THREADS = 2;
/** Maximum share of undecodable frames; beyond it the result is not what the user filmed. */
const MAX_ERROR_RATE = 0.2;
/** Margin around a cut-out, in pixels, that gets its colour: more than chroma and scaling reach across its edge. */
const EDGE_BLEED_SIGMA = 6;

/**
 * Returns the arguments of ffmpeg for the first pass: from a source to the video of its working copy and of its proxy,
 * which have the same frames at the same times. No audio. Progress is printed on standard output, for `foldProgress`.
 */
export function workingVisualArgs(pass: {
  plan: WorkingVisualPlan;
  source: VisualSource;
  visual: string;
  proxy: string;
}): string[] {
  const { plan, source } = pass;
  return [
    QUIET_ARGS,
    PROGRESS_ARGS,
    ['-max_error_rate', String(MAX_ERROR_RATE), '-filter_complex_threads', '2'],
    sourceArgs(plan, source),
    ['-filter_complex', formatVisualGraph(plan)],
    ['-map', '[picture]', ...encodeArgs(plan, { crf: 18, threads: 2 }), toFileArgument(pass.visual)],
    ['-map', '[proxy]', ...encodeArgs(plan, { crf: 26, threads: 1 }), toFileArgument(pass.proxy)],
  ].flat();
}

function sourceArgs({ decoder }: WorkingVisualPlan, source: VisualSource): string[] {
  if (source.kind === 'frames') return [...FRAME_LIST_GUARD_ARGS, '-i', toFileArgument(source.listFile)];
  return [
    ['-threads', String(DECODER_THREADS)],
    decoder === undefined ? [] : ['-c:v', decoder],
    // Screen recorders change the size midway: the scaler follows; a new graph would restart its time.
    ['-reinit_filter', '0'],
    [...INPUT_GUARD_ARGS, '-i', toFileArgument(source.path)],
  ].flat();
}

function encodeArgs({ frameRate }: WorkingVisualPlan, { crf, threads }: { crf: number; threads: number }): string[] {
  const group = Math.max(1, Math.round((KEY_FRAME_INTERVAL_S * frameRate.num) / frameRate.den));
  return [
    ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', String(crf), '-profile:v', 'high'],
    // The encoder's output depends on its threads, so their number is fixed.
    ['-threads', String(threads)],
    // No B-frames: the order of decoding is that of showing, and the first frame's time is 0 without an edit list.
    // No arithmetic coding: a tenth larger, a third quicker to decode, which happens far more often.
    ['-g', String(group), '-bf', '0', '-x264-params', 'open-gop=0:scenecut=0:cabac=0'],
    BT709_ARGS,
    ['-fps_mode', 'passthrough', '-video_track_timescale', String(VIDEO_TIMESCALE)],
    REPEATABLE_ARGS,
    ['-flags:v', '+bitexact', '-movflags', '+faststart', '-f', 'mp4'],
  ].flat();
}

/** Returns the filter graph of a plan, to `[image]` and `[proxy]`. */
export function formatVisualGraph(plan: WorkingVisualPlan): string {
  const { proxy, alpha, maxFrames, streamIndex } = plan;
  const limit = `trim=end_frame=${maxFrames}`;
  const body =
    alpha === 'none'
      ? [`[0:${streamIndex}]${opaqueFilters(plan).join(',')},${limit},split[picture][large]`]
      : [...stackedChains(plan, limit), '[stack]split[picture][large]'];
  const toProxy = `scale=${proxy.width}:${proxy.height}:${EXACT_SCALING}`;
  // Each half is scaled separately: otherwise each would bleed into the other.
  const reduced =
    alpha === 'none'
      ? [`[large]${toProxy}[proxy]`]
      : [
          '[large]split[large1][large2]',
          `[large1]crop=iw:ih/2:0:0,${toProxy}[upper]`,
          `[large2]crop=iw:ih/2:0:ih/2,${toProxy}[lower]`,
          '[upper][lower]vstack[proxy]',
        ];
  return [...body, ...reduced].join(';');
}

/** Returns the filters from the frames of a source without alpha to those of its working copy. */
export function opaqueFilters(plan: WorkingVisualPlan): string[] {
  const { colour } = plan;
  if (needsZscale(colour)) {
    return [
      ...deinterlace(plan),
      scaleTo(plan, formatScaleSame(colour)),
      // With full-resolution chroma an odd size can be cropped.
      ...(isEven(plan) ? [] : [`format=${colour.matrix === 'rgb' ? 'gbrp16le' : 'yuv444p16le'}`]),
      ...cropToEven(plan),
      ...timing(plan),
      ...formatZscaleConversion(colour),
      // Directly after zscale, which would leave a format it was not told to another scaler, without the matrix.
      'format=yuv420p',
    ];
  }
  return [
    ...deinterlace(plan),
    scaleTo(plan, `${formatScaleInput(colour)}:out_color_matrix=bt709:out_range=limited`),
    'format=yuv420p',
    ...cropToEven(plan),
    ...timing(plan),
  ];
}

/**
 * Returns the chains for colour above, alpha below. Transparent pixels of a source have no meaningful colour and are
 * mostly black; with chroma at half resolution, and in every smaller size, that black would bleed in at the edges. So
 * the cut-out's own colours, blurred outwards, are put behind it.
 */
function stackedChains(plan: WorkingVisualPlan, limit: string): string[] {
  const { streamIndex, colour } = plan;
  const opaque = `${EXACT_SCALING}:in_range=full:out_color_matrix=bt709:out_range=limited`;
  return [
    `[0:${streamIndex}]${[
      ...deinterlace(plan),
      `scale=${formatScaleInput(colour)}:${EXACT_SCALING}`,
      'format=gbrap',
      ...alphaPrimaries(colour),
      ...timing(plan),
      limit,
      ...scaleWithAlpha(plan),
      ...cropToEven(plan),
      'split=3[behind][front][alpha]',
    ].join(',')}`,
    `[behind]format=gbrap16le,premultiply=inplace=1,gblur=sigma=${EDGE_BLEED_SIGMA}:steps=2,unpremultiply=inplace=1,format=gbrp[bleed]`,
    `[bleed][front]overlay=format=gbrp,scale=${opaque},format=yuv420p[colour]`,
    `[alpha]alphaextract,format=gray,scale=${opaque},format=yuv420p[matte]`,
    '[colour][matte]vstack[stack]',
  ];
}

/** Same as `formatZscaleConversion`, for RGB that stays RGB. */
function alphaPrimaries({ primaries }: SourceColour): string[] {
  if (primaries === 'bt709') return [];
  return [`zscale=min=gbr:rin=full:tin=bt709:pin=${primaries}:m=gbr:r=full:t=bt709:p=bt709`, 'format=gbrap'];
}

/** Deinterlaces by motion; the rate stays that of the frames. */
function deinterlace({ isDeinterlaced }: WorkingVisualPlan): string[] {
  return isDeinterlaced ? ['bwdif=mode=send_frame:parity=auto:deint=interlaced'] : [];
}

/** Scales, also pixels that are not square. Always present, and first: it follows a change of the source's size. */
function scaleTo({ size }: WorkingVisualPlan, colour: string): string {
  return `scale=${size.scaled.width}:${size.scaled.height}:${EXACT_SCALING}:${colour},setsar=1`;
}

/** Scales premultiplied colour, so that transparent pixels have no weight. */
function scaleWithAlpha({ size }: WorkingVisualPlan): string[] {
  const { width, height } = size.scaled;
  return ['premultiply=inplace=1', `scale=${width}:${height}:${EXACT_SCALING}`, 'setsar=1', 'unpremultiply=inplace=1'];
}

function isEven({ size: { scaled, shown } }: WorkingVisualPlan): boolean {
  return scaled.width === shown.width && scaled.height === shown.height;
}

function cropToEven(plan: WorkingVisualPlan): string[] {
  const { width, height } = plan.size.shown;
  return isEven(plan) ? [] : [`crop=${width}:${height}:0:0`];
}

/**
 * Sets a constant rate: each frame goes to the nearest position; gaps are filled with the frame before, a late start
 * with the first. Must precede every filter with two inputs: those drop the duration of the last frame.
 */
function timing({ frameRate: { num, den }, holdMs }: WorkingVisualPlan): string[] {
  const hold = holdMs > 0 ? [`tpad=stop_mode=clone:stop_duration=${toDecimal(holdMs / 1000, 3)}`] : [];
  return [`fps=fps=${num}/${den}:start_time=0:round=near`, ...hold];
}

/** One frame of an animation that was split into images. */
export interface ListedFrame {
  /** Absolute path. */
  file: string;
  durationMs: number;
}

/** Returns a list of PNG files with their times, for `PictureSource`. */
export function formatFrameList(frames: readonly ListedFrame[]): string {
  const toEntry = ({ file, durationMs }: ListedFrame): string[] => [
    `file '${toFileArgument(file).replaceAll("'", "'\\''")}'`,
    // The default time base would be 1/25 s.
    'option framerate 1000',
    `duration ${toDecimal(durationMs / 1000, 3)}`,
  ];
  // The duration of the last entry is ignored, so the entry is repeated.
  return `${['ffconcat version 1.0', ...[...frames, ...frames.slice(-1)].flatMap(toEntry)].join('\n')}\n`;
}
