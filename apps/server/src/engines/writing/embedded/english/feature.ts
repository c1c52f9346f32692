import type { Trade } from '@reelwright/product-kinds';

/** What a fact is about, and what a writer may make of it. */
export interface Feature {
  id: string;
  match: RegExp;
  /** How much a buyer wants to know it, 0 to 3. */
  weight: number;
  /** What a buyer asks that the fact answers; `{is it/are they}` agrees with the product. */
  asks?: string;
  /** Where the words mean this feature: 100% is a strength of a serum, not of wool. Everywhere where left out. */
  trades?: readonly Trade[];
}

/** The features of a text about a product of this trade, in the order of the table. */
export function findFeatures(features: readonly Feature[], text: string, trade: Trade | undefined): Feature[] {
  return features.filter(
    ({ match, trades }) =>
      match.test(text) && (trades === undefined || (trade !== undefined && trades.includes(trade))),
  );
}
