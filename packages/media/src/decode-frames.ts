import { inputArgs, QUIET_ARGS, toDecimal } from './ffmpeg-arguments.ts';

/** Seconds between the key frames of a working copy: as its normalisation makes them. */
const KEY_FRAME_INTERVAL_S = 0.5;

/** Frames between two key frames of a working copy; every multiple of it is one. */
export function keyFrameInterval({ num, den }: { num: number; den: number }): number {
  return Math.max(1, Math.round((KEY_FRAME_INTERVAL_S * num) / den));
}

/**
 * Arguments of ffmpeg to decode frames of a working copy (constant rate, first frame at 0), in their order, to standard output: YUV4MPEG
 * (`parseYuv4Mpeg` reads it), which is raw I420 with the size before it. Nothing is scaled or converted: the planes are those
 * that a browser decodes. A file that ends early gives fewer frames.
 *
 * `frames` are numbers of frames, ascending; each comes once. One thread: several are at work side by side.
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
    // Otherwise frames that were left out are filled up, and one whose time was rounded is lost.
    ['-fps_mode', 'passthrough', '-frames:v', String(frames.length)],
    ['-f', 'yuv4mpegpipe', 'pipe:1'],
  ].flat();
}

/**
 * Decodes from the key frame before and drops what comes before `first`. Half a frame early, so that no rounding of times can drop
 * the frame itself. `-seek_timestamp`: times are those of the pictures, also when the sound of the file begins before them.
 */
function seekArgs(first: number, { num, den }: { num: number; den: number }): string[] {
  return ['-seek_timestamp', '1', '-ss', toDecimal(((first - 0.5) * den) / num)];
}

/** Whether the frame `n`, counted from `first`, is wanted: one term for each run of neighbours. */
function formatPicks(frames: readonly number[], first: number): string {
  const runs: { from: number; to: number }[] = [];
  for (const frame of frames) {
    const run = runs.at(-1);
    if (run && frame === run.to + 1) run.to = frame;
    else runs.push({ from: frame, to: frame });
  }
  return runs.map(({ from, to }) => `between(n,${from - first},${to - first})`).join('+');
}

/** Of the header and of each frame's own, which is empty as ffmpeg writes it. */
export const YUV4MPEG_FRAME_HEADER = 'FRAME\n';
export const MAX_YUV4MPEG_HEADER_BYTES = 256;

/** Reads the header of a YUV4MPEG stream, without its line feed; undefined for anything but 8 bit 4:2:0. */
export function parseYuv4MpegHeader(line: string): { width: number; height: number } | undefined {
  const [magic, ...fields] = line.split(' ');
  const valueOf = (name: string) => fields.find((field) => field.startsWith(name))?.slice(name.length);
  const [width, height] = [Number(valueOf('W')), Number(valueOf('H'))];
  const isRead =
    magic === 'YUV4MPEG2' && Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  return isRead && /^420(jpeg|mpeg2|paldv)?$/.test(valueOf('C') ?? '') ? { width, height } : undefined;
}
