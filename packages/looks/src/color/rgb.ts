import { toLinear } from '@reelwright/color-spaces';

/** Gamma-encoded channels of sRGB, 0 to 1. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
}

export const WHITE = '#ffffff';
export const BLACK = '#000000';
/** The black of texts and shapes: softer than pure black. */
export const NEAR_BLACK = '#111114';

export function toRgb(hex: string): Rgb {
  const code = Number.parseInt(hex.slice(1, 7), 16);
  return { r: (code >> 16) / 255, g: ((code >> 8) & 255) / 255, b: (code & 255) / 255 };
}

export function toHex({ r, g, b }: Rgb): string {
  const channel = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(r)}${channel(g)}${channel(b)}`;
}

/** Linear light of each code of a channel. */
const LIGHT = Float64Array.from({ length: 256 }, (_, code) => toLinear(code / 255));

/** Returns the relative luminance of WCAG 2, 0 to 1. */
export function luminanceOf(hex: string): number {
  const code = Number.parseInt(hex.slice(1, 7), 16);
  const [r = 0, g = 0, b = 0] = [LIGHT[code >> 16], LIGHT[(code >> 8) & 255], LIGHT[code & 255]];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast ratio of WCAG 2, 1 to 21; the order does not matter. */
export function contrastOf(first: string, second: string): number {
  const [a, b] = [luminanceOf(first), luminanceOf(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns the colour of `over` at an opacity on `under`; also mixes two colours. */
export function mix(under: string, over: string, opacity: number): string {
  const [a, b] = [toRgb(under), toRgb(over)];
  const between = (from: number, to: number) => from + (to - from) * opacity;
  return toHex({ r: between(a.r, b.r), g: between(a.g, b.g), b: between(a.b, b.b) });
}
