import type { Trade } from '@reelwright/product-kinds';
import { type Feature, readFeatures } from '../read-features.ts';
import consumed from './features/consumed-features.json' with { type: 'json' };
import general from './features/general-features.json' with { type: 'json' };
import household from './features/household-features.json' with { type: 'json' };
import powered from './features/powered-features.json' with { type: 'json' };
import worn from './features/worn-features.json' with { type: 'json' };

/** Topics of sellers' statements, recognised by their words. A fact may have several. */
export const CHINESE_FEATURES: readonly Feature[] = readFeatures([
  ...worn,
  ...household,
  ...powered,
  ...consumed,
  ...general,
]);

/**
 * Returns the topics of a text for a product of this trade and noun; for an unknown product, only those with the same
 * meaning everywhere.
 */
export function listChineseFeatures(
  text: string,
  { trade, noun }: { trade: Trade | undefined; noun: string | null },
): Feature[] {
  return CHINESE_FEATURES.filter(({ match, trades, nouns }) => {
    if (trades !== undefined && (trade === undefined || !trades.includes(trade))) return false;
    if (nouns !== undefined && !nouns.some((ending) => noun?.endsWith(ending))) return false;
    return match.test(text);
  });
}
