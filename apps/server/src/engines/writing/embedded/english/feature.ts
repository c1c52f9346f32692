import type { Trade } from '@reelwright/product-kinds';

/** A topic of facts, and its use in an ad. */
export interface Feature {
  id: string;
  match: RegExp;
  /** Its importance to a buyer, 0 to 3. */
  weight: number;
  /** The buyer's question that the fact answers; `{is it/are they}` agrees with the product. */
  asks?: string;
  /**
   * Trades in which the words mean this feature: 100% is the strength of a serum, not of wool. All trades if left out.
   */
  trades?: readonly Trade[];
}

/** Returns the features of a text about a product of this trade, in the order of the table. */
export function findFeatures(features: readonly Feature[], text: string, trade: Trade | undefined): Feature[] {
  return features.filter(
    ({ match, trades }) =>
      match.test(text) && (trades === undefined || (trade !== undefined && trades.includes(trade))),
  );
}
