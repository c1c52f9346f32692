import { inputArgs, QUIET_ARGS, toDecimal } from './ffmpeg-arguments.ts';

/** Seconds between the key frames of a working copy, as normalisation encodes them. */
const KEY_FRAME_INTERVAL_S = 0.5;

/** Frames between two key frames of a working copy; every multiple of it is a key frame. */
export function keyFrameInterval({ num, den }: { num: number; den: number }): number {
  return Math.max(1, Math.round((KEY_FRAME_INTERVAL_S * num) / den));
}

/**
 * Arguments for ffmpeg to decode frames of a working copy (constant rate, first frame at 0) in order to standard output as YUV4MPEG: raw
 * I420 after a header with the size, read by `parseYuv4Mpeg`. Nothing is scaled or converted: the planes equal those that a browser
 * decodes. A file that ends early yields fewer frames.
 *
 * `frames` are frame numbers, ascending and unique. ffmpeg uses one thread, because several decoders run side by side.
 */
export function decodeFramesArgs(decode: {
  input: string;
  frameRate: { num: number; den: number };
  frames: readonly number[];
}): string[] {
  const { frames, frameRate } = decode;
  const [first] = frames;
  const last = frames.at(-1);
  if (first === undefined || last === undefined) throw new Error('There is no frame to decode');
  const isGapless = last - first + 1 === frames.length;
  return [
    QUIET_ARGS,
    first === 0 ? [] : seekArgs(first, frameRate),
    ['-threads', '1', ...inputArgs(decode.input)],
    ['-map', '0:v:0', '-an', '-sn', '-dn', '-filter_threads', '1'],
    isGapless ? [] : ['-vf', `select='${formatPicks(frames, first)}'`],
    // Without this, ffmpeg fills up left-out frames and drops a frame whose timestamp was rounded.
    ['-fps_mode', 'passthrough', '-frames:v', String(frames.length)],
    ['-f', 'yuv4mpegpipe', 'pipe:1'],
  ].flat();
}

/**
 * Seeks to the key frame before `first` and drops the frames between them. Seeks half a frame early, so that rounded timestamps cannot
 * drop `first` itself. `-seek_timestamp` makes the time that of the video stream, even if the audio starts earlier.
 */
function seekArgs(first: number, { num, den }: { num: number; den: number }): string[] {
  return ['-seek_timestamp', '1', '-ss', toDecimal(((first - 0.5) * den) / num)];
}

/** Expression that selects the wanted frames by `n`, counted from `first`: one term for each run of consecutive frames. */
function formatPicks(frames: readonly number[], first: number): string {
  const runs: { from: number; to: number }[] = [];
  for (const frame of frames) {
    const run = runs.at(-1);
    if (run && frame === run.to + 1) run.to = frame;
    else runs.push({ from: frame, to: frame });
  }
  return runs.map(({ from, to }) => `between(n,${from - first},${to - first})`).join('+');
}

/** Header of each frame, which ffmpeg writes without parameters. */
export const YUV4MPEG_FRAME_HEADER = 'FRAME\n';
export const MAX_YUV4MPEG_HEADER_BYTES = 256;

/** Reads the header of a YUV4MPEG stream, without its line feed; undefined for anything but 8-bit 4:2:0. */
export function parseYuv4MpegHeader(line: string): { width: number; height: number } | undefined {
  const [magic, ...fields] = line.split(' ');
  const valueOf = (name: string) => fields.find((field) => field.startsWith(name))?.slice(name.length);
  const [width, height] = [Number(valueOf('W')), Number(valueOf('H'))];
  const isRead =
    magic === 'YUV4MPEG2' && Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  return isRead && /^420(jpeg|mpeg2|paldv)?$/.test(valueOf('C') ?? '') ? { width, height } : undefined;
}

/**
 * The same for every key frame, one per half second, the first at 0. Other frames are not decoded, which takes a tenth of
 * the time.
 */
export function decodeKeyFramesArgs({ input }: { input: string }): string[] {
  return [
    [...QUIET_ARGS, '-skip_frame', 'nokey', '-threads', '1', ...inputArgs(input)],
    ['-map', '0:v:0', '-an', '-sn', '-dn', '-filter_threads', '1', '-fps_mode', 'passthrough'],
    ['-f', 'yuv4mpegpipe', 'pipe:1'],
  ].flat();
}
