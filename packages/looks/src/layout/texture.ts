import type { ShapePattern } from '@reelwright/timeline';
import { GLASS, MIST, readableOn, SCRIM, type SceneColors } from '../color/derive-colors.ts';
import { BLACK, luminanceOf, mix, WHITE } from '../color/rgb.ts';
import type { Look, LookTexture } from '../look.ts';
import type { Size } from '../rect.ts';

/** Of a texture's opacity, what is left of it on a veil: a photo is behind it too. */
export const VEIL_SHARE = 0.4;

/** The look's texture for a shape of a size, in the colours of its scene; undefined for a look without one. */
export function texturePattern(
  { decoration }: Look,
  colors: SceneColors,
  { width, height }: Size,
  share = 1,
): ShapePattern | undefined {
  const { texture } = decoration;
  if (!texture) return undefined;
  return {
    kind: texture.kind,
    colors: [colorOf(texture, colors)],
    opacity: texture.opacity * share,
    step: texture.stepPx / Math.min(width, height),
    weight: texture.weight,
  };
}

/** Of black or white in the figures of `figuresAway`. */
const AWAY = 0.12;

/** The look's texture with figures that stand farther from the ink than the ground does: words on it are read as well as without. */
export function figuresAway(
  look: Look,
  { ground, ink }: { ground: string; ink: string },
  size: Size,
): ShapePattern | undefined {
  const { texture } = look.decoration;
  if (!texture) return undefined;
  const away = luminanceOf(ink) > luminanceOf(ground) ? BLACK : WHITE;
  return {
    kind: texture.kind,
    colors: [mix(ground, away, AWAY)],
    opacity: 1,
    step: texture.stepPx / Math.min(size.width, size.height),
    weight: texture.weight,
  };
}

function colorOf({ color }: LookTexture, colors: SceneColors): string {
  return colors[color];
}

/** The same colours for texts where the texture's figures may stand behind any letter; `behind` is what they are drawn on, at its worst. */
export function overTexture(look: Look, colors: SceneColors, behind: string, share = 1): SceneColors {
  const { texture } = look.decoration;
  if (!texture) return colors;
  const figure = mix(behind, colorOf(texture, colors), texture.opacity * share);
  return { ...colors, ink: readableOn(figure, colors.ink), accentInk: readableOn(figure, colors.accentInk) };
}

/** The colours of a ground with the look's texture. */
export function texturedColors(look: Look, colors: SceneColors): SceneColors {
  return overTexture(look, colors, colors.ground);
}

/** Of the veil over a photo beneath texts: one with a texture has to cover more. */
export function veilOpacity({ decoration: { photoText, texture } }: Look): number {
  if (photoText === 'mist') return MIST.opacity;
  if (photoText === 'glass') return GLASS.opacity;
  return texture ? SCRIM.textured : SCRIM.opacity;
}
