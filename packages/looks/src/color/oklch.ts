import { fromLinear, type Rgb, toHex, toLinear, toRgb } from './rgb.ts';

// This code replaces culori, whose constants have more digits: with culori, 4 of 42,000 derived palettes had a channel
// one level off, and the same ad would no longer give the same bytes.

/**
 * A perceptual colour: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees (Björn Ottosson's Oklab in polar form).
 */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

export function toOklch(hex: string): Oklch {
  const { r, g, b } = toRgb(hex);
  const [lr, lg, lb] = [toLinear(r), toLinear(g), toLinear(b)];
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb);
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb);
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, bb), hue: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}

function toUnclippedRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    g: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    b: -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  };
}

const SLACK = 1e-4;
const isShown = ({ r, g, b }: Rgb) => [r, g, b].every((light) => light >= -SLACK && light <= 1 + SLACK);

/** Converts to the nearest displayable colour of the same lightness and hue: the chroma is reduced. */
export function fromOklch(color: Oklch): string {
  let chroma = color.chroma;
  while (chroma > 0.001 && !isShown(toUnclippedRgb({ ...color, chroma }))) chroma *= 0.97;
  const { r, g, b } = toUnclippedRgb({ ...color, chroma });
  const code = (light: number) => fromLinear(Math.min(1, Math.max(0, light)));
  return toHex({ r: code(r), g: code(g), b: code(b) });
}

/** Step of the search for a hue's most vivid lightness. */
const STEP = 0.02;

/** Returns the lightness of a range at which a hue can be shown most vividly: low for blue, high for yellow. */
export function vividLightness(hue: number, [from, to]: readonly [number, number]): number {
  let [best, most] = [from, -1];
  for (let lightness = from; lightness <= to + 1e-9; lightness += STEP) {
    const { chroma } = toOklch(fromOklch({ lightness, chroma: 0.4, hue }));
    if (chroma > most) [best, most] = [lightness, chroma];
  }
  return best;
}
