import type { ImagePixels } from '@reelwright/compositor';
import { decodePng } from '../model/decode-png.ts';

interface Rgba {
  width: number;
  height: number;
  pixels: Uint8Array | Uint8ClampedArray;
}

/**
 * Decodes images as coded: without gamma correction for a monitor, not premultiplied by alpha. Working copies are sRGB
 * and upright.
 */
const AS_CODED: ImageBitmapOptions = {
  colorSpaceConversion: 'none',
  premultiplyAlpha: 'none',
  imageOrientation: 'none',
};

async function decodeByCanvas(blob: Blob): Promise<Rgba> {
  const bitmap = await createImageBitmap(blob, AS_CODED);
  try {
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser gives a worker no canvas');
    context.drawImage(bitmap, 0, 0);
    return { width, height, pixels: context.getImageData(0, 0, width, height).data };
  } finally {
    bitmap.close();
  }
}

/** Drops the last column and row if their number is odd: the compositor repeats the previous ones. */
function cropToEven({ width, height, pixels }: Rgba): Rgba {
  const even = { width: width - (width % 2), height: height - (height % 2) };
  if (even.width === width) return { ...even, pixels: pixels.subarray(0, even.width * even.height * 4) };
  const cropped = new Uint8Array(even.width * even.height * 4);
  for (let row = 0; row < even.height; row++) {
    const from = row * width * 4;
    cropped.set(pixels.subarray(from, from + even.width * 4), row * even.width * 4);
  }
  return { ...even, pixels: cropped };
}

/** Returns the pixels of an image as the server reads them; verified to be equal for PNG, JPEG and WebP. */
export async function loadImage(blob: Blob, { hasAlpha }: { hasAlpha: boolean }): Promise<ImagePixels> {
  const exact = hasAlpha ? decodePng(new Uint8Array(await blob.arrayBuffer())) : undefined;
  const image = cropToEven(exact ?? (await decodeByCanvas(blob)));
  return { ...image, hasAlpha, region: { x: 0, y: 0, width: image.width, height: image.height } };
}
