import { readFile } from 'node:fs/promises';
import { identifyMedia, readImageSize } from '@reelwright/media';

const MIB = 2 ** 20;
/** What the image program takes besides pixels. */
const BASE_BYTES = 100 * MIB;
/** Measured: 7 for progressive JPEG, 6 for WebP, 10 for 16-bit PNG with transparency. */
const BYTES_PER_PIXEL = 10;
/** A vector image is drawn at about this size. */
const VECTOR_PIXELS = 2048 * 2048;
/** AVIF of 50 megapixels. */
const MOST_BYTES = 950 * MIB;

/** Returns the most memory that the conversion of an image takes, by the size that its header declares. */
export async function estimateImageMemory(file: string): Promise<number> {
  const content = await readFile(file);
  const signature = identifyMedia(content);
  if (signature?.kind !== 'image') return BASE_BYTES;
  const size = readImageSize(content, signature.type);
  const pixels = signature.type === 'svg' ? VECTOR_PIXELS : size && size.width * size.height;
  return pixels === undefined ? MOST_BYTES : Math.min(MOST_BYTES, BASE_BYTES + BYTES_PER_PIXEL * pixels);
}
