import type { Vector } from './vectors.ts';

const toLinearChannel = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

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

/** OKLab lightness, a and b of a linear color (Ottosson 2020). */
export function toOklab([r, g, b]: Vector): Vector {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Vector): Vector {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const limit = (value: number): number => Math.min(1, Math.max(0, value));
  return [
    limit(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    limit(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    limit(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Changes the lightness of a color by `by` (OKLab), and its colorfulness to `chroma` times. */
export function shade(color: Vector, by: number, chroma = 1): Vector {
  const [lightness, a, b] = toOklab(color);
  return fromOklab([Math.min(0.98, Math.max(0.04, lightness + by)), a * chroma, b * chroma]);
}
