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
const MAX_SMOOTHING = 8;

/** How far a frame is compared, and how much noise is removed; a radius of 0 leaves the noise. */
export function planDenoising(
  { denoise, quality }: Pick<EnhanceSettings, 'denoise' | 'quality'>,
  { sigma }: Pick<EnhancementMeasure, 'sigma'>,
): { radius: number; sigma: number } {
  if (denoise === 'off' || sigma < LEAST_SIGMA) return { radius: 0, sigma: 0 };
  const factor = SIGMA_FACTOR * (denoise === 'strong' ? STRONG_FACTOR : 1);
  return { radius: quality === 'best' ? 3 : 2, sigma: sigma * factor };
}

/** Returns how strongly blocks are smoothed: by the noise that averaging leaves, and by what compression left. */
export function planLook(settings: EnhanceSettings, measure: EnhancementMeasure): EnhancedLook {
  const { sigma } = planDenoising(settings, measure);
  const { quantiser } = measure;
  const coarse = settings.deblock && quantiser !== null && quantiser > FINE_QUANTISER;
  return {
    smoothing: Math.min(MAX_SMOOTHING, Math.round(Math.max(sigma, coarse ? (quantiser - 24) * QUANTISER_FACTOR : 0))),
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
