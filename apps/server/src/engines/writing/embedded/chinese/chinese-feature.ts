import type { Trade } from '@reelwright/product-kinds';

/** What sellers say of things, told by their words. A fact may be about several. */
export interface ChineseFeature {
  id: string;
  match: RegExp;
  /** How much a buyer cares: 1 little, 3 much. */
  weight: number;
  /** What a buyer would ask. */
  asks?: string;
  /** Where the words mean this feature: 加厚 is warm of a coat, not of a tissue. Everywhere where left out. */
  trades?: readonly Trade[];
  /** Endings of the nouns of which they mean it. */
  nouns?: readonly string[];
}
