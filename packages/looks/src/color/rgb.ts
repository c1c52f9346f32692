import { toLinear } from '@reelwright/color-spaces';
import { LRUCache } from 'lru-cache';

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

/** Layouts compare the same few hundred colours over and over. */
const luminances = new LRUCache<string, number>({
  max: 4096,
  memoMethod(hex) {
    const { r, g, b } = toRgb(hex);
    return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
  },
});

/** Returns the relative luminance of WCAG 2, 0 to 1. */
export function luminanceOf(hex: string): number {
  return luminances.memo(hex);
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
