import type { ColorRecipe, LookColors } from '../look.ts';
import { fromOklch, type Oklch, toOklch } from './oklch.ts';
import { BLACK, contrastOf, luminanceOf, mix, NEAR_BLACK, WHITE } from './rgb.ts';

/** WCAG AA for small text; what all texts keep to. */
export const MIN_TEXT_CONTRAST = 4.5;
/** WCAG AAA: the ink on its ground. */
const INK_CONTRAST = 7;
/** Of a colour on a photo's own ground, which is lighter and darker in places. */
const UNEVEN_CONTRAST = 5.6;
/** Below this a colour is grey, whose hue says nothing. */
const MIN_CHROMA = 0.06;
/** What a later, weaker colour of a palette counts. */
const RANK_LOSS = 0.35;

const clamp = (value: number, [low, high]: readonly [number, number]) => Math.min(high, Math.max(low, value));

/** White or near-black, whichever reads better; full black where near-black does not suffice. */
export function plainInkOn(ground: string): string {
  const isDark = contrastOf(ground, WHITE) >= contrastOf(ground, BLACK);
  const ink = isDark ? WHITE : NEAR_BLACK;
  return contrastOf(ground, ink) >= MIN_TEXT_CONTRAST || isDark ? ink : BLACK;
}

/** The colour itself, or as much lighter or darker as it takes to be read on a ground; its hue stays. */
export function readableOn(ground: string, color: string, contrast = MIN_TEXT_CONTRAST): string {
  if (contrastOf(ground, color) >= contrast) return color;
  const towards = luminanceOf(ground) > 0.18 ? -1 : 1;
  const start = toOklch(color);
  for (let step = 1; step <= 50; step++) {
    const lightness = start.lightness + towards * step * 0.02;
    if (lightness < 0 || lightness > 1) break;
    const candidate = fromOklch({ ...start, lightness });
    if (contrastOf(ground, candidate) >= contrast) return candidate;
  }
  return plainInkOn(ground);
}

/** The most telling of the pictures' colours: vivid, and strong in its picture. Palettes are strongest first. */
export function pickAccent(palettes: readonly (readonly string[])[]): string | undefined {
  return palettes
    .flatMap((palette) => palette.map((color, rank) => ({ color, rank, ...toOklch(color) })))
    .filter(({ chroma, lightness }) => chroma >= MIN_CHROMA && lightness > 0.2 && lightness < 0.95)
    .map(({ color, rank, chroma }) => ({ color, score: chroma / (1 + RANK_LOSS * rank) }))
    .toSorted((a, b) => b.score - a.score)[0]?.color;
}

/** Hues that turn to olive and mud when they are darkened, from ochre to lime, in degrees of Oklab; how light they have to be. */
const MUDDY = { from: 72, to: 128, lightness: 0.84 } as const;

/** Yellow and its neighbours are clean colours only where they are light; others stay as they are. */
function keepClean(color: Oklch): Oklch {
  const isMuddy = color.hue > MUDDY.from && color.hue < MUDDY.to && color.chroma >= MIN_CHROMA;
  return isMuddy ? { ...color, lightness: Math.max(color.lightness, MUDDY.lightness) } : color;
}

/**
 * The colours of an ad: a look's own, led by the brand's colours if there are any (the first is the accent, a second one the support), else
 * by the pictures' palettes (strongest first). Only hues are taken over; lightness and chroma are the look's.
 */
export function deriveColors(
  recipe: ColorRecipe,
  from: { brandColors?: readonly string[]; palettes: readonly (readonly string[])[] },
): LookColors {
  const [brand, second] = from.brandColors ?? [];
  const source = brand ?? pickAccent(from.palettes) ?? recipe.accent.fallback;
  const seen = toOklch(source);
  const isGrey = seen.chroma < MIN_CHROMA;
  const accent = isGrey
    ? recipe.accent.fallback
    : fromOklch(
        keepClean({
          lightness: clamp(seen.lightness, recipe.accent.lightness),
          chroma: clamp(seen.chroma, recipe.accent.chroma),
          hue: seen.hue,
        }),
      );
  const ground = mix(recipe.ground.base, accent, recipe.ground.tint);
  const { lightness, chroma } = recipe.support;
  const ownHue = 'hue' in recipe.support ? recipe.support.hue : (toOklch(accent).hue + recipe.support.turn) % 360;
  const support = fromOklch(keepClean({ lightness, chroma, hue: second ? toOklch(second).hue : ownHue }));
  return {
    ground,
    ink: readableOn(ground, recipe.ink, INK_CONTRAST),
    accent,
    onAccent: plainInkOn(accent),
    accentInk: readableOn(ground, accent),
    support,
    onSupport: plainInkOn(support),
  };
}

/** Ground and ink of a scene, and the colour that stands out on it. */
export interface SceneColors {
  ground: string;
  ink: string;
  /** Of plates, buttons and shapes on this ground. */
  accent: string;
  onAccent: string;
  /** As text on this ground. */
  accentInk: string;
  support: string;
}

/** The roles change places when a scene stands on the accent or the support. */
export function sceneColors(colors: LookColors, role: 'ground' | 'accent' | 'support'): SceneColors {
  switch (role) {
    case 'ground':
      return colors;
    case 'accent':
      return {
        ground: colors.accent,
        ink: colors.onAccent,
        accent: colors.onAccent,
        onAccent: readableOn(colors.onAccent, colors.accent),
        accentInk: colors.onAccent,
        support: colors.support,
      };
    case 'support':
      return {
        ground: colors.support,
        ink: colors.onSupport,
        accent: colors.accent,
        onAccent: colors.onAccent,
        accentInk: readableOn(colors.support, colors.accent),
        support: colors.ground,
      };
  }
}

/** Of a scene on the background of a catalogue photo, carried on to the canvas' edges. */
export function paperColors(colors: LookColors, paper: string): SceneColors {
  return {
    ground: paper,
    ink: contrastOf(paper, colors.ink) >= INK_CONTRAST ? colors.ink : plainInkOn(paper),
    accent: colors.accent,
    onAccent: colors.onAccent,
    accentInk: readableOn(paper, colors.accent, UNEVEN_CONTRAST),
    support: colors.support,
  };
}
