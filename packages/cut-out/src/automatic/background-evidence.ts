import { makeMask, type Mask, type Part, type Plane, type Size, spreadLargest } from '@reelwright/planes';
import { type Background, LIGHTNESS_WEIGHT, measureDifference } from './find-background.ts';
import type { LabPlanes } from './lab.ts';

/**
 * Largest distance of a background pixel to the background, in multiples of its noise and in L*a*b* units; smallest
 * before a retouched white.
 */
const BACKGROUND = { noises: 3.2, least: 1.6, leastNoisy: 2.6, noisy: 0.005, most: 7 } as const;
/** A shadow darkens the background and keeps its colour: all three coordinates shrink alike, within this distance. */
const SHADE = { tint: 3.5, tintPerDarkness: 0.06, darkest: 50, lightest: 10 } as const;
/** Beyond the darkest shade a pixel turns foreign within this range. */
const DARKNESS_SLOPE = 12;
/** For a background so colourful that its shade, whatever its edge, can't be grey: in multiples of the allowed tint. */
const TELLING_CHROMA = 2.6;
/** Limits of the encoder's ripples beside a strong edge: a share of the edge, and an absolute value. */
const RIPPLE = { share: 0.26, most: 9 } as const;

/** Evidence of each pixel for and against being background. */
export interface BackgroundEvidence {
  /** Distance to the background, in L*a*b* units. */
  difference: Plane;
  /** Lightness above that of the background. */
  lighter: Plane;
  /** The largest distance of a background pixel to the background. */
  reach: number;
  /** Pixels with the background's colour. */
  like: Mask;
  /** Pixels with the colour of a shadow on it. */
  shade: Mask;
  /** `like` or `shade`, on a background too colourful for anything grey. */
  telling: Mask;
  /** Pixels that differ from the background by no more than the encoder's ripples beside a strong edge. */
  ripple: Mask;
  /** Distance of its colour to those of background and shadows: 0 to 1. */
  foreign: Plane;
}

export function measureBackgroundEvidence(
  lab: LabPlanes,
  size: Size,
  { background, rippleReach }: { background: Background; rippleReach: number },
): BackgroundEvidence {
  const difference = measureDifference(lab, background.lab);
  const lighter = lab.l.map((value, pixel) => value - (background.lab.l[pixel] ?? 0));
  const least = background.noise < BACKGROUND.noisy ? BACKGROUND.least : BACKGROUND.leastNoisy;
  const reach = Math.min(BACKGROUND.most, Math.max(least, BACKGROUND.noises * background.noise));
  const strongest = spreadLargest(difference, size, rippleReach);
  const shade = new Uint8Array(difference.length);
  const telling = new Uint8Array(difference.length);
  const ripple = new Uint8Array(difference.length);
  const foreign = new Float32Array(difference.length);
  for (let pixel = 0; pixel < difference.length; pixel += 1) {
    const off = difference[pixel] ?? 0;
    const darker = Math.max(0, -(lighter[pixel] ?? 0));
    const { tint, chroma } = measureTint(lab, background, pixel);
    const tolerance = tintTolerance(darker, background.noise);
    const isTinted = tint >= tolerance;
    const isShade = !isTinted && darker > 0 && darker < SHADE.darkest;
    const isLit = !isTinted && darker === 0 && (lighter[pixel] ?? 0) < SHADE.lightest;
    if (isShade) shade[pixel] = 1;
    if ((isShade || isLit || off < reach) && chroma > TELLING_CHROMA * tolerance) telling[pixel] = 1;
    const unlike = off / Math.max(reach, Math.min(RIPPLE.most, RIPPLE.share * (strongest[pixel] ?? 0))) - 1;
    if (unlike < 0) ripple[pixel] = 1;
    const unshaded = darker > 0 ? Math.max(tint / tolerance - 1, (darker - SHADE.darkest) / DARKNESS_SLOPE) : unlike;
    foreign[pixel] = Math.min(1, Math.max(0, Math.min(unlike, unshaded)));
  }
  const like = makeMask(difference.length, (pixel) => (difference[pixel] ?? 0) < reach);
  return { difference, lighter, reach, like, shade, telling, ripple, foreign };
}

/**
 * Measures the distance of a pixel's colour to the background's in the pixel's light, and how colourful the latter is.
 */
export function measureTint(lab: LabPlanes, background: Background, pixel: number): { tint: number; chroma: number } {
  const light = ((lab.l[pixel] ?? 0) + 16) / ((background.lab.l[pixel] ?? 0) + 16);
  const [a, b] = [light * (background.lab.a[pixel] ?? 0), light * (background.lab.b[pixel] ?? 0)];
  const [offA, offB] = [(lab.a[pixel] ?? 0) - a, (lab.b[pixel] ?? 0) - b];
  // `Math.hypot` takes three times as long.
  return { tint: Math.sqrt(offA * offA + offB * offB), chroma: Math.sqrt(a * a + b * b) };
}

/** The largest tint of a shadow. */
export const tintTolerance = (darker: number, noise: number): number =>
  SHADE.tint + SHADE.tintPerDarkness * darker + 2 * noise;

/** Lists regions whose mean colour lies no farther from the background than `most`; the mean cancels noise. */
export function listSameColour(
  lab: LabPlanes,
  background: Background,
  { labels, parts, most }: { labels: Int32Array; parts: readonly Part[]; most: number },
): boolean[] {
  const offsets = (['l', 'a', 'b'] as const).map((key) => {
    const sums = new Float64Array(parts.length);
    for (let pixel = 0; pixel < labels.length; pixel += 1) {
      const index = (labels[pixel] ?? 0) - 1;
      if (index >= 0) sums[index] = (sums[index] ?? 0) + (lab[key][pixel] ?? 0) - (background.lab[key][pixel] ?? 0);
    }
    return sums;
  });
  return parts.map(({ area }, index) => {
    const [l = 0, a = 0, b = 0] = offsets.map((sums) => (sums[index] ?? 0) / area);
    return Math.sqrt(LIGHTNESS_WEIGHT * l * l + a * a + b * b) <= most;
  });
}
