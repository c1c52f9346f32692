import { paperColors, type SceneColors } from '../color/derive-colors.ts';
import { toOklch } from '../color/oklch.ts';
import { BLACK, luminanceOf, mix, WHITE } from '../color/rgb.ts';
import type { LookColors } from '../look.ts';
import type { LookImage } from '../picture/ad-image.ts';

/**
 * Luminance above which a wall counts as light, and the share of black or white in what stands beside it: in between, no
 * ink is read at a glance.
 */
const LIGHT = 0.3;
const BESIDE = { deep: 0.6, light: 0.55 } as const;
/** Oklab lightness below which a product would be lost before a deep colour. */
const DARK_PRODUCT = 0.5;

/** Returns the colours of the wall of a drawn scene, and of a set beside it that differs from it. */
export function wallColors(
  colors: LookColors,
  { wall }: Pick<NonNullable<LookImage['scene']>, 'wall'>,
  product?: string,
): { onWall: SceneColors; beside: SceneColors } {
  const isDeep = luminanceOf(wall) > LIGHT && (product === undefined || toOklch(product).lightness >= DARK_PRODUCT);
  const beside = isDeep ? mix(wall, BLACK, BESIDE.deep) : mix(wall, WHITE, BESIDE.light);
  return { onWall: paperColors(colors, wall), beside: paperColors(colors, beside) };
}
