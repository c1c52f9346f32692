import { fromOklch, toOklch } from './oklch.ts';

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

/** Chroma up to which a ground of another hue is calm, and most of one beside a product without a hue. */
const BACKGROUND = { other: 0.05, most: 0.15 } as const;
/** Chroma of a product from which its ground has less. */
const COLORFUL = 0.08;

/**
 * Whether a colour is a ground that leaves the product the most colourful thing on the canvas: it is of the product's own
 * family of hues, and not stronger, or hardly has a hue. The opposite hue is for buttons and markers.
 */
export function isBackgroundFor(ground: string, product: string | undefined): boolean {
  const behind = toOklch(ground);
  if (behind.chroma <= BACKGROUND.other || product === undefined) return true;
  const own = toOklch(product);
  if (own.chroma < CHROMA.hue) return behind.chroma <= BACKGROUND.most;
  const apart = Math.abs(behind.hue - own.hue) % 360;
  if (Math.min(apart, 360 - apart) > DEGREES.related) return false;
  return own.chroma < COLORFUL || behind.chroma <= own.chroma;
}

/** Lightness and chroma of grounds in a product's own hue. */
const OWN_BACKGROUNDS = [
  { lightness: 0.93, chroma: 0.028 },
  { lightness: 0.87, chroma: 0.075 },
  { lightness: 0.3, chroma: 0.045 },
] as const;

/** Lists quiet grounds of a product's own hue, light and dark; greys for one without a hue. */
export function listBackgrounds(product: string): string[] {
  const { chroma, hue } = toOklch(product);
  return OWN_BACKGROUNDS.map((ground) => fromOklch({ ...ground, chroma: Math.min(ground.chroma, chroma), hue }));
}
