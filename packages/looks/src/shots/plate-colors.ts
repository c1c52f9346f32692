import { type SceneColors, sceneColors } from '../color/derive-colors.ts';
import type { ComposeContext } from './shot.ts';

/** Returns the colours of plates behind texts over an image. */
export function plateColors({ look, colors }: Pick<ComposeContext, 'look' | 'colors'>): SceneColors {
  return sceneColors(colors, look.decoration.plates);
}
