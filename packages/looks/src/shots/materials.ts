import type { Tones } from '@reelwright/timeline';
import { colorDistance } from '../color/color-distance.ts';
import { MIN_TEXT_CONTRAST, plainInkOn, readableOn, type SceneColors } from '../color/derive-colors.ts';
import { fromOklch, type Oklch, toOklch } from '../color/oklch.ts';
import { BLACK, contrastOf, luminanceOf, mix, WHITE } from '../color/rgb.ts';

/** Hue of warm light, in degrees of Oklab. */
const WARM_HUE = 75;
/** Oklab lightness below which a wall counts as dark: its light has the accent's colour, as in a studio at night. */
const DARK = 0.42;
/** Share of the accent in the light on a dark wall. */
const COLORED_LIGHT = 0.22;

/** Change in Oklab lightness of a material under light and shade of full strength. */
const REACH = { shade: 0.15, lit: 0.11, litWhenDark: 0.27 } as const;

/** Hues in degrees of Oklab that turn olive in shade, and the warmer hue that painters give their shades. */
const YELLOW = { from: 84, to: 128, shade: 68 } as const;
/** Oklab lightness below which a yellow surface looks like mud, and the chroma that it keeps there. */
const MUD = { from: 42, to: 128, lightness: 0.7, chroma: 0.018 } as const;

const shadeHueOf = (hue: number): number => (hue > YELLOW.from && hue < YELLOW.to ? YELLOW.shade : hue);

/** Takes the colour out of a dark yellow or brown; other colours stay unchanged. */
function withoutMud(color: { lightness: number; chroma: number; hue: number }): string {
  const isMuddy = color.hue > MUD.from && color.hue < MUD.to && color.lightness < MUD.lightness;
  return fromOklch(isMuddy ? { ...color, chroma: Math.min(color.chroma, MUD.chroma) } : color);
}

/** Returns a material in light and shade; `strength` from 0 to 1 sets the distance between the two. */
function tonesOf(base: string, { strength = 1, accent }: { strength?: number; accent?: string } = {}): Tones {
  const seen = toOklch(base);
  const { lightness, chroma, hue } = seen;
  const isDark = lightness < DARK;
  const shade = fromOklch({
    lightness: Math.max(0.05, lightness - REACH.shade * strength * (isDark ? 0.7 : 1)),
    // Shaded coloured paper is more saturated than the paper.
    chroma: chroma * (1 + 0.25 * strength),
    hue: shadeHueOf(hue),
  });
  const reach = isDark ? REACH.litWhenDark : Math.min(REACH.lit, 0.995 - lightness);
  const raised = fromOklch({
    lightness: Math.min(0.995, lightness + reach * strength),
    chroma: isDark ? Math.max(chroma, 0.02) : chroma * (1 - 0.25 * strength),
    hue: chroma < 0.01 ? WARM_HUE : hue,
  });
  const isClean = accent !== undefined && !isEarthy(accent) && !isOpposite({ chroma, hue }, toOklch(accent));
  const lit = isDark && isClean ? mix(raised, accent, COLORED_LIGHT * strength) : raised;
  return { shade, base, lit };
}

/** Whether coloured light would turn a coloured wall grey. */
function isOpposite(wall: Pick<Oklch, 'chroma' | 'hue'>, light: Pick<Oklch, 'hue'>): boolean {
  const apart = Math.abs(wall.hue - light.hue) % 360;
  return wall.chroma >= COLORED && Math.min(apart, 360 - apart) > FAR_HUES;
}

/** Chroma from which a wall has a hue, and the difference from another, in degrees, from which both mix to grey. */
const COLORED = 0.04;
const FAR_HUES = 100;

/** Hues in degrees of Oklab whose light on a dark wall looks brown. */
const EARTHY = { from: 30, to: 118 } as const;

function isEarthy(color: string): boolean {
  const { hue } = toOklch(color);
  return hue > EARTHY.from && hue < EARTHY.to;
}

/** Strengths of light, strongest first, and changes of a wall's Oklab lightness that are tried for each. */
const STRENGTHS = [1, 0.8, 0.6, 0.45, 0.3, 0.18] as const;
const YIELDS = [0, 0.035, 0.07] as const;

/** Maximum Oklab lightness of a white wall, so that light on it is visible. */
const WHITEST = 0.935;

/** Finds the strongest light in which an ink is legible everywhere on the wall, and the inks for it. */
export function litWall(colors: SceneColors): { wall: Tones; ink: string; accentInk: string } {
  const { accent } = colors;
  const own = toOklch(colors.background);
  // A lit wall reaches white: the wall itself must be slightly darker, or its light would be invisible.
  const background = own.lightness > WHITEST ? fromOklch({ ...own, lightness: WHITEST }) : colors.background;
  const seen = toOklch(background);
  const away = luminanceOf(colors.ink) > luminanceOf(background) ? -1 : 1;
  for (const strength of STRENGTHS)
    for (const yielded of YIELDS) {
      const base = yielded === 0 ? background : fromOklch({ ...seen, lightness: seen.lightness + away * yielded });
      const wall = tonesOf(base, { strength, accent });
      const backgrounds = shadesOf(wall);
      const ink = readableOnAll(backgrounds, colors.ink);
      if (ink) return { wall, ink, accentInk: readableOnAll(backgrounds, colors.accentInk) ?? ink };
    }
  const wall = { shade: background, base: background, lit: background };
  const ink = plainInkOn(background);
  return { wall, ink, accentInk: readableOnAll([background], colors.accentInk) ?? ink };
}

/** Lists the background colours of texts on a material. */
export const shadesOf = ({ shade, base, lit }: Tones): string[] => [base, lit, shade];

/**
 * Returns the colour, made lighter or darker until it is legible on all backgrounds; undefined if no shade of it is.
 */
export function readableOnAll(backgrounds: readonly string[], color: string): string | undefined {
  const isRead = (candidate: string) =>
    backgrounds.every((background) => contrastOf(background, candidate) >= MIN_TEXT_CONTRAST);
  if (isRead(color)) return color;
  for (const background of backgrounds)
    for (const contrast of CLEAR) {
      const candidate = readableOn(background, color, contrast);
      if (isRead(candidate)) return candidate;
    }
  return undefined;
}

/** Contrasts with one background at which the colour is mostly legible on the others too. */
const CLEAR = [MIN_TEXT_CONTRAST, 6] as const;

/** Oklab lightness of a wall below which a darker podium would be a black hole. */
const DEEP = 0.58;

/** Minimum Oklab distance between a product and the surface behind it. */
const LEAST_DISTANCE = 0.16;

/**
 * Chooses the material of podiums, sheets and niches: the wall's own hue, or the look's second colour. It never
 * resembles the product.
 */
export function trimOf(
  colors: SceneColors,
  wall: Tones,
  { isColorful, product }: { isColorful: boolean; product: string | undefined },
): Tones {
  const { background, support, accent } = colors;
  const { lightness, chroma, hue } = toOklch(wall.base);
  const tonal = (by: number) =>
    fromOklch({
      lightness: Math.min(0.97, Math.max(0.08, lightness + by)),
      chroma: chroma * (by < 0 ? 1.35 : 0.8),
      hue,
    });
  const vivid = [support, accent]
    .filter((color) => contrastOf(color, background) >= 1.12)
    .map((color) => withoutMud(toOklch(mix(background, color, 0.82))));
  const tonals = lightness < DEEP ? [tonal(0.12), tonal(0.2), tonal(0.05)] : [tonal(-0.07), tonal(-0.14), tonal(0.06)];
  const candidates = isColorful ? [...vivid, ...tonals] : [...tonals, ...vivid];
  const distanceTo = (color: string) => (product === undefined ? LEAST_DISTANCE : colorDistance(color, product));
  const farthest = candidates.toSorted((one, other) => distanceTo(other) - distanceTo(one))[0];
  const chosen = candidates.find((color) => distanceTo(color) >= LEAST_DISTANCE) ?? farthest;
  return tonesOf(chosen ?? wall.base, { accent });
}

/** Mixes the floor's material: between the wall's and another one, slightly darker. */
export function floorOf(wall: Tones, other: Tones, accent: string): Tones {
  const { lightness, chroma, hue } = toOklch(mix(wall.base, other.base, 0.55));
  return tonesOf(withoutMud({ lightness: lightness - 0.025, chroma, hue }), { accent });
}

/** Returns the colour of glowing parts: coloured in the dark, warm white in a light room. */
export function glowOf(wall: Tones, accent: string): string {
  const seen = toOklch(accent);
  if (toOklch(wall.base).lightness >= DARK) return mix(WHITE, '#ffd9a0', 0.4);
  return fromOklch({ ...seen, lightness: Math.max(0.74, seen.lightness) });
}

/** Returns the colour of shadows: the floor's own, nearly black. */
export const shadowOf = ({ shade }: Tones): string => mix(shade, BLACK, 0.72);
