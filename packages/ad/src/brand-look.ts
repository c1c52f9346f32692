import { contrastOf, deriveColors, type Look } from '@reelwright/looks';

type Recipe = Look['colors'];

const WHITE = '#ffffff';
const BLACK = '#000000';
/**
 * Minimum contrast with the opposite end at which a colour counts as black or white: legible as ink, calm as a
 * background.
 */
const NEAR_END = 10;

/**
 * Adapts a look to a brand. Black, white and greys have no hue that could lead an ad: the darkest and lightest become
 * the ink and the background, a grey the second colour. The brand's other colours lead, else those of the images.
 */
export function toBrandLook(look: Look, brandColors: readonly string[] = []): { look: Look; brandColors: string[] } {
  const vivid = brandColors.filter((color) => hasHue(look, color));
  const neutrals = brandColors.filter((color) => !vivid.includes(color));
  // Applied last, because the brand's first colour counts most.
  const colors = neutrals.toReversed().reduce(withNeutral, look.colors);
  const adapted = { ...look, colors };
  return { look: vivid.length > 1 ? onSecondColor(adapted) : adapted, brandColors: vivid };
}

/** Lets scenes stand on the second colour in turn, in looks that otherwise use it for small shapes only. */
function onSecondColor(look: Look): Look {
  const { decoration } = look;
  const backgrounds = [...new Set([...decoration.backgrounds, 'support' as const])];
  return { ...look, decoration: { ...decoration, backgrounds } };
}

/** Whether the look would derive an accent from the colour. */
function hasHue({ colors }: Look, color: string): boolean {
  // No look has a black accent.
  const recipe = { ...colors, accent: { ...colors.accent, fallback: BLACK } };
  return deriveColors(recipe, { brandColors: [color], palettes: [] }).accent !== BLACK;
}

function withNeutral(recipe: Recipe, color: string): Recipe {
  const isDark = contrastOf(color, WHITE) >= NEAR_END;
  const isLight = contrastOf(color, BLACK) >= NEAR_END;
  if (!isDark && !isLight) return { ...recipe, support: { turn: 0, lightness: lightnessOf(color), chroma: 0 } };
  const isDarkPage = contrastOf(recipe.background.base, WHITE) > contrastOf(recipe.background.base, BLACK);
  return isDark === isDarkPage ? { ...recipe, background: { base: color, tint: 0 } } : { ...recipe, ink: color };
}

/** Returns the Oklab lightness of a grey. */
function lightnessOf(grey: string): number {
  const luminance = contrastOf(grey, BLACK) * 0.05 - 0.05;
  return Math.cbrt(luminance);
}
