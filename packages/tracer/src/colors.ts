import { fromOklab, toLinear as toLinearChannel, toOklab as toOklabChannels } from '@reelwright/color-spaces';
import type { Vector } from './vectors.ts';

/** Returns the linear color of `#rrggbb`. */
export function toLinear(hex: string): Vector {
  const channel = (at: number): number => toLinearChannel(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

export const mixColors = (a: Vector, b: Vector, share: number): Vector => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

export const luminanceOf = ([r, g, b]: Vector): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** OKLab lightness, a and b of a linear color. */
export const toOklab = ([red, green, blue]: Vector): Vector => toOklabChannels(red, green, blue);

const limit = (value: number): number => Math.min(1, Math.max(0, value));

/** Changes the lightness of a color by `by` (OKLab), and its colorfulness to `chroma` times. */
export function shade(color: Vector, by: number, chroma = 1): Vector {
  const [lightness, a, b] = toOklab(color);
  const [red, green, blue] = fromOklab(Math.min(0.98, Math.max(0.04, lightness + by)), a * chroma, b * chroma);
  return [limit(red), limit(green), limit(blue)];
}
