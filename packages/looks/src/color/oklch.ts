import { fromOklab, toGamma, toLinear, toOklab } from '@reelwright/color-spaces';
import { remember } from '../remember.ts';
import { type Rgb, toHex, toRgb } from './rgb.ts';

/**
 * A perceptual colour: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees (Björn Ottosson's Oklab in polar form).
 */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Layouts compare the same few hundred colours over and over. */
const recallOklch = remember((hex: string): Readonly<Oklch> => {
  const { r, g, b } = toRgb(hex);
  const [lightness, a, bb] = toOklab(toLinear(r), toLinear(g), toLinear(b));
  return { lightness, chroma: Math.hypot(a, bb), hue: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}, 4096);

export function toOklch(hex: string): Readonly<Oklch> {
  return recallOklch(hex, hex);
}

function toUnclippedRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [r, g, b] = fromOklab(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
  return { r, g, b };
}

const SLACK = 1e-4;
const isShown = ({ r, g, b }: Rgb) => [r, g, b].every((light) => light >= -SLACK && light <= 1 + SLACK);

/** Converts to the nearest displayable colour of the same lightness and hue: the chroma is reduced. */
export function fromOklch(color: Oklch): string {
  let chroma = color.chroma;
  while (chroma > 0.001 && !isShown(toUnclippedRgb({ ...color, chroma }))) chroma *= 0.97;
  const { r, g, b } = toUnclippedRgb({ ...color, chroma });
  const code = (light: number) => toGamma(Math.min(1, Math.max(0, light)));
  return toHex({ r: code(r), g: code(g), b: code(b) });
}

/** Step of the search for a hue's most vivid lightness. */
const STEP = 0.02;

/** Returns the lightness of a range at which a hue can be shown most vividly: low for blue, high for yellow. */
export function vividLightness(hue: number, range: readonly [number, number]): number {
  return recallVivid(`${hue} ${range[0]} ${range[1]}`, { hue, range });
}

const recallVivid = remember(findVividLightness, 1024);

function findVividLightness({ hue, range: [from, to] }: { hue: number; range: readonly [number, number] }): number {
  let [best, most] = [from, -1];
  for (let lightness = from; lightness <= to + 1e-9; lightness += STEP) {
    const { chroma } = toOklch(fromOklch({ lightness, chroma: 0.4, hue }));
    if (chroma > most) [best, most] = [lightness, chroma];
  }
  return best;
}
