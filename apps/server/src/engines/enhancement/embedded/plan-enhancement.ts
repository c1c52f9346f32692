import type { EnhanceSettings } from '@reelwright/contracts';
import type { EnhancedLook } from '@reelwright/media';
import type { EnhancementMeasure } from '../enhancement.ts';

/** Below it, footage is clean: averaging would gain nothing. Standard deviations of luma. */
const LEAST_SIGMA = 0.8;
/** What is measured between frames is a little less than the noise, as some of it is found again elsewhere. */
const SIGMA_FACTOR = 1.15;
const STRONG_FACTOR = 1.4;
/** H.264 of this quantiser and below keeps more detail than filters would give back. */
const FINE_QUANTISER = 28;
const QUANTISER_FACTOR = 0.55;
/** Beyond it, smoothing takes more detail than it takes blocks, however coarse a video is. */
const MAX_DEBLOCKING = 7;
const MAX_SMOOTHING = 8;

/** What coarse compression leaves differs from frame to frame by about this much where blocks are coded anew; most are copied. */
const COARSE_SIGMA = 5;

type Measured = Pick<EnhancementMeasure, 'sigma' | 'quantiser'>;

const isCoarse = ({ deblock }: Pick<EnhanceSettings, 'deblock'>, { quantiser }: Measured): boolean =>
  deblock && quantiser !== null && quantiser > FINE_QUANTISER;

/** Noise that is to be removed. Standard deviation of luma. */
function findNoise({ denoise }: Pick<EnhanceSettings, 'denoise'>, { sigma }: Measured): number {
  if (denoise === 'off' || sigma < LEAST_SIGMA) return 0;
  return SIGMA_FACTOR * (denoise === 'strong' ? STRONG_FACTOR : 1) * sigma;
}

/** How far a frame is compared, and how much difference is averaged away; a radius of 0 leaves frames as they are. */
export function planDenoising(
  settings: Pick<EnhanceSettings, 'denoise' | 'deblock' | 'quality'>,
  measure: Measured,
): { radius: number; sigma: number } {
  const sigma = Math.max(findNoise(settings, measure), isCoarse(settings, measure) ? COARSE_SIGMA : 0);
  return { radius: sigma === 0 ? 0 : settings.quality === 'best' ? 3 : 2, sigma };
}

/**
 * Returns how strongly frames are smoothed before they are compared, by what compression left, and after they are averaged,
 * by their noise. Motion is found better in smooth frames, and what smoothing leaves is averaged too.
 */
export function planSmoothing(
  settings: Pick<EnhanceSettings, 'deblock' | 'denoise' | 'quality'>,
  measure: Measured,
): { before: number; after: number } {
  const noise = Math.min(MAX_SMOOTHING, findNoise(settings, measure));
  const coarseness = isCoarse(settings, measure)
    ? Math.min(MAX_DEBLOCKING, QUANTISER_FACTOR * ((measure.quantiser ?? 0) - 24))
    : 0;
  // Smoothing twice gains hardly more, and takes twice the time.
  const before = settings.quality === 'best' || coarseness >= noise ? coarseness : 0;
  return { before, after: noise > before ? noise : 0 };
}

export function planLook(settings: EnhanceSettings, measure: EnhancementMeasure): EnhancedLook {
  return {
    sharpen: settings.sharpen,
    tone: settings.tone ? planTone(measure.tone) : null,
    isBest: settings.quality === 'best',
  };
}

const BLACK = 16;
const WHITE = 235;
/** A scene that is meant to be dark or hazy keeps some of that. */
const MAX_BLACK_SHIFT = 28;
const MAX_WHITE_SHIFT = 60;
const WANTED_MIDDLE = 0.42;
const GAMMA_LIMITS = { least: 0.85, most: 1.3 };

/** Returns what becomes black and white, and the gamma between: limited, and the same for the whole video. */
function planTone({ black, white, middle }: EnhancementMeasure['tone']): NonNullable<EnhancedLook['tone']> {
  const limit = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
  const from = limit(black, BLACK, BLACK + MAX_BLACK_SHIFT);
  const to = limit(white, WHITE - MAX_WHITE_SHIFT, WHITE);
  const share = limit((middle - from) / (to - from), 0.05, 0.95);
  // Half of the way: the middle of a scene need not be grey.
  const wanted = (Math.log(share) / Math.log(WANTED_MIDDLE) + 1) / 2;
  return { black: from, white: to, gamma: limit(wanted, GAMMA_LIMITS.least, GAMMA_LIMITS.most) };
}
