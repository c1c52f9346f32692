import { EXACT_SCALING, inputArgs, QUIET_ARGS, REPEATABLE_ARGS, toFileArgument } from '../ffmpeg-arguments.ts';

/** A row of small images, evenly spaced over a video, in one file. */
export interface FilmstripGeometry {
  /** Image i shows the middle of the i-th of `count` equal parts of the video. */
  count: number;
  /** Size of one image, in pixels. */
  frameWidth: number;
  frameHeight: number;
}

interface Shown {
  width: number;
  height: number;
}

const FRAME_HEIGHT = 90;
/** A wide image in a strip shows no more than a narrow one, and JPEG is limited to 65,535 pixels. */
const MAX_FRAME_WIDTH = 320;
const MAX_FRAMES = 60;
const POSTER_MAX_SIDE = 1280;
/** A poster is the most typical of this many frames, so that a video that fades in does not get a black poster. */
const POSTER_LOOKS_AT_S = 3;
const POSTER_MAX_FRAMES = 100;

/** Plans about one image per second, as many as fit. */
export function planFilmstrip(video: Shown & { frames: number; durationMs: number }): FilmstripGeometry {
  const frameWidth = Math.round((FRAME_HEIGHT * video.width) / video.height / 2) * 2;
  return {
    count: Math.max(1, Math.min(MAX_FRAMES, video.frames, Math.round(video.durationMs / 1000))),
    frameWidth: Math.max(2, Math.min(MAX_FRAME_WIDTH, frameWidth)),
    frameHeight: FRAME_HEIGHT,
  };
}

interface Strip {
  frames: number;
  geometry: FilmstripGeometry;
  output: string;
}

interface Poster {
  frameRate: { num: number; den: number };
  size: Shown;
  output: string;
}

/** A video that images are made of: a working copy or its proxy. */
interface ShownVideo {
  input: string;
  alpha: 'none' | 'stacked';
}

/** The strip and the poster of a video, two JPEGs. */
export interface VideoImages {
  alpha: 'none' | 'stacked';
  strip: Strip;
  poster: Poster;
}

/** Returns the arguments of ffmpeg to make the strip and the poster of a video; it is decoded once. */
export function videoImagesArgs({ input, ...images }: VideoImages & { input: string }): string[] {
  return [...QUIET_ARGS, ...inputArgs(input), ...videoImagesOutputArgs('0:v:0', images)];
}

/** Returns the arguments of both images among other outputs of a run. */
export function videoImagesOutputArgs(stream: string, { alpha, strip, poster }: VideoImages): string[] {
  return imagesOutputArgs(stream, alpha, [planStrip(strip), planPoster(poster)]);
}

/** Returns the arguments of ffmpeg to make the poster, a JPEG, of a working copy. */
export function posterArgs({ input, alpha, ...poster }: ShownVideo & Poster): string[] {
  return [...QUIET_ARGS, ...inputArgs(input), ...imagesOutputArgs('0:v:0', alpha, [planPoster(poster)])];
}

/** An image of a video, as filters before and after its transparent parts are laid on white. */
interface PlannedImage {
  before: string;
  after: string;
  output: string;
}

function planStrip({ frames, geometry, output }: Strip): PlannedImage {
  const { count, frameWidth, frameHeight } = geometry;
  return {
    before: `select='eq(n,floor((selected_n+0.5)*${frames}/${count}))'`,
    after: `scale=${frameWidth}:${frameHeight}:${JPEG_SCALING},format=yuvj420p,tile=${count}x1`,
    output,
  };
}

function planPoster({ frameRate, size, output }: Poster): PlannedImage {
  const scale = Math.min(1, POSTER_MAX_SIDE / Math.max(size.width, size.height));
  const [width, height] = [size.width, size.height].map((side) => Math.max(2, Math.round((side * scale) / 2) * 2));
  const frames = Math.min(POSTER_MAX_FRAMES, Math.round((POSTER_LOOKS_AT_S * frameRate.num) / frameRate.den));
  return {
    before: `trim=end_frame=${frames}`,
    after: `scale=${width}:${height}:${JPEG_SCALING},thumbnail=n=${frames},format=yuvj420p`,
    output,
  };
}

/** JPEG is BT.601, full range, by its standard. */
const JPEG_SCALING = `${EXACT_SCALING}:in_color_matrix=bt709:in_range=limited:out_color_matrix=bt601:out_range=full`;

function imagesOutputArgs(stream: string, alpha: ShownVideo['alpha'], images: readonly PlannedImage[]): string[] {
  const shared = `[${stream}]split=${images.length}${images.map((_image, index) => `[in${index}]`).join('')}`;
  const graphs = images.map(({ before, after }, index) =>
    alpha === 'none'
      ? `[in${index}]${before},${after}[out${index}]`
      : `${overWhite(before, index)};[shown${index}]${after}[out${index}]`,
  );
  return [
    ['-filter_complex_threads', '1', '-filter_complex', [shared, ...graphs].join(';')],
    ...images.map(({ output }, index) => [
      ['-map', `[out${index}]`, '-frames:v', '1', '-c:v', 'mjpeg', '-q:v', '3', ...REPEATABLE_ARGS],
      ['-flags:v', '+bitexact', '-update', '1', '-f', 'image2', toFileArgument(output)],
    ]),
  ].flat(2);
}

/** Puts a stacked video on white, using its alpha: from `[in…]` to `[shown…]`. */
function overWhite(frames: string, index: number): string {
  return [
    `[in${index}]${frames},split=3[colour${index}][alpha${index}][paper${index}]`,
    // Alpha ranges from 0 to 255, the luma that carries it from 16 to 235.
    `[alpha${index}]crop=iw:ih/2:0:ih/2,scale=in_range=limited:out_range=full,format=gray[matte${index}]`,
    `[colour${index}]crop=iw:ih/2:0:0,format=yuv420p[picture${index}]`,
    `[picture${index}][matte${index}]alphamerge[cut${index}]`,
    `[paper${index}]crop=iw:ih/2:0:0,lutyuv=y=235:u=128:v=128[white${index}]`,
    `[white${index}][cut${index}]overlay=format=yuv420[shown${index}]`,
  ].join(';');
}
