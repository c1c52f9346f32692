import type { Plane, Size } from '@reelwright/planes';

/** An opaque RGBA image, row by row, sRGB. */
export interface RgbaImage extends Size {
  rgba: Uint8Array | Uint8ClampedArray;
}

export interface ImagePlanes {
  /** 0 to 1, sRGB as stored. */
  red: Plane;
  green: Plane;
  blue: Plane;
}

/** Parts an image into its channels. */
export function toPlanes({ rgba, width, height }: RgbaImage): ImagePlanes {
  const length = width * height;
  const planes = { red: new Float32Array(length), green: new Float32Array(length), blue: new Float32Array(length) };
  for (let pixel = 0, at = 0; pixel < length; pixel += 1, at += 4) {
    planes.red[pixel] = (rgba[at] ?? 0) / 255;
    planes.green[pixel] = (rgba[at + 1] ?? 0) / 255;
    planes.blue[pixel] = (rgba[at + 2] ?? 0) / 255;
  }
  return planes;
}

/** Joins channels into an opaque image. */
export function fromPlanes({ red, green, blue }: ImagePlanes): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(red.length * 4);
  for (let pixel = 0, at = 0; pixel < red.length; pixel += 1, at += 4) {
    rgba[at] = (red[pixel] ?? 0) * 255;
    rgba[at + 1] = (green[pixel] ?? 0) * 255;
    rgba[at + 2] = (blue[pixel] ?? 0) * 255;
    rgba[at + 3] = 255;
  }
  return rgba;
}

/** Rec. 709 luma of sRGB values as stored, 0 to 1. */
export function toLuma({ red, green, blue }: ImagePlanes): Plane {
  const luma = new Float32Array(red.length);
  for (let pixel = 0; pixel < luma.length; pixel += 1)
    luma[pixel] = 0.2126 * (red[pixel] ?? 0) + 0.7152 * (green[pixel] ?? 0) + 0.0722 * (blue[pixel] ?? 0);
  return luma;
}

export type Channels = readonly [number, number, number];

/** `#rrggbb` as 0 to 1. */
export function readColor(color: string): Channels {
  const channel = (at: number): number => Number.parseInt(color.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

export const clamp01 = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

/** Goes from 0 to 1 between `from` and `to`, level at both ends. */
export function smoothStep(from: number, to: number, value: number): number {
  const at = clamp01((value - from) / (to - from));
  return at * at * (3 - 2 * at);
}
