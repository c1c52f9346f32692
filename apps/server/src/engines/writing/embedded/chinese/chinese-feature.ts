import type { Trade } from '@reelwright/product-kinds';

/** A topic of sellers' statements, recognised by its words. A fact may have several. */
export interface ChineseFeature {
  id: string;
  match: RegExp;
  /** Importance to a buyer: 1 low, 3 high. */
  weight: number;
  /** A buyer's question about it. */
  asks?: string;
  /**
   * Trades in which the words mean this feature: 加厚 means warm for a coat, not for a tissue. All trades if left out.
   */
  trades?: readonly Trade[];
  /** Endings of the nouns for which the words mean it. */
  nouns?: readonly string[];
}
