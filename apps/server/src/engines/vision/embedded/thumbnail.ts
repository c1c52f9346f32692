import { type Oklab, toOklab } from './oklab.ts';

/** A small version of an image for measurements. */
export interface Thumbnail {
  width: number;
  height: number;
  colours: Oklab[];
  /** 0 to 255; undefined for an image without transparency. */
  alpha: Uint8Array | undefined;
}

/** One number per pixel of a thumbnail. */
export type PixelMap = Float64Array;

/** Makes a thumbnail from RGBA bytes; transparent parts are composited on white, as on a page. */
export function toThumbnail(rgba: Uint8Array, size: { width: number; height: number }): Thumbnail {
  const count = size.width * size.height;
  const alpha = Uint8Array.from({ length: count }, (_, pixel) => rgba[pixel * 4 + 3] ?? 255);
  const colours = Array.from({ length: count }, (_, pixel) => {
    const share = (alpha[pixel] ?? 255) / 255;
    const channel = (offset: number): number => Math.round((rgba[pixel * 4 + offset] ?? 0) * share + 255 * (1 - share));
    return toOklab(channel(0), channel(1), channel(2));
  });
  return { ...size, colours, alpha: alpha.some((value) => value < 255) ? alpha : undefined };
}

/** Lists the pixels of the frame around the image, about 3 % thick. */
export function listBorderPixels({ width, height }: { width: number; height: number }): number[] {
  const thickness = Math.max(1, Math.round(Math.min(width, height) * 0.03));
  const isBorder = (pixel: number): boolean => {
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    return x < thickness || y < thickness || x >= width - thickness || y >= height - thickness;
  };
  return Array.from({ length: width * height }, (_, pixel) => pixel).filter(isBorder);
}
