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
  const columns = Array.from({ length: size.width }, (_, x) => listTaps(x, scaleX, image.width));
  const row = size.width * 4;
  const data = new Uint8Array(row * size.height);
  const [sums, narrow] = [new Float32Array(row), new Float32Array(row)];
  // Row by row: a whole image of narrow rows would take more memory than the image itself.
  for (let y = 0; y < size.height; y += 1) {
    sums.fill(0);
    const { first, weights } = listTaps(y, scaleY, image.height);
    for (const [index, weight] of weights.entries()) {
      narrowRow(image, first + index, columns, narrow);
      for (let at = 0; at < row; at += 1) (sums[at] as number) += weight * (narrow[at] as number);
    }
    for (let at = 0; at < row; at += 1) data[y * row + at] = Math.round(sums[at] as number);
  }
  return { data, ...size };
}

/** Computes one row of the image in the new width. */
function narrowRow({ data, width }: RgbaImage, line: number, columns: readonly Taps[], into: Float32Array): void {
  let to = 0;
  for (const { first, weights } of columns) {
    let [red, green, blue, alpha] = [0, 0, 0, 0];
    let from = (line * width + first) * 4;
    for (let tap = 0; tap < weights.length; tap += 1) {
      const weight = weights[tap] as number;
      red += weight * (data[from] as number);
      green += weight * (data[from + 1] as number);
      blue += weight * (data[from + 2] as number);
      alpha += weight * (data[from + 3] as number);
      from += 4;
    }
    into[to] = red;
    into[to + 1] = green;
    into[to + 2] = blue;
    into[to + 3] = alpha;
    to += 4;
  }
}

interface Taps {
  first: number;
  /** They sum to 1. */
  weights: Float64Array;
}

/** The covered pixels of a row, with their weights. */
function listTaps(place: number, scale: number, length: number): Taps {
  const start = place * scale;
  const end = Math.min(length, start + scale);
  const first = Math.floor(start);
  const weights = Float64Array.from(
    { length: Math.max(1, Math.ceil(end) - first) },
    (_, index) => (Math.min(end, first + index + 1) - Math.max(start, first + index)) / (end - start),
  );
  return { first, weights };
}
