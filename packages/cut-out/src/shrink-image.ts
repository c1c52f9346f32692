import type { Size } from '@reelwright/planes';
import type { RgbaImage } from './image.ts';

/** Returns the size of an image whose longer side is at most so long. */
export function fitSize({ width, height }: Size, longerSide: number): Size {
  const scale = Math.min(1, longerSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Shrinks an image: each pixel is the mean of those it covers. The arithmetic is the same in a browser and on the
 * server, so that marks give the same mask on both.
 */
export function shrinkImage(image: RgbaImage, longerSide: number): RgbaImage {
  const size = fitSize(image, longerSide);
  if (size.width === image.width && size.height === image.height) return image;
  const [scaleX, scaleY] = [image.width / size.width, image.height / size.height];
  const narrow = new Float32Array(size.width * image.height * 4);
  for (let x = 0; x < size.width; x += 1) {
    const taps = listTaps(x, scaleX, image.width);
    for (let y = 0; y < image.height; y += 1) {
      const to = (y * size.width + x) * 4;
      for (const [column, weight] of taps) {
        const from = (y * image.width + column) * 4;
        for (let channel = 0; channel < 4; channel += 1)
          (narrow[to + channel] as number) += weight * (image.data[from + channel] as number);
      }
    }
  }
  const data = new Uint8Array(size.width * size.height * 4);
  const row = size.width * 4;
  const sums = new Float32Array(row);
  for (let y = 0; y < size.height; y += 1) {
    sums.fill(0);
    for (const [line, weight] of listTaps(y, scaleY, image.height)) {
      for (let at = 0; at < row; at += 1) (sums[at] as number) += weight * (narrow[line * row + at] as number);
    }
    for (let at = 0; at < row; at += 1) data[y * row + at] = Math.round(sums[at] as number);
  }
  return { data, ...size };
}

/** The covered pixels of a row with their weights, which sum to 1. */
function listTaps(place: number, scale: number, length: number): (readonly [at: number, weight: number])[] {
  const start = place * scale;
  const end = Math.min(length, start + scale);
  const taps: (readonly [number, number])[] = [];
  for (let at = Math.floor(start); at < end; at += 1)
    taps.push([at, (Math.min(end, at + 1) - Math.max(start, at)) / (end - start)]);
  return taps;
}
