import { contrastOf, deriveColors, type Look } from '@reelwright/looks';

type Recipe = Look['colors'];

const WHITE = '#ffffff';
const BLACK = '#000000';
/** Contrast with the opposite end from which on a colour is as good as black or white: legible as ink, quiet as ground. */
const NEAR_END = 10;

/**
 * A look for a brand. Black, white and greys have no hue that could lead an ad: the darkest and lightest become its ink and ground, a grey its
 * second colour, and the other colours of the brand lead, else the pictures'.
 */
export function toBrandLook(look: Look, brandColors: readonly string[] = []): { look: Look; brandColors: string[] } {
  const vivid = brandColors.filter((color) => hasHue(look, color));
  const neutrals = brandColors.filter((color) => !vivid.includes(color));
  // The first colour of a brand counts most: it has the last word.
  const colors = neutrals.toReversed().reduce(withNeutral, look.colors);
  return { look: { ...look, colors }, brandColors: vivid };
}

/** As the looks see it: whether an accent is made of the colour. */
function hasHue({ colors }: Look, color: string): boolean {
  // No accent of a look is black.
  const recipe = { ...colors, accent: { ...colors.accent, fallback: BLACK } };
  return deriveColors(recipe, { brandColors: [color], palettes: [] }).accent !== BLACK;
}

function withNeutral(recipe: Recipe, color: string): Recipe {
  const isDark = contrastOf(color, WHITE) >= NEAR_END;
  const isLight = contrastOf(color, BLACK) >= NEAR_END;
  if (!isDark && !isLight) return { ...recipe, support: { turn: 0, lightness: lightnessOf(color), chroma: 0 } };
  const isDarkPage = contrastOf(recipe.ground.base, WHITE) > contrastOf(recipe.ground.base, BLACK);
  return isDark === isDarkPage ? { ...recipe, ground: { base: color, tint: 0 } } : { ...recipe, ink: color };
}

/** Of a grey, as Oklab has it. */
function lightnessOf(grey: string): number {
  const luminance = contrastOf(grey, BLACK) * 0.05 - 0.05;
  return Math.cbrt(luminance);
}
