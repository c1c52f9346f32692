import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { execute } from '../process/test-execute.ts';

/** Makes a file with ffmpeg; arguments may come in groups. */
export async function runFfmpeg(...args: (string | readonly string[])[]): Promise<void> {
  await execute('ffmpeg', ['-v', 'error', '-y', ...args.flat()]);
}

export const RED = [204, 34, 17] as const;
export const BLUE = [17, 51, 221] as const;

/** An ffmpeg source: red, with a blue square in its upper left corner, as wide as a quarter of the shorter side. */
export function redWithMark({ width = 160, height = 120, fps = '25', seconds = 0.4 } = {}): string {
  const side = Math.min(width, height) / 4;
  return [
    `color=c=0xcc2211:s=${width}x${height}:r=${fps}:d=${seconds},format=gbrp`,
    `drawbox=x=0:y=0:w=${side}:h=${side}:c=0x1133dd:t=fill`,
    'setparams=range=full:colorspace=gbr:color_primaries=bt709:color_trc=bt709',
  ].join(',');
}

/** Filters and tags that convert to these planes and label them: matrix as named by `scale` and by the tag. */
export function coded({ matrix = 'bt709', range = 'tv', pixelFormat = 'yuv420p', isTagged = true } = {}): string[] {
  const scaleRange = range === 'tv' ? 'limited' : 'full';
  const exact = 'flags=accurate_rnd+full_chroma_int';
  return [
    ['-vf', `scale=out_color_matrix=${matrix}:out_range=${scaleRange}:${exact},format=${pixelFormat}`],
    ['-pix_fmt', pixelFormat],
    isTagged
      ? ['-color_range', range, '-colorspace', matrix, '-color_primaries', 'bt709', '-color_trc', 'bt709']
      : // Filters tag their output, and the encoder believes the tags.
        ['-bsf:v', 'h264_metadata=matrix_coefficients=2:colour_primaries=2:transfer_characteristics=2'],
  ].flat();
}

const fromBt709ToBt2020 = [
  [0.6274, 0.3293, 0.0433],
  [0.0691, 0.9195, 0.0114],
  [0.0164, 0.088, 0.8956],
] as const;

/** The curves of ITU-R BT.2100, from light in nits to a signal of 0 to 1. */
const CURVES = {
  smpte2084(nits: number): number {
    const power = (nits / 10_000) ** 0.1593017578125;
    return ((0.8359375 + 18.8515625 * power) / (1 + 18.6875 * power)) ** 78.84375;
  },
  'arib-std-b67'(nits: number): number {
    const scene = (nits / 1000) ** (1 / 1.2);
    return scene <= 1 / 12 ? Math.sqrt(3 * scene) : 0.17883277 * Math.log(12 * scene - 0.28466892) + 0.55991073;
  },
};

/**
 * Makes an HDR video of stripes 64 px wide, 32 px high; each a colour in linear light, 1 being the reference white of
 * 203 nits.
 */
export async function makeHdr(
  output: string,
  { curve, stripes }: { curve: keyof typeof CURVES; stripes: readonly (readonly [number, number, number])[] },
): Promise<void> {
  const [width, height, stripe] = [64 * stripes.length, 32, 64];
  const luma = new Uint16Array(width * height);
  const cb = new Uint16Array((width * height) / 4);
  const cr = new Uint16Array((width * height) / 4);
  for (const [index, colour] of stripes.entries()) {
    const [red = 0, green = 0, blue = 0] = fromBt709ToBt2020.map((row) =>
      CURVES[curve](203 * row.reduce((sum, weight, channel) => sum + weight * (colour[channel] ?? 0), 0)),
    );
    const y = 0.2627 * red + 0.678 * green + 0.0593 * blue;
    fillStripe(luma, { width, from: index * stripe, to: (index + 1) * stripe, value: 64 + 876 * y });
    const half = { width: width / 2, from: (index * stripe) / 2, to: ((index + 1) * stripe) / 2 };
    fillStripe(cb, { ...half, value: 512 + (896 * (blue - y)) / 1.8814 });
    fillStripe(cr, { ...half, value: 512 + (896 * (red - y)) / 1.4746 });
  }
  const planes = Buffer.concat([luma, cb, cr].map((plane) => Buffer.from(plane.buffer)));
  await pipeIntoFfmpeg(Buffer.concat(Array.from({ length: 4 }, () => planes)), [
    ['-f', 'rawvideo', '-pix_fmt', 'yuv420p10le', '-s', `${width}x${height}`, '-r', '25', '-i', 'pipe:0'],
    ['-c:v', 'libx265', '-x265-params', 'log-level=error:lossless=1', '-color_range', 'tv'],
    ['-color_primaries', 'bt2020', '-color_trc', curve, '-colorspace', 'bt2020nc', output],
  ]);
}

function fillStripe(
  plane: Uint16Array,
  { width, from, to, value }: { width: number; from: number; to: number; value: number },
): void {
  for (let row = 0; row < plane.length; row += width) plane.fill(Math.round(value), row + from, row + to);
}

async function pipeIntoFfmpeg(input: Buffer, args: string[][]): Promise<void> {
  await execute('ffmpeg', ['-v', 'error', '-y', ...args.flat()], { input });
}

/**
 * Makes an animation of 40 x 32 in red, green and blue, transparent in the left half; its frames last 100, 200 and 500
 * ms.
 */
export async function makeAnimation(output: string, { isTransparent = true } = {}): Promise<void> {
  const [width, height] = [40, 32];
  const colours = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
  ];
  const frames = colours.map((colour) => {
    const pixels = Buffer.alloc(width * height * 4);
    for (let at = 0; at < width * height; at += 1) {
      const alpha = isTransparent && at % width < width / 2 ? 0 : 255;
      pixels.set(alpha === 0 ? [0, 0, 0, 0] : [...colour, alpha], at * 4);
    }
    return pixels;
  });
  const animation = sharp(Buffer.concat(frames), {
    raw: { width, height: height * frames.length, channels: 4, pageHeight: height },
  });
  const delay = [100, 200, 500];
  await (output.endsWith('.gif') ? animation.gif({ delay }) : animation.webp({ delay, lossless: true })).toFile(output);
}

/** Copies a file without its last part. */
export async function truncate(input: string, { share, output }: { share: number; output: string }): Promise<void> {
  const content = await readFile(input);
  await writeFile(output, content.subarray(0, Math.floor(content.length * share)));
}

/** Copies a file with a part overwritten; `from` and `to` are shares of its length. */
export async function damage(
  input: string,
  { from, to, output }: { from: number; to: number; output: string },
): Promise<void> {
  const content = await readFile(input);
  for (let at = Math.floor(content.length * from); at < content.length * to; at += 1) {
    content[at] = (at * 2_654_435_761) % 251;
  }
  await writeFile(output, content);
}

/** A decoded frame with RGB pixels. */
export interface DecodedFrame {
  width: number;
  height: number;
  colourAt(x: number, y: number): number[];
}

/** Decodes frame `index` of a working copy, read as limited BT.709 whatever its tags. */
export async function decodeFrame(file: string, index: number): Promise<DecodedFrame> {
  const [frame] = await decodeFrames(file, [index]);
  if (!frame) throw new RangeError(`${file} has no frame ${index}`);
  return frame;
}

/** The same for several frames, in their order, in one run. */
export async function decodeFrames(file: string, indexes: readonly number[]): Promise<DecodedFrame[]> {
  const selected = indexes.map((index) => `eq(n\\,${index})`).join('+');
  const { stdout } = await execute(
    'ffmpeg',
    [
      ['-v', 'error', '-i', file, '-frames:v', String(indexes.length), '-fps_mode', 'passthrough'],
      [
        '-vf',
        `select=${selected},scale=in_color_matrix=bt709:in_range=limited:flags=accurate_rnd+full_chroma_int+full_chroma_inp,format=rgb24`,
      ],
      ['-f', 'image2pipe', '-c:v', 'ppm', '-'],
    ].flat(),
    { encoding: 'buffer' },
  );
  return readPixmaps(stdout);
}

/** Reads portable pixmaps that follow each other: a header of three lines each, then RGB. */
function readPixmaps(bytes: Buffer): DecodedFrame[] {
  const frames: DecodedFrame[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [header = '', width, height] = /^P6\n(\d+) (\d+)\n255\n/.exec(bytes.toString('latin1', at, at + 32)) ?? [];
    const size = { width: Number(width), height: Number(height) };
    const pixels = bytes.subarray(at + header.length, at + header.length + 3 * size.width * size.height);
    if (pixels.length === 0) throw new Error('ffmpeg wrote no pixmap');
    frames.push({
      ...size,
      colourAt: (x, y) => [...pixels.subarray(3 * (y * size.width + x), 3 * (y * size.width + x) + 3)],
    });
    at += header.length + pixels.length;
  }
  return frames;
}

/** Returns streams and format as ffprobe prints them. */
export async function probeRaw(file: string): Promise<{ streams: Record<string, unknown>[] }> {
  const { stdout } = await execute('ffprobe', ['-v', 'error', '-of', 'json', '-show_streams', '-show_format', file]);
  return JSON.parse(stdout) as { streams: Record<string, unknown>[] };
}

/** Returns the times of a stream's frames in seconds. */
export async function listFrameTimes(file: string): Promise<number[]> {
  const { stdout } = await execute('ffprobe', [
    '-v',
    'error',
    '-select_streams',
    'v:0',
    '-show_entries',
    'packet=pts_time',
    '-of',
    'csv=p=0',
    file,
  ]);
  return stdout.trim().split('\n').map(Number.parseFloat);
}

/** Measures the loudness of a part of a file's audio in dB (RMS, left and right); -Infinity is silence. */
export async function measureLevel(
  file: string,
  { fromS, toS }: { fromS: number; toS: number },
): Promise<{ left: number; right: number }> {
  const { stdout } = await execute(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-vn', '-f', 's16le', '-ar', '48000', '-ac', '2', '-'],
    { encoding: 'buffer' },
  );
  const squares = [0, 0];
  const [from, to] = [Math.round(fromS * 48_000), Math.min(Math.round(toS * 48_000), stdout.length / 4)];
  for (let at = from; at < to; at += 1) {
    for (const channel of [0, 1]) {
      squares[channel] = (squares[channel] ?? 0) + (stdout.readInt16LE(at * 4 + channel * 2) / 32_768) ** 2;
    }
  }
  const [left = 0, right = 0] = squares.map((sum) => 10 * Math.log10(sum / (to - from)));
  return { left, right };
}
