import { colorDistance } from '../color/color-distance.ts';
import { deriveColors } from '../color/derive-colors.ts';
import { isBackgroundFor } from '../color/harmony.ts';
import { fromOklch, toOklch } from '../color/oklch.ts';
import type { Look } from '../look.ts';
import { draw } from './draw.ts';

export interface WallWish {
  /** With the brand's colours in it. */
  look: Pick<Look, 'colors'>;
  brandColors: readonly string[];
  /** Colour of the product, `#rrggbb`, and all of its image's, strongest first. */
  subjectColor: string | undefined;
  palette: readonly string[];
  /** Mood of the drawn scene. */
  mood: string;
  seed: number;
}

/** Oklab lightness and chroma of walls. */
const TONES = {
  pale: { lightness: 0.9, chroma: 0.04 },
  pastel: { lightness: 0.82, chroma: 0.065 },
  vivid: { lightness: 0.74, chroma: 0.088 },
  deep: { lightness: 0.37, chroma: 0.065 },
} as const;
type Tone = keyof typeof TONES;

/** Tones of walls in scenes of a mood. */
const BY_MOOD: Readonly<Record<string, readonly Tone[]>> = {
  neutral: ['pastel', 'pale'],
  soft: ['pastel', 'pastel', 'pale'],
  calm: ['pastel', 'pale', 'vivid'],
  cozy: ['pastel', 'vivid'],
  fresh: ['pastel', 'vivid'],
  playful: ['vivid', 'pastel'],
  dramatic: ['vivid', 'deep'],
  luxury: ['pastel', 'deep', 'pale'],
};
/** Hues that suit any product: terracotta, sand, sage, sky, mauve. */
const CLASSIC_HUES = [45, 75, 150, 235, 330] as const;
/** Hues whose middle tones are olive or mustard, and the lightness from which they are clean. */
const YELLOW = { from: 62, to: 128, lightness: 0.84 } as const;
/** Hues of green, which only sage and bottle green suit, and their most chroma. */
const GREEN = { from: 128, to: 178, chroma: 0.048 } as const;
/** Hues whose dark tones are brown. */
const BROWN = { from: 25, to: 125 } as const;
const isBrown = (hue: number): boolean => hue > BROWN.from && hue < BROWN.to;
/** Least Oklab distance between the wall and the product before it, and chroma below which a colour has no hue. */
const LEAST_DISTANCE = 0.17;
const GREY = 0.035;

/**
 * Chooses the colour of a drawn scene's wall: in a hue of the ad or of the product, or in one that suits all, in a tone of the scene's
 * mood, apart from the product. Undefined if no such colour stands out.
 */
export function chooseWall({ look, brandColors, subjectColor, palette, mood, seed }: WallWish): string | undefined {
  const colors = deriveColors(look.colors, {
    ...(brandColors.length > 0 ? { brandColors } : {}),
    palettes: [subjectColor === undefined ? palette : [subjectColor, ...palette]],
    subject: subjectColor,
  });
  const own = subjectColor === undefined ? undefined : toOklch(subjectColor);
  const hues = [
    toOklch(colors.accent).hue,
    toOklch(colors.support).hue,
    ...(own && own.chroma >= GREY ? [own.hue] : []),
    ...CLASSIC_HUES,
  ];
  const tones = BY_MOOD[mood] ?? BY_MOOD['neutral'] ?? [];
  const listClear = (among: readonly Tone[]): string[] =>
    hues
      .flatMap((hue) => among.filter((tone) => tone !== 'deep' || !isBrown(hue)).map((tone) => toWall(hue, tone)))
      .filter((wall) => subjectColor === undefined || colorDistance(wall, subjectColor) >= LEAST_DISTANCE)
      .filter((wall) => isBackgroundFor(wall, subjectColor));
  const inMood = listClear(tones);
  const clear = inMood.length > 0 ? inMood : listClear(['deep', 'vivid', 'pastel', 'pale']);
  return clear[Math.floor(draw(seed, 'wall') * clear.length)];
}

function toWall(hue: number, tone: Tone): string {
  const { lightness, chroma } = TONES[tone];
  const isYellow = hue > YELLOW.from && hue < YELLOW.to && tone !== 'deep';
  const isGreen = hue >= GREEN.from && hue <= GREEN.to;
  return fromOklch({
    hue,
    chroma: isGreen ? Math.min(chroma, GREEN.chroma) : chroma,
    lightness: isYellow ? Math.max(lightness, YELLOW.lightness) : lightness,
  });
}
