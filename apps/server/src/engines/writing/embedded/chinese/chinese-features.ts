import type { Trade } from '@reelwright/product-kinds';
import type { ChineseFeature } from './chinese-feature.ts';
import { CONSUMED_FEATURES } from './features/consumed-features.ts';
import { GENERAL_FEATURES } from './features/general-features.ts';
import { HOUSEHOLD_FEATURES } from './features/household-features.ts';
import { POWERED_FEATURES } from './features/powered-features.ts';
import { WORN_FEATURES } from './features/worn-features.ts';

/** Topics of sellers' statements, recognised by their words. A fact may have several. */
export const CHINESE_FEATURES: readonly ChineseFeature[] = [
  ...WORN_FEATURES,
  ...HOUSEHOLD_FEATURES,
  ...POWERED_FEATURES,
  ...CONSUMED_FEATURES,
  ...GENERAL_FEATURES,
];

/**
 * Returns the topics of a text for a product of this trade and noun; for an unknown product, only those with the same
 * meaning everywhere.
 */
export function listChineseFeatures(
  text: string,
  { trade, noun }: { trade: Trade | undefined; noun: string | null },
): ChineseFeature[] {
  return CHINESE_FEATURES.filter(({ match, trades, nouns }) => {
    if (trades !== undefined && (trade === undefined || !trades.includes(trade))) return false;
    if (nouns !== undefined && !nouns.some((ending) => noun?.endsWith(ending))) return false;
    return match.test(text);
  });
}
