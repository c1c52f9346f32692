import type { Box } from '@reelwright/timeline';
import { paperColors } from '../color/derive-colors.ts';
import { fromOklch, toOklch } from '../color/oklch.ts';
import { BLACK, contrastOf, mix, NEAR_BLACK, WHITE } from '../color/rgb.ts';
import type { SlottedClip } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { type Tone, toneOf } from '../picture/tones.ts';
import { bottomOf, fromEdges, type Rect } from '../rect.ts';
import { type Backing, type ComposeContext, flat, shapeClip, type Span } from '../shots/shot.ts';
import { type Crop, partWithin } from './crop-photo.ts';
import type { PhotoFile } from './photo-file.ts';

/** Contrast of texts with the part of a photo that is worst for them, and the opacities of what helps it. */
const SCRIM = { contrast: 4.9, step: 0.04, most: 0.78, least: 0.07 } as const;
/** Pixels over which a scrim fades out above and below its texts. */
const FADE_PX = 250;
/** Share of the canvas' height from which texts are so high that a scrim reaches to the upper edge. */
const HIGH = 0.3;
/** How much more a light scrim counts than a dark one: on most photos it looks like fog. */
const FOG = { calm: 0.15, busy: 1, unrest: 0.12 } as const;
/** A photo of which nothing is known may be of any lightness. */
const UNKNOWN: Tone = { mean: 0.5, darkest: 0.05, lightest: 0.97, unrest: 0.3 };

/** What lies behind texts on a photo. */
export interface TextBackground {
  isLight: boolean;
  /** Opacity of the scrim; 0 where the photo is calm enough by itself. */
  opacity: number;
  /** The colour that is worst for the texts, under the scrim. */
  seen: string;
  /** How much is going on there: from 0. */
  unrest: number;
}

/** Measures what texts on a photo need: the photo alone, or a soft scrim, dark or light, whichever takes less. */
export function measureBehind(
  image: LookImage,
  file: PhotoFile,
  { crop, texts }: { crop: Crop; texts: Rect },
): TextBackground {
  const tone = toneBehind(image, file, { crop, texts });
  const [dark, light] = [scrimFor(tone.lightest, WHITE, BLACK), scrimFor(tone.darkest, BLACK, WHITE)];
  const fog = tone.unrest > FOG.unrest ? FOG.busy : FOG.calm;
  const isLight = light.opacity + fog < dark.opacity;
  return { ...(isLight ? light : dark), isLight, unrest: tone.unrest };
}

const grey = (lightness: number): string => fromOklch({ lightness, chroma: 0, hue: 0 });

function scrimFor(worst: number, ink: string, scrim: string): { opacity: number; seen: string } {
  const seenAt = (opacity: number): string => mix(grey(worst), scrim, opacity);
  let opacity = 0;
  while (opacity < SCRIM.most && contrastOf(seenAt(opacity), ink) < SCRIM.contrast) opacity += SCRIM.step;
  return { opacity, seen: seenAt(opacity) };
}

/** Returns the tone behind texts through a whole shot. */
function toneBehind(image: LookImage, { region }: PhotoFile, { crop, texts }: { crop: Crop; texts: Rect }): Tone {
  const { tones, plainBackground } = image;
  if (!tones) return UNKNOWN;
  const seen = crop.ends.flatMap((placed) => {
    const { x, y, width, height } = partWithin(texts, placed);
    const part: Box = {
      x: (x - region.x) / region.width,
      y: (y - region.y) / region.height,
      width: width / region.width,
      height: height / region.height,
    };
    const isBeyond = part.x < 0 || part.y < 0 || part.x + part.width > 1 || part.y + part.height > 1;
    const wall = isBeyond && plainBackground !== null ? [wallTone(plainBackground)] : [];
    const found = toneOf(tones, part);
    return found ? [found, ...wall] : wall;
  });
  if (seen.length === 0) return UNKNOWN;
  return {
    mean: seen.reduce((sum, { mean }) => sum + mean, 0) / seen.length,
    darkest: Math.min(...seen.map(({ darkest }) => darkest)),
    lightest: Math.max(...seen.map(({ lightest }) => lightest)),
    unrest: Math.max(...seen.map(({ unrest }) => unrest)),
  };
}

function wallTone(color: string): Tone {
  const { lightness } = toOklch(color);
  return { mean: lightness, darkest: lightness, lightest: lightness, unrest: 0 };
}

/**
 * Builds the scrim behind texts, and the colours of the texts on it. It runs from side to side, and to the upper edge
 * above texts at the top, as light falls off in a photo: a soft box around the texts looks like a stain.
 */
export function scrimBehind(
  context: ComposeContext,
  span: Span,
  { behind, texts }: { behind: TextBackground; texts: Rect },
): { clips: SlottedClip[]; backing: Backing } {
  const { isLight, seen } = behind;
  const ink = isLight ? NEAR_BLACK : WHITE;
  const colors = paperColors(context.colors, seen);
  // On a photo, a muddy accent is worse than the ink.
  const accentInk = contrastOf(colors.accentInk, seen) >= SCRIM.contrast ? colors.accentInk : ink;
  const backing: Backing = { kind: 'background', colors: { ...colors, ink, accentInk } };
  if (behind.opacity < SCRIM.least) return { clips: [], backing };
  const { canvas } = context.zones;
  const top = texts.y < HIGH * canvas.height ? -FADE_PX : texts.y - FADE_PX;
  const rect = fromEdges(-FADE_PX, top, canvas.width + FADE_PX, bottomOf(texts) + FADE_PX);
  const scrim = shapeClip(context, span, {
    slot: 'veil',
    name: 'scrim',
    rect,
    fill: flat(behind.isLight ? WHITE : BLACK, behind.opacity),
    softness: Math.min(0.5, FADE_PX / Math.min(rect.width, rect.height)),
  });
  return { clips: [scrim], backing };
}
