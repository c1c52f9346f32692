import { spawn } from 'node:child_process';
import path from 'node:path';
import { frameCount, TICKS_PER_SECOND } from '@reelwright/timeline';
import sharp from 'sharp';
import { VIDEOS, type VideoName, IMAGES, type ImageName, AUDIO_FILES } from './catalogue.ts';
import { drawVideoFrame, drawPresenterFrame } from './draw-video.ts';
import { drawCutOut, drawMosaic, drawScene } from './draw-image.ts';

const HUES: Record<ImageName, readonly [number, number, number]> = {
  meadow: [96, 168, 84],
  harbour: [70, 110, 170],
  portrait: [200, 130, 110],
  stamp: [214, 176, 70],
  mosaic: [0, 0, 0],
  ribbon: [150, 60, 140],
  cutOut: [220, 70, 60],
  logo: [30, 60, 120],
};

/**
 * Writes every image, video and audio file of the catalogue into a folder. The bytes are the same each time, except for
 * videos of other encoders.
 */
export async function makeInputs(folder: string): Promise<void> {
  await Promise.all([
    ...Object.keys(IMAGES).map((name) => writeImage(folder, name as ImageName)),
    ...Object.keys(VIDEOS).map((name) => writeVideo(folder, name as VideoName)),
    ...Object.values(AUDIO_FILES).map(({ key, duration }, index) =>
      runFfmpeg(
        [
          ['-f', 'lavfi', '-i', `sine=f=${220 * (index + 1)}:r=48000:d=${duration / TICKS_PER_SECOND}`],
          ['-c:a', 'pcm_s16le', path.join(folder, key)],
        ].flat(),
      ),
    ),
  ]);
}

async function writeImage(folder: string, name: ImageName): Promise<void> {
  const { key, width, height, hasAlpha } = IMAGES[name];
  const draw = name === 'mosaic' ? drawMosaic : hasAlpha ? drawCutOut : drawScene;
  const pixels = draw({ width, height, hue: HUES[name] });
  const image = sharp(pixels, { raw: { width, height, channels: 4 } });
  const opaque = hasAlpha ? image : image.removeAlpha();
  const format = path.extname(key);
  const encoded =
    format === '.jpg' ? opaque.jpeg({ quality: 92 }) : format === '.webp' ? opaque.webp({ quality: 90 }) : opaque.png();
  await encoded.toFile(path.join(folder, key));
}

/** The format of normalized uploads, but lossless, so that any version of the encoder gives the same samples. */
const LOSSLESS = ['-qp', '0'];
const NORMALISED = [
  ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'veryfast', '-bf', '0', '-g', '12', '-flags', '+cgop'],
  ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'],
  ['-threads', '1', '-movflags', '+faststart'],
].flat();

async function writeVideo(folder: string, name: VideoName): Promise<void> {
  const { key, width, height, frameRate, duration, alpha, hasAudio } = VIDEOS[name];
  const draw = alpha === 'stacked' ? drawPresenterFrame : drawVideoFrame;
  const frames = Array.from({ length: frameCount(duration, frameRate) }, (_, frame) =>
    draw({ width, height, frame, hue: key.length * 5 }),
  );
  const codedHeight = alpha === 'stacked' ? 2 * height : height;
  await runFfmpeg(
    [
      ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-video_size', `${width}x${codedHeight}`],
      ['-framerate', `${frameRate.num}/${frameRate.den}`, '-i', 'pipe:0'],
      hasAudio ? ['-f', 'lavfi', '-i', 'sine=f=330:r=48000', '-c:a', 'aac', '-ac', '2', '-shortest'] : [],
      NORMALISED,
      name === 'upload' ? ['-crf', '20'] : LOSSLESS,
      [path.join(folder, key)],
    ].flat(),
    Buffer.concat(frames),
  );
}

/** Throws with ffmpeg's output if it fails. */
async function runFfmpeg(args: string[], input?: Uint8Array): Promise<void> {
  const child = spawn('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args], { stdio: ['pipe', 'ignore', 'pipe'] });
  const errors: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  // ffmpeg may exit before it has read all input: its own message is the error, not the broken pipe.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (exitCode !== 0) throw new Error(`ffmpeg failed: ${Buffer.concat(errors).toString()}`);
}
