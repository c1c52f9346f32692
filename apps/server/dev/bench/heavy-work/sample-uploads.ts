import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

const LARGE_SIDE_PX = 7000;

export interface SampleUpload {
  name: string;
  content: Buffer;
}

/** Images of 49 megapixels in the formats that take most memory, each below the limit of an upload. */
export async function makeLargeImages(): Promise<SampleUpload[]> {
  const size = { width: LARGE_SIDE_PX, height: LARGE_SIDE_PX };
  const plain = sharp({ create: { ...size, channels: 3, background: '#a0b0c0' } });
  const photo = sharp({
    create: {
      width: LARGE_SIDE_PX / 10,
      height: LARGE_SIDE_PX / 10,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  }).resize(LARGE_SIDE_PX, LARGE_SIDE_PX);
  return [
    { name: 'large.png', content: await plain.clone().toColourspace('rgb16').png().toBuffer() },
    { name: 'large.jpg', content: await photo.clone().jpeg({ quality: 70, progressive: true }).toBuffer() },
    { name: 'large-avif.jpg', content: await photo.clone().avif({ quality: 40, effort: 0 }).toBuffer() },
    { name: 'large.webp', content: await photo.clone().webp({ quality: 40, effort: 0 }).toBuffer() },
  ];
}

/** A video of a test pattern with a tone. */
export async function makeVideo(
  folder: string,
  { name, size, seconds, rate }: { name: string; size: string; seconds: number; rate: number },
): Promise<SampleUpload> {
  const file = path.join(folder, name);
  const pattern = `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`;
  const tone = `sine=frequency=440:duration=${seconds}`;
  const inputs = ['-f', 'lavfi', '-i', pattern, '-f', 'lavfi', '-i', tone];
  await promisify(execFile)('ffmpeg', ['-y', '-v', 'error', ...inputs, '-preset', 'ultrafast', '-shortest', file]);
  return { name, content: await readFile(file) };
}
