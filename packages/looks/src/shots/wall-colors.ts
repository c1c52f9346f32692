import { paperColors, type SceneColors } from '../color/derive-colors.ts';
import { BLACK, luminanceOf, mix, WHITE } from '../color/rgb.ts';
import type { LookColors } from '../look.ts';
import type { LookImage } from '../picture/ad-image.ts';

/** Luminance above which a wall counts as light, and the share of black or white in what stands beside it. */
const LIGHT = 0.3;
const BESIDE = 0.3;

/** Returns the colours of the wall of a drawn scene, and of a set beside it that differs from it. */
export function wallColors(
  colors: LookColors,
  { wall }: Pick<NonNullable<LookImage['scene']>, 'wall'>,
): { onWall: SceneColors; beside: SceneColors } {
  const away = luminanceOf(wall) > LIGHT ? BLACK : WHITE;
  return { onWall: paperColors(colors, wall), beside: paperColors(colors, mix(wall, away, BESIDE)) };
}
