import { fromOklab, type Oklab, toGamma, toLinear, toOklab as toOklabOfLight } from '@reelwright/color-spaces';

export type { Oklab } from '@reelwright/color-spaces';

/** A table of the 256 values takes half the time. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => toLinear(value / 255));
const linear = (value: number): number => LINEAR[value] ?? 0;

const toByte = (light: number): number => Math.round(Math.min(1, Math.max(0, toGamma(light))) * 255);

/** Converts from 8-bit sRGB. */
export const toOklab = (red: number, green: number, blue: number): Oklab =>
  toOklabOfLight(linear(red), linear(green), linear(blue));

/** Formats as `#rrggbb`; colours outside sRGB are clipped. */
export function toHex([lightness, a, b]: Oklab): string {
  const channels = fromOklab(lightness, a, b).map((light) => toByte(light).toString(16).padStart(2, '0'));
  return `#${channels.join('')}`;
}

export const distance = (one: Oklab, other: Oklab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

export const chroma = ([, a, b]: Oklab): number => Math.hypot(a, b);
