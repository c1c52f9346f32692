import { decode, type DecodedPng as PngFile, hasPngSignature } from 'fast-png';

/** Rows of straight RGBA, 8 bits each. */
export interface DecodedPng {
  width: number;
  height: number;
  pixels: Uint8Array | Uint8ClampedArray;
}

type Samples = DecodedPng['pixels'];
type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** Returns whether a pixel has the one colour that a file without alpha declares transparent. */
function isTransparent(samples: Samples, { transparency }: PngFile): boolean {
  return transparency !== undefined && samples.every((sample, index) => sample === transparency[index]);
}

function toPixel(samples: Samples, file: PngFile): Pixel {
  const [first = 0, second = 0, third = 0] = samples;
  if (file.palette) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = file.palette[first] ?? [];
    return [red, green, blue, alpha];
  }
  if (file.channels === 2) return [first, first, first, second];
  const alpha = isTransparent(samples, file) ? 0 : 255;
  return file.channels === 1 ? [first, first, first, alpha] : [first, second, third, alpha];
}

/**
 * Returns the pixels of a PNG exactly as stored. A canvas would premultiply colours by alpha and so round those of soft
 * edges; the server does not. Returns undefined for a file that is no PNG or does not have 8 bits per channel.
 */
export function decodePng(content: Uint8Array): DecodedPng | undefined {
  if (!hasPngSignature(content)) return undefined;
  const file = decode(content);
  const { width, height, data, channels, depth } = file;
  if (depth !== 8 || data instanceof Uint16Array) return undefined;
  if (channels === 4) return { width, height, pixels: data };
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    pixels.set(toPixel(data.subarray(at * channels, (at + 1) * channels), file), at * 4);
  }
  return { width, height, pixels };
}
