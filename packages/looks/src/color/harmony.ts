import { toOklch } from './oklch.ts';

/** Chroma from which a colour has a hue, of which dark ones have less; up to which a light one is pale; and from which it is vivid. */
export const CHROMA = { hue: 0.034, pale: 0.06, vivid: 0.1 } as const;
/** Most degrees between related hues, and least between opposite ones. */
const DEGREES = { related: 48, opposite: 150 } as const;
/** Least difference in lightness of two colours of opposite hues. */
const LEAST_LIGHTER = 0.2;

/**
 * Whether two colours stand well beside each other: one has no hue, their hues are related, or they are opposite and
 * both muted, or one is pale.
 */
export function isHarmonious(one: string, other: string): boolean {
  const [first, second] = [toOklch(one), toOklch(other)];
  const muted = Math.min(first.chroma, second.chroma);
  if (muted < CHROMA.hue) return true;
  const apart = Math.abs(first.hue - second.hue) % 360;
  const degrees = Math.min(apart, 360 - apart);
  if (degrees <= DEGREES.related) return true;
  const [lighter, darker] = first.lightness > second.lightness ? [first, second] : [second, first];
  const isApart = lighter.lightness - darker.lightness >= LEAST_LIGHTER;
  // Two vivid colours of opposite hues flicker, and a light one outshines the product unless it is pale.
  const isCalm = isApart ? lighter.chroma <= CHROMA.pale : Math.max(first.chroma, second.chroma) < CHROMA.vivid;
  return degrees >= DEGREES.opposite && isCalm;
}
