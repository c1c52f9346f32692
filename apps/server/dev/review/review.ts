import type { PlannedAd, RenderedAd } from '#src/cli/ad-studio.ts';
import type { Gate } from './gate.ts';
import type { MeasuredAd } from './measure-ad.ts';

/** An ad with everything that its page shows. */
export interface ReviewedAd extends MeasuredAd {
  /** Base name of its files. */
  name: string;
  ad: Pick<PlannedAd, 'product' | 'script' | 'document' | 'look' | 'layouts' | 'seed'>;
  /** Name of the file in the review's folder. */
  video?: { file: string; rendered: RenderedAd };
}

/** Gates of a product over many seeds. */
export interface ReviewedRange {
  name: string;
  gates: Gate[];
}

export interface Review {
  ads: ReviewedAd[];
  ranges: ReviewedRange[];
  /** Ads that could not be made, with the reason. */
  failures: { name: string; reason: string }[];
}

/** Returns the gates that failed. */
export function listFailed({ gates }: { gates: readonly Gate[] }): Gate[] {
  return gates.filter(({ isPassed }) => isPassed === false);
}
