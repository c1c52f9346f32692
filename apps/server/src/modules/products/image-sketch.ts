import sharp from 'sharp';
import { boxMask, type PixelBox } from '@reelwright/planes';

/** An image reduced to what distinguishes it: its brightness gradients, and its subject's colours and place. */
export interface ImageSketch {
  /** One byte per pair of neighbours: whether the brightness increases to the right. */
  gradients: Uint8Array;
  /** Colours of the subject's box in cells of 8x8, three bytes each: red, green, blue. */
  colours: Uint8Array;
  /** Share of each cell that the subject covers, 0 to 255. */
  cover: Uint8Array;
  /** Width divided by height of the subject's box. */
  subjectAspect: number;
  /** Share of the image that the subject's box takes. */
  subjectShare: number;
}

const COLUMNS = 17;
const ROWS = 16;
const CELLS = 8;
const WORK_PX = 96;
/** Differences in brightness below this are noise of the encoder, common on plain backgrounds. */
const NOISE = 3;
/** A pixel that differs from the background by this much, in RGB, belongs to the foreground. */
const FOREGROUND_DIFFERENCE = 24;
/** The frame counts as one colour if at least this share of it is close to its median. */
const PLAIN_FRAME_SHARE = 0.85;
const MAX_GRADIENT_DIFFERENCE = 0.06;
/** Limits for the subject: difference of the mean colour, and of its most different cells. */
const MAX_COLOUR_DIFFERENCE = 9;
const MAX_CELL_DIFFERENCE = 30;
const MAX_COVER_DIFFERENCE = 26;
const MAX_ASPECT_DIFFERENCE = 0.08;
/** A duplicate may be cropped by a few percent, so that its subject takes a larger share. */
const MAX_SHARE_RATIO = 1.35;

export async function sketchImage(content: Buffer): Promise<ImageSketch> {
  const image = sharp(content).flatten({ background: '#ffffff' }).toColourspace('srgb');
  const { data, info } = await image
    .clone()
    .resize(WORK_PX, WORK_PX, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = { pixels: data, width: info.width, height: info.height };
  const mask = maskSubject(small);
  const box = boxMask(mask, small);
  const grey = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .extract({ left: box.left, top: box.top, width: box.width, height: box.height })
    .greyscale()
    .resize(COLUMNS, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer();
  const gradients = new Uint8Array((COLUMNS - 1) * ROWS);
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const at = row * COLUMNS + column;
      gradients[row * (COLUMNS - 1) + column] = (grey[at + 1] ?? 0) > (grey[at] ?? 0) + NOISE ? 1 : 0;
    }
  }
  return {
    gradients,
    ...meanCells(small, mask, box),
    subjectAspect: box.width / box.height,
    subjectShare: (box.width * box.height) / (info.width * info.height),
  };
}

interface SmallImage {
  /** Three bytes per pixel. */
  pixels: Uint8Array;
  width: number;
  height: number;
}

/**
 * Returns 1 where the image differs from the single colour of its frame; 1 everywhere if the frame has several colours.
 */
function maskSubject({ pixels, width, height }: SmallImage): Uint8Array {
  const frame: number[] = [];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) frame.push(pixel);
  }
  const median = [0, 1, 2].map(
    (channel) =>
      frame.map((pixel) => pixels[pixel * 3 + channel] ?? 0).toSorted((one, other) => one - other)[frame.length >> 1] ??
      0,
  );
  const differs = (pixel: number): boolean =>
    median.some((value, channel) => Math.abs((pixels[pixel * 3 + channel] ?? 0) - value) > FOREGROUND_DIFFERENCE);
  const mask = new Uint8Array(width * height);
  const isPlain = frame.filter((pixel) => !differs(pixel)).length >= PLAIN_FRAME_SHARE * frame.length;
  for (let pixel = 0; pixel < mask.length; pixel += 1) if (!isPlain || differs(pixel)) mask[pixel] = 1;
  return mask.includes(1) ? mask : mask.fill(1);
}

/** Returns the subject's mean colours in the cells of its box, and the share of each cell that it covers. */
function meanCells(
  { pixels, width }: SmallImage,
  mask: Uint8Array,
  box: PixelBox,
): Pick<ImageSketch, 'colours' | 'cover'> {
  const sums = new Float64Array(CELLS * CELLS * 3);
  const covered = new Float64Array(CELLS * CELLS);
  const areas = new Float64Array(CELLS * CELLS);
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const cell = Math.floor((y * CELLS) / box.height) * CELLS + Math.floor((x * CELLS) / box.width);
      areas[cell] = (areas[cell] ?? 0) + 1;
      const pixel = (box.top + y) * width + box.left + x;
      if (mask[pixel] === 0) continue;
      covered[cell] = (covered[cell] ?? 0) + 1;
      for (let channel = 0; channel < 3; channel += 1)
        sums[cell * 3 + channel] = (sums[cell * 3 + channel] ?? 0) + (pixels[pixel * 3 + channel] ?? 0);
    }
  }
  return {
    colours: Uint8Array.from(sums, (sum, at) => sum / Math.max(1, covered[Math.floor(at / 3)] ?? 0)),
    cover: Uint8Array.from(covered, (count, cell) => (255 * count) / Math.max(1, areas[cell] ?? 0)),
  };
}

function meanDifference(left: Uint8Array, right: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += Math.abs((left[at] ?? 0) - (right[at] ?? 0));
  return sum / left.length;
}

/**
 * Returns the colour difference of two subjects: the mean over all cells, and the mean over the tenth of the cells that
 * differ most.
 */
function compareColours(left: ImageSketch, right: ImageSketch): { mean: number; most: number } {
  const cells: { difference: number; weight: number }[] = [];
  for (let cell = 0; cell < left.cover.length; cell += 1) {
    const weight = Math.min(left.cover[cell] ?? 0, right.cover[cell] ?? 0);
    if (weight < 64) continue;
    const channel = (of: number): number =>
      Math.abs((left.colours[cell * 3 + of] ?? 0) - (right.colours[cell * 3 + of] ?? 0));
    cells.push({ difference: Math.max(channel(0), channel(1), channel(2)), weight });
  }
  const total = cells.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return { mean: 0, most: 0 };
  const sorted = cells.map(({ difference }) => difference).toSorted((one, other) => other - one);
  return {
    mean: cells.reduce((sum, { difference, weight }) => sum + difference * weight, 0) / total,
    most: sorted[Math.floor(sorted.length / 10)] ?? 0,
  };
}

const ratio = (one: number, other: number): number => Math.max(one, other) / Math.min(one, other);

/**
 * Returns whether two images show the same product in the same colour; one may be smaller, of lower quality or cropped
 * by a few percent. Compares the subjects: two colours of a product on white are two images.
 */
export function looksAlike(left: ImageSketch, right: ImageSketch): boolean {
  if (ratio(left.subjectAspect, right.subjectAspect) > 1 + MAX_ASPECT_DIFFERENCE) return false;
  if (ratio(left.subjectShare, right.subjectShare) > MAX_SHARE_RATIO) return false;
  if (meanDifference(left.gradients, right.gradients) > MAX_GRADIENT_DIFFERENCE) return false;
  if (meanDifference(left.cover, right.cover) > MAX_COVER_DIFFERENCE) return false;
  const { mean, most } = compareColours(left, right);
  return mean <= MAX_COLOUR_DIFFERENCE && most <= MAX_CELL_DIFFERENCE;
}
