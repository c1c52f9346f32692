import { type SceneColors, sceneColors } from '../color/derive-colors.ts';
import type { ComposeContext } from './shot.ts';

/** Of the plates that texts stand on over a picture. */
export function plateColors({ look, colors }: Pick<ComposeContext, 'look' | 'colors'>): SceneColors {
  return sceneColors(colors, look.decoration.plates);
}
