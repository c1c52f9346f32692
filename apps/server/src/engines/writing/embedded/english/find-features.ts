import type { Trade } from '@reelwright/product-kinds';
import type { Feature } from '../read-features.ts';

/** Returns the features of a text about a product of this trade, in the order of the table. */
export function findFeatures(features: readonly Feature[], text: string, trade: Trade | undefined): Feature[] {
  return features.filter(
    ({ match, trades }) =>
      match.test(text) && (trades === undefined || (trade !== undefined && trades.includes(trade))),
  );
}
