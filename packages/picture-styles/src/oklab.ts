import { fromOklab as fromLinearOklab, toOklab as toLinearOklab, toGamma, toLinear } from '@reelwright/color-spaces';
import { type Channels, clamp01 } from './image.ts';

/** Converts sRGB, 0 to 1, to OKLab: lightness 0 to 1, and two axes of colour. */
export const toOklab = ([red, green, blue]: Channels): Channels =>
  toLinearOklab(toLinear(red), toLinear(green), toLinear(blue));

/** Back to sRGB, 0 to 1, clipped. */
export function fromOklab([lightness, a, b]: Channels): Channels {
  const [red, green, blue] = fromLinearOklab(lightness, a, b);
  return [clamp01(toGamma(red)), clamp01(toGamma(green)), clamp01(toGamma(blue))];
}

/** Mixes two colours in OKLab: no grey between complements, no dark band. */
export function mixColors(one: Channels, other: Channels, share: number): Channels {
  const [from, to] = [toOklab(one), toOklab(other)];
  return fromOklab([
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]);
}
