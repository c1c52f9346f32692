import type { Trade } from '@reelwright/product-kinds';

/** What one may add behind a fact, to products of the trades where it makes sense. It states nothing of its own. */
export interface ChineseRemark {
  text: string;
  trades: readonly Trade[];
}

/** What sellers say of things, told by their words. A fact may be about several. */
export interface ChineseFeature {
  id: string;
  match: RegExp;
  /** How much a buyer cares: 1 little, 3 much. */
  weight: number;
  /** What a buyer would ask. */
  asks?: string;
  remarks?: readonly ChineseRemark[];
  /** Where the words mean this feature: 加厚 is warm of a coat, not of a tissue. Everywhere where left out. */
  trades?: readonly Trade[];
  /** Endings of the nouns of which they mean it. */
  nouns?: readonly string[];
}

/** Remarks for products of these trades. */
export const on = (trades: readonly Trade[], ...texts: string[]): ChineseRemark[] =>
  texts.map((text) => ({ text, trades }));
