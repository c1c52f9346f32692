import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type FrameSize, splitPlanes } from './compare-frames.ts';

/** Factor by which differences are amplified. */
const AMPLIFICATION = 24;

const toByte = (value: number) => Math.min(255, Math.max(0, Math.round(value)));

/** Converts a frame (I420, BT.709, limited range) to a viewable image. */
export function toImage(frame: Uint8Array, size: FrameSize): Sharp {
  const [luma, blue, red] = splitPlanes(frame, size);
  return drawPixels(size, (x, y) => {
    const chromaAt = Math.floor(y / 2) * (size.width / 2) + Math.floor(x / 2);
    const light = 1.1644 * ((luma?.samples[y * size.width + x] ?? 0) - 16);
    const b = (blue?.samples[chromaAt] ?? 0) - 128;
    const r = (red?.samples[chromaAt] ?? 0) - 128;
    return [light + 1.7927 * r, light - 0.2132 * b - 0.5329 * r, light + 2.1124 * b];
  });
}

/** Shows where two frames differ: luma in red, the two chromas in green and blue, amplified. */
function toDifferenceImage(one: Uint8Array, other: Uint8Array, size: FrameSize): Sharp {
  const [ours, theirs] = [splitPlanes(one, size), splitPlanes(other, size)];
  return drawPixels(size, (x, y) =>
    ours.map(({ samples, width }, index) => {
      const shift = index === 0 ? 0 : 1;
      const at = (y >> shift) * width + (x >> shift);
      return AMPLIFICATION * Math.abs((samples[at] ?? 0) - (theirs[index]?.samples[at] ?? 0));
    }),
  );
}

function drawPixels({ width, height }: FrameSize, colorAt: (x: number, y: number) => number[]): Sharp {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels.set(colorAt(x, y).map(toByte), (y * width + x) * 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Writes the images of browser and server, and the difference; returns the paths. */
export async function writeDifference(input: {
  folder: string;
  frame: number;
  browser: Uint8Array;
  server: Uint8Array;
  size: FrameSize;
}): Promise<string[]> {
  const { folder, frame, browser, server, size } = input;
  await mkdir(folder, { recursive: true });
  const images = {
    browser: toImage(browser, size),
    server: toImage(server, size),
    difference: toDifferenceImage(browser, server, size),
  };
  return Promise.all(
    Object.entries(images).map(async ([name, image]) => {
      const file = path.join(folder, `frame-${frame}-${name}.png`);
      await image.png().toFile(file);
      return file;
    }),
  );
}
