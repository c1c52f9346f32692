import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

const execute = promisify(execFile);
export const RATE = 25;

export interface Footage {
  width: number;
  height: number;
  /** I420 frames, one after another. */
  frames: Buffer[];
}

/** Runs ffmpeg and returns its standard output. */
async function ffmpeg(args: readonly string[]): Promise<Buffer> {
  const { stdout } = await execute('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args], {
    encoding: 'buffer',
    maxBuffer: 2 ** 32,
  });
  return stdout;
}

/** Reads frames of a file, after a filter. */
export async function readFrames(args: readonly string[], filter: string, size: { width: number; height: number }) {
  const raw = await ffmpeg([...args, '-an', '-vf', filter, '-pix_fmt', 'yuv420p', '-f', 'rawvideo', '-']);
  const bytes = (size.width * size.height * 3) / 2;
  const frames = Array.from({ length: Math.floor(raw.length / bytes) }, (_, index) =>
    raw.subarray(index * bytes, (index + 1) * bytes),
  );
  return { ...size, frames } satisfies Footage;
}

/** Frames of something burned in: an SVG in the size of the video, shown from one frame to the one before another. */
export interface Burned {
  svg: string;
  from: number;
  to: number;
}

/**
 * Encodes the footage twice as an upload would be, with and without what is burned in (`marked.mp4`, `clean.mp4`), and
 * returns both as they are decoded.
 */
export async function burnIn(
  footage: Footage,
  burned: readonly Burned[],
  folder: string,
): Promise<{ marked: Footage; clean: Footage; markedPath: string }> {
  const { width, height, frames } = footage;
  const layers = await Promise.all(
    burned.map(async ({ svg, from, to }) => {
      const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return { data, from, to };
    }),
  );
  const paths = { marked: join(folder, 'marked.mp4'), clean: join(folder, 'clean.mp4') };
  for (const [name, path] of Object.entries(paths)) {
    const shown =
      name === 'clean'
        ? frames
        : frames.map((frame, index) =>
            layers
              .filter(({ from, to }) => index >= from && index < to)
              .reduce((below, { data }) => blend(below, data, { width, height }), frame),
          );
    await encode(shown, { width, height }, path);
  }
  const size = { width, height };
  return {
    marked: await readFrames(['-i', paths.marked], 'null', size),
    clean: await readFrames(['-i', paths.clean], 'null', size),
    markedPath: paths.marked,
  };
}

/** Blends RGBA over an I420 frame, limited BT.709. A sample of chroma takes the mean of its four pixels. */
function blend(frame: Buffer, rgba: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const out = Buffer.from(frame);
  const half = { width: width / 2, height: height / 2 };
  const opacities = new Float32Array(half.width * half.height);
  const [us, vs] = [new Float32Array(opacities.length), new Float32Array(opacities.length)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const alpha = (rgba[at + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      const [r, g, b] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0];
      const luma = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
      const pixel = y * width + x;
      out[pixel] = Math.round((out[pixel] ?? 0) * (1 - alpha) + (16 + 219 * luma) * alpha);
      const chroma = (y >> 1) * half.width + (x >> 1);
      opacities[chroma] = (opacities[chroma] ?? 0) + alpha / 4;
      us[chroma] = (us[chroma] ?? 0) + ((128 + (224 * (b / 255 - luma)) / 1.8556) * alpha) / 4;
      vs[chroma] = (vs[chroma] ?? 0) + ((128 + (224 * (r / 255 - luma)) / 1.5748) * alpha) / 4;
    }
  const [u, v] = [width * height, width * height + opacities.length];
  for (let at = 0; at < opacities.length; at += 1) {
    const left = 1 - (opacities[at] ?? 0);
    if (left === 1) continue;
    out[u + at] = Math.round((out[u + at] ?? 0) * left + (us[at] ?? 0));
    out[v + at] = Math.round((out[v + at] ?? 0) * left + (vs[at] ?? 0));
  }
  return out;
}

async function encode(
  frames: readonly Buffer[],
  { width, height }: { width: number; height: number },
  path: string,
): Promise<void> {
  const args = [
    ['-v', 'error', '-nostdin', '-y', '-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`],
    ['-r', String(RATE), '-i', '-', '-c:v', 'libx264', '-crf', '20', '-preset', 'fast', '-pix_fmt', 'yuv420p', path],
  ].flat();
  const child = execFile('ffmpeg', args);
  const ended = new Promise<void>((resolve, reject) => {
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  for (const frame of frames)
    await new Promise<void>((resolve, reject) => {
      child.stdin?.write(frame, (error) => (error ? reject(error) : resolve()));
    });
  child.stdin?.end();
  await ended;
}

/** Footage that pans over a photo at 1280x720. */
export async function panPhoto(path: string, frames: number, speedPx: number): Promise<Footage> {
  const size = { width: 1280, height: 720 };
  const { width, height } = size;
  const { data, info } = await sharp(path)
    .resize(2400, 1350, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A fraction of a pixel per frame: scaled up by two, cropped, scaled down.
  const shots: Buffer[] = [];
  for (let index = 0; index < frames; index += 1) {
    const left = Math.round(200 + index * speedPx * 2) % (info.width * 2 - width * 2 - 4);
    const shot = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
      .extract({ left: left >> 1, top: 300, width: width + 1, height })
      .resize(width * 2 + 2, height * 2, { kernel: 'cubic' })
      .raw()
      .toBuffer();
    const moved = await sharp(shot, { raw: { width: width * 2 + 2, height: height * 2, channels: 3 } })
      .extract({ left: left & 1, top: 0, width: width * 2, height: height * 2 })
      .resize(width, height)
      .raw()
      .toBuffer();
    shots.push(toI420(moved, size));
  }
  return { ...size, frames: shots };
}

function toI420(rgb: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const out = Buffer.alloc((width * height * 3) / 2);
  const half = width / 2;
  const [u, v] = [width * height, width * height + half * (height / 2)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const [r, g, b] = [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0];
      const luma = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
      out[y * width + x] = Math.round(16 + 219 * luma);
      if (x % 2 === 0 && y % 2 === 0) {
        const chroma = (y >> 1) * half + (x >> 1);
        out[u + chroma] = Math.round(128 + (224 * (b / 255 - luma)) / 1.8556);
        out[v + chroma] = Math.round(128 + (224 * (r / 255 - luma)) / 1.5748);
      }
    }
  return out;
}
