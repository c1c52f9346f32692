import type { Trade } from '@reelwright/product-kinds';

/** A remark behind a fact; it states nothing of its own. */
export interface Remark {
  text: string;
  /** Trades whose products it suits: no other gets it. */
  trades: readonly Trade[];
}

/** What a fact is about, and what a writer may make of it. */
export interface Feature {
  id: string;
  match: RegExp;
  /** How much a buyer wants to know it, 0 to 3. */
  weight: number;
  /** On screen, where the voice says the fact in other words. */
  title?: string;
  /** What a buyer asks that the fact answers; `{is it/are they}` agrees with the product. */
  asks?: string;
  remarks?: readonly Remark[];
}

/** The features of a text, in the order of the table. */
export function findFeatures(features: readonly Feature[], text: string): Feature[] {
  return features.filter(({ match }) => match.test(text));
}
